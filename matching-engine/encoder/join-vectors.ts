/** Puts vectors one after the other, as the engine takes them. */
export function joinVectors(vectors: readonly Int8Array[]): Int8Array {
  const joined = new Int8Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const vector of vectors) {
    joined.set(vector, at);
    at += vector.length;
  }
  return joined;
}
