import type { AliasRow, Concept } from "../src/read/lexicon/taxonomy.ts";

/** Names who does work by the last word of what it is called: a book design is by a book designer. */
const people: Readonly<Record<string, string>> = {
  advertising: "advertiser",
  analysis: "analyst",
  animation: "animator",
  building: "builder",
  design: "designer",
  development: "developer",
  direction: "director",
  editing: "editor",
  forecasting: "forecaster",
  grading: "grader",
  illustration: "illustrator",
  management: "manager",
  marketing: "marketer",
  modelling: "modeller",
  optimisation: "optimiser",
  painting: "painter",
  photography: "photographer",
  planning: "planner",
  printing: "printer",
  production: "producer",
  recording: "recordist",
  research: "researcher",
  strategy: "strategist",
  translation: "translator",
  visualisation: "visualiser",
  writing: "writer",
};

interface Named {
  concepts: readonly Concept[];
  aliases: readonly AliasRow[];
}

interface Name {
  words: string;
  weight: number;
  concept: Concept;
}

/** Returns the aliases that skills have without being listed: their own name, and what whoever does the work is called, where nothing else is called so. */
export function listNamesOfPeople({ concepts, aliases }: Named): Name[] {
  const listed = aliases
    .map(([words, weight, id]) => ({ words, weight, concept: concepts[id]! }))
    .filter(({ concept }) => concept.kind === "skill");
  const taken = new Set(aliases.map(([words]) => words));
  const own = concepts
    .filter(({ kind, name }) => kind === "skill" && /^\S+(?: \S+)+$/.test(name) && !joined.test(name))
    .map((concept) => ({ words: concept.name.toLowerCase().replaceAll("-", " "), weight: 1, concept }));
  const ofPeople = [...listed, ...own].flatMap(({ words, weight, concept }) => {
    const [, before = "", last = ""] = /^(.+) ([a-z]+)$/.exec(words) ?? [];
    const person = people[last];
    return person === undefined || joined.test(before) ? [] : [{ words: `${before} ${person}`, weight, concept }];
  });
  const found = [...own, ...ofPeople].filter(({ words }) => !taken.has(words));
  return [...new Map(found.map((name) => [`${name.concept.id} ${name.words}`, name])).values()];
}

const joined = / (?:and|of|or)(?: |$)/;
