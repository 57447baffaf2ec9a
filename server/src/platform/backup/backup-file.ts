import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupEnd, BackupHeader, BackupProblem, createSum, FilePiece } from "./backup-format.ts";

/**
 * Describes a backup file: compressed lines of JSON. First the header; then, for each table, its place in the header
 * (`#0`) and its rows; then people's files in pieces (`%`); then the end.
 * NOTE: rows are copied as text, because JavaScript would round large numbers.
 */
export interface BackupFile {
  header: BackupHeader;
  end: BackupEnd;
  /** Yields the rows of all tables, table by table. */
  rows: () => AsyncGenerator<{ table: number; row: string }>;
  /** Yields people's files, one after the other. */
  files: () => AsyncGenerator<{ key: string; content: Buffer }>;
}

/**
 * Writes to a temporary name and renames at the end, so that a file of this name is always complete. Only its owner can
 * read it.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new BackupProblem(`There is a file ${file} already. Choose another name.`);
  const unfinished = `${file}.unfinished`;
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(withBreaks(lines)), createGzip(), target);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Reads the file once from beginning to end. Throws unless every row is there as it was written. */
export async function openBackupFile(file: string): Promise<BackupFile> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  try {
    return await readWhole(file);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${file} is damaged or no backup, so nothing was changed.`, { cause: error });
  }
}

async function readWhole(file: string): Promise<BackupFile> {
  const lines = linesOf(file);
  const header = BackupHeader.parse(JSON.parse((await lines.next()).value ?? ""));
  const sums = header.tables.map(createSum);
  const pieces = createSum();
  let end: BackupEnd | null = null;
  let table = -1;
  for await (const line of lines) {
    if (end) throw new Error("There is something after the end.");
    if (line.startsWith("#")) table = Number(line.slice(1));
    else if (line.startsWith("%")) pieces.add(line);
    else if (line.startsWith('{"end":true')) end = BackupEnd.parse(JSON.parse(line));
    else sums[table]!.add(line);
  }
  if (!end || JSON.stringify(end.contents) !== JSON.stringify(sums.map((sum) => sum.contents())))
    throw new Error("Rows are missing or different.");
  if (JSON.stringify(end.pieces ?? createSum().contents()) !== JSON.stringify(pieces.contents()))
    throw new Error("Files are missing or different.");
  return { header, end, rows: () => rowsOf(file), files: () => filesOf(file) };
}

async function* rowsOf(file: string): AsyncGenerator<{ table: number; row: string }> {
  const lines = linesOf(file);
  await lines.next();
  let table = -1;
  for await (const line of lines) {
    if (line.startsWith("#")) table = Number(line.slice(1));
    else if (!line.startsWith("%") && !line.startsWith('{"end":true')) yield { table, row: line };
  }
}

async function* filesOf(file: string): AsyncGenerator<{ key: string; content: Buffer }> {
  let pieces: Buffer[] = [];
  for await (const line of linesOf(file)) {
    if (!line.startsWith("%")) continue;
    const { key, isLast, data } = FilePiece.parse(JSON.parse(line.slice(1)));
    pieces.push(Buffer.from(data, "base64"));
    if (!isLast) continue;
    yield { key, content: Buffer.concat(pieces) };
    pieces = [];
  }
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on("error", (error) => unzipped.destroy(error));
  // NOTE: the line reader would hide the error of a stream that breaks off.
  let failure: unknown = null;
  unzipped.on("error", (error) => {
    failure = error;
  });
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) yield line;
  if (failure instanceof Error) throw failure;
}

async function* withBreaks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
