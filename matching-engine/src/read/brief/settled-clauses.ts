import { wordSet } from "../../text/word-set.ts";
import type { Words } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import type { MeantMention } from "./requirements.ts";

interface ReadSoFar {
  words: Words;
  facts: readonly WordFacts[];
  mentions: readonly MeantMention[];
  /** Is 1 for each word that the writer refuses. */
  refused: Uint8Array;
  /** Returns whether a word is part of a sum or a date. */
  isFigure: (at: number) => boolean;
}

/** Lists what people say around a place or a way of working, which asks for no work: "They should live near Leeds", "able to visit us". */
const around = wordSet(
  "based base live lives living located location resident home local locally near nearby close closer closest within reach reachable visit visits travel travels come comes meet able work works working anywhere somewhere person fine ok okay good happy possible preferably prefer preferred preference ideally ideal must should where",
);

/**
 * Takes all work from clauses that ask for none: those that say a place, a sum, a date or another condition and nothing else ("They must be based in the UK"),
 * and those that only refuse ("Avoid: Animation").
 */
export function withoutWorkOfSettled(clauses: readonly ReadClause[], read: ReadSoFar): ReadClause[] {
  return clauses.map((clause) => (isSettled(clause, read) ? { ...clause, meaning: noWork } : clause));
}

/** Is what a clause means that asks for nothing. */
const noWork = { skills: [], noWork: 1, unlearnt: [] };

function isSettled({ from, to }: ReadClause, { words, facts, mentions, refused, isFigure }: ReadSoFar): boolean {
  const own = mentions.filter((one) => one.from >= from && one.to <= to);
  const says = Array.from({ length: to - from }, (_, offset) => from + offset).filter(
    (at) => !facts[at]!.isFunction && !facts[at]!.isQuerySpeak,
  );
  if (says.length > 0 && says.every((at) => refused[at] === 1)) return true;
  if (own.some(({ concept }) => !isCondition(concept)) || (own.length === 0 && !says.some(isFigure))) return false;
  return says.every(
    (at) => isFigure(at) || around.has(words.norms[at]!) || own.some((one) => one.from <= at && one.to > at),
  );
}

const isCondition = (concept: number) => !["skill", "sector"].includes(concepts[concept]!.kind);
