import type { SearchableProfile } from "../src/searchable-profile.ts";
import { improveBrief } from "../src/write/improve-brief.ts";
import { keepResults, printChanges, readResults } from "./changed-results.ts";
import type { FoundPerson } from "./changed-results.ts";
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

interface Row {
  brief: StrangersBrief;
  found: FoundPerson[];
}

interface Options {
  listsUngraded: boolean;
  /** Runs the engine alone, on the briefs that are in the project. */
  isQuick: boolean;
  /** Names the file that keeps whom the engine found for the listed briefs. */
  keepIn?: string | undefined;
  /** Names a file that `keepIn` made before: the briefs are listed for which others are found now. */
  against?: string | undefined;
}

interface Task {
  briefs: readonly StrangersBrief[];
  people: readonly SearchableProfile[];
  listsUngraded: boolean;
  columns: readonly Column[];
}

type Column = readonly [name: string, grade: number | undefined];

/** Says what a list of those who are clearly right and who would do tells of a result: nobody called one a stretch or wrong. */
const ofLists: readonly Column[] = [
  ["clearly right", 3],
  ["would do", 2],
  ["on neither list", undefined],
];
const ofGrades: readonly Column[] = [
  ["perfect", 3],
  ["good", 2],
  ["stretch", 1],
  ["wrong", 0],
];

const makers: (() => Engine)[] = [() => ours(), miniSearch, wordsWithFeedback];
const confirmed = () => ours({ confirms: true });

/** Prints how the engine and its peers do on strangers' briefs and, where there is any, on data of other authors. */
export async function printStrangers({ listsUngraded, isQuick, keepIn, against }: Options): Promise<void> {
  const people = readDemoPeople();
  const listed = { briefs: readListedBriefs(), people, listsUngraded, columns: ofLists };
  const rows = await printStrangersBriefs(ours(), listed);
  const results = new Map(rows.map(({ brief, found }) => [brief.id, found]));
  if (against !== undefined) printChanges(listed.briefs, { before: readResults(against), after: results });
  if (keepIn !== undefined) keepResults(keepIn, results);
  if (isQuick) return;
  for (const make of [...makers.slice(1), confirmed]) await printStrangersBriefs(make(), listed);
  const folder = findStrangersFolder();
  if (folder === undefined) {
    console.log("\nNo ../shared/matching-data here: the sets of other authors are left out.");
    return;
  }
  const graded = { briefs: readStrangersBriefs(folder), people, listsUngraded, columns: ofGrades };
  for (const make of makers) await printStrangersBriefs(make(), graded);
  for (const hasSkills of [true, false]) await printRealPosts(realPosts(folder, hasSkills));
}

/** Counts by all briefs and by kind; the engine searches with the improved brief, as the product does. */
async function printStrangersBriefs(engine: Engine, { briefs, people, listsUngraded, columns }: Task): Promise<Row[]> {
  await engine.load(people);
  const rows: Row[] = [];
  for (const brief of briefs) {
    const text =
      engine.name === "Triptych"
        ? improveBrief({ text: brief.text, searcherType: brief.searcher }).improvedPrompt
        : brief.text;
    rows.push({ brief, found: await engine.search(text, brief.searcher, 5) });
  }
  const without = columns === ofLists ? "first on no list" : "ungraded first";
  console.log(
    `\n${`${engine.name} on strangers' briefs`.padEnd(42)}   n  first good  ${without.padStart(16)}  clearly right in five`,
  );
  const fitting = rows.filter(({ brief }) => brief.kind !== "nobody");
  for (const [kind, own] of [["all", fitting] as const, ...Map.groupBy(fitting, ({ brief }) => brief.kind)])
    console.log(lineOf(kind, own));
  if (engine.name.startsWith("Triptych")) printScores(rows, columns);
  if (listsUngraded) listUngraded(engine.name, rows);
  return rows;
}

function lineOf(kind: string, rows: readonly Row[]): string {
  const firstGood = rows.filter(({ brief, found }) => (gradeOf(brief, found[0]?.id) ?? 0) >= 2).length;
  const ungraded = rows.filter(({ brief, found }) => found[0] && gradeOf(brief, found[0].id) === undefined).length;
  const answerable = rows.filter(({ brief }) => brief.clearlyRight.size > 0);
  const hit = answerable.filter(({ brief, found }) => found.some(({ id }) => brief.clearlyRight.has(id))).length;
  return `  ${kind.padEnd(40)} ${String(rows.length).padStart(3)}  ${String(firstGood).padStart(10)}  ${String(ungraded).padStart(16)}  ${`${hit} of ${answerable.length}`.padStart(10)}`;
}

/** Returns a stranger's grade; who clearly fits counts as good where nobody graded them. */
function gradeOf(brief: StrangersBrief, id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  return brief.grades.get(id) ?? (brief.clearlyRight.has(id) ? 2 : undefined);
}

/** Prints what the scores mean: how many results each column has of those with a grade that has one. */
function printScores(rows: readonly Row[], columns: readonly Column[]): void {
  const names = columns.map(([name]) => name).join("  ");
  console.log(`\n  score    results  ${names}${columns === ofGrades ? "  ungraded" : ""}`);
  for (const [from, to] of [
    [90, 100],
    [80, 89],
    [70, 79],
    [0, 69],
  ] as const) {
    const within = rows.flatMap(({ brief, found }) =>
      found.filter(({ score = 0 }) => score >= from && score <= to).map(({ id }) => gradeOf(brief, id)),
    );
    const counted = within.filter((one) => columns.some(([, grade]) => grade === one));
    const share = (grade: number | undefined) =>
      counted.length === 0
        ? "-"
        : `${Math.round((100 * counted.filter((one) => one === grade).length) / counted.length)} %`;
    const shares = columns.map(([name, grade]) => share(grade).padStart(name.length)).join("  ");
    const left = columns === ofGrades ? `  ${String(within.length - counted.length).padStart(8)}` : "";
    console.log(`  ${`${from}-${to}`.padEnd(8)} ${String(counted.length).padStart(7)}  ${shares}${left}`);
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
