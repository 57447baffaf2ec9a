import { separators } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { sentenceAround } from "./profile-clauses.ts";
import type { ReadText } from "./read-text.ts";
import { whose } from "./writers-words.ts";

/** Says what a company does with the things of its own trade: "we make chutney", "we run two hotels". */
const trade = wordSet(
  "make makes making sell sells selling run runs running own owns brew brews brewing bake bakes baking grow grows growing build builds building publish publishes produce produces producing roast roasts weave weaves knit knits sew distil distils farm design designs teach teaches insure lend rent hire operate operates manufacture manufactures",
);
/** Ends what such a verb is about: "we sell tickets for festivals". */
const endsObject = wordSet(
  "for to from of with in at on by about like as than who which that where when because so but",
);

/** Counts the sentences in which a company says what it is. */
const openingSentences = 2;

/**
 * Returns whether a brand says that a word is its own trade: its text begins with it ("Holiday cottages, St Ives"), or it is what the brand makes, sells or runs in
 * one of its first sentences. Whatever else it tells of may be anybody's: "a former cheese cellar", "wedding cakes" on a ferry.
 */
export function isOwnTrade({ from }: Pick<Mention, "from">, { words, writer }: ReadText): boolean {
  const { norms, breaks } = words;
  const sentence = sentenceAround(from, words);
  const before = breaks.slice(0, from + 1).filter((one) => one === separators.sentence).length;
  if (before > openingSentences) return false;
  if (from === 0) return true;
  for (let at = from - 1; at > sentence.from; at -= 1) {
    if (endsObject.has(norms[at]!)) return false;
    if (trade.has(norms[at]!)) return writer.subarray(sentence.from, at).some((mark) => mark >= whose.writer);
  }
  return false;
}
