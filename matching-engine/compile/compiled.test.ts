import { expect, it } from "vitest";
import taxonomy from "../lexicon/taxonomy.json" with { type: "json" };
import wordCounts from "../lexicon/word-counts.json" with { type: "json" };
import { countWords } from "./count-words.ts";
import { readTaxonomy } from "./read-taxonomy.ts";

it("the compiled taxonomy is what the lexicon files say (else run npm run lexicon)", () => {
  const { concepts, aliases, describedNeeds } = readTaxonomy();

  expect(JSON.stringify(taxonomy)).toBe(JSON.stringify({ concepts, aliases, describedNeeds }));
});

it("the compiled word counts are what the lexicon files say (else run npm run lexicon)", () => {
  expect(JSON.stringify(wordCounts)).toBe(JSON.stringify(countWords()));
});
