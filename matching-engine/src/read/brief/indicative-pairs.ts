import table from "../../../lexicon/word-counts.json" with { type: "json" };
import type { Switches } from "../../switches.ts";
import { hintWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import type { Sign } from "../suggest-skills.ts";
import { skillNamed } from "../word-hints.ts";

/** Returns what the pairs of words in a brief say beside its single words. No pair reaches over a word that opens something new. */
export type FindPairSigns = (
  facts: readonly WordFacts[],
  mayCount: (at: number) => boolean,
  opensAnew: (at: number) => boolean,
) => Sign[];

/** Makes a function that finds pairs of words that stand side by side in a described situation: "heavy paper", "best bits". */
export function createPairFinder(switches: Switches): FindPairSigns {
  const owners = switches.wordPairs ? readPairs() : new Map<string, number[]>();

  return (facts, mayCount, opensAnew) => {
    const signs: Sign[] = [];
    let before: string | undefined;
    for (const [at, word] of facts.entries()) {
      if (opensAnew(at)) before = undefined;
      if (word.isFunction) continue;
      const found = before === undefined || !mayCount(at) ? [] : (owners.get(`${before} ${word.term}`) ?? []);
      for (const concept of found) signs.push({ concept, gain: hintWeights.pair / found.length, at });
      before = word.term;
    }
    return signs;
  };
}

/** Reads the table of pairs: two words, then the numbers of their skills. */
function readPairs(): Map<string, number[]> {
  const concepts = table.skills.map(skillNamed);
  return new Map(
    table.pairs.split("\n").map((line) => {
      const [first, second, ...skills] = line.split(" ");
      return [`${first} ${second}`, skills.map((skill) => concepts[Number(skill)]!)];
    }),
  );
}
