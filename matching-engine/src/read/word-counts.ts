import type { Switches } from "../switches.ts";
import { hintWeights } from "../weights.ts";

/** Names the lists whose words are counted, each with its letter in the table of counts. */
export const listLetters = {
  glosses: "g",
  situations: "s",
  ownWords: "o",
  describedNeeds: "n",
  aliases: "a",
  trainingExamples: "e",
  indicativeTerms: "i",
} as const;
export type ListName = keyof typeof listLetters;

/** Says how much a count of each list weighs; aliases are counted in hundredths. */
const weights: Record<ListName, number> = {
  glosses: hintWeights.listed,
  situations: hintWeights.listed,
  ownWords: hintWeights.ownWord,
  describedNeeds: hintWeights.describedNeed,
  aliases: hintWeights.alias / 100,
  trainingExamples: hintWeights.trainingExample,
  indicativeTerms: hintWeights.indicativeTerm,
};

/** Lists what was written word by word: sure, and few. The other lists were written to be wide. */
const sureLists: readonly ListName[] = ["glosses", "situations", "ownWords", "describedNeeds", "aliases"];

/** Returns the weight of each letter of the table, with 0 for lists that are switched off. */
export function letterWeights(switches: Switches, isSure: boolean): ReadonlyMap<string, number> {
  const isOn = (list: ListName) =>
    (!isSure || sureLists.includes(list)) && (list === "ownWords" || list === "aliases" || switches[list]);
  return new Map(
    (Object.keys(listLetters) as ListName[]).map((list) => [listLetters[list], isOn(list) ? weights[list] : 0]),
  );
}

/** Returns what a line of the table ("12e5i1 40a80") says: the weight of the word for each skill by its number. */
export function readCounts(line: string, letters: ReadonlyMap<string, number>): { skill: number; weight: number }[] {
  return line.split(" ").flatMap((cell) => {
    const skill = Number.parseInt(cell, 10);
    let weight = 0;
    for (const [, letter, count] of cell.matchAll(/([a-z])(\d+)/g)) weight += letters.get(letter!)! * Number(count);
    return weight > 0 ? [{ skill, weight }] : [];
  });
}
