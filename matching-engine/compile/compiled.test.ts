import { expect, it } from "vitest";
import taxonomy from "../lexicon/taxonomy.json" with { type: "json" };
import wordCounts from "../lexicon/word-counts.json" with { type: "json" };
import { countWords } from "./count-words.ts";
import { compileTaxonomy, readTaxonomy } from "./read-taxonomy.ts";

it("the compiled taxonomy is what the lexicon files say (else run npm run lexicon)", () => {
  const isUpToDate = JSON.stringify(taxonomy) === JSON.stringify(compileTaxonomy(readTaxonomy()));

  expect(isUpToDate).toBe(true);
});

it("the compiled word counts are what the lexicon files say (else run npm run lexicon)", () => {
  expect(JSON.stringify(wordCounts)).toBe(JSON.stringify(countWords()));
});
