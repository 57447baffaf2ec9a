import { matchingLimits } from "@triptych/contract/matching";
import { withoutMarkdown } from "./reason-text.ts";

/** The beginning of a description: whole up to 150 characters, else its sentences within 140, else 140 characters and an ellipsis. */
export function bioPreview(description: string): string {
  const text = withoutMarkdown(description);
  // Whole characters as people see them, emoji of several parts too.
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= matchingLimits.bioPreview) return text;
  const beginning = characters.slice(0, matchingLimits.bioPreviewCut).join("");
  return lastSentencesOf(beginning) ?? `${beginning.trimEnd()}…`;
}

const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

/** Up to the last end of a sentence that stands before the cut, where there is one. */
function lastSentencesOf(beginning: string): string | undefined {
  const ends = [...beginning.matchAll(/(?:[!?]+["'”’)]*(?=\s)|\.+["'”’)]*(?=\s+[^\s\p{Ll}]))/gu)];
  const last = ends.at(-1);
  return last && beginning.slice(0, last.index + last[0].length);
}
