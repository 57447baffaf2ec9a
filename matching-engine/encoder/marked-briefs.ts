import { readFileSync } from "node:fs";
import { clausesOf, jointsOf } from "../src/read/brief/clauses.ts";
import type { Clause } from "../src/read/brief/clauses.ts";
import { splitWords } from "../src/text/words.ts";
import type { Words } from "../src/text/words.ts";

/** Holds a brief in which somebody marked what asks for work. */
export interface MarkedBrief {
  text: string;
  marks: readonly Mark[];
}

/** Holds the place of words that ask for work, and its skills, the best name first; none where no skill names it. */
export interface Mark {
  start: number;
  end: number;
  skills: readonly string[];
  isWish: boolean;
}

/** Holds a clause of a marked brief with the skills that it asks for and how far; `asks` is false where it asks for nothing. */
export interface MarkedClause {
  from: number;
  to: number;
  text: string;
  asks: boolean;
  skills: readonly (readonly [skill: string, share: number])[];
}

/** Holds a marked brief with a part of the profile of somebody who is clearly right for it, and of somebody beside whom they should stand first. */
export interface BriefWithProfiles {
  brief: MarkedBrief;
  fits: string;
  near: string;
}

/** Says how a mark is shared among its one, two or three names. */
const sharesOfNames: readonly (readonly number[])[] = [[1], [0.65, 0.35], [0.5, 0.3, 0.2]];
/** Says how much of a mark must stand in a clause, or of a clause in a mark, for the clause to ask for its work. */
const enoughOfMark = 0.4;
const enoughOfClause = 0.6;

/** Lists the marked briefs. Each line is a text with marks in it: `[[words that ask|Skill]]`, `[[words|Skill/Other name]]` or `[[words|Skill|wish]]`. */
export const listMarkedBriefs = (): MarkedBrief[] => listMarked("marked-briefs.jsonl");

/** Lists parts of profiles in which the words are marked, in the same way, that tell what somebody does for clients. */
export const listMarkedProfiles = (): MarkedBrief[] => listMarked("marked-profiles.jsonl");

/** Lists marked briefs with parts of two profiles, from which is learnt who is right for whom. Each line is an object of these three texts. */
export const listBriefsWithProfiles = (): BriefWithProfiles[] =>
  readLines("briefs-with-profiles.jsonl").map((line) => {
    const { brief, fits, near } = line as Record<keyof BriefWithProfiles, string>;
    return { brief: readMarks(brief), fits, near };
  });

const listMarked = (name: string): MarkedBrief[] => readLines(name).map((line) => readMarks(line as string));

function readLines(name: string): unknown[] {
  const file = readFileSync(new URL(`../lexicon/training-examples/${name}`, import.meta.url), "utf8");
  return file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
}

/** Takes the marks out of a text. */
export function readMarks(marked: string): MarkedBrief {
  let text = "";
  let at = 0;
  const marks: Mark[] = [];
  for (const found of marked.matchAll(/\[\[([^[\]|]*)\|([^[\]|]*)(\|wish)?\]\]/g)) {
    const [whole, said = "", names = "", wish] = found;
    text += marked.slice(at, found.index);
    at = found.index + whole.length;
    marks.push({
      start: text.length,
      end: text.length + said.length,
      skills: namesIn(names),
      isWish: wish !== undefined,
    });
    text += said;
  }
  return { text: text + marked.slice(at), marks };
}

/** Returns the clauses of a marked brief, as the engine splits it, with what they ask for. */
export function markedClauses(brief: MarkedBrief, words: Words = splitWords(brief.text)): MarkedClause[] {
  return clausesOf(words).map((clause) => markedClause(clause, brief, words));
}

/**
 * Returns both sides of a place in each clause at which other work may begin, with what they ask for: of the place between two marks, where there are such,
 * and of any other place elsewhere.
 */
export function markedSides(brief: MarkedBrief, words: Words = splitWords(brief.text)): MarkedClause[] {
  return clausesOf(words).flatMap((clause) => {
    const joints = jointsOf(words, clause);
    const isBetween = (at: number) =>
      brief.marks.some(({ end }) => end <= words.starts[at]! && end > words.starts[clause.from]!) &&
      brief.marks.some(({ start }) => start >= words.starts[at - 1]! && start < words.ends[clause.to - 1]!);
    const joint = joints.findLast(isBetween) ?? joints[brief.text.length % joints.length];
    if (joint === undefined) return [];
    const sides = [
      { from: clause.from, to: joint },
      { from: joint, to: clause.to },
    ];
    return sides.map((side) => markedClause(side, brief, words));
  });
}

function markedClause({ from, to }: Clause, { text, marks }: MarkedBrief, words: Words): MarkedClause {
  const start = words.starts[from]!;
  const end = words.ends[to - 1]!;
  const own = marks.filter((mark) => {
    const shared = Math.min(end, mark.end) - Math.max(start, mark.start);
    return shared > 0 && (shared >= (mark.end - mark.start) * enoughOfMark || shared >= (end - start) * enoughOfClause);
  });
  return { from, to, text: text.slice(start, end), asks: own.length > 0, skills: own.flatMap(skillsOf) };
}

/** Returns how a mark is shared among its names. */
export function skillsOf({ skills }: Mark): (readonly [skill: string, share: number])[] {
  const shares = sharesOfNames[skills.length - 1] ?? [];
  return skills.map((skill, at) => [skill, shares[at] ?? 0] as const);
}

/** Splits names at slashes, but not the one of "UI/UX design". */
function namesIn(names: string): string[] {
  return names
    .split(/(?<!UI)\//)
    .map((name) => name.trim())
    .filter((name) => name !== "none");
}
