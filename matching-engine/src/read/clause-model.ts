import table from "../../lexicon/clause-model.json" with { type: "json" };
import { clauseModelWeights, meaningWeights } from "../weights.ts";
import { askingFeaturesOf } from "./asking-features.ts";
import type { ClauseInBrief } from "./asking-features.ts";
import { featuresAround, featuresOf, worthsOf } from "./clause-features.ts";
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
  /** Holds what each number of a vector adds to each class, one number after the other: first those of the clause, then those of the brief. */
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

/** Returns what a clause asks for by its words, by the vector of its sentence, and by what stands around it. */
export type ReadMeaning = (vector: Int8Array, place: ClauseInBrief) => ClauseMeaning;

/**
 * Returns how to read the clauses of a brief with the vector of its whole text. One regression says whether a clause asks for work, another one which
 * skill it means if it does; both were learnt from marked briefs, the second one from the other training examples too.
 */
export function createReadMeaning(brief: Int8Array, facts: readonly WordFacts[]): ReadMeaning {
  loaded ??= loadModel();
  const { concepts, which, asks } = loaded;
  const ofBrief = { asks: sumsOfBrief(asks, brief, 2), which: sumsOfBrief(which, brief, concepts.length) };
  return (vector, place) => {
    const ofClauses = place.clauses.map(({ from, to }) => facts.slice(from, to));
    const others = ofClauses.filter((_, at) => at !== place.at);
    const features = [...featuresOf(ofClauses[place.at]!), ...featuresAround(others)];
    const [noWork = 1] = sharesOf(asks, { features: askingFeaturesOf(place), vector, sums: ofBrief.asks });
    const shares = sharesOf(which, { features, vector, sums: ofBrief.which });
    const skills = likeliest(shares).map((one) => ({ concept: concepts[one]!, share: shares[one]! * (1 - noWork) }));
    return { skills, noWork };
  };
}

interface Seen {
  features: readonly string[];
  vector: Int8Array;
  /** Holds what the whole brief says of each class. */
  sums: Float64Array;
}

/** Returns what the whole brief adds to each class. */
function sumsOfBrief({ bias, vectors }: Regression, brief: Int8Array, classes: number): Float64Array {
  const sums = new Float64Array(classes);
  add(sums, bias, 1);
  addVector(sums, vectors.subarray(meaningWeights.size * classes), brief);
  return sums;
}

/** Returns how likely each class is. */
function sharesOf({ vectors, rowOf }: Regression, { features, vector, sums: ofBrief }: Seen): Float64Array {
  const sums = ofBrief.slice();
  const known = features.filter((feature) => rowOf(feature) !== undefined);
  const worths = worthsOf(known);
  for (const [at, feature] of known.entries()) add(sums, rowOf(feature)!, worths[at]!);
  addVector(sums, vectors, vector);
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

function addVector(sums: Float64Array, parts: Float32Array, vector: Int8Array): void {
  for (let part = 0, at = 0; part < meaningWeights.size; part += 1) {
    const share = (vector[part]! * vectorScale) / meaningWeights.one;
    for (let one = 0; one < sums.length; one += 1, at += 1) sums[one]! += parts[at]! * share;
  }
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
