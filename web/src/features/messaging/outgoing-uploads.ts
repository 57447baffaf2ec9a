import type { StoredFile } from "@triptych/contract/files";
import type { KeptFile } from "../../platform/offline/kept-files.ts";
import type { FileSource } from "./attachment-tray.ts";
import type { OutgoingFile } from "./outbox.ts";

export interface OutgoingUploadsDeps {
  upload: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<StoredFile>;
  /** Keeps files across reloads. Where the browser keeps nothing, they last as long as the page. */
  kept: {
    put: (files: readonly KeptFile[]) => Promise<void>;
    find: (key: string) => Promise<File | null>;
    list: () => Promise<string[]>;
    remove: (keys: readonly string[]) => Promise<void>;
  };
}

export type OutgoingUploads = ReturnType<typeof createOutgoingUploads>;

/** Says that this browser does not have a file any more. */
export class FileNotKept extends Error {}

/** Keeps the files of unsent messages until they are uploaded, and uploads them. */
export function createOutgoingUploads({ upload, kept }: OutgoingUploadsDeps) {
  const sources = new Map<string, FileSource>();
  const shares = new Map<string, number>();
  const listeners = new Set<() => void>();

  function note(key: string, share: number) {
    shares.set(key, share);
    for (const notify of listeners) notify();
  }

  /** Takes over chosen files, with their uploads where those are under way, and keeps the ones that are not uploaded yet. */
  function take({ files, sources: taken }: { files: readonly OutgoingFile[]; sources: Map<string, FileSource> }) {
    for (const [key, source] of taken) {
      sources.set(key, source);
      source.onProgress = (share) => note(key, share);
    }
    const missing = files.filter(({ file }) => file === null).map(({ key }) => ({ key, file: taken.get(key)!.file }));
    if (missing.length > 0) void kept.put(missing).catch(ignore);
  }

  /** Uploads a file, or waits for its upload. Throws `FileNotKept` where this browser does not have it any more. */
  async function send(key: string): Promise<StoredFile> {
    const source = await findSource(key);
    const onProgress = (share: number) => source.onProgress(share);
    source.upload ??= upload(source.file, { onProgress, signal: source.abort.signal });
    try {
      return await source.upload;
    } catch (error) {
      source.upload = undefined;
      note(key, 0);
      throw error;
    }
  }

  async function findSource(key: string): Promise<FileSource> {
    const held = sources.get(key);
    if (held) return held;
    const file = await kept.find(key).catch(ignore);
    if (!file) throw new FileNotKept();
    const source = { file, abort: new AbortController(), onProgress: (share: number) => note(key, share) };
    sources.set(key, source);
    return source;
  }

  /** Forgets files whose message was sent or discarded. */
  function forget(keys: readonly string[]) {
    for (const key of keys) {
      sources.get(key)?.abort.abort();
      sources.delete(key);
      shares.delete(key);
    }
    if (keys.length > 0) void kept.remove(keys).catch(ignore);
  }

  /** Forgets what is kept for messages that are not there any more. NOTE: a message is kept before its files are. */
  async function forgetOthers(listKeys: () => string[]) {
    const all = await kept.list().catch(() => []);
    const known = new Set(listKeys());
    forget(all.filter((key) => !known.has(key)));
  }

  return {
    take,
    send,
    forget,
    forgetOthers,
    /** Returns how much of a file has arrived, from 0 to 1. */
    shareOf: (key: string) => shares.get(key) ?? 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const ignore = () => null;
