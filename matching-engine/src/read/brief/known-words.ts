import { commonWords } from "../../../lexicon/common-words.ts";
import { dictionaryWords, wordsOfTalk, wordsOfWork } from "../../../lexicon/dictionary-words.ts";
import { everydayWords } from "../../../lexicon/everyday-words.ts";
import { functionWords, querySpeak } from "../../../lexicon/stop-words.ts";
import table from "../../../lexicon/word-counts.json" with { type: "json" };
import { inflectionless, singular } from "../../text/stems.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";

/** Says how much a word is preferred when several could be meant: a word of a skill, of a place or a function word, of a list, or any other. */
export const wordPriorities = { skill: 3, place: 2, list: 1, common: 0 } as const;

const endings =
  "s es ed d ing er ers r rs or ly ness ment ments y ful less like wise ish est st en able ably ally ation ations".split(
    " ",
  );
/** Lists the endings that say what something is like, which any word may have: "cartoonish". */
const likenesses = new Set(["ish", "like", "wise", "less"]);
const beginnings = "un re dis over out under mis pre non super mini multi micro semi self anti inter".split(" ");
const doubled = /^(.+([bdfgklmnprtvz]))\2(?:ing|ed|ers?)$/;

/** Knows which words need no correction, and how likely each is meant. */
export class KnownWords {
  readonly priorities = new Map<string, number>();
  readonly common: ReadonlySet<string> = new Set([
    ...commonWords.trim().split(/\s+/),
    ...everydayWords.trim().split(/\s+/),
  ]);
  /** Holds right words that nothing is corrected to. */
  private readonly right: ReadonlySet<string> = new Set([
    ...dictionaryWords.trim().split(/\s+/),
    ...wordsOfTalk.split(" "),
    ...wordsOfWork.trim().split(/\s+/),
  ]);
  private readonly towns = new Set<string>();
  private readonly placeWords = new Set<string>();
  private readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    for (const { norms, concept } of taxonomy.aliases) {
      const { kind, isTown } = concepts[concept]!;
      const isPlace = kind === "place";
      for (const norm of norms) {
        if (isTown === true) {
          this.towns.add(norm);
          continue;
        }
        this.remember(norm, isPlace ? wordPriorities.place : wordPriorities.skill);
        if (isPlace) this.placeWords.add(norm);
      }
    }
    for (const norm of [...functionWords, ...querySpeak]) this.remember(norm, wordPriorities.place);
    for (const norm of table.listed.split(" ")) this.remember(norm, wordPriorities.list);
  }

  /** Returns whether a word needs no correction: it is in the lexicon or a dictionary, or a number, or short for others, or too short to judge. */
  isKnown(norm: string): boolean {
    if (norm.length < 4 || norm.includes("'") || this.right.has(norm) || this.towns.has(norm) || this.isListed(norm))
      return true;
    if (this.isSurelyMisspelt(norm)) return false;
    return (
      this.common.has(singular(norm)) ||
      this.priorities.has(inflectionless(norm)) ||
      this.isFormOfKnown(norm) ||
      /\d/.test(norm) ||
      !/^[a-z']+$/.test(norm) ||
      this.lexicon.factsOf(norm).node !== undefined
    );
  }

  isPlace(norm: string): boolean {
    return this.placeWords.has(norm);
  }

  /** Returns whether nobody means this spelling, such as "directer" and "marketting", whatever else it looks like. */
  isSurelyMisspelt(norm: string): boolean {
    if (this.right.has(norm)) return false;
    return this.agentOf(norm) !== undefined || this.isDoubledByMistake(norm);
  }

  /** Returns the right spelling of a person's work: "directer" and "editer" sound like who was meant. */
  agentOf(norm: string): string | undefined {
    const ending = /(?:er|or|ar)s?$/.exec(norm)?.[0];
    if (ending === undefined) return undefined;
    const base = norm.slice(0, -ending.length);
    return ["er", "or"]
      .map((other) => `${base}${other}${ending.endsWith("s") ? "s" : ""}`)
      .find((spelling) => spelling !== norm && this.priorities.get(singular(spelling)) === wordPriorities.skill);
  }

  private isListed(norm: string): boolean {
    return this.common.has(norm) || this.priorities.has(norm);
  }

  /** Returns whether a word is a form or a join of known ones, as "weeding", "cleverer", "rewiring" and "woodworker" are. */
  private isFormOfKnown(norm: string): boolean {
    return (
      this.isDerived(norm) ||
      beginnings.some((start) => norm.startsWith(start) && this.isBase(norm.slice(start.length))) ||
      this.isCompound(norm)
    );
  }

  private isDerived(norm: string): boolean {
    const { common } = this;
    for (const ending of endings) {
      if (!norm.endsWith(ending)) continue;
      const base = norm.slice(0, -ending.length);
      if (base.length < 3) continue;
      if (likenesses.has(ending) && this.isListed(base)) return true;
      if (common.has(base) || common.has(`${base}e`) || (base.endsWith("i") && common.has(`${base.slice(0, -1)}y`)))
        return true;
      if (base.at(-1) === base.at(-2) && common.has(base.slice(0, -1)) && mayDouble(base.slice(0, -1))) return true;
    }
    return false;
  }

  private isDoubledByMistake(norm: string): boolean {
    const base = doubled.exec(norm)?.[1];
    return base !== undefined && this.isListed(base) && !mayDouble(base);
  }

  private isBase(norm: string): boolean {
    return norm.length >= 4 && (this.isListed(norm) || this.isDerived(norm));
  }

  /** Returns whether a word is two known words of at least four letters, written as one. */
  private isCompound(norm: string): boolean {
    for (let at = 4; at <= norm.length - 4; at += 1)
      if (this.isListed(norm.slice(0, at)) && this.isBase(norm.slice(at))) return true;
    return false;
  }

  private remember(norm: string, priority: number): void {
    this.priorities.set(norm, Math.max(priority, this.priorities.get(norm) ?? 0));
  }
}

/** Returns whether a word doubles its last letter: "planning" and "travelling" do, "marketting" is misspelt. */
function mayDouble(base: string): boolean {
  return base.length >= 3 && (base.endsWith("l") || (base.match(/[aeiouy]+/g) ?? []).length < 2);
}
