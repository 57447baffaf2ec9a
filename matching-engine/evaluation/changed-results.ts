import { readFileSync, writeFileSync } from "node:fs";
import type { StrangersBrief } from "./strangers-data.ts";

/** Describes somebody who was found, with their score where the engine has one. */
export interface FoundPerson {
  id: string;
  score?: number;
}

/** Holds who was found first, by the ids of the briefs. */
export type Results = ReadonlyMap<string, readonly FoundPerson[]>;

/** Holds a brief for which others are found than before, or in another order. */
export interface ChangedBrief {
  brief: StrangersBrief;
  before: readonly FoundPerson[];
  after: readonly FoundPerson[];
  /** Says what that is to whoever listed who is right: a better or a worse first result, or a right person among the first five or none. */
  verdict: "better" | "worse" | "neither";
}

/** Writes results to a file that `readResults` reads. */
export function keepResults(path: string, results: Results): void {
  const kept = Array.from(results, ([brief, found]) => [brief, found.map(({ id, score }) => ({ id, score }))]);
  writeFileSync(path, JSON.stringify(kept));
}

export function readResults(path: string): Results {
  return new Map(JSON.parse(readFileSync(path, "utf8")) as [string, FoundPerson[]][]);
}

/** Returns the briefs whose results changed; scores alone are no change. A brief that one of both does not know is left out. */
export function changedBriefs(
  briefs: readonly StrangersBrief[],
  { before, after }: { before: Results; after: Results },
): ChangedBrief[] {
  return briefs.flatMap((brief) => {
    const [was, is] = [before.get(brief.id), after.get(brief.id)];
    if (was === undefined || is === undefined || idsOf(was) === idsOf(is)) return [];
    return [{ brief, before: was, after: is, verdict: verdictOf(worthOf(is, brief) - worthOf(was, brief)) }];
  });
}

/** Prints each brief whose results changed, the worse ones first, with what they were and are; a star marks who is clearly right, a plus who would do. */
export function printChanges(briefs: readonly StrangersBrief[], both: { before: Results; after: Results }): void {
  const changed = changedBriefs(briefs, both);
  const countOf = (verdict: ChangedBrief["verdict"]) => changed.filter((one) => one.verdict === verdict).length;
  console.log(
    `\nOf ${briefs.length} briefs ${changed.length} have other results: ${countOf("better")} better, ${countOf("worse")} worse, ${countOf("neither")} neither`,
  );
  const inOrder = (["worse", "better", "neither"] as const).flatMap((one) =>
    changed.filter(({ verdict }) => verdict === one),
  );
  for (const { brief, before, after, verdict } of inOrder)
    console.log(
      `  ${brief.id} ${verdict.padEnd(7)} ${brief.text.slice(0, 90).replaceAll("\n", " ")}\n    was ${named(before, brief)}\n    is  ${named(after, brief)}`,
    );
}

const idsOf = (found: readonly FoundPerson[]) => found.map(({ id }) => id).join(" ");

/** Counts the two things that the tables count: a good first result, and a clearly right person among those found. */
function worthOf(found: readonly FoundPerson[], { grades, clearlyRight }: StrangersBrief): number {
  const isFirstGood = (grades.get(found[0]?.id ?? "") ?? 0) >= 2;
  return Number(isFirstGood) + Number(found.some(({ id }) => clearlyRight.has(id)));
}

const verdictOf = (gain: number) => (gain === 0 ? "neither" : gain > 0 ? "better" : "worse");

function named(found: readonly FoundPerson[], { grades, clearlyRight }: StrangersBrief): string {
  const mark = (id: string) => (clearlyRight.has(id) ? "*" : grades.has(id) ? "+" : "");
  return found.map(({ id, score }) => `${id}${mark(id)}${score === undefined ? "" : ` ${score}`}`).join(", ");
}
