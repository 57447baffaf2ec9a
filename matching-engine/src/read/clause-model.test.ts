import { expect, it } from "vitest";
import { createSentenceEncoder } from "../../encoder/sentence-encoder.ts";
import { splitWords } from "../text/words.ts";
import { createReadMeaning } from "./clause-model.ts";
import { fullKnowledge } from "./knowledge.ts";
import { concepts } from "./lexicon/taxonomy.ts";

async function meaningOf(text: string) {
  const [vector] = await (await createSentenceEncoder()).encode([text]);
  const words = splitWords(text);
  const clauses = [{ from: 0, to: words.norms.length }];
  return createReadMeaning(vector!, words.norms.map(fullKnowledge().factsOf))(vector!, { words, clauses, at: 0 });
}

it("says what a clause asks for, the likeliest first", async () => {
  const { skills, noWork } = await meaningOf("and have it translated into Welsh");

  expect(concepts[skills[0]!.concept]!.name).toBe("Translation");
  expect(skills.map(({ share }) => share)).toEqual(skills.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(noWork + skills.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1);
});

it("says that a courtesy asks for no work", async () => {
  const { skills, noWork } = await meaningOf("We are grateful to everybody who replies");

  expect(noWork).toBeGreaterThan(skills[0]!.share);
});
