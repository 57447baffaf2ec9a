import type { PostingList, Postings } from "./postings.ts";
import { readPiece, SnapshotProblem, writePiece } from "./snapshot-pieces.ts";
import type { PieceReader, Section } from "./snapshot-pieces.ts";
import type { ProfileIndex } from "./profile-index.ts";

/** Sets how much goes into a piece, so that writing or reading one takes a few milliseconds. */
const profilesAtOnce = 500;
const entriesAtOnce = 150_000;

const kinds = { start: 0, profiles: 1, words: 2, concepts: 3, end: 4 } as const;

/** Describes the first piece. */
interface Start {
  engine: string;
  slots: number;
}

/** Describes the last piece. `left` are the slots that were emptied while the others were written. */
interface End {
  pieces: number;
  left: number[];
}

/**
 * Writes an index into pieces of at most about a megabyte, which may go to different places and must come back in this order. The index may
 * change between two pieces: the snapshot then lacks who was added or removed meanwhile, and who was replaced, and is
 * consistent otherwise. `engine` names what an index depends on besides its profiles.
 */
export function* saveIndex(index: ProfileIndex, engine: string): Generator<Uint8Array> {
  const { slots } = index;
  // NOTE: what is in a slot never changes, so that copies of these lists show the index as it is now.
  const { profiles, evidence, skills, types, lengths, stuffing, ties } = index;
  const now = {
    profiles: profiles.copy(slots),
    evidence: evidence.slice(0, slots),
    skills: skills.slice(0, slots),
    types: types.slice(0, slots),
    lengths: lengths.slice(0, slots),
    stuffing: stuffing.slice(0, slots),
    ties: ties.slice(0, slots),
  };
  const left = index.noteEmptied();
  let number = 0;
  const piece = (kind: number, sections: Section[]) => writePiece({ kind, number: number++ }, sections);
  try {
    yield piece(kinds.start, [{ engine, slots } satisfies Start]);
    for (let from = 0; from < slots; from += profilesAtOnce)
      yield piece(kinds.profiles, profileSections(now, from, Math.min(slots, from + profilesAtOnce)));
    for (const lists of batchesOf(index.words, slots)) yield piece(kinds.words, [lists.keys, ...listSections(lists)]);
    for (const lists of batchesOf(index.concepts, slots))
      yield piece(kinds.concepts, [Uint32Array.from(lists.keys), ...listSections(lists)]);
    yield piece(kinds.end, [{ pieces: number + 1, left: [...left] } satisfies End]);
  } finally {
    index.stopNotingEmptied();
  }
}

type Columns = Pick<ProfileIndex, "profiles" | "evidence" | "skills" | "types" | "lengths" | "stuffing" | "ties">;

function profileSections(columns: Columns, from: number, to: number): Section[] {
  const evidence = columns.evidence.slice(from, to).map((one) => one ?? new Uint32Array());
  const skills = columns.skills.slice(from, to);
  const slotsOf = Array.from({ length: to - from }, (_, at) => from + at);
  const profiles = slotsOf.map((slot) => columns.profiles.jsonOf(slot));
  return [
    Uint32Array.of(from, to),
    columns.types.subarray(from, to),
    columns.lengths.subarray(from, to),
    columns.stuffing.subarray(from, to),
    columns.ties.subarray(from, to),
    Uint32Array.from(evidence, ({ length }) => length),
    joined(evidence),
    Uint32Array.from(skills, (one) => one?.skills.length ?? 0),
    Uint32Array.from(skills.flatMap((one) => one?.skills ?? [])),
    Float64Array.from(skills.flatMap((one) => one?.shares ?? [])),
    slotsOf.map((slot) => columns.profiles.idOf(slot) ?? null),
    Uint32Array.from(profiles, ({ length }) => length),
    joinedBytes(profiles),
  ];
}

interface Batch<Key> {
  keys: Key[];
  lists: Uint32Array[];
}

/** Yields the lists with their keys, a batch at a time, as far as they are about these slots. */
function* batchesOf<Key>(postings: Postings<Key>, slots: number): Generator<Batch<Key>> {
  let batch: Batch<Key> = { keys: [], lists: [] };
  let size = 0;
  // NOTE: a `Map` goes on correctly where lists come and go between two batches.
  for (const [key, list] of postings.lists) {
    const entries = entriesBefore(list, slots);
    if (entries.length === 0) continue;
    for (let from = 0; from < entries.length; from += entriesAtOnce) {
      const part = entries.subarray(from, from + entriesAtOnce);
      batch.keys.push(key);
      batch.lists.push(part);
      size += part.length;
      if (size < entriesAtOnce) continue;
      yield batch;
      batch = { keys: [], lists: [] };
      size = 0;
    }
  }
  if (batch.keys.length > 0) yield batch;
}

function entriesBefore({ entries, length }: PostingList, slots: number): Uint32Array {
  let end = length;
  while (end > 0 && entries[end - 1]! >>> 8 >= slots) end -= 1;
  return entries.subarray(0, end);
}

function listSections({ lists }: Batch<unknown>): Section[] {
  return [Uint32Array.from(lists, ({ length }) => length), joined(lists)];
}

const joined = (parts: readonly Uint32Array[]) => joinInto(new Uint32Array(lengthOf(parts)), parts);
const joinedBytes = (parts: readonly Uint8Array[]) => joinInto(new Uint8Array(lengthOf(parts)), parts);

const lengthOf = (parts: readonly { length: number }[]) => parts.reduce((sum, { length }) => sum + length, 0);

function joinInto<All extends Uint8Array | Uint32Array>(all: All, parts: readonly All[]): All {
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Fills an empty index from pieces. Throws a `SnapshotProblem` where they do not fit; the index is of no use then. */
export interface SnapshotLoader {
  add: (piece: Uint8Array) => void;
  /** Checks that nothing is missing. */
  end: () => void;
}

/** Returns what fills an empty index from the pieces that `saveIndex` wrote for the same engine. */
export function loadIndex(index: ProfileIndex, engine: string): SnapshotLoader {
  let pieces = 0;
  let slots = 0;
  let end: End | undefined;

  return {
    add: (bytes) => {
      const piece = readPiece(bytes, pieces);
      if (end !== undefined) throw new SnapshotProblem("damaged", "There is something after the end.");
      if ((piece.kind === kinds.start) !== (pieces === 0))
        throw new SnapshotProblem("damaged", "It begins in the middle.");
      pieces += 1;
      if (piece.kind === kinds.start) start(piece);
      else if (piece.kind === kinds.profiles) addProfiles(index, piece, slots);
      else if (piece.kind === kinds.words) addLists(index.words, piece, piece.json() as string[]);
      else if (piece.kind === kinds.concepts) addLists(index.concepts, piece, [...piece.words()]);
      else if (piece.kind === kinds.end) end = piece.json() as End;
      else throw new SnapshotProblem("damaged", `There is no kind ${piece.kind} of pieces.`);
    },
    end: () => {
      if (end === undefined) throw new SnapshotProblem("incomplete", `It ends after ${pieces} pieces.`);
      if (end.pieces !== pieces) throw new SnapshotProblem("incomplete", `It has ${pieces} of ${end.pieces} pieces.`);
      index.finishLoading(end.left);
    },
  };

  function start(piece: PieceReader) {
    const begun = piece.json() as Start;
    if (begun.engine !== engine)
      throw new SnapshotProblem("engine", `It was made by the engine ${begun.engine}, and this is ${engine}.`);
    slots = begun.slots;
    index.makeRoom(slots);
  }
}

function addProfiles(index: ProfileIndex, piece: PieceReader, slots: number) {
  const [from, to] = piece.words() as unknown as [number, number];
  if (!(from < to && to <= slots)) throw new SnapshotProblem("damaged", "A profile has a slot that there is not.");
  index.types.set(piece.bytes(), from);
  index.lengths.set(piece.floats(), from);
  index.stuffing.set(piece.floats(), from);
  index.ties.set(piece.words(), from);
  const evidence = partsOf(piece.words(), piece.words());
  const skillCounts = piece.words();
  const skills = partsOf(skillCounts, piece.words());
  const shares = partsOf(skillCounts, piece.doubles());
  const ids = piece.json() as (string | null)[];
  const profiles = partsOf(piece.words(), piece.bytes());
  if (
    ids.length !== to - from ||
    profiles.length !== to - from ||
    evidence.length !== to - from ||
    skills.length !== to - from
  )
    throw new SnapshotProblem("damaged", "A piece has not as many profiles as it says.");
  for (const [at, id] of ids.entries()) {
    if (id === null) continue;
    const slot = from + at;
    index.profiles.setJson(slot, id, profiles[at]!);
    index.evidence[slot] = evidence[at]!;
    index.skills[slot] = { skills: Array.from(skills[at]!), shares: Array.from(shares[at]!) };
    index.slotOf.set(id, slot);
  }
}

function addLists<Key>(postings: Postings<Key>, piece: PieceReader, keys: readonly Key[]) {
  const lists = partsOf(piece.words(), piece.words());
  if (lists.length !== keys.length) throw new SnapshotProblem("damaged", "A list has no name.");
  for (const [at, key] of keys.entries()) {
    const entries = lists[at]!;
    const known = postings.lists.get(key);
    if (known === undefined) postings.lists.set(key, { entries, length: entries.length });
    else {
      const all = joined([known.entries.subarray(0, known.length), entries]);
      postings.lists.set(key, { entries: all, length: all.length });
    }
  }
}

/** Cuts an array into parts of these lengths, which share its memory. */
function partsOf<All extends Uint8Array | Uint32Array | Float64Array>(lengths: Uint32Array, all: All): All[] {
  let from = 0;
  const parts = Array.from(lengths, (length) => all.subarray(from, (from += length)) as All);
  if (from !== all.length) throw new SnapshotProblem("damaged", "Lengths do not add up.");
  return parts;
}
