import { improveBrief } from "../src/write/improve-brief.ts";
import { wordsWithFeedback } from "./feedback-peer.ts";
import { mean, ndcg } from "./metrics.ts";
import { miniSearch, ours } from "./peers.ts";
import type { Engine } from "./peers.ts";
import {
  findStrangersFolder,
  readDemoPeople,
  readListedBriefs,
  readStrangersBriefs,
  realPosts,
} from "./strangers-data.ts";
import type { StrangersBrief } from "./strangers-data.ts";
import type { GradedSet } from "./sets.ts";

interface Found {
  id: string;
  score?: number;
}
interface Row {
  brief: StrangersBrief;
  found: Found[];
}

const makers: (() => Engine)[] = [() => ours(), miniSearch, wordsWithFeedback];
const confirmed = () => ours({ confirms: true });

/** Prints how the engine and its peers do on strangers' briefs and, where there is any, on data of other authors. */
export async function printStrangers({ listsUngraded }: { listsUngraded: boolean }): Promise<void> {
  const people = readDemoPeople();
  const listed = { briefs: readListedBriefs(), people, listsUngraded };
  for (const make of [...makers, confirmed]) await printStrangersBriefs(make(), listed);
  const folder = findStrangersFolder();
  if (folder === undefined) {
    console.log("\nNo ../shared/matching-data here: the sets of other authors are left out.");
    return;
  }
  const graded = { briefs: readStrangersBriefs(folder), people, listsUngraded };
  for (const make of makers) await printStrangersBriefs(make(), graded);
  for (const hasSkills of [true, false]) await printRealPosts(realPosts(folder, hasSkills));
}

/** Counts by all briefs and by kind; the engine searches with the improved brief, as the product does. */
async function printStrangersBriefs(
  engine: Engine,
  {
    briefs,
    people,
    listsUngraded,
  }: { briefs: readonly StrangersBrief[]; people: Parameters<Engine["load"]>[0]; listsUngraded: boolean },
): Promise<void> {
  await engine.load(people);
  const rows: Row[] = [];
  for (const brief of briefs) {
    const text =
      engine.name === "Triptych"
        ? improveBrief({ text: brief.text, searcherType: brief.searcher }).improvedPrompt
        : brief.text;
    rows.push({ brief, found: await engine.search(text, brief.searcher, 5) });
  }
  console.log(
    `\n${engine.name} on strangers' briefs              n  first good  ungraded first  clearly right in five`,
  );
  const fitting = rows.filter(({ brief }) => brief.kind !== "nobody");
  for (const [kind, own] of [["all", fitting] as const, ...Map.groupBy(fitting, ({ brief }) => brief.kind)])
    console.log(lineOf(kind, own));
  if (engine.name.startsWith("Triptych")) printScores(rows);
  if (listsUngraded) listUngraded(engine.name, rows);
}

function lineOf(kind: string, rows: readonly Row[]): string {
  const firstGood = rows.filter(({ brief, found }) => (gradeOf(brief, found[0]?.id) ?? 0) >= 2).length;
  const ungraded = rows.filter(({ brief, found }) => found[0] && gradeOf(brief, found[0].id) === undefined).length;
  const answerable = rows.filter(({ brief }) => brief.clearlyRight.size > 0);
  const hit = answerable.filter(({ brief, found }) => found.some(({ id }) => brief.clearlyRight.has(id))).length;
  return `  ${kind.padEnd(40)} ${String(rows.length).padStart(3)}  ${String(firstGood).padStart(10)}  ${String(ungraded).padStart(14)}  ${`${hit} of ${answerable.length}`.padStart(10)}`;
}

/** Returns a stranger's grade; who clearly fits counts as good where nobody graded them. */
function gradeOf(brief: StrangersBrief, id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  return brief.grades.get(id) ?? (brief.clearlyRight.has(id) ? 2 : undefined);
}

function printScores(rows: readonly Row[]): void {
  console.log("\n  score    results  perfect  good  stretch  wrong  ungraded");
  for (const [from, to] of [
    [90, 100],
    [80, 89],
    [70, 79],
    [0, 69],
  ] as const) {
    const within = rows.flatMap(({ brief, found }) =>
      found.filter(({ score = 0 }) => score >= from && score <= to).map(({ id }) => gradeOf(brief, id)),
    );
    const graded = within.filter((grade) => grade !== undefined);
    const share = (grade: number) =>
      graded.length === 0
        ? "-"
        : `${Math.round((100 * graded.filter((one) => one === grade).length) / graded.length)} %`;
    console.log(
      `  ${`${from}-${to}`.padEnd(8)} ${String(graded.length).padStart(7)}  ${share(3).padStart(7)}  ${share(2).padStart(4)}  ${share(1).padStart(7)}  ${share(0).padStart(5)}  ${String(within.length - graded.length).padStart(8)}`,
    );
  }
}

function listUngraded(engine: string, rows: readonly Row[]): void {
  for (const { brief, found } of rows)
    for (const [rank, { id, score }] of found.entries())
      if (gradeOf(brief, id) === undefined)
        console.log(`ungraded  ${engine}  ${brief.id}  ${rank + 1}. ${id}  ${score ?? ""}`);
}

async function printRealPosts(set: GradedSet): Promise<void> {
  const figures = new Map<string, Map<string, number[]>>();
  for (const make of makers) {
    const engine = make();
    await engine.load(set.profiles);
    for (const { kind, text, searcherType, grades } of set.searches) {
      const found = await engine.search(text, searcherType, 5);
      const value = ndcg(
        found.map(({ id }) => grades.get(id) ?? 0),
        [...grades.values()],
        5,
      );
      for (const row of [set.name, kind]) {
        const own = figures.get(row) ?? new Map<string, number[]>();
        figures.set(row, own.set(engine.name, [...(own.get(engine.name) ?? []), value]));
      }
    }
  }
  const names = makers.map((make) => make().name);
  console.log(`\nnDCG@5 ${"".padEnd(33)} n  ${names.map((name) => name.padStart(10)).join("  ")}`);
  for (const [row, own] of [...figures].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(
      `${row.padEnd(36)} ${String(own.get(names[0]!)!.length).padStart(4)}  ${names.map((name) => mean(own.get(name)!).toFixed(3).padStart(10)).join("  ")}`,
    );
}
