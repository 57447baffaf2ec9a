import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";

/**
 * Ends a sentence where a new one begins without a full stop, as in "a logo for a bakery We pay on Fridays": at a function word or "please" with a
 * capital, after a word that may end a sentence. After a name only what opens a sentence about the writer does: "The Kettles And Friends" is one name.
 */
export function endUnstopped(words: Words, factsOf: (norm: string) => WordFacts): void {
  const { norms, breaks } = words;
  for (let at = 1; at < norms.length; at += 1) {
    if (breaks[at] !== separators.none || !isCapitalised(words, at) || factsOf(norms[at - 1]!).isFunction) continue;
    if (norms[at] === "may" && dayBefore.test(norms[at - 1]!)) continue;
    const norm = norms[at]!;
    const isOpening =
      openings.has(norm) || (!articles.has(norm) && factsOf(norm).isFunction && !isCapital(words, at - 1));
    if (isOpening) breaks[at] = separators.sentence;
  }
}

/** Matches the day before a month: "10th May". */
const dayBefore = /^\d{1,2}(?:st|nd|rd|th)?$/;

const openings = new Set(["we", "we're", "we'd", "our", "my", "please", "thanks"]);
const articles = new Set(["the", "a", "an"]);

const isCapital = ({ text, starts }: Words, at: number) => /^[A-Z]/.test(text.slice(starts[at], starts[at]! + 1));

const isCapitalised = ({ text, starts }: Words, at: number) =>
  /^[A-Z][a-z']/.test(text.slice(starts[at], starts[at]! + 2));
