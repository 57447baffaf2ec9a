import type { Switches } from "../switches.ts";
import { hintWeights } from "../weights.ts";

/** Names the lists whose words are counted, each with its letter in the table of counts. */
export const listLetters = {
  situations: "s",
  ownWords: "o",
  aliases: "a",
  trainingExamples: "e",
} as const;
export type ListName = keyof typeof listLetters;

/** Says how much a count of each list weighs; aliases are counted in hundredths. */
const weights: Record<ListName, number> = {
  situations: hintWeights.listed,
  ownWords: hintWeights.ownWord,
  aliases: hintWeights.alias / 100,
  trainingExamples: hintWeights.trainingExample,
};

/** Lists what was written word by word: sure, and few. The other lists were written to be wide. */
const sureLists: readonly ListName[] = ["situations", "ownWords", "aliases"];

/** Returns the weight of each letter of the table, with 0 for lists that are switched off. */
export function letterWeights(switches: Switches, isSure: boolean): ReadonlyMap<string, number> {
  const isOn = (list: ListName) =>
    (!isSure || sureLists.includes(list)) && (list === "ownWords" || list === "aliases" || switches[list]);
  return new Map(
    (Object.keys(listLetters) as ListName[]).map((list) => [listLetters[list], isOn(list) ? weights[list] : 0]),
  );
}

/** Returns what a line of the table ("12e5a80 40e1") says: the weight of the word for each skill by its number. */
export function readCounts(line: string, letters: ReadonlyMap<string, number>): { skill: number; weight: number }[] {
  return line.split(" ").flatMap((cell) => {
    const skill = Number.parseInt(cell, 10);
    let weight = 0;
    for (const [, letter, count] of cell.matchAll(/([a-z])(\d+)/g)) weight += letters.get(letter!)! * Number(count);
    return weight > 0 ? [{ skill, weight }] : [];
  });
}
