import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Lists the words by which writers name themselves as those who act. */
export const writers = wordSet("we i we're i'm we've i've we'd i'd we'll i'll im ive id");
/** Lists people for whom, or with whom, somebody decides. */
const deciders = wordSet("client wife husband partner boss board committee chair chairman director founder owner team");
/** Lists those who act in what is told. */
export const others = wordSet(
  "you they he she it people customers clients guests visitors viewers readers buyers users everybody everyone you'd you'll you're they'd they'll they're they've he'd she'd",
);

/** Returns whether a word is the writer, or somebody who decides for them. */
export const decides = (word: string) => writers.has(word) || deciders.has(word);

/** Returns whether the writer, or nobody who is named, is the subject of the clause up to a word. */
export function isOfWriter({ norms, breaks }: Words, before: number): boolean {
  for (let at = before - 1; at >= 0 && breaks[at + 1] === separators.none; at -= 1)
    if (decides(norms[at]!)) return true;
  return before === 0 || breaks[before] !== separators.none || /^(?:and|but|so|just|really)$/.test(norms[before - 1]!);
}
