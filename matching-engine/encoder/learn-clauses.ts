import { worthsOf } from "../src/read/clause-features.ts";

/** Holds a clause with the classes that it is of, by their numbers with a share each (together 1), and how much it counts. */
export interface Example {
  features: readonly string[];
  vector: Float32Array;
  classes: readonly (readonly [number: number, share: number])[];
  weight: number;
}

/** Holds what each feature and each number of a vector adds to each class. */
export interface LearntClauses {
  words: ReadonlyMap<string, Float32Array>;
  vectors: readonly Float32Array[];
  bias: Float32Array;
}

const { seenAtLeast, rounds, atOnce, rate, rateOfVectors, decay, decayOfVectors, mostForRare } = {
  seenAtLeast: 3,
  rounds: 8,
  atOnce: 256,
  rate: 0.24,
  rateOfVectors: 0.02,
  decay: 1e-5,
  decayOfVectors: 1e-4,
  mostForRare: 4,
};

/** Learns a softmax regression over words and vectors, by steps that shrink as a number has moved (AdaGrad; Duchi, Hazan and Singer 2011). */
export function learnClauses(examples: readonly Example[], classes: number): LearntClauses {
  const numberOf = numberFeatures(examples);
  const known = examples.map(({ features }) => features.filter((one) => numberOf.has(one)));
  const rows = known.map((features) => features.map((one) => numberOf.get(one)!));
  const worths = known.map(worthsOf);
  const weights = balanced(examples, classes);
  const size = examples[0]!.vector.length;
  const model = {
    words: new Adapted(numberOf.size, classes, { rate, decay }),
    vectors: new Adapted(size, classes, { rate: rateOfVectors, decay: decayOfVectors }),
    bias: new Adapted(1, classes, { rate: rateOfVectors, decay: 0 }),
  };
  const order = examples.map((_, at) => at);
  const random = seeded(1);
  const errors = new Float32Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += atOnce) {
      const batch = order.slice(from, from + atOnce);
      for (const at of batch)
        collect(model, {
          ...examples[at]!,
          row: rows[at]!,
          worths: worths[at]!,
          share: weights[at]! / batch.length,
          errors,
        });
      for (const part of Object.values(model)) part.step();
    }
  }
  return {
    words: new Map([...numberOf].map(([feature, at]) => [feature, model.words.row(at)])),
    vectors: Array.from({ length: size }, (_, part) => model.vectors.row(part)),
    bias: model.bias.row(0),
  };
}

interface Parts {
  words: Adapted;
  vectors: Adapted;
  bias: Adapted;
}

interface Seen {
  row: readonly number[];
  worths: readonly number[];
  vector: Float32Array;
  classes: readonly (readonly [number, number])[];
  share: number;
  /** Is scratch space, one number for each class. */
  errors: Float32Array;
}

/** Collects how an example would move the numbers: by how far each class is from what it should be. */
function collect({ words, vectors, bias }: Parts, { row, worths, vector, classes, share, errors }: Seen): void {
  errors.set(bias.row(0));
  for (const [at, one] of row.entries()) addTo(errors, words.row(one), worths[at]!);
  for (const [at, part] of vector.entries()) addTo(errors, vectors.row(at), part);
  softmax(errors);
  for (const [one, part] of classes) errors[one]! -= part;
  for (const [at, one] of row.entries()) words.collect(one, errors, worths[at]! * share);
  for (const [at, part] of vector.entries()) vectors.collect(at, errors, part * share);
  bias.collect(0, errors, share);
}

function numberFeatures(examples: readonly Example[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= seenAtLeast);
  return new Map(kept.map(([feature], at) => [feature, at]));
}

/** Returns the weights of examples, so that those of rare classes count more. */
function balanced(examples: readonly Example[], count: number): Float32Array {
  const sums = new Float64Array(count);
  for (const { classes, weight } of examples) for (const [one, part] of classes) sums[one]! += weight * part;
  const mean = sums.reduce((sum, one) => sum + one, 0) / count;
  const rarityOf = (one: number) => Math.min(mostForRare, Math.sqrt(mean / sums[one]!));
  const weights = Float32Array.from(
    examples,
    ({ classes, weight }) => weight * classes.reduce((sum, [one, part]) => sum + part * rarityOf(one), 0),
  );
  const all = weights.reduce((sum, one) => sum + one, 0) / weights.length;
  return weights.map((one) => one / all);
}

/** Holds a table of numbers that move against what is collected, each the less the more it has moved. */
class Adapted {
  private readonly values: Float32Array;
  private readonly slopes: Float32Array;
  private readonly moved: Float32Array;
  private readonly touched = new Set<number>();
  private readonly columns: number;
  private readonly settings: { rate: number; decay: number };

  constructor(rows: number, columns: number, settings: { rate: number; decay: number }) {
    this.columns = columns;
    this.settings = settings;
    this.values = new Float32Array(rows * columns);
    this.slopes = new Float32Array(rows * columns);
    this.moved = new Float32Array(rows * columns).fill(1e-6);
  }

  row(at: number): Float32Array {
    return this.values.subarray(at * this.columns, (at + 1) * this.columns);
  }

  collect(at: number, errors: Float32Array, share: number): void {
    this.touched.add(at);
    addTo(this.slopes.subarray(at * this.columns, (at + 1) * this.columns), errors, share);
  }

  step(): void {
    const { rate: pace, decay: shrink } = this.settings;
    for (const row of this.touched)
      for (let at = row * this.columns; at < (row + 1) * this.columns; at += 1) {
        const slope = this.slopes[at]! + shrink * this.values[at]!;
        this.moved[at]! += slope * slope;
        this.values[at]! -= (pace * slope) / Math.sqrt(this.moved[at]!);
        this.slopes[at] = 0;
      }
    this.touched.clear();
  }
}

function addTo(sums: Float32Array, row: Float32Array, share: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at]! += row[at]! * share;
}

function softmax(values: Float32Array): void {
  const most = values.reduce((highest, one) => Math.max(highest, one), -Infinity);
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] = Math.exp(values[at]! - most);
  for (let at = 0; at < values.length; at += 1) values[at]! /= sum;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Returns the same numbers from 0 to 1 every time (Park and Miller 1988). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
