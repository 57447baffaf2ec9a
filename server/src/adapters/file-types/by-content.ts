import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import type { FileNature } from "./file-types.ts";

const headBytes = 4_100;
/** Is the farthest from its end that an archive says what it holds. */
const tailBytes = 66_000;
const pieceBytes = 256_000;

/**
 * Lists the beginnings of files that could be hidden in another one, in lower case. NOTE: each has at least six bytes, so that none is
 * found by chance.
 */
const hidden = [
  "<script",
  "<!doctype html",
  "<html>",
  "<html ",
  "<iframe",
  "%pdf-1.",
  "%pdf-2.",
  "rar!\u001a\u0007",
  "7z\u00bc\u00af\u0027\u001c",
];
const longest = Math.max(...hidden.map((each) => each.length));

/** Reads the whole file once. Only beginnings that are not its own count as marks. */
export async function readNature(file: string): Promise<FileNature> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(length, size - from)), 0, null, from);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, headBytes);
    const tail = await read(Math.max(0, size - tailBytes), tailBytes);
    const marks = new Set<string>();
    let before = "";
    for (let at = 0; at < size; at += pieceBytes) {
      const piece = before + (await read(at, pieceBytes)).toString("latin1").toLowerCase();
      // NOTE: what a file begins with is its own.
      hidden.filter((mark) => piece.includes(mark, at === 0 ? 1 : 0)).forEach((mark) => marks.add(mark));
      before = piece.slice(-longest);
    }
    if (endsAsArchive(tail)) marks.add("zip");
    const found = await fileTypeFromBuffer(head).catch(() => undefined);
    return { ending: found?.ext ?? null, head: latin(head), tail: latin(tail), marks: [...marks] };
  } finally {
    await handle.close();
  }
}

const latin = (bytes: Buffer) => bytes.toString("latin1");

/** Returns whether a ZIP archive ends with these bytes: its last record names the bytes that follow it. */
function endsAsArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf("PK\u0005\u0006", undefined, "latin1"); at >= 0;) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
    if (at === 0) return false;
    at = tail.lastIndexOf("PK\u0005\u0006", at - 1, "latin1");
  }
  return false;
}
