import { classes } from "../../../ui/classes.ts";
import type { ComparedPart, ComparedWords } from "../word-comparison.ts";

export interface WordChangesProps {
  compared: ComparedWords;
  /** Names the earlier version and the later one. */
  titles?: readonly [string, string] | undefined;
}

/** Shows two versions of a text side by side, by default the person's words and the improved ones, and marks what was removed and added. */
export function WordChanges({ compared, titles = ["Your words", "Improved"] }: WordChangesProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Version title={titles[0]} parts={compared.before} as="del" />
      <Version title={titles[1]} parts={compared.after} as="ins" />
    </div>
  );
}

const looks = {
  del: "rounded-xs bg-danger-soft text-danger decoration-danger/60",
  ins: "rounded-xs bg-success-soft text-success no-underline",
};
const spoken = { del: "left out", ins: "added" };

function Version({ title, parts, as: Change }: { title: string; parts: readonly ComparedPart[]; as: "del" | "ins" }) {
  return (
    <figure className="min-w-0 rounded-lg bg-sunken p-4">
      <figcaption className="mb-1.5 text-xs font-medium text-ink-faint">{title}</figcaption>
      <p className="text-sm leading-6 whitespace-pre-wrap">
        {parts.map(({ text, isShared }, index) =>
          isShared ? (
            <span key={index}>{text}</span>
          ) : (
            <Change key={index} className={classes(looks[Change])}>
              <span className="sr-only">[{spoken[Change]}: </span>
              {text}
              <span className="sr-only">]</span>
            </Change>
          ),
        )}
      </p>
    </figure>
  );
}
