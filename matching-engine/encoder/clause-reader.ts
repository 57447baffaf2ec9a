import { readFileSync } from "node:fs";
import type { ClauseMeaning, TextWithClauses } from "../src/read/clause-meaning.ts";
import { openLearntNumbers } from "./learnt-numbers.ts";
import type { LearntNumbers } from "./learnt-numbers.ts";
import { createNorm, createTextLayers, stateSize } from "./text-layers.ts";
import type { TextPiece } from "./text-layers.ts";
import { loadTensors } from "./tensors.ts";
import { createWordPieces } from "./word-pieces.ts";
import type { WordPiece } from "./word-pieces.ts";
import { openWordVectors, wordNumbersOf } from "./word-vectors.ts";

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

/** Loads the network that was learnt from marked briefs (`learn-clauses.py`). It needs no network connection. */
export async function createClauseReader(): Promise<ClauseReader> {
  const learnt = openLearntNumbers(readFileSync(new URL("clause-reader.bin", import.meta.url)));
  const split = createWordPieces();
  const tensors = await loadTensors();
  const readPieces = createTextLayers(tensors, learnt);
  const norm = createNorm(tensors, learnt, "last");
  const vectors = openWordVectors();
  const ofWords = learnt.table("whole_words.weight");
  const wholeWord = createProduct(ofWords.numbers, new Float32Array(ofWords.rows));
  const attention = createLinear(learnt, "attention");
  const ofBrief = createLinear(learnt, "brief");
  const asks = createLinear(learnt, "asks");
  const skills = createLinear(learnt, "skills");

  return {
    read: ({ text, clauses }) => {
      const pieces = withWords(text.slice(0, charactersAtMost));
      const parts = partsOf(pieces, clauses).slice(0, partsAtMost);
      return parts
        .flatMap(readPart)
        .concat(clauses.slice(parts.flatMap((part) => part.clauses).length).map(() => nothing));
    },
  };

  /** Splits a text into pieces, each with what is learnt of the whole word that it is part of. */
  function withWords(text: string): KnownPiece[] {
    const pieces = split(text);
    const known = new Map<number, Float32Array>();
    return wordNumbersOf(text, pieces, vectors).map((word, at) => {
      if (word !== 0 && !known.has(word)) known.set(word, wholeWord(vectors.vectorOf(word)));
      const more = known.get(word);
      return { ...pieces[at]!, ...(more && { more }) };
    });
  }

  function readPart({ pieces, clauses }: Part): ClauseMeaning[] {
    if (pieces.length === 0) return clauses.map(() => nothing);
    const states = readPieces([pieces], norm);
    const stateOf = (at: number) => states.subarray(at * stateSize, (at + 1) * stateSize);
    const whole = ofBrief(meanState(pieces.map((_, at) => ({ state: stateOf(at), weight: 1 })))).map(bend);
    const looks = pieces.map((_, at) => attention(stateOf(at)));
    return clauses.map((clause) => {
      const own = [...pieces.keys()].filter((at) => stands(pieces[at]!, clause));
      if (own.length === 0) return nothing;
      const [forSkills, forAsking] = [0, 1].map((look) =>
        meanState(own.map((at) => ({ state: stateOf(at), weight: Math.exp(looks[at]![look]!) }))),
      );
      const asked = 1 / (1 + Math.exp(-asks(forAsking!)[0]!));
      return { asks: asked, skills: likeliest(skills(Float32Array.from([...forSkills!, ...whole]))) };
    });
  }

  function likeliest(odds: Float32Array): ClauseMeaning["skills"] {
    const most = odds.reduce((highest, one) => Math.max(highest, one), -Infinity);
    const shares = odds.map((one) => Math.exp(one - most));
    const all = shares.reduce((sum, one) => sum + one, 0);
    return Array.from(shares, (share, skill) => ({ skill: learnt.skills[skill]!, share: share / all }))
      .toSorted((a, b) => b.share - a.share)
      .slice(0, skillsAtMost);
  }
}

type KnownPiece = WordPiece & TextPiece;

interface Part {
  pieces: KnownPiece[];
  clauses: TextWithClauses["clauses"][number][];
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

const stands = (piece: WordPiece, { start, end }: TextWithClauses["clauses"][number]) =>
  piece.start < end && piece.end > start;

/** Returns the mean of states by their weights. */
function meanState(parts: readonly { state: Float32Array; weight: number }[]): Float32Array {
  const sum = new Float32Array(stateSize);
  let all = 0;
  for (const { state, weight } of parts) {
    all += weight;
    for (let one = 0; one < stateSize; one += 1) sum[one]! += state[one]! * weight;
  }
  return sum.map((one) => one / all);
}

/** Makes a function that multiplies a table with a list of numbers, and adds a number to each row. */
function createLinear({ table }: LearntNumbers, name: string): (given: Float32Array) => Float32Array {
  return createProduct(table(`${name}.weight`).numbers, table(`${name}.bias`).numbers);
}

function createProduct(numbers: Float32Array, added: Float32Array): (given: Float32Array) => Float32Array {
  const columns = numbers.length / added.length;
  return (given) => {
    const result = new Float32Array(added);
    for (let row = 0; row < added.length; row += 1)
      for (let one = 0, at = row * columns; one < columns; one += 1, at += 1)
        result[row]! += numbers[at]! * given[one]!;
    return result;
  };
}
