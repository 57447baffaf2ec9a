/** Returns the discounted gain of graded results against the best possible order (Järvelin and Kekäläinen 2002), gains 2^grade - 1. */
export function ndcg(grades: readonly number[], all: readonly number[], at: number): number {
  const ideal = dcg(
    all.toSorted((a, b) => b - a),
    at,
  );
  return ideal === 0 ? 0 : dcg(grades, at) / ideal;
}

function dcg(grades: readonly number[], at: number): number {
  return grades.slice(0, at).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

/** Returns whether the first result is good or perfect. */
export const precisionAtOne = (grades: readonly number[]) => Number((grades[0] ?? 0) >= 2);

/** Returns the share of the good and perfect profiles that the first `at` results hold, of as many as could stand there. */
export function recall(grades: readonly number[], all: readonly number[], at: number): number {
  const good = all.filter((grade) => grade >= 2).length;
  return good === 0 ? 0 : grades.slice(0, at).filter((grade) => grade >= 2).length / Math.min(good, at);
}

/** Returns one over the rank of the first good result. */
export function reciprocalRank(grades: readonly number[]): number {
  const rank = grades.findIndex((grade) => grade >= 2);
  return rank < 0 ? 0 : 1 / (rank + 1);
}

export const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
