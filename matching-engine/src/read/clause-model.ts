import table from "../../lexicon/clause-model.json" with { type: "json" };
import { clauseModelWeights, meaningWeights } from "../weights.ts";
import { featuresOf, worthOfEach } from "./clause-features.ts";
import type { WordFacts } from "./lexicon/lexicon.ts";
import { skillNamed } from "./word-hints.ts";

/** Says how likely a clause asks for each skill, the likeliest first, and how likely it asks for no work at all. */
export interface ClauseMeaning {
  skills: readonly { concept: number; share: number }[];
  noWork: number;
}

/** Holds the vectors of clauses by their text, in the form of `Search.vectors`. */
export type ClauseVectors = ReadonlyMap<string, Int8Array>;

/** Holds pairs of a class and what is added to it. */
type Row = Float32Array;

interface Model {
  concepts: readonly number[];
  bias: Row;
  vectors: readonly Row[];
  /** Returns what a feature adds; it is read when it first comes up. */
  rowOf: (feature: string) => Row | undefined;
}

const { base, scale, middle, vectorScale, kept } = clauseModelWeights;
let loaded: Model | undefined;

/** Returns what a clause asks for by its words and by the vector of its sentence: a softmax regression that was learnt from the training examples. */
export function meaningOfClause(facts: readonly WordFacts[], vector: Int8Array): ClauseMeaning {
  loaded ??= loadModel();
  const { concepts, bias, vectors, rowOf } = loaded;
  const sums = new Float64Array(concepts.length + 1);
  add(sums, bias, 1);
  const rows = featuresOf(facts).flatMap((feature) => rowOf(feature) ?? []);
  for (const row of rows) add(sums, row, worthOfEach(rows.length));
  for (const [at, row] of vectors.entries()) add(sums, row, (vector[at]! * vectorScale) / meaningWeights.one);
  const most = sums.reduce((highest, one) => Math.max(highest, one), -Infinity);
  const odds = sums.map((one) => Math.exp(one - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const skills = concepts
    .map((concept, at) => ({ concept, share: odds[at + 1]! / all }))
    .toSorted((a, b) => b.share - a.share || a.concept - b.concept)
    .slice(0, kept);
  return { skills, noWork: odds[0]! / all };
}

function add(sums: Float64Array, row: Row, share: number): void {
  for (let at = 0; at < row.length; at += 2) sums[row[at]!]! += row[at + 1]! * share;
}

function loadModel(): Model {
  const lines = new Map(
    table.words.split("\n").map((line) => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)] as const;
    }),
  );
  return {
    concepts: table.skills.slice(1).map(skillNamed),
    bias: readRow(table.bias),
    vectors: table.vectors.split("\n").map(readRow),
    rowOf: (feature) => {
      const line = lines.get(feature);
      return line === undefined ? undefined : readRow(line);
    },
  };
}

/** Reads cells of four digits: two of the class, two of what is added to it. */
function readRow(line: string): Row {
  const row = new Float32Array(line.length / 2);
  for (let at = 0; at < line.length; at += 4) {
    row[at / 2] = Number.parseInt(line.slice(at, at + 2), base);
    row[at / 2 + 1] = (Number.parseInt(line.slice(at + 2, at + 4), base) - middle) / scale;
  }
  return row;
}
