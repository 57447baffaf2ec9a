import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { classes } from "../../../ui/classes.ts";
import { textareaWordClasses } from "../../../ui/textarea-classes.ts";
import { Textarea } from "../../../ui/textarea.tsx";
import type { WordLook } from "../reading-marks.ts";
import { markedPieces, type TextMark } from "../text-marks.ts";

export interface MarkedTextareaProps extends Omit<ComponentProps<"textarea">, "value" | "ref"> {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  marks: readonly TextMark<WordLook>[];
}

/**
 * Shows a text box whose words are marked. The marks are drawn behind the box, by a copy of the text that wraps and scrolls with
 * it; the list of requirements says the same in words.
 */
export function MarkedTextarea({ ref, value, marks, className, ...rest }: MarkedTextareaProps) {
  const behind = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => markedPieces(value, marks), [value, marks]);
  const follow = () => {
    if (behind.current && ref.current) behind.current.scrollTop = ref.current.scrollTop;
  };
  useLayoutEffect(follow);
  return (
    <div className="relative rounded-md bg-surface">
      <div
        ref={behind}
        aria-hidden="true"
        className={classes(
          "pointer-events-none absolute inset-0 overflow-x-hidden overflow-y-auto rounded-md border border-transparent wrap-break-word whitespace-pre-wrap text-transparent select-none [scrollbar-color:transparent_transparent]",
          wordClasses,
        )}
      >
        {pieces.map(({ text, looks }, index) =>
          looks.length === 0 ? (
            text
          ) : (
            <mark
              key={index}
              data-looks={looks.join(" ")}
              className={classes("rounded-xs text-transparent", looksClasses(looks))}
            >
              {text}
            </mark>
          ),
        )}
        {/* Gives a last empty line its height. */}
        {"\n"}
      </div>
      <Textarea
        {...rest}
        ref={ref}
        value={value}
        onScroll={follow}
        className={classes("relative block bg-transparent!", wordClasses, className)}
      />
    </div>
  );
}

/** Lists the classes that both the box and the copy behind it have, so that each mark lies on its words. */
const wordClasses = `text-lg ${textareaWordClasses}`;

function looksClasses(looks: readonly WordLook[]): string {
  if (looks.includes("active")) return `${grounds.active} forced-colors:bg-[Highlight]`;
  const read = looks.find((look) => look !== "unused");
  return read === undefined ? grounds.unused : grounds[read];
}

const grounds: Record<WordLook, string> = {
  active: "bg-accent/35 shadow-[0_0_0_2px_var(--color-accent)]",
  must: "bg-success-soft",
  nice: "bg-info-soft",
  avoid: "bg-danger-soft",
  aboutYou: "bg-hover",
  unused: "bg-transparent underline decoration-warning decoration-wavy decoration-1 underline-offset-4",
};
