import { writeFileSync } from "node:fs";
import { cachedSentences } from "../evaluation/cached-sentences.ts";
import { askingFeaturesOf } from "../src/read/asking-features.ts";
import { featuresAround, featuresOf } from "../src/read/clause-features.ts";
import { createLexicon } from "../src/read/lexicon/lexicon.ts";
import { everySwitch } from "../src/switches.ts";
import { splitWords } from "../src/text/words.ts";
import { clauseModelWeights, meaningWeights } from "../src/weights.ts";
import { listClauseExamples } from "./clause-examples.ts";
import { learnClauses } from "./learn-clauses.ts";
import type { Example, LearntClauses } from "./learn-clauses.ts";
import { listMarkedBriefs, markedClauses } from "./marked-briefs.ts";

/**
 * Writes the clause model, in some minutes the first time (`npm run clause-model`). Its first part says which skill a clause asks for, if it asks: for
 * each word what it adds to each skill, and for each number of a sentence's vector. The second says whether a clause asks for work at all.
 */
const {
  scale,
  base,
  middle,
  tooLittle,
  tooLittleAsked,
  vectorScale,
  markedWeight,
  otherClausesShare,
  charactersAtMost,
} = clauseModelWeights;
/** Matches what says where in its brief a clause stands: clauses that stand alone tell nothing of that. */
const isOfPlace = /^#(?:\d|last)$/;
const { factsOf } = createLexicon(everySwitch);
const { encode } = cachedSentences();
const marked = listMarkedBriefs().flatMap((brief) => {
  const words = splitWords(brief.text);
  const clauses = markedClauses(brief, words);
  const whole = words.text.slice(0, charactersAtMost);
  const factsIn = clauses.map(({ from, to }) => words.norms.slice(from, to).map(factsOf));
  return clauses.map((clause, at) => ({
    ...clause,
    whole,
    features: [...featuresOf(factsIn[at]!), ...featuresAround(factsIn.filter((_, other) => other !== at))],
    signs: askingFeaturesOf({ words, clauses, at }),
  }));
});
const others = listClauseExamples();
const examples = [
  ...others
    .filter(({ skill }) => skill !== "")
    .map(({ text, skill, weight }) => ({
      text,
      whole: text,
      features: featuresOf(splitWords(text).norms.map(factsOf)),
      skills: [[skill, 1]] as [string, number][],
      weight,
    })),
  ...marked
    .filter(({ skills }) => skills.length > 0)
    .map(({ text, whole, features, skills }) => ({ text, whole, features, skills, weight: markedWeight })),
];
const skills = [...new Set(examples.flatMap((one) => one.skills.map(([skill]) => skill)))];

const model = {
  skills,
  which: written(learnClauses(await whichSkill(), skills.length), tooLittle),
  asks: written(learnClauses(await whetherAsked(), 2), tooLittleAsked),
};
writeFileSync(new URL("../lexicon/clause-model.json", import.meta.url), `${JSON.stringify(model)}\n`);

async function whichSkill(): Promise<Example[]> {
  const vectors = await encodeInBriefs(examples);
  return examples.map((one, at) => {
    const all = one.skills.reduce((sum, [, share]) => sum + share, 0);
    return {
      features: one.features,
      vector: vectors[at]!,
      classes: one.skills.map(([skill, share]) => [skills.indexOf(skill), share / all] as const),
      weight: one.weight,
    };
  });
}

async function whetherAsked(): Promise<Example[]> {
  const alone = others
    .filter(({ isClause }) => isClause)
    .map(({ text, skill, weight }) => {
      const words = splitWords(text);
      const signs = askingFeaturesOf({ words, clauses: [{ from: 0, to: words.norms.length }], at: 0 });
      return {
        text,
        whole: text,
        asks: skill !== "",
        weight: weight * otherClausesShare,
        signs: signs.filter((sign) => !isOfPlace.test(sign)),
      };
    });
  const all = [...marked.map((one) => ({ ...one, weight: 1 })), ...alone];
  const vectors = await encodeInBriefs(all);
  return all.map(({ signs, asks, weight }, at) => ({
    features: signs,
    vector: vectors[at]!,
    classes: [[asks ? 1 : 0, 1]],
    weight,
  }));
}

/** Returns the vector of each clause with that of its whole brief behind it. */
async function encodeInBriefs(clauses: readonly { text: string; whole: string }[]): Promise<Float32Array[]> {
  const [own, ofBriefs] = [
    await encode(clauses.map(({ text }) => text)),
    await encode(clauses.map(({ whole }) => whole)),
  ];
  return own.map((vector, at) =>
    Float32Array.from([...vector, ...ofBriefs[at]!], (part) => (part * vectorScale) / meaningWeights.one),
  );
}

function written({ words, vectors, bias }: LearntClauses, least: number) {
  const lines = [...words].map(([feature, row]) => [feature, lineOf(row, least)]).filter(([, line]) => line !== "");
  return {
    words: lines.map(([feature, line]) => `${feature}\t${line}`).join("\n"),
    vectors: vectors.map((row) => lineOf(row, 0)).join("\n"),
    bias: lineOf(bias, 0),
  };
}

function lineOf(row: Float32Array, least: number): string {
  return [...row].map((value, one) => (Math.abs(value) < least ? "" : cell(one, value))).join("");
}

function cell(one: number, value: number): string {
  return digits(one) + digits(Math.max(0, Math.min(base ** 2 - 1, Math.round(value * scale) + middle)));
}

function digits(number: number): string {
  return number.toString(base).padStart(2, "0");
}
