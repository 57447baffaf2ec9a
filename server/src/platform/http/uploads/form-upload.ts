import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";
import { refuse, Refusal } from "../refusal.ts";

/** Describes a file that has arrived, in a folder for temporary files. */
export interface ArrivedFile {
  path: string;
  /** Holds the name that the caller gave it, which may be anything. */
  name: string;
  bytes: number;
}

export interface ArrivedForm {
  fields: Record<string, string>;
  file: ArrivedFile;
  /** Removes the file. */
  remove: () => Promise<void>;
}

export interface FormLimits {
  /** Names the folder in which the file is written. */
  folder: string;
  maxBytes: number;
}

const maxFields = 10;
const maxFieldBytes = 1_000;

/**
 * Reads a form with one file in the field `file`. The file is written to a folder as it arrives, so that large and slow ones
 * take no memory. Removes it again where the form is refused; what is still arriving then is thrown away.
 */
export async function readForm(request: FastifyRequest, { folder, maxBytes }: FormLimits): Promise<ArrivedForm> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes + spareBytes) refuse("too_large", tooLarge(maxBytes));
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  await mkdir(folder, { recursive: true });
  const parser = openParser(request, maxBytes);
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  const files: Promise<ArrivedFile>[] = [];
  const contents: BusboyFileStream[] = [];
  let isOdd = false;
  parser.on("field", (name, value, ...isCut) => {
    isOdd ||= isCut[0] || isCut[1] || name in fields;
    fields[name] = value;
  });
  parser.on("file", (name, content, fileName) => {
    isOdd ||= name !== "file";
    const saved = save(content, { path, name: fileName ?? "", maxBytes });
    saved.catch((error: Error) => parser.destroy(error));
    files.push(saved);
    contents.push(content);
  });
  const noteOdd = () => void (isOdd = true);
  parser.on("partsLimit", noteOdd).on("filesLimit", noteOdd).on("fieldsLimit", noteOdd);

  try {
    await flow(request.raw, parser);
    const [file] = await Promise.all(files);
    if (isOdd) refuse("invalid_input", { message: "Please send one file in the field `file`, and only known fields." });
    if (!file) refuse("invalid_input", noFile);
    return { fields: { ...fields }, file, remove };
  } catch (error) {
    // NOTE: a parser that was stopped ends none of its streams.
    for (const content of contents) content.destroy(error as Error);
    await Promise.allSettled(files);
    await remove();
    throw asRefusal(error, request);
  }
}

/** Leaves room for the other fields and for what surrounds them. */
const spareBytes = 50_000;

/** Pipes a request into a parser until it ends. NOTE: keeps the connection open on errors, so that the reply can be sent. */
function flow(source: FastifyRequest["raw"], parser: BusboyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      source.unpipe(parser);
      source.resume();
      parser.destroy();
      reject(error);
    };
    // NOTE: both may fail more than once, and an error that nobody listens to ends the process.
    source.on("error", fail).once("aborted", () => fail(new Error("The caller has left.")));
    parser.on("error", fail).once("finish", () => resolve());
    source.pipe(parser);
  });
}

function openParser(request: FastifyRequest, maxBytes: number): BusboyInstance {
  const limits = { files: 1, fields: maxFields, parts: maxFields + 1, fieldSize: maxFieldBytes, fileSize: maxBytes };
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    return refuse("invalid_input", { message: "The form could not be read." });
  }
}

async function save(
  content: BusboyFileStream,
  { path, name, maxBytes }: { path: string; name: string; maxBytes: number },
): Promise<ArrivedFile> {
  let bytes = 0;
  content.on("data", (chunk: Buffer) => (bytes += chunk.length));
  content.once("limit", () => content.destroy(new Refusal("too_large", tooLarge(maxBytes))));
  await pipeline(content, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  if (content.truncated) refuse("too_large", tooLarge(maxBytes));
  return { path, name, bytes };
}

const tooLarge = (maxBytes: number) => ({
  message: `A file can have at most ${Math.floor(maxBytes / 1_000_000)} MB.`,
});

const noFile = { message: "Please choose a file", details: [{ field: "file", message: "Please choose a file" }] };

/** Turns what the parser throws about a form that breaks off or is none into a refusal. */
function asRefusal(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof Refusal || error === request.raw.errored) return error;
  const isOfSystem = error instanceof Error && "syscall" in error;
  return isOfSystem ? error : new Refusal("invalid_input", { message: "The form could not be read." });
}
