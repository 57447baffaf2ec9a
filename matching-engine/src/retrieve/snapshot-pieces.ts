/** Numbers the way in which pieces are written. It rises with every change of it. */
const snapshotFormat = 2;

/** Says why a snapshot cannot be used: another format, another engine, pieces that are missing, or changed bytes. */
export type SnapshotReason = "format" | "engine" | "incomplete" | "damaged";

export class SnapshotProblem extends Error {
  override name = "SnapshotProblem";
  readonly reason: SnapshotReason;

  constructor(reason: SnapshotReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Holds numbers, or anything that is written as JSON. */
export type Section = Uint8Array | Uint32Array | Float32Array | Float64Array | object;

export interface PieceReader {
  kind: number;
  /** Returns the next section as bytes; the others do as what it was written from. Numbers are copies. */
  bytes: () => Uint8Array;
  words: () => Uint32Array;
  floats: () => Float32Array;
  doubles: () => Float64Array;
  json: () => unknown;
}

/**
 * Is written first, as a number, so that a machine with another order of bytes refuses the piece.
 */
const mark = 0x4d78_5331;
const headerWords = 6;
const headerBytes = headerWords * 4;
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Writes a piece: a header of six numbers (mark, format, kind, number, length and checksum of what follows), then for each section its length and
 * its bytes, at multiples of eight.
 */
export function writePiece({ kind, number }: { kind: number; number: number }, sections: Section[]): Uint8Array {
  const parts = sections.map(bytesOf);
  const length = parts.reduce((sum, part) => sum + 8 + padded(part.length), 0);
  const piece = new Uint8Array(headerBytes + length);
  const words = new Uint32Array(piece.buffer);
  let at = headerBytes;
  for (const part of parts) {
    words[at / 4] = part.length;
    piece.set(part, at + 8);
    at += 8 + padded(part.length);
  }
  words.set([mark, snapshotFormat, kind, number, length]);
  words[headerWords - 1] = checksumOf(words);
  return piece;
}

/** Checks a piece whole, and returns its sections one after the other. */
export function readPiece(bytes: Uint8Array, expectedNumber: number): PieceReader {
  if (bytes.length < headerBytes || bytes.length % 8 !== 0)
    throw new SnapshotProblem("incomplete", `A piece of ${bytes.length} bytes is cut off.`);
  // NOTE: this is no `Buffer`, whose `slice` copies nothing.
  const plain = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const piece = plain.byteOffset % 8 === 0 ? plain : plain.slice();
  const words = new Uint32Array(piece.buffer, piece.byteOffset, piece.length / 4);
  const [found, format, kind, number, length, checksum] = words as unknown as [number, ...number[]];
  if (found !== mark) throw new SnapshotProblem("damaged", "This is no piece of a snapshot.");
  if (format !== snapshotFormat)
    throw new SnapshotProblem("format", `It has the format ${format}, and this is ${snapshotFormat}.`);
  if (length !== piece.length - headerBytes)
    throw new SnapshotProblem("incomplete", `Piece ${number} has ${piece.length - headerBytes} of ${length} bytes.`);
  if (checksum !== checksumOf(words)) throw new SnapshotProblem("damaged", `Piece ${number} is not as it was written.`);
  if (number !== expectedNumber)
    throw new SnapshotProblem("incomplete", `Piece ${number} came where ${expectedNumber} was expected.`);

  let at = headerBytes;
  const next = (): Uint8Array => {
    const size = words[at / 4];
    if (size === undefined || at + 8 + size > piece.length)
      throw new SnapshotProblem("damaged", `Piece ${number} lacks a section.`);
    const section = piece.slice(at + 8, at + 8 + size);
    at += 8 + padded(size);
    return section;
  };
  return {
    kind: kind!,
    bytes: next,
    words: () => new Uint32Array(next().buffer),
    floats: () => new Float32Array(next().buffer),
    doubles: () => new Float64Array(next().buffer),
    json: () => JSON.parse(decoder.decode(next())) as unknown,
  };
}

function bytesOf(section: Section): Uint8Array {
  if (ArrayBuffer.isView(section)) return new Uint8Array(section.buffer, section.byteOffset, section.byteLength);
  return encoder.encode(JSON.stringify(section));
}

function padded(length: number): number {
  return Math.ceil(length / 8) * 8;
}

/** Sums a whole piece up but for the sum itself, so that each bit and its place count (multiplicative hashing with rotation). */
function checksumOf(words: Uint32Array): number {
  let sum = 0x811c_9dc5;
  for (let at = 0; at < words.length; at += 1)
    if (at !== headerWords - 1) sum = Math.imul(((sum << 5) | (sum >>> 27)) ^ words[at]!, 0x9e37_79b1);
  return sum >>> 0;
}
