import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Reading, ReadRequirement } from "@triptych/contract/reading";
import { createClauseReader } from "../encoder/clause-reader.ts";
import { readMarks } from "../encoder/marked-briefs.ts";
import type { MarkedBrief } from "../encoder/marked-briefs.ts";
import { createMatcher } from "../src/matcher.ts";
import { isSameWork } from "../src/read/brief/clause-words.ts";
import { readBrief } from "../src/read/brief/read-brief.ts";
import { skillNamed } from "../src/read/word-hints.ts";

/**
 * Prints how the works of long briefs are read: in how many all of them, in how many all that are not read are asked about, and how many jobs nobody asked for. Six
 * people who knew nothing of the engine wrote and marked them, and the network has learnt none. All 1,280 take some five minutes of one core; `--first 160` reads those that
 * no limit was set by. `--list` prints what was missed and invented.
 */
const { values } = parseArgs({ options: { first: { type: "string" }, list: { type: "boolean", default: false } } });

const matcher = createMatcher();
const reader = await createClauseReader();
const briefs = readFileSync(new URL("strangers/marked-long-briefs.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(0, Number(values.first ?? Infinity))
  .map((line) => readMarks(JSON.parse(line) as string))
  .filter(({ marks }) => marks.some(({ skills }) => skills.length > 0));

const counts = { read: 0, readOrAsked: 0, invented: 0 };
for (const brief of briefs) count(brief);
const { read, readOrAsked, invented } = counts;
console.log(
  `${briefs.length} long briefs: all works read in ${read}, read or asked in ${readOrAsked}, ${invented} jobs nobody asked for`,
);

function count({ text, marks }: MarkedBrief): void {
  const { jobs, question } = readAsTheProduct(text);
  const wanted = marks.map(({ skills }) => skills.map(skillNamed)).filter((skills) => skills.length > 0);
  const found = jobs.map(({ requirements }) => requirements.filter(({ force }) => force !== "avoid").flatMap(skillsOf));
  const asked = question?.options.flatMap(skillsOf) ?? [];
  const isRead = (skills: readonly number[]) => found.some((job) => agree(job, skills));
  const missed = wanted.filter((skills) => !isRead(skills));
  const extra = jobs.filter((_, at) => found[at]!.length > 0 && !wanted.some((skills) => agree(found[at]!, skills)));
  counts.read += Number(missed.length === 0);
  counts.readOrAsked += Number(missed.every((skills) => agree(asked, skills)));
  counts.invented += extra.length;
  if (values.list && missed.length + extra.length > 0)
    console.log(`missed ${missed.length}, invented ${extra.map(({ label }) => label).join(", ") || "none"}: ${text}\n`);
}

/** Reads a brief with what its clauses mean, as the product does. */
function readAsTheProduct(text: string): Reading {
  const { clauses } = readBrief(text, { searcherType: "brand" });
  const clauseMeanings = new Map([[clauses.text, reader.read(clauses)]]);
  return matcher.read({ text, searcherType: "brand", clauseMeanings });
}

/** Returns the skills that a requirement or an answer means. */
function skillsOf({ means }: Pick<ReadRequirement, "means">): number[] {
  return means.filter((name) => name.startsWith("skill ")).map((name) => skillNamed(name.slice("skill ".length)));
}

/** Returns whether two lists of skills share a work. */
function agree(ones: readonly number[], others: readonly number[]): boolean {
  return ones.some((one) => others.some((other) => one === other || isSameWork(one, other)));
}
