import { cutAtWord } from "@triptych/contract/cut-at-word";
import { matchingLimits } from "@triptych/contract/matching";
import { withoutMarkdown } from "@triptych/contract/plain-sentence";

/**
 * Returns the beginning of a description: all of it up to 150 characters, else its sentences within 140, else the words
 * within 140 and an ellipsis.
 */
export function bioPreview(description: string): string {
  const text = withoutMarkdown(description);
  // Counts characters as people see them: an emoji of several parts is one.
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (characters.length <= matchingLimits.bioPreview) return text;
  const beginning = characters.slice(0, matchingLimits.bioPreviewCut).join("");
  return lastSentencesOf(beginning) ?? cutAtWord(text, Array.from(beginning).length);
}

const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

/** Returns the text up to the last end of a sentence, or undefined where no sentence ends in it. */
function lastSentencesOf(beginning: string): string | undefined {
  const ends = [...beginning.matchAll(/(?:[!?]+["'”’)]*(?=\s)|\.+["'”’)]*(?=\s+[^\s\p{Ll}]))/gu)];
  const last = ends.at(-1);
  return last && beginning.slice(0, last.index + last[0].length);
}
