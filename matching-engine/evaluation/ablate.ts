import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What each piece of the engine brings: copies the engine, takes one piece out by replacing a line, and evaluates the copy.
 * A line that is no longer there is an error, so that the table cannot go stale unnoticed.
 */
type Ablation = { name: string; file: string; from: string; to: string };

const ablations: Ablation[] = [
  { name: "everything", file: "matcher.ts", from: "", to: "" },
  {
    name: "no lexicon (words only)",
    file: "lexicon/mentions.ts",
    from: "  const mentions: Mention[] = [];\n",
    to: '  const mentions: Mention[] = [];\n  if (words.text !== "") return mentions;\n',
  },
  {
    name: "no trades below the crafts",
    file: "lexicon/concepts.ts",
    from: "const tradeBlocks = readRows(trades)",
    to: 'const tradeBlocks = readRows(trades).map((row) => ({ ...row, lines: row.lines.map((line) => (line.key === "aka" || line.key === "asked" ? { ...line, value: "" } : line)) }))',
  },
  {
    name: "no described needs",
    file: "reading/symptoms.ts",
    from: "  const found: Symptom[] = [];\n",
    to: '  const found: Symptom[] = [];\n  if (words.text !== "") return found;\n',
  },
  {
    name: "no suggested crafts",
    file: "reading/suggest-jobs.ts",
    from: "const strongFromMany = 4.2",
    to: "const strongFromMany = 999",
  },
  {
    name: "no needs told by people who lack the name",
    file: "reading/word-hints.ts",
    from: "for (const need of needs)",
    to: "for (const need of needs.slice(0, 0))",
  },
  {
    name: "no situations",
    file: "reading/word-hints.ts",
    from: "[associations, glosses, situations]",
    to: "[associations, glosses, ...(situations === undefined ? [situations] : [])]",
  },
  {
    name: "no pairs of words",
    file: "reading/telling-pairs.ts",
    from: "const pairGain = 4",
    to: "const pairGain = 0",
  },
  {
    name: "what is named is always wanted",
    file: "reading/suggested-mentions.ts",
    from: "const overruleFrom = 16",
    to: "const overruleFrom = 999",
  },
  {
    name: "no synonyms",
    file: "reading/expand.ts",
    from: "addEntry(other, own * share, added)",
    to: "addEntry(other, 0 * share * own, added)",
  },
  {
    name: "no repairs",
    file: "reading/read-brief.ts",
    from: "const repairsAtMost = 12",
    to: "const repairsAtMost = 0",
  },
  {
    name: "no refusals",
    file: "reading/denials.ts",
    from: "    if (scopeStart > at) markScope",
    to: "    if (scopeStart > at + 99) markScope",
  },
  {
    name: "no evidence ladder (a mention is a mention)",
    file: "scoring/judge.ts",
    from: "return finding.strength * (finding.mentions",
    to: "return finding.strength + 0 * (finding.mentions",
  },
  {
    name: "no watch for stuffing",
    file: "scoring/judge.ts",
    from: "return stuffing > 0.6 ? 0.1 :",
    to: "return stuffing > -1 ? 1 :",
  },
  {
    name: "no share for long posts' words",
    file: "reading/read-brief.ts",
    from: "(telling - 14) / 30",
    to: "(telling - 999) / 30",
  },
  {
    name: "words decide nothing",
    file: "scoring/judge.ts",
    from: "return base + (0.7 - base) * brief.rambling",
    to: "return 0 * base * brief.rambling",
  },
  {
    name: "no money",
    file: "reading/read-brief.ts",
    from: "const money = readMoney(text)",
    to: 'const money = readMoney("" && text)',
  },
  {
    name: "no stems beyond the plural",
    file: "text/stems.ts",
    from: "export function stem(word: string): string {\n",
    to: 'export function stem(word: string): string {\n  if (word !== "") return singular(word);\n',
  },
];

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
