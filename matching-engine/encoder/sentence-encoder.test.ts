import { beforeAll, describe, expect, it } from "vitest";
import { createSentenceEncoder } from "./sentence-encoder.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";

let encoder: SentenceEncoder;
beforeAll(async () => {
  encoder = await createSentenceEncoder();
});

const product = (one: Int8Array, other: Int8Array) => one.reduce((sum, part, at) => sum + part * other[at]!, 0);

describe("the encoder of sentences", () => {
  it.each([
    [
      "Customers walk past our shop because nobody can read what hangs over the door.",
      "I paint letters on wood and glass for pubs, barbers and market halls.",
      "I keep the books of small shops and file their returns.",
    ],
    [
      "The people in our interviews sound as if they sat in a bucket, and they can't be filmed again.",
      "Dialogue cleaned, hum and echo taken out, mixes for broadcast.",
      "Drummer with a studio of his own: sessions for bands and adverts.",
    ],
  ])("comes closer to who is right than to others: %s", async (...texts) => {
    const [brief, right, wrong] = await encoder.encode(texts);

    expect(product(brief!, right!)).toBeGreaterThan(product(brief!, wrong!));
  });

  it("returns the same for a text however many are encoded together", async () => {
    const texts = ["Film our otters.", "½ a ﬁlm – ok? 日本", "word ".repeat(400)];

    const together = await encoder.encode(texts);

    for (const [at, text] of texts.entries()) {
      const [alone] = await encoder.encode([text]);
      for (const [part, one] of alone!.entries()) expect(Math.abs(one - together[at]![part]!)).toBeLessThanOrEqual(1);
    }
  });

  it("returns a vector for any text, and none for no text", async () => {
    expect(await encoder.encode([])).toEqual([]);
    for (const vector of await encoder.encode(["", "   ", "!"])) expect(vector).toHaveLength(128);
  });
});
