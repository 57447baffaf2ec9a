/** One piece taken out of the engine by a change of its source: where, what stands there and what stands there instead. */
export type Ablation = { name: string; file: string; from: string; to: string };

/** The pieces that `npm run evaluate:ablation` takes out one at a time. */
export const ablations: Ablation[] = [
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
    name: "no long lists of everyday words",
    file: "reading/word-hints.ts",
    from: "of new Set(splitWords(text).norms))",
    to: "of new Set(splitWords(text).norms.slice(0, 0)))",
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
    from: "const pairGain = 3",
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
