import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileLimits, UploadFields, type Crop, type FilePurpose, type StoredFile } from "@triptych/contract/files";
import { FileStoreProblem } from "../../../adapters/files/files.ts";
import { PictureProblem } from "../../../adapters/pictures/pictures.ts";
import { ScanProblem } from "../../../adapters/virus-scan/virus-scan.ts";
import { refuse, Refusal } from "../../../platform/http/refusal.ts";
import type { ArrivedFile } from "../../../platform/http/uploads/form-upload.ts";
import { validate } from "../../../platform/http/validate.ts";
import { boundedWork, TooMuchWaiting } from "../../../platform/process/bounded-work.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { FilesDeps } from "../deps.ts";
import * as rules from "../rules.ts";
import { filesStore, type FileRow } from "../store.ts";
import type { SweepingService } from "../sweeping/service.ts";

export interface ArrivingDeps extends FilesDeps {
  sweeping: SweepingService;
}

/** Takes files as they arrive, in one call or in several, and prepares them. */
export function arrivingService(deps: ArrivingDeps) {
  const {
    database,
    clock,
    newId,
    randomness,
    fileStore,
    uploads,
    pictures,
    readNature,
    scan,
    arrivingFolder,
    sweeping,
  } = deps;
  const store = filesStore(database);
  /** Holds the files that are being prepared, so that a second call waits for the first. */
  const preparing = new Map<string, Promise<StoredFile>>();
  const turns = boundedWork(turnLimits);

  /** Prepares a file that arrived in one call. Nothing is kept of one that is refused. */
  async function receive(viewer: Viewer, arrived: ArrivedFile, fields: UploadFields): Promise<StoredFile> {
    const row = await begin(viewer, { ...fields, name: arrived.name, bytes: arrived.bytes });
    try {
      return await prepare(row, arrived.path);
    } catch (error) {
      await remove(row);
      throw asRefusal(error);
    }
  }

  /** Notes that a file of an account will arrive. Refuses where the account has no room for it. */
  async function begin(
    { userId }: Viewer,
    { purpose, crop, name, bytes }: UploadFields & { name: string; bytes: number },
  ): Promise<FileRow> {
    if (bytes > fileLimits.fileBytes) refuse("too_large", { message: tooLarge });
    const now = clock.now();
    const row: FileRow = {
      id: newId(),
      userId,
      purpose,
      state: "arriving",
      token: Buffer.from(randomness(new Uint8Array(20))).toString("hex"),
      kind: null,
      name: rules.cleanName(name, fileLimits.nameMax),
      bytes,
      sizes: null,
      crop: crop === undefined ? null : (rules.parseCrop(crop) ?? refuseCrop()),
      shownTo: "owner",
      sharedWith: null,
      createdAt: now,
      unusedSince: now,
    };
    await database.transaction(async (tx) => {
      const txStore = filesStore(tx);
      await txStore.lockAccount(userId);
      const kept = await txStore.measure(userId);
      // NOTE: what was taken off can be put back for a while. It makes room at once, but not without limit.
      const isFull = kept.bytes + bytes > fileLimits.accountBytes;
      if (isFull || kept.releasedBytes > fileLimits.accountBytes) refuse("limit_reached", { message: noRoom });
      if (kept.unused >= fileLimits.unusedFiles) refuse("limit_reached", { message: tooManyUnused });
      await txStore.insert(row);
    });
    return row;
  }

  /** Begins an upload of several calls. Returns its id. */
  async function beginUpload(viewer: Viewer, headers: { length: unknown; metadata: unknown }): Promise<string> {
    const bytes =
      typeof headers.length === "string" && /^\d{1,12}$/.test(headers.length) ? Number(headers.length) : null;
    const metadata = rules.parseMetadata(typeof headers.metadata === "string" ? headers.metadata : "");
    if (bytes === null || metadata === null) refuse("invalid_input", { message: "Say how large the upload is." });
    const { name = "", ...others } = metadata;
    const fields = validate(UploadFields, others) as UploadFields;
    return (await begin(viewer, { ...fields, name, bytes })).id;
  }

  /** Refuses uploads that are not the caller's, or that are complete. */
  async function requireUpload(viewer: Viewer, id: string): Promise<void> {
    const row = isId(id) ? await store.find(id) : null;
    if (row?.userId !== viewer.userId || row.state !== "arriving") refuse("not_found");
  }

  /** Ends an upload that was begun and that the store did not take. */
  async function giveUp(id: string): Promise<void> {
    const row = await store.find(id);
    if (row) await remove(row);
  }

  /** Returns a file of the caller's own. Prepares it first where all of it has arrived. */
  async function get(viewer: Viewer, id: string): Promise<StoredFile> {
    const row = await store.find(id);
    if (row?.userId !== viewer.userId) refuse("not_found");
    if (row.state === "ready") return rules.describe(row);
    const running = preparing.get(id) ?? finish(row).finally(() => preparing.delete(id));
    preparing.set(id, running);
    return running;
  }

  /** Prepares an upload that is complete. What cannot be done now can be asked for again; a file that is refused is removed. */
  async function finish(row: FileRow): Promise<StoredFile> {
    const path = join(arrivingFolder, randomUUID());
    try {
      const progress = await uploads.findProgress(row.id);
      if (!progress || progress.arrived < progress.size)
        refuse("conflict", { message: "This file has not arrived completely yet." });
      await mkdir(arrivingFolder, { recursive: true });
      await pipeline(await uploads.read(row.id), createWriteStream(path, { flags: "wx", mode: 0o600 }));
      const file = await prepare(row, path);
      await sweeping.removeStored({ tokens: [], uploadIds: [row.id] });
      return file;
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal instanceof Refusal && refusal.code === "unsupported_file") await remove(row);
      throw refusal;
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Decides what a file is, prepares what is kept of it, and stores that, when it is its turn. */
  const prepare = (row: FileRow, path: string): Promise<StoredFile> => turns.run(() => prepareNow(row, path));

  async function prepareNow(row: FileRow, path: string): Promise<StoredFile> {
    const verdict = rules.judge(await readNature(path), row.purpose);
    if ("refusal" in verdict) refuse("unsupported_file", { message: verdict.refusal });
    // NOTE: the file as it came, because a picture that is drawn anew holds nothing to be found.
    if (row.purpose === "attachment" && scan && (await scan(path)) !== null)
      refuse("unsupported_file", { message: harmful });
    const kept = verdict.kind === "pdf" ? await keepDocument(row, path) : await keepPicture(row, path);
    const ready = await store.noteReady(row.id, { kind: verdict.kind, ...kept });
    if (ready) return rules.describe(ready);
    // NOTE: the account may have been deleted meanwhile, or another process was quicker.
    const now = await store.find(row.id);
    if (now) return rules.describe(now);
    await fileStore.removeFolder(rules.folderOf(row.token));
    return refuse("not_found");
  }

  async function keepDocument({ token }: FileRow, path: string) {
    const content = await readFile(path);
    await fileStore.put(`${rules.folderOf(token)}/${rules.documentPart}`, content, "application/pdf");
    return { bytes: content.length, sizes: null };
  }

  async function keepPicture({ token, purpose, crop }: FileRow, path: string) {
    const drawn = await pictures.draw(path, drawOptions(purpose, crop));
    for (const { width, content } of drawn)
      await fileStore.put(`${rules.folderOf(token)}/${rules.partOf(width)}`, content, "image/webp");
    return {
      bytes: drawn.reduce((sum, { content }) => sum + content.length, 0),
      sizes: drawn.map(({ width, height }) => ({ width, height })),
    };
  }

  async function remove(row: FileRow): Promise<void> {
    await database.transaction(async (tx) => sweeping.forget(tx, await filesStore(tx).remove([row.id])));
  }

  return {
    receive,
    beginUpload,
    requireUpload,
    handle: (request: Request, id: string): Promise<Response> => uploads.handle(request, id),
    giveUp,
    get,
  };
}

export type ArrivingService = ReturnType<typeof arrivingService>;

/** Limits the files that are in memory at a time, and those that wait on the disk for their turn: as many as have theirs before a reply is overdue. */
const turnLimits = { atOnce: 4, mayWait: 500 };

const drawOptions = (purpose: FilePurpose, crop: Crop | null) => ({
  widths: rules.widthsFor(purpose),
  isSquare: purpose === "photo",
  crop: crop ?? undefined,
});

const isId = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000).toLocaleString("en-GB");
const tooLarge = `A file can have at most ${megabytes(fileLimits.fileBytes)} MB.`;
const noRoom = `Your files take all of your ${megabytes(fileLimits.accountBytes)} MB. Take pictures or case studies off your profile that you no longer need, and then add this.`;
const tooManyUnused = `You have uploaded ${fileLimits.unusedFiles} files that nothing uses. They are removed after ${fileLimits.unusedHours} hours, so please try again later.`;

const refuseCrop = () => refuse("invalid_input", { message: "The part of the picture to keep could not be read." });

/** Says what keeps a file from being prepared, where it is nothing unforeseen. */
function asRefusal(error: unknown): unknown {
  if (error instanceof TooMuchWaiting) return new Refusal("unavailable", { message: crowded, retryAfter: 5 });
  if (error instanceof PictureProblem)
    return error.trouble === "crowded"
      ? new Refusal("unavailable", { message: crowded, retryAfter: 5 })
      : new Refusal("unsupported_file", { message: rules.pictureSentences[error.trouble] });
  if (error instanceof ScanProblem) return new Refusal("unavailable", { message: notScanned, retryAfter: 30 });
  const isFull =
    (error as { code?: string }).code === "ENOSPC" || (error instanceof FileStoreProblem && error.reason === "full");
  if (isFull) return new Refusal("unavailable", { message: noSpace, retryAfter: 60 });
  return error instanceof FileStoreProblem ? new Refusal("unavailable", { message: away, retryAfter: 20 }) : error;
}

const harmful = "This file was recognised as harmful, so we can't take it.";
const notScanned = "Files can't be checked at the moment, so they can't be sent. Please try again in a minute.";
const crowded = "Many files are being prepared at the moment. Please try again in a few seconds.";
const noSpace = "There is no room for more files at the moment. We have been told. Please try again later.";
const away = "Files can't be saved at the moment. Please try again in a minute.";
