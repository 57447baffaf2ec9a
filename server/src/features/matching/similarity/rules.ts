import type { ProfileData } from "@triptych/contract/profiles";

/** Returns everything that a profile says, as one text to be embedded. */
export function wordsOf({ type, data }: ProfileData): string {
  if (type === "agency") return [data.services.join(", "), data.industries.join(", "), data.uniqueValue].join("\n");
  if (type === "brand") return [data.industries.join(", "), data.description].join("\n");
  return [data.title, data.skills.join(", "), data.industries.join(", "), data.bio].join("\n");
}

/** Returns a vector scaled to length one, so that the product of two is their cosine; undefined for a vector of zeros. */
export function normalised(vector: readonly number[]): Float32Array | null {
  const length = Math.hypot(...vector);
  return length > 0 && Number.isFinite(length) ? Float32Array.from(vector, (part) => part / length) : null;
}

export function toBytes(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(vector.length * 4);
  const view = new DataView(bytes.buffer);
  vector.forEach((part, at) => view.setFloat32(at * 4, part, true));
  return bytes;
}

export function fromBytes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength / 4 }, (_, at) => view.getFloat32(at * 4, true));
}

/** Returns the ids of the most similar vectors, nearest first and equal ones by id. Leaves out vectors of another length. */
export function nearest(vector: Float32Array, vectors: ReadonlyMap<string, Float32Array>, limit: number): string[] {
  const near: { id: string; likeness: number }[] = [];
  for (const [id, other] of vectors)
    if (other.length === vector.length) near.push({ id, likeness: product(vector, other) });
  near.sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1));
  return near.slice(0, limit).map(({ id }) => id);
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}
