import table from "../../lexicon/clause-model.json" with { type: "json" };
import { clauseModelWeights, meaningWeights } from "../weights.ts";
import { askingFeaturesOf } from "./asking-features.ts";
import type { ClauseInBrief } from "./asking-features.ts";
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

/** Holds a softmax regression over words and the numbers of a vector. */
interface Regression {
  bias: Row;
  /** Holds what each number of a vector adds to each class, one number of the vector after the other. */
  vectors: Float32Array;
  /** Returns what a feature adds; it is read when it first comes up. */
  rowOf: (feature: string) => Row | undefined;
}

interface Model {
  concepts: readonly number[];
  which: Regression;
  asks: Regression;
}

const { base, scale, middle, vectorScale, kept } = clauseModelWeights;
let loaded: Model | undefined;

/**
 * Returns what a clause asks for by its words and by the vector of its sentence. One regression says whether it asks for work, another one which
 * skill it means if it does; both were learnt from marked briefs, the second one from the other training examples too.
 */
export function meaningOfClause(
  facts: readonly WordFacts[],
  vector: Int8Array,
  { words, clauses, at }: ClauseInBrief,
): ClauseMeaning {
  loaded ??= loadModel();
  const { concepts, which, asks } = loaded;
  const [noWork = 1] = sharesOf(asks, { features: askingFeaturesOf({ words, clauses, at }), vector, classes: 2 });
  const shares = sharesOf(which, { features: featuresOf(facts), vector, classes: concepts.length });
  const skills = likeliest(shares).map((one) => ({ concept: concepts[one]!, share: shares[one]! * (1 - noWork) }));
  return { skills, noWork };
}

interface Seen {
  features: readonly string[];
  vector: Int8Array;
  classes: number;
}

/** Returns how likely each class is. */
function sharesOf({ bias, vectors, rowOf }: Regression, { features, vector, classes }: Seen): Float64Array {
  const sums = new Float64Array(classes);
  add(sums, bias, 1);
  const rows = features.flatMap((feature) => rowOf(feature) ?? []);
  for (const row of rows) add(sums, row, worthOfEach(rows.length));
  for (let part = 0, at = 0; part < meaningWeights.size; part += 1) {
    const share = (vector[part]! * vectorScale) / meaningWeights.one;
    for (let one = 0; one < sums.length; one += 1, at += 1) sums[one]! += vectors[at]! * share;
  }
  let all = 0;
  for (let one = 0; one < sums.length; one += 1) all += sums[one] = Math.exp(sums[one]!);
  return sums.map((one) => one / all);
}

/** Returns the few classes with the most, without sorting all. */
function likeliest(odds: Float64Array): number[] {
  const best: number[] = [];
  for (let one = 0; one < odds.length; one += 1) {
    let at = best.length;
    while (at > 0 && odds[one]! > odds[best[at - 1]!]!) at -= 1;
    if (at >= kept) continue;
    best.splice(at, 0, one);
    if (best.length > kept) best.pop();
  }
  return best;
}

function add(sums: Float64Array, row: Row, share: number): void {
  for (let at = 0; at < row.length; at += 2) sums[row[at]!]! += row[at + 1]! * share;
}

function loadModel(): Model {
  return {
    concepts: table.skills.map(skillNamed),
    which: loadRegression(table.which),
    asks: loadRegression(table.asks),
  };
}

function loadRegression(written: typeof table.which): Regression {
  const lines = new Map<string, string | Row>(
    written.words.split("\n").map((line) => {
      const tab = line.indexOf("\t");
      return [line.slice(0, tab), line.slice(tab + 1)] as const;
    }),
  );
  return {
    bias: readRow(written.bias),
    vectors: Float32Array.from(written.vectors.split("\n").flatMap((line) => [...readRow(line)].filter(isValue))),
    rowOf: (feature) => {
      const line = lines.get(feature);
      if (line === undefined) return undefined;
      const row = typeof line === "string" ? readRow(line) : line;
      lines.set(feature, row);
      return row;
    },
  };
}

const isValue = (_: number, at: number) => at % 2 === 1;

/** Reads cells of four digits: two of the class, two of what is added to it. */
function readRow(line: string): Row {
  const row = new Float32Array(line.length / 2);
  for (let at = 0; at < line.length; at += 4) {
    row[at / 2] = Number.parseInt(line.slice(at, at + 2), base);
    row[at / 2 + 1] = (Number.parseInt(line.slice(at + 2, at + 4), base) - middle) / scale;
  }
  return row;
}
