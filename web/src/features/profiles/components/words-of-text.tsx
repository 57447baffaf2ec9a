import type { FoundValue } from "@triptych/contract/profiles";
import { formatCount } from "../../../platform/format.ts";
import { excerptOf } from "../first-profile.ts";

/** Shows the words of a pasted text that say something, lit among the words around them. */
export function WordsOfText({ text, places }: { text: string; places: FoundValue["places"] }) {
  const [first, ...others] = places;
  if (!first) return null;
  const { before, words, behind } = excerptOf(text, first);
  return (
    <p className="line-clamp-3 min-w-0 border-s-2 border-accent/40 ps-3 text-sm break-words text-ink-soft">
      <span className="sr-only">Your text: </span>
      {before}
      <mark className="rounded-xs bg-accent-soft font-medium text-ink">{words}</mark>
      {behind}
      {others.length > 0 && (
        <span className="text-ink-faint"> and {formatCount(others.length, "other place", "other places")}</span>
      )}
    </p>
  );
}
