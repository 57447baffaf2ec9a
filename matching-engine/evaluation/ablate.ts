import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ablations } from "./ablations.ts";
import type { Ablation } from "./ablations.ts";

/**
 * What each piece of the engine brings: copies the engine, takes one piece out by replacing a line, and evaluates the copy.
 * A line that is no longer there is an error, so that the table cannot go stale unnoticed.
 */
const kinds = [
  "briefs",
  "plain",
  "paraphrase",
  "negation",
  "budget",
  "region",
  "typo",
  "stuffer",
  "long posts ",
  "tags removed",
  "occupations",
  "held-out briefs",
  "second market briefs",
  "market 2 paraphrase",
  "third market briefs",
  "market 3 paraphrase",
];
const engine = join(import.meta.dirname, "..");

console.log(
  `| left out | ${kinds.map((kind) => kind.trim()).join(" | ")} |\n|---|${kinds.map(() => "---:").join("|")}|`,
);
for (const ablation of ablations) console.log(`| ${ablation.name} | ${figuresWithout(ablation).join(" | ")} |`);

function figuresWithout({ file, from, to }: Ablation): string[] {
  const copy = mkdtempSync(join(engine, ".ablation-"));
  try {
    for (const folder of ["src", "evaluation"]) cpSync(join(engine, folder), join(copy, folder), { recursive: true });
    const path = join(copy, "src", file);
    const source = readFileSync(path, "utf8");
    if (!source.includes(from)) throw new Error(`${file} no longer says: ${from}`);
    writeFileSync(path, source.replace(from, to));
    const printed = execFileSync(process.execPath, [join(copy, "evaluation/evaluate.ts"), "--quick"], {
      encoding: "utf8",
    });
    return kinds.map((kind) => figureOf(printed, kind));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function figureOf(printed: string, kind: string): string {
  const row = printed.split("\n").find((line) => line.startsWith("Triptych") && line.includes(kind));
  return row?.match(/\d\.\d{3}/)?.[0].slice(0, 4) ?? "-";
}
