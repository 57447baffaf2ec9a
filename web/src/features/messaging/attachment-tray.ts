import type { StoredFile } from "@triptych/contract/files";
import type { OutgoingFile } from "./outbox.ts";

/** Holds a file that was chosen for the next message: on its way, being checked, ready or not taken. */
export interface TrayItem {
  key: string;
  name: string;
  bytes: number;
  /** Holds a small version of the picture as an address; null while it is drawn, and where it is none. */
  preview: string | null;
  /** Says how much has arrived, from 0 to 1. What has arrived completely is being checked. */
  share: number;
  /** Is there once the file can be sent. */
  file: StoredFile | null;
  /** Says why it cannot be sent, in a sentence. */
  problem: string | null;
  /** Says whether the same file may be taken at another try. */
  mayRetry: boolean;
}

/** Holds a chosen file with its upload, where one is under way. */
export interface FileSource {
  file: File;
  abort: AbortController;
  /** Is absent where the last upload failed. */
  upload?: Promise<StoredFile> | undefined;
  /** Receives how much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
}

export interface TrayDeps {
  upload: (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<StoredFile>;
  /** Removes an uploaded file that is not sent after all. */
  discard: (file: StoredFile) => void;
  explain: (error: unknown) => { problem: string; mayRetry: boolean };
  /** Says why a file cannot be sent, before any of it is uploaded. */
  findProblem: (file: File) => string | null;
  /** Draws a small version of a picture. Returns null where that is not possible. */
  preview: (file: File) => Promise<string | null>;
  newKey: () => string;
  most: number;
}

export type AttachmentTray = ReturnType<typeof createTray>;

/** Keeps the files of a message that is being written, and uploads them meanwhile. */
export function createTray(deps: TrayDeps) {
  let items: readonly TrayItem[] = [];
  const sources = new Map<string, FileSource>();
  const listeners = new Set<() => void>();

  function show(next: readonly TrayItem[]) {
    items = next;
    for (const notify of listeners) notify();
  }

  const change = (key: string, facts: Partial<TrayItem>) =>
    show(items.map((each) => (each.key === key ? { ...each, ...facts } : each)));

  async function upload(key: string, file: File) {
    const abort = new AbortController();
    const source: FileSource = { file, abort, onProgress: (share) => change(key, { share }) };
    sources.set(key, source);
    const onProgress = (share: number) => source.onProgress(share);
    source.upload = deps.upload(file, { onProgress, signal: abort.signal });
    try {
      change(key, { file: await source.upload, share: 1 });
    } catch (error) {
      source.upload = undefined;
      if (!abort.signal.aborted) change(key, deps.explain(error));
    }
  }

  /** Adds files, as many as a message can have. Returns how many were left out. */
  function add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(0, deps.most - items.length));
    const added = taken.map((file) => {
      const problem = deps.findProblem(file);
      const facts = { key: deps.newKey(), name: file.name, bytes: file.size, preview: null };
      return { file, item: { ...facts, share: 0, file: null, problem, mayRetry: false } satisfies TrayItem };
    });
    show([...items, ...added.map(({ item }) => item)]);
    for (const { file, item } of added) {
      if (item.problem !== null) continue;
      void upload(item.key, file);
      void deps.preview(file).then((preview) => change(item.key, { preview }));
    }
    return files.length - taken.length;
  }

  function retry(key: string) {
    const source = sources.get(key);
    if (!source) return;
    change(key, { problem: null, share: 0 });
    void upload(key, source.file);
  }

  /** Tries again whatever may be taken at another try, as when the connection is back. */
  function retryAll() {
    for (const { key, problem, mayRetry } of items) if (problem !== null && mayRetry) retry(key);
  }

  function forget({ key }: TrayItem) {
    sources.delete(key);
    show(items.filter((each) => each.key !== key));
  }

  function remove(key: string) {
    const item = items.find((each) => each.key === key);
    if (!item) return;
    sources.get(key)?.abort.abort();
    if (item.file) deps.discard(item.file);
    forget(item);
  }

  /** Returns the files to be sent, or null where one of them is not ready. */
  function findReady(): StoredFile[] | null {
    const files = items.flatMap(({ file }) => file ?? []);
    return files.length < items.length ? null : files;
  }

  /** Hands over what is to be sent, with the uploads that are under way. */
  function take(): { files: OutgoingFile[]; sources: Map<string, FileSource> } {
    const taken = { files: items.map(toOutgoing), sources: new Map(sources) };
    items.forEach(forget);
    return taken;
  }

  return {
    list: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add,
    retry,
    retryAll,
    remove,
    findReady,
    take,
  };
}

const toOutgoing = ({ key, name, bytes, preview, file }: TrayItem): OutgoingFile => ({
  key,
  name,
  bytes,
  preview,
  file,
  problem: null,
});
