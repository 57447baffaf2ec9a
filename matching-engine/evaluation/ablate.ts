import { improveBrief } from "../src/write/improve-brief.ts";
import { ablations } from "./ablations.ts";
import type { Ablation } from "./ablations.ts";
import { heldOutSets } from "./held-out/sets.ts";
import { mean, ndcg } from "./metrics.ts";
import { ours } from "./peers.ts";
import { gradedSets } from "./sets.ts";
import type { GradedSet } from "./sets.ts";
import { findStrangersFolder, readDemoPeople, readStrangersBriefs, realPosts } from "./strangers-data.ts";

/**
 * Prints what each piece of the engine brings, with one piece switched off at a time: on the sets of other authors, and with
 * `--own` on the engine's own sets too.
 */
const folder = findStrangersFolder();
const people = readDemoPeople();
const briefs = folder === undefined ? [] : readStrangersBriefs(folder).filter(({ kind }) => kind !== "nobody");
const improved = briefs.map((brief) => ({
  ...brief,
  text: improveBrief({ text: brief.text, searcherType: brief.searcher }).improvedPrompt,
}));
const sets: GradedSet[] = [
  ...(folder === undefined ? [] : [realPosts(folder, true), realPosts(folder, false)]),
  ...(folder === undefined || process.argv.includes("--own") ? [...gradedSets(), ...heldOutSets()] : []),
];
const columns = [
  "strangers: clearly right in five",
  "strangers: place of the first right",
  ...sets.map(({ name }) => name),
];

console.log(`| left out | ${columns.join(" | ")} |\n|---|${columns.map(() => "---:").join("|")}|`);
for (const ablation of ablations) {
  const figures = [...(await strangersFigures(ablation))];
  for (const set of sets) figures.push(await setFigure(ablation, set));
  console.log(`| ${ablation.name} | ${figures.join(" | ")} |`);
}

/** Counts briefs with a clearly right person in the first five, and takes the mean of one over the first one's place in twenty. */
async function strangersFigures({ switches }: Ablation): Promise<string[]> {
  const engine = ours({ switches });
  await engine.load(people);
  const places: number[] = [];
  for (const { text, searcher, clearlyRight } of improved) {
    if (clearlyRight.size === 0) continue;
    const found = await engine.search(text, searcher, 20);
    places.push(found.findIndex(({ id }) => clearlyRight.has(id)) + 1);
  }
  const hits = places.filter((place) => place > 0 && place <= 5).length;
  return [`${hits} of ${places.length}`, mean(places.map((place) => (place === 0 ? 0 : 1 / place))).toFixed(3)];
}

async function setFigure({ switches }: Ablation, set: GradedSet): Promise<string> {
  const engine = ours({ switches });
  await engine.load(set.profiles);
  const values: number[] = [];
  for (const { text, searcherType, grades } of set.searches) {
    const found = await engine.search(text, searcherType, 5);
    values.push(
      ndcg(
        found.map(({ id }) => grades.get(id) ?? 0),
        [...grades.values()],
        5,
      ),
    );
  }
  return mean(values).toFixed(3);
}
