import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { improveBrief } from "../src/write/improve-brief.ts";
import { readBrief } from "../src/read/brief/read-brief.ts";
import { heldOutNeeds } from "./held-out/needs.ts";
import { mean, ndcg, precisionAtOne, recall, reciprocalRank } from "./metrics.ts";
import { miniSearch, orama, ours } from "./peers.ts";
import type { Engine } from "./peers.ts";
import { wordsWithFeedback } from "./feedback-peer.ts";
import { postgres } from "./postgres-peer.ts";
import { gradedSets } from "./sets.ts";
import type { GradedSet } from "./sets.ts";
import { heldOutSets } from "./held-out/sets.ts";
import { printStrangers } from "./strangers.ts";

/**
 * Prints how well the engine and its peers rank the development sets. `--quick` runs the engine alone, `--misses` lists
 * the briefs whose first five are furthest from the best.
 */
interface Outcome {
  engine: string;
  set: string;
  kind: string;
  text: string;
  grades: number[];
  ids: string[];
  all: number[];
  scores: number[];
  stuffed: number;
}

const isQuick = process.argv.includes("--quick");
const outcomes: Outcome[] = [];

for (const set of [...gradedSets(), ...heldOutSets()]) {
  const engines = [ours(), ...(isQuick ? [] : [miniSearch(), orama(), await postgres(), wordsWithFeedback()])];
  for (const engine of engines) outcomes.push(...(await runSet(engine, set)));
  for (const engine of engines) await engine.close?.();
}

await printStrangers({ listsUngraded: process.argv.includes("--ungraded"), isQuick });
printKinds();
printGap();
printReliability("briefs");
printReliability("held-out briefs");
printReliability("second market briefs");
printReliability("third market briefs");
printMistakes();
printNeeds();
await printImproved();
if (process.argv.includes("--misses")) printMisses();

async function runSet(engine: Engine, set: GradedSet): Promise<Outcome[]> {
  await engine.load(set.profiles);
  const found: Outcome[] = [];
  for (const search of set.searches) {
    const results = await engine.search(search.text, search.searcherType, 10);
    const ids = results.map((result) => result.id);
    found.push({
      engine: engine.name,
      set: set.name,
      kind: search.kind,
      text: search.text,
      ids,
      grades: ids.map((id) => search.grades.get(id) ?? 0),
      all: [...search.grades.values()],
      scores: results.map((result) => result.score ?? 0),
      stuffed: ids.slice(0, 5).filter((id) => set.stuffers.has(id)).length,
    });
  }
  return found;
}

function printKinds(): void {
  console.log("engine       kind                        n  nDCG@5 nDCG@10   P@1  recall@10   MRR  stuffers");
  const engines = [...new Set(outcomes.map((one) => one.engine))];
  const kinds = [...new Set(outcomes.flatMap((one) => [one.set, one.kind]))];
  for (const kind of kinds) {
    for (const engine of engines) {
      const own = outcomes.filter((one) => one.engine === engine && (one.kind === kind || one.set === kind));
      const figure = (value: (one: Outcome) => number) => mean(own.map(value)).toFixed(3);
      console.log(
        `${engine.padEnd(12)} ${kind.padEnd(26)} ${String(own.length).padStart(3)}   ${figure((one) => ndcg(one.grades, one.all, 5))}   ${figure((one) => ndcg(one.grades, one.all, 10))} ${figure((one) => precisionAtOne(one.grades))}      ${figure((one) => recall(one.grades, one.all, 10))} ${figure((one) => reciprocalRank(one.grades))}  ${own.reduce((sum, one) => sum + one.stuffed, 0)}`,
      );
    }
  }
}

/** Prints how far the development set flatters: the same kinds on the sets that the lexicon was not written with. */
function printGap(): void {
  const own = outcomes.filter((one) => one.engine === "Triptych");
  const figure = (kind: string) => {
    const found = own.filter((one) => one.kind === kind);
    return found.length === 0 ? "  -  " : mean(found.map((one) => ndcg(one.grades, one.all, 5))).toFixed(3);
  };
  console.log("\nnDCG@5 of the engine   development  held-out  round 1  round 2  round 3  round 4  market 2  market 3");
  for (const kind of ["plain", "paraphrase", "negation", "budget", "region", "typo", "stuffer"])
    console.log(
      `${kind.padEnd(22)}       ${[kind, ...["held-out", "round 1", "round 2", "round 3", "round 4", "market 2", "market 3"].map((set) => `${set} ${kind}`)].map(figure).join("    ")}`,
    );
}

/** Prints what the scores mean: of the results with a score in each band, how many were perfect, good, of some use and wrong. */
function printReliability(set: string): void {
  console.log(`\nscore      results  perfect  good  some use  wrong   (${set})`);
  for (const [from, to] of [
    [90, 101],
    [80, 90],
    [70, 80],
    [60, 70],
    [50, 60],
    [30, 50],
    [0, 30],
  ] as const) {
    const grades = outcomes
      .filter((one) => one.engine === "Triptych" && one.set === set)
      .flatMap((one) => one.grades.filter((_, at) => one.scores[at]! >= from && one.scores[at]! < to));
    const share = (grade: number) =>
      grades.length === 0
        ? "-"
        : `${Math.round((100 * grades.filter((one) => one === grade).length) / grades.length)} %`;
    console.log(
      `${`${from}-${to - 1}`.padEnd(10)} ${String(grades.length).padStart(7)}  ${share(3).padStart(7)} ${share(2).padStart(5)}  ${share(1).padStart(8)}  ${share(0).padStart(5)}`,
    );
  }
}

/** Prints why the engine's first five hold profiles of grade 0: counted over the briefs. */
function printMistakes(): void {
  const wrong = outcomes.filter((one) => one.engine === "Triptych" && one.set === "briefs");
  const empty = wrong.filter((one) => one.ids.length === 0).length;
  const noneGood = wrong.filter(
    (one) => one.ids.length > 0 && !one.grades.slice(0, 5).some((grade) => grade >= 2),
  ).length;
  const mixed = wrong.filter(
    (one) => one.grades.slice(0, 5).some((grade) => grade >= 2) && one.grades.slice(0, 5).includes(0),
  ).length;
  const stuffed = wrong.filter((one) => one.stuffed > 0).length;
  console.log(
    `\nbriefs with nothing found: ${empty}; with nobody good in the first five: ${noneGood}; with somebody wrong beside the good: ${mixed}; with a stuffed profile: ${stuffed}`,
  );
}

/** Prints how often the skill of a need without a name is read rightly, as the first and among the first three. */
function printNeeds(): void {
  const needs = heldOutNeeds
    .trim()
    .split("\n")
    .map((line) => ({ accepted: line.split("|")[0]!.split(";"), text: line.slice(line.indexOf("|") + 1).trim() }));
  const places = needs.map(({ accepted, text }) => {
    const read = skillsOf(text);
    return read.findIndex((skill) => accepted.some((one) => one.trim() === skill));
  });
  const share = (below: number) => (places.filter((at) => at >= 0 && at < below).length / needs.length).toFixed(3);
  console.log(`\nskill of ${needs.length} needs without a name: first ${share(1)}, among three ${share(3)}`);
}

/** Prints the same briefs after they were improved, which is what the product searches with. */
async function printImproved(): Promise<void> {
  console.log("\nnDCG@5 of the engine     as written  improved");
  for (const set of [...gradedSets(), ...heldOutSets()]) {
    if (set.name.includes("occupations")) continue;
    const improved = set.searches.map((search) => ({ ...search, text: improveBrief(search).improvedPrompt }));
    const figures = [];
    for (const searches of [set.searches, improved])
      figures.push(mean((await runSet(ours(), { ...set, searches })).map((one) => ndcg(one.grades, one.all, 5))));
    console.log(`${set.name.padEnd(26)} ${figures.map((figure) => figure.toFixed(3)).join("       ")}`);
  }
}

function skillsOf(text: string): string[] {
  const { requirements } = readBrief(text, { searcherType: "brand" });
  return requirements
    .filter(({ kind, importance }) => kind === "job" && importance !== "mustNot")
    .flatMap((one) => one.concepts.map((id) => concepts[id]!.name))
    .map((name) => (name === "Brand identity" ? "Branding" : name));
}

function printMisses(): void {
  const own = outcomes
    .filter((one) => one.engine === "Triptych")
    .toSorted((a, b) => ndcg(a.grades, a.all, 5) - ndcg(b.grades, b.all, 5));
  for (const one of own.slice(0, 60))
    console.log(
      ndcg(one.grades, one.all, 5).toFixed(2),
      one.kind.padEnd(11),
      one.grades.slice(0, 5).join(""),
      one.scores.slice(0, 5).join(","),
      one.text.slice(0, 110),
      one.ids.slice(0, 3).join(" "),
    );
}
