import { writeFileSync } from "node:fs";
import { compileTaxonomy, readTaxonomy } from "./read-taxonomy.ts";

/** Writes the tables that the engine loads. Run it after a change of a lexicon file (`npm run lexicon`). */
write("taxonomy", compileTaxonomy(readTaxonomy()));

// NOTE: counting words reads the taxonomy that was just written.
const { countWords } = await import("./count-words.ts");
write("word-counts", countWords());

function write(name: string, table: object): void {
  writeFileSync(new URL(`../lexicon/${name}.json`, import.meta.url), `${JSON.stringify(table)}\n`);
}
