import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { SnapshotProblem } from "@triptych/matching-engine/matcher";

/** Says what a piece holds: a piece of the engine's snapshot, or the versions of profiles. */
export type PieceKind = "engine" | "versions";

const numbers: Record<PieceKind, number> = { engine: 0, versions: 1 };
/** Says how a piece may be compressed. NOTE: at this level it takes a few milliseconds and leaves two fifths. */
const params = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };
const largestPiece = 64_000_000;

/** Returns a piece as it is stored: its kind, then its content compressed with a checksum. */
export function packPiece(kind: PieceKind, content: Uint8Array): Uint8Array {
  const compressed = zstdCompressSync(content, { params });
  const piece = new Uint8Array(1 + compressed.length);
  piece[0] = numbers[kind];
  piece.set(compressed, 1);
  return piece;
}

/** Returns the kind and the content of a stored piece. Throws a `SnapshotProblem` where it is damaged. */
export function unpackPiece(piece: Uint8Array): { kind: PieceKind; content: Uint8Array } {
  const kind = (Object.keys(numbers) as PieceKind[]).find((each) => numbers[each] === piece[0]);
  if (kind === undefined) throw new SnapshotProblem("damaged", "This is no piece of a snapshot.");
  try {
    return { kind, content: zstdDecompressSync(piece.subarray(1), { maxOutputLength: largestPiece }) };
  } catch {
    throw new SnapshotProblem("damaged", "A piece cannot be decompressed.");
  }
}
