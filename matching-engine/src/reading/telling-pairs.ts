import { glosses } from "../data/glosses.ts";
import { situations } from "../data/situations.ts";
import { factsOf } from "../lexicon/lexicon.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { splitWords } from "../text/words.ts";
import type { Boost } from "./suggest-jobs.ts";
import { craftNamed } from "./word-hints.ts";

/** The crafts whose situations have two words side by side, small words aside: "heavy paper", "best bits". */
const owners = new Map<string, Set<number>>();
const pairGain = 3;

for (const row of [...situations.trim().split("\n"), ...glosses.trim().split("\n")]) {
  const colon = row.indexOf(":");
  const concept = craftNamed(row.slice(0, colon));
  if (!row.includes(",")) continue;
  for (const phrase of row.slice(colon + 1).split(",")) addPhrase(phrase, concept);
}

/** What the pairs of words in a brief say beside its single words. */
export function pairBoosts(facts: readonly WordFacts[], mayCount: (at: number) => boolean): Boost[] {
  const boosts: Boost[] = [];
  let before: string | undefined;
  for (let at = 0; at < facts.length; at += 1) {
    const word = facts[at]!;
    if (word.isFunction) continue;
    const found = before === undefined || !mayCount(at) ? undefined : owners.get(`${before} ${word.root}`);
    for (const concept of found ?? []) boosts.push({ concept, gain: pairGain / found!.size, at });
    before = word.root;
  }
  return boosts;
}

function addPhrase(phrase: string, concept: number): void {
  const roots = splitWords(phrase)
    .norms.map(factsOf)
    .filter((word) => !word.isFunction)
    .map((word) => word.root);
  for (let at = 1; at < roots.length; at += 1) {
    const pair = `${roots[at - 1]} ${roots[at]}`;
    const known = owners.get(pair);
    if (known === undefined) owners.set(pair, new Set([concept]));
    else known.add(concept);
  }
}
