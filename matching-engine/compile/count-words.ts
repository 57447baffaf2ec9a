import { associations } from "../lexicon/associations.ts";
import { glosses } from "../lexicon/glosses.ts";
import { situations } from "../lexicon/situations.ts";
import { synonyms } from "../lexicon/synonyms.ts";
import { createLexicon } from "../src/read/lexicon/lexicon.ts";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { listLetters } from "../src/read/word-counts.ts";
import type { ListName } from "../src/read/word-counts.ts";
import { everySwitch } from "../src/switches.ts";
import { splitWords } from "../src/text/words.ts";
import { indicativeTerms } from "./indicative-terms.ts";
import { trainingExamples } from "./training-examples.ts";

/** Holds, for each word by its term, how often each list has it for each skill. */
type Counts = Map<string, Map<string, Map<ListName, number>>>;

/**
 * Counts the words of all lists, as the table that the engine loads: the skills by their number, one line a word with its counts
 * ("film 12e5i1": five training examples and one indicative term of skill 12), and the words that need no spelling correction.
 */
export function countWords(): { skills: string[]; words: string; listed: string } {
  const { factsOf, aliases, describedNeeds } = createLexicon(everySwitch);
  const counts: Counts = new Map();
  const skills = new Set<string>();
  const add = (skill: string, norm: string, list: ListName, count = 1) => {
    const { term, isFunction } = factsOf(norm);
    if (isFunction) return;
    const owners = counts.get(term) ?? new Map<string, Map<ListName, number>>();
    const lists = owners.get(skill) ?? new Map<ListName, number>();
    counts.set(term, owners.set(skill, lists.set(list, (lists.get(list) ?? 0) + count)));
  };

  for (const [list, table] of Object.entries({ associations, glosses, situations }))
    for (const row of rowsOf(table)) {
      skills.add(row.skill);
      const { norms, ends } = splitWords(row.text);
      for (const [at, norm] of norms.entries())
        add(row.skill, norm, row.text[ends[at]!] === "*" ? "ownWords" : (list as ListName));
    }
  for (const { phrase, concept } of describedNeeds)
    if (skills.has(concepts[concept]!.name))
      for (const norm of splitWords(phrase).norms) add(concepts[concept]!.name, norm, "describedNeeds");
  for (const { norms, concept, weight } of aliases)
    if (concepts[concept]!.kind === "skill" && skills.has(concepts[concept]!.name))
      for (const norm of norms) add(concepts[concept]!.name, norm, "aliases", Math.round(weight * 100));
  for (const { skill, examples } of trainingExamples) {
    skills.add(skill);
    for (const example of examples)
      for (const norm of new Set(splitWords(example).norms)) add(skill, norm, "trainingExamples");
  }
  for (const row of rowsOf(indicativeTerms.join("\n"))) {
    skills.add(row.skill);
    for (const norm of new Set(splitWords(row.text).norms)) add(row.skill, norm, "indicativeTerms");
  }
  const names = [...skills];
  const words = [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, owners]) => `${term} ${[...owners].map((owner) => cellOf(owner, names)).join(" ")}`);
  const listed = [synonyms, associations, glosses, situations].flatMap((list) => splitWords(list).norms);
  return { skills: names, words: words.join("\n"), listed: [...new Set(listed)].join(" ") };
}

function cellOf([skill, lists]: [string, Map<ListName, number>], skills: readonly string[]): string {
  return skills.indexOf(skill) + [...lists].map(([list, count]) => `${listLetters[list]}${count}`).join("");
}

function rowsOf(table: string): { skill: string; text: string }[] {
  return table
    .trim()
    .split("\n")
    .map((row) => ({ skill: row.slice(0, row.indexOf(":")), text: row.slice(row.indexOf(":") + 1) }));
}
