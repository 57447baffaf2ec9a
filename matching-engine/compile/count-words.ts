import { situations } from "../lexicon/situations.ts";
import { synonyms } from "../lexicon/synonyms.ts";
import { createLexicon } from "../src/read/lexicon/lexicon.ts";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { listLetters } from "../src/read/word-counts.ts";
import type { ListName } from "../src/read/word-counts.ts";
import { everySwitch } from "../src/switches.ts";
import { splitWords } from "../src/text/words.ts";
import { trainingExamples } from "./training-examples.ts";

/** Holds what the engine loads of the lists of words. */
export interface WordTable {
  /** Names the skills by their number. */
  skills: string[];
  /** Holds one line a word with its counts: "film 12e5a80" is in five training examples and the aliases of skill 12. */
  words: string;
  /** Holds words of the lists, which need no spelling correction. */
  listed: string;
}

/** Counts how often each list has a word for each skill. */
class WordCounter {
  readonly skills = new Set<string>();
  private readonly counts = new Map<string, Map<string, Map<ListName, number>>>();
  private readonly lexicon = createLexicon(everySwitch);

  add(skill: string, norm: string, { list, count = 1 }: { list: ListName; count?: number }): void {
    const { term, isFunction } = this.lexicon.factsOf(norm);
    if (isFunction) return;
    const owners = this.counts.get(term) ?? new Map<string, Map<ListName, number>>();
    const lists = owners.get(skill) ?? new Map<ListName, number>();
    this.counts.set(term, owners.set(skill, lists.set(list, (lists.get(list) ?? 0) + count)));
  }

  addLists(): void {
    for (const { skill, text } of rowsOf(situations)) {
      this.skills.add(skill);
      const { norms, ends } = splitWords(text);
      for (const [at, norm] of norms.entries())
        this.add(skill, norm, { list: text[ends[at]!] === "*" ? "ownWords" : "situations" });
    }
  }

  /** Adds aliases, of the skills that the lists have. */
  addNames(): void {
    for (const { norms, concept, weight } of this.lexicon.aliases)
      for (const norm of this.hasSkill(concept) ? norms : [])
        this.add(concepts[concept]!.name, norm, { list: "aliases", count: Math.round(weight * 100) });
  }

  addExamples(): void {
    for (const { skill, examples } of trainingExamples) {
      this.skills.add(skill);
      for (const example of examples)
        for (const norm of new Set(splitWords(example).norms)) this.add(skill, norm, { list: "trainingExamples" });
    }
  }

  lines(): string[] {
    const names = [...this.skills];
    const cellOf = ([skill, lists]: [string, Map<ListName, number>]) =>
      names.indexOf(skill) + [...lists].map(([list, count]) => `${listLetters[list]}${count}`).join("");
    return [...this.counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([term, owners]) => `${term} ${[...owners].map(cellOf).join(" ")}`);
  }

  private hasSkill(concept: number): boolean {
    const { kind, name } = concepts[concept]!;
    return kind === "skill" && this.skills.has(name);
  }
}

/** Counts the words of all lists, as the table that the engine loads. */
export function countWords(): WordTable {
  const counter = new WordCounter();
  counter.addLists();
  counter.addNames();
  counter.addExamples();
  const listed = [synonyms, situations].flatMap((list) => splitWords(list).norms);
  return {
    skills: [...counter.skills],
    words: counter.lines().join("\n"),
    listed: [...new Set(listed)].join(" "),
  };
}

function rowsOf(table: string): { skill: string; text: string }[] {
  return table
    .trim()
    .split("\n")
    .map((row) => ({ skill: row.slice(0, row.indexOf(":")), text: row.slice(row.indexOf(":") + 1) }));
}
