import { ablations } from "./ablations.ts";
import { heldOutSets } from "./held-out/sets.ts";
import { mean, ndcg } from "./metrics.ts";
import { ours } from "./peers.ts";
import { gradedSets } from "./sets.ts";

/** Prints what each piece of the engine brings: nDCG@5 on every set, with one piece switched off at a time. */
const sets = [...gradedSets(), ...heldOutSets()];

console.log(`| left out | ${sets.map(({ name }) => name).join(" | ")} |\n|---|${sets.map(() => "---:").join("|")}|`);
for (const { name, switches } of ablations) {
  const figures: string[] = [];
  for (const set of sets) {
    const engine = ours({ switches });
    await engine.load(set.profiles);
    const values: number[] = [];
    for (const { text, searcherType, grades } of set.searches) {
      const found = await engine.search(text, searcherType, 5);
      const got = found.map(({ id }) => grades.get(id) ?? 0);
      values.push(ndcg(got, [...grades.values()], 5));
    }
    figures.push(mean(values).toFixed(3));
  }
  console.log(`| ${name} | ${figures.join(" | ")} |`);
}
