import { wordPriorities } from "../read/brief/known-words.ts";
import type { SpellingCorrection } from "../read/brief/spelling-correction.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { separators, splitWords } from "../text/words.ts";
import { writingLimits } from "../weights.ts";

/** Describes a word whose spelling was corrected, as it was written and as it is now. */
export interface Correction {
  written: string;
  corrected: string;
}

/** Corrects the spelling of a brief and says of what. Names, and words that the engine does not surely know better, stay as they are. */
export function correctedText(text: string, { spelling }: Knowledge): { text: string; corrections: Correction[] } {
  const { norms, starts, ends, breaks } = splitWords(text);
  const corrections: Correction[] = [];
  let result = "";
  let last = 0;
  for (const [at, norm] of norms.entries()) {
    if (corrections.length >= writingLimits.correctionsShown || spelling.known.isKnown(norm)) continue;
    const written = text.slice(starts[at], ends[at]);
    const isPlain = written.toLowerCase() === norm;
    const isName = /^[A-Z]/.test(written) && at > 0 && breaks[at] !== separators.sentence;
    const meant = isName ? spelling.correctName(norm) : spelling.correctWord(norm);
    if (!isPlain || meant === undefined || meant === norm || !isSure(norm, meant, spelling)) continue;
    const corrected = /^[A-Z]/.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
    result += text.slice(last, starts[at]) + corrected;
    last = ends[at]!;
    corrections.push({ written, corrected });
  }
  return { text: result + text.slice(last), corrections };
}

const lettersOf = (word: string) => word.split("").toSorted().join("");

/** Returns whether a correction may be shown as done: it is a word of a skill or a place, or only has letters swapped. "Ashore" is no "shore". */
function isSure(written: string, meant: string, { known }: SpellingCorrection): boolean {
  return (known.priorities.get(meant) ?? 0) >= wordPriorities.place || lettersOf(written) === lettersOf(meant);
}
