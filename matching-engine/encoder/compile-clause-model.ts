import { writeFileSync } from "node:fs";
import { cachedSentences } from "../evaluation/cached-sentences.ts";
import { featuresOf } from "../src/read/clause-features.ts";
import { createLexicon } from "../src/read/lexicon/lexicon.ts";
import { everySwitch } from "../src/switches.ts";
import { splitWords } from "../src/text/words.ts";
import { clauseModelWeights, meaningWeights } from "../src/weights.ts";
import { listClauseExamples } from "./clause-examples.ts";
import { learnClauses } from "./learn-clauses.ts";

/**
 * Writes the clause model, in some minutes the first time (`npm run clause-model`): for each word what it adds to each skill, and for each number
 * of a sentence's vector. The skill 0 is none.
 */
const { scale, base, middle, tooLittle, vectorScale } = clauseModelWeights;
const examples = listClauseExamples();
const { factsOf } = createLexicon(everySwitch);
const skills = ["", ...new Set(examples.map(({ skill }) => skill).filter((skill) => skill !== ""))];
const vectors = await cachedSentences().encode(examples.map(({ text }) => text));
const learnt = learnClauses(
  examples.map(({ text, skill, weight }, at) => ({
    features: featuresOf(splitWords(text).norms.map(factsOf)),
    vector: Float32Array.from(vectors[at]!, (part) => (part * vectorScale) / meaningWeights.one),
    label: skills.indexOf(skill),
    weight,
  })),
  skills.length,
);
const cell = (skill: number, value: number) =>
  digits(skill) + digits(Math.max(0, Math.min(base ** 2 - 1, Math.round(value * scale) + middle)));
const lineOf = (row: Float32Array, least: number) =>
  [...row].map((value, skill) => (Math.abs(value) < least ? "" : cell(skill, value))).join("");
const words = [...learnt.words]
  .map(([feature, row]) => [feature, lineOf(row, tooLittle)])
  .filter(([, line]) => line !== "")
  .map(([feature, line]) => `${feature}\t${line}`);
const model = {
  skills,
  words: words.join("\n"),
  vectors: learnt.vectors.map((row) => lineOf(row, 0)).join("\n"),
  bias: lineOf(learnt.bias, 0),
};
writeFileSync(new URL("../lexicon/clause-model.json", import.meta.url), `${JSON.stringify(model)}\n`);

function digits(number: number): string {
  return number.toString(base).padStart(2, "0");
}
