import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { tradeVerbs } from "./trade-verbs.ts";

/** Describes the noun phrase that a word stands in, and what leads to it. */
export interface NounPhrase {
  /** Is where the phrase begins. */
  from: number;
  /** Lists its articles and owners, such as "our" and "a", the nearest to the word first. */
  determiners: readonly string[];
  /** Is the place of the word that the phrase follows, or -1 where it opens a clause. */
  link: number;
}

const determiners =
  /^(?:a|an|the|our|my|your|his|her|their|its|this|that|these|those|some|any|no|another|own|both|all|two|three|four|five|six|seven|eight|nine|ten|\d.*)$/;
/** Matches words after which the phrase goes on: "a chain of nurseries", "soap and body butter". */
const goingOn = /^(?:of|and|or|&)$/;

/** Returns the phrase of the word at `at`: for "shops" in "for a chain of bike shops", the one that follows "for". */
export function nounPhraseAt(words: Words, at: number): NounPhrase {
  const found: string[] = [];
  let from = at;
  for (;;) {
    from = startOfNouns(words, from);
    while (joins(words, from) && determiners.test(words.norms[from - 1]!)) {
      from -= 1;
      found.push(words.norms[from]!);
    }
    if (!goesOn(words, from)) break;
    from -= 1;
  }
  return { from, determiners: found, link: joins(words, from) ? from - 1 : -1 };
}

function startOfNouns(words: Words, at: number): number {
  let from = at;
  while (isInside(words, from)) from -= 1;
  return from;
}

/** Returns whether no mark stands between a word and the one before. */
const joins = ({ breaks }: Words, at: number) => at > 0 && breaks[at] === separators.none;

/** Returns whether the word before is a noun or an adjective of the same phrase. */
function isInside(words: Words, at: number): boolean {
  if (!joins(words, at)) return false;
  const before = words.norms[at - 1]!;
  return !functionWords.has(before) && !tradeVerbs.has(before);
}

function goesOn(words: Words, from: number): boolean {
  if (!joins(words, from) || !goingOn.test(words.norms[from - 1]!)) return false;
  return isInside(words, from - 1) || (joins(words, from - 1) && determiners.test(words.norms[from - 2]!));
}
