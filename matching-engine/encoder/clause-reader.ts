import { createSplitting, likelihood } from "./clause-splitting.ts";
import type { ClauseMeaning, ClausePlace, TextWithClauses } from "../src/read/clause-meaning.ts";
import { concepts } from "../src/read/lexicon/taxonomy.ts";
import { secondReading } from "../src/weights.ts";
import { meanState, openTextNetwork } from "./text-network.ts";
import type { KnownPiece, TextNetwork } from "./text-network.ts";

/** Reads what the clauses of texts ask for. */
export interface ClauseReader {
  /** Returns what each clause means, in their order. Keeps its thread busy for some ten milliseconds a text. */
  read: (brief: TextWithClauses) => ClauseMeaning[];
}

/** Limits the pieces of words that are read together: a longer text is read in parts, each of which ends behind a clause. */
const piecesTogether = 128;
/** Limits the parts of a text; clauses behind them mean nothing. */
const partsAtMost = 3;
/** Limits the characters that are split into pieces, most of which are longer than three. */
const charactersAtMost = 3_000;
/** Counts the skills that are kept of a clause. */
const skillsAtMost = 8;

/** Makes a reader of clauses from the network, which it opens where none is given. */
export async function createClauseReader(network?: TextNetwork): Promise<ClauseReader> {
  const { skills: names, split, read, linear } = network ?? (await openTextNetwork());
  const unlearnt = skillsBeside(new Set(names));
  const [ofBrief, asks, skills] = [linear("brief"), linear("asks"), linear("skills")];

  return {
    read: ({ text, clauses }) => {
      const pieces = split(text.slice(0, charactersAtMost));
      const parts = partsOf(pieces, clauses).slice(0, partsAtMost);
      return parts
        .flatMap((part) => readPart(part, text))
        .concat(clauses.slice(parts.flatMap((part) => part.clauses).length).map(() => nothing));
    },
  };

  /**
   * Reads the clauses of a part together. What asks for the same work as another clause, but less surely, may have it from there only ("Need a compère and somebody
   * to take photos"): it is read again without the surer ones, unless it asks for two works, and means what both readings say.
   */
  function readPart(part: Part, text: string): ClauseMeaning[] {
    const together = readTogether(part, text);
    let readAgain = 0;
    return together.map((meaning, at) => {
      const surer = part.clauses.filter((_, other) => saysSurer(together[other]!, meaning));
      if (surer.length === 0 || meaning.parts !== undefined || readAgain === secondReading.atMost) return meaning;
      readAgain += 1;
      const pieces = part.pieces.filter((piece) => !surer.some((clause) => stands(piece, clause)));
      const [again] = readTogether({ pieces, clauses: [part.clauses[at]!] }, text);
      return { ...meaning, skills: meanOfShares(meaning.skills, again!.skills) };
    });
  }

  function readTogether({ pieces, clauses }: Part, text: string): ClauseMeaning[] {
    const [part] = read([pieces]);
    if (part!.states.length === 0) return clauses.map(() => nothing);
    const asked = new Map<ClausePlace, number>();
    const splitClause = createSplitting(text, readClause);
    return clauses.map((clause) => {
      const meaning = readClause(clause);
      const parts = splitClause({ ...clause, ...meaning });
      return parts.length === 1 ? meaning : { ...meaning, parts };
    });

    /** Reads a clause or a part of one by its own words and by what is told around it. Other clauses, and these parts, tell the less the more they ask for work. */
    function readClause(clause: ClausePlace, besides: readonly ClausePlace[] = []): ClauseMeaning {
      const own = piecesOf(clause);
      if (own.length === 0) return nothing;
      const told = new Float32Array(pieces.length).fill(1);
      const others = clauses.filter((one) => one.end <= clause.start || one.start >= clause.end);
      for (const other of [...others, ...besides]) {
        const left = 1 - asksOf(other);
        for (const at of piecesOf(other)) told[at]! *= left;
      }
      for (const at of own) told[at] = 1;
      const around = ofBrief(meanState(part!.states, (at) => told[at]!)).map(bend);
      const forSkills = meanOf(own, part!.tells);
      const meant = likeliest(skills(Float32Array.from([...forSkills, ...around])));
      return { asks: asksOf(clause), skills: meant, ...(unlearnt.length > 0 && { unlearnt }) };
    }

    /** Returns how likely a clause asks for work, which is found out once. */
    function asksOf(clause: ClausePlace): number {
      const own = piecesOf(clause);
      const known = asked.get(clause) ?? (own.length === 0 ? 0 : likelihood(asks(meanOf(own, part!.asks))[0]!));
      asked.set(clause, known);
      return known;
    }

    function meanOf(own: readonly number[], weights: readonly number[]): Float32Array {
      return meanState(
        own.map((at) => part!.states[at]!),
        (at) => weights[own[at]!]!,
      );
    }

    function piecesOf(clause: ClausePlace): number[] {
      return [...pieces.keys()].filter((at) => stands(pieces[at]!, clause));
    }
  }

  function likeliest(odds: Float32Array): ClauseMeaning["skills"] {
    const most = odds.reduce((highest, one) => Math.max(highest, one), -Infinity);
    const shares = odds.map((one) => Math.exp(one - most));
    const all = shares.reduce((sum, one) => sum + one, 0);
    return Array.from(shares, (share, skill) => ({ skill: names[skill]!, share: share / all }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, skillsAtMost);
  }
}

/** Returns the skills of the lexicon that are not among these. */
const skillsBeside = (learnt: ReadonlySet<string>) =>
  concepts.filter(({ kind, name }) => kind === "skill" && !learnt.has(name)).map(({ name }) => name);

/** Returns whether a clause asks for the same work as another one, and more surely. */
function saysSurer(one: ClauseMeaning, other: ClauseMeaning): boolean {
  const [work, same] = [one.skills[0], other.skills[0]];
  if (work === undefined || work.skill !== same?.skill) return false;
  if (one.asks < secondReading.surerFrom || other.asks < secondReading.asksFrom) return false;
  return work.share * one.asks > same.share * other.asks;
}

/** Returns the mean of two readings, the likeliest skill first. */
function meanOfShares(...readings: readonly ClauseMeaning["skills"][]): ClauseMeaning["skills"] {
  const shares = new Map<string, number>();
  for (const { skill, share } of readings.flat()) shares.set(skill, (shares.get(skill) ?? 0) + share / readings.length);
  return Array.from(shares, ([skill, share]) => ({ skill, share }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, skillsAtMost);
}

interface Part {
  pieces: KnownPiece[];
  clauses: ClausePlace[];
}

/** Cuts a text into parts of so many pieces that each clause stands in one of them as a whole, where it is not longer than a part. */
function partsOf(pieces: readonly KnownPiece[], clauses: TextWithClauses["clauses"]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let to = 0;
  let inside: Part["clauses"] = [];
  for (const [number, clause] of clauses.entries()) {
    const next = clauses[number + 1]?.start ?? Infinity;
    const behind = pieces.findIndex(({ start }) => start >= next);
    const end = behind < 0 ? pieces.length : behind;
    if (inside.length > 0 && end - from > piecesTogether) {
      parts.push({ pieces: pieces.slice(from, to), clauses: inside });
      from = to;
      inside = [];
    }
    inside.push(clause);
    to = end;
  }
  if (inside.length > 0) parts.push({ pieces: pieces.slice(from, to), clauses: inside });
  return parts.map((part) => ({ ...part, pieces: part.pieces.slice(0, piecesTogether) }));
}

const nothing: ClauseMeaning = { asks: 0, skills: [] };

const bend = (number: number) => Math.max(0, number);

const stands = (piece: KnownPiece, { start, end }: ClausePlace) => piece.start < end && piece.end > start;
