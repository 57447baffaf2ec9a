import { everySwitch } from "../src/switches.ts";
import type { Switches } from "../src/switches.ts";

/** Describes one piece taken out of the engine, by the switches that are off. */
export interface Ablation {
  name: string;
  switches: Partial<Switches>;
}

const names: Record<keyof Switches, string> = {
  skillAliases: "no aliases of the skills",
  occupationAliases: "no occupations below the skills",
  sectors: "no sectors",
  places: "no places",
  traits: "no traits (seniority, account type, sizes, ways of working)",
  requests: "no things that people ask for by name",
  situations: "no situations",
  trainingExamples: "no training examples",
  suggestedSkills: "no suggested skills in briefs",
  suggestedSkillsOfProfiles: "no suggested skills in profiles",
  synonyms: "no synonyms",
  spellingCorrection: "no spelling correction",
  negation: "no negation",
  money: "no money",
  stems: "no stems beyond the plural",
  verbosity: "no share for the words of long posts",
  wordShare: "words decide nothing",
  meaning: "no meaning of sentences",
  confirmation: "a mention is a mention",
  stuffing: "no watch for stuffing",
};

const lists = [
  "skillAliases",
  "occupationAliases",
  "sectors",
  "places",
  "traits",
  "situations",
  "trainingExamples",
  "synonyms",
] as const satisfies readonly (keyof Switches)[];

/** Lists the pieces that `npm run evaluate:ablation` takes out one at a time, and all lists together. */
export const ablations: Ablation[] = [
  { name: "everything", switches: {} },
  ...keysOf(everySwitch).map((key) => ({ name: names[key], switches: { [key]: false } })),
  { name: "no lists at all (words only)", switches: Object.fromEntries(lists.map((list) => [list, false])) },
];

function keysOf(switches: Switches): (keyof Switches)[] {
  return Object.keys(switches) as (keyof Switches)[];
}
