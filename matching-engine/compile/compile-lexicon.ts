import { writeFileSync } from "node:fs";
import type { TownRow } from "../src/read/lexicon/taxonomy.ts";
import { readTaxonomy } from "./read-taxonomy.ts";

/** Writes the tables that the engine loads. Run it after a change of a lexicon file (`npm run lexicon`). */
const { concepts, aliases, describedNeeds } = readTaxonomy();
const towns = concepts.filter(({ isTown }) => isTown === true);
write("taxonomy", {
  concepts: concepts.filter(({ isTown }) => isTown !== true),
  towns: towns.map(({ name, up }): TownRow => [name, ...up.map(({ id }) => id)]),
  aliases,
  describedNeeds,
});

// NOTE: counting words reads the taxonomy that was just written.
const { countWords } = await import("./count-words.ts");
write("word-counts", countWords());

function write(name: string, table: object): void {
  writeFileSync(new URL(`../lexicon/${name}.json`, import.meta.url), `${JSON.stringify(table)}\n`);
}
