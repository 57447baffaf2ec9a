import { writeFileSync } from "node:fs";
import { trainingExamples } from "../compile/training-examples.ts";
import { learnReduction } from "./learn-reduction.ts";
import { loadModel } from "./sentence-encoder.ts";

/**
 * Writes the map by which the vectors of sentences are shortened, in some minutes (`npm run sentence-map`). With another map, `sentenceEncoderName`
 * must change.
 */
const atOnce = 32;
const embed = await loadModel();
const texts = trainingExamples.flatMap(({ examples }) => examples);
const vectors: Float64Array[] = [];
for (let at = 0; at < texts.length; at += atOnce)
  for (const vector of embed(texts.slice(at, at + atOnce))) {
    const length = Math.hypot(...vector);
    vectors.push(Float64Array.from(vector, (part) => part / length));
  }
writeFileSync(new URL("sentence-map.bin", import.meta.url), learnReduction(vectors));
