import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSentenceEncoder } from "../encoder/sentence-encoder.ts";
import type { SentenceEncoder } from "../encoder/sentence-encoder.ts";
import { meaningWeights } from "../src/weights.ts";

const atOnce = 32;
const hashBytes = 16;
const recordBytes = hashBytes + meaningWeights.size;
const networkFile = new URL("../encoder/clause-reader.bin", import.meta.url);

/** Encodes sentences, and keeps their vectors in the system's temporary folder by hashes of the network and of the text, so that a second run is quick. */
export function cachedSentences(): SentenceEncoder {
  const folder = join(tmpdir(), "triptych-evaluation");
  const file = join(folder, `${hashOf(readFileSync(networkFile))}.bin`);
  let known: Map<string, Int8Array> | undefined;
  let encoder: Promise<SentenceEncoder> | undefined;

  return {
    encode: async (texts) => {
      known ??= existsSync(file) ? readRecords(readFileSync(file)) : new Map();
      const keys = texts.map(hashOf);
      const missing = new Map(texts.flatMap((text, at) => (known!.has(keys[at]!) ? [] : [[keys[at]!, text] as const])));
      const left = [...missing].toSorted(([, a], [, b]) => a.length - b.length);
      for (let at = 0; at < left.length; at += atOnce) {
        const slice = left.slice(at, at + atOnce);
        encoder ??= createSentenceEncoder();
        const vectors = await (await encoder).encode(slice.map(([, text]) => text));
        mkdirSync(folder, { recursive: true });
        appendFileSync(
          file,
          Buffer.concat(slice.flatMap(([key], one) => [Buffer.from(key, "hex"), Buffer.from(vectors[one]!.buffer)])),
        );
        for (const [one, [key]] of slice.entries()) known.set(key, vectors[one]!);
      }
      return keys.map((key) => known!.get(key)!);
    },
  };
}

const hashOf = (content: string | Uint8Array) =>
  createHash("sha256")
    .update(content)
    .digest("hex")
    .slice(0, hashBytes * 2);

function readRecords(bytes: Buffer): Map<string, Int8Array> {
  const records = new Map<string, Int8Array>();
  for (let at = 0; at + recordBytes <= bytes.length; at += recordBytes) {
    const vector = new Int8Array(bytes.subarray(at + hashBytes, at + recordBytes));
    records.set(bytes.subarray(at, at + hashBytes).toString("hex"), vector);
  }
  return records;
}
