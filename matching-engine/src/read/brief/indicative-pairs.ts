import { glosses } from "../../../lexicon/glosses.ts";
import { situations } from "../../../lexicon/situations.ts";
import type { Switches } from "../../switches.ts";
import { splitWords } from "../../text/words.ts";
import { hintWeights } from "../../weights.ts";
import type { Lexicon, WordFacts } from "../lexicon/lexicon.ts";
import type { Sign } from "../suggest-skills.ts";
import { skillNamed } from "../word-hints.ts";

/** Returns what the pairs of words in a brief say beside its single words. */
export type FindPairSigns = (facts: readonly WordFacts[], mayCount: (at: number) => boolean) => Sign[];

/** Collects the skills whose situations have two words side by side, small words aside: "heavy paper", "best bits". */
export function createPairFinder(lexicon: Lexicon, switches: Switches): FindPairSigns {
  const owners = new Map<string, Set<number>>();
  const tables = [switches.situations ? situations : "", switches.glosses ? glosses : ""];
  const rows = tables.flatMap((table) => (table === "" ? [] : table.trim().split("\n")));
  for (const row of switches.wordPairs ? rows : []) {
    const colon = row.indexOf(":");
    const concept = skillNamed(row.slice(0, colon));
    if (!row.includes(",")) continue;
    for (const phrase of row.slice(colon + 1).split(",")) addPhrase(lexicon, phrase, concept, owners);
  }

  return (facts, mayCount) => {
    const signs: Sign[] = [];
    let before: string | undefined;
    for (let at = 0; at < facts.length; at += 1) {
      const word = facts[at]!;
      if (word.isFunction) continue;
      const found = before === undefined || !mayCount(at) ? undefined : owners.get(`${before} ${word.term}`);
      for (const concept of found ?? []) signs.push({ concept, gain: hintWeights.pair / found!.size, at });
      before = word.term;
    }
    return signs;
  };
}

function addPhrase({ factsOf }: Lexicon, phrase: string, concept: number, owners: Map<string, Set<number>>): void {
  const terms = splitWords(phrase)
    .norms.map(factsOf)
    .filter((word) => !word.isFunction)
    .map((word) => word.term);
  for (let at = 1; at < terms.length; at += 1) {
    const pair = `${terms[at - 1]} ${terms[at]}`;
    const known = owners.get(pair);
    if (known === undefined) owners.set(pair, new Set([concept]));
    else known.add(concept);
  }
}
