import type { Readable } from "node:stream";

/**
 * Keeps files under keys such as `kept/ab/abc…/640.webp`: words of letters, digits, hyphens and underscores, the last one with an
 * ending, separated by slashes. Throws `FileStoreProblem` where the store cannot do what it is asked.
 */
export interface FileStore {
  /** Keeps a content whole or not at all, in place of what the key had. */
  put(key: string, content: Buffer, type: string): Promise<void>;
  /** Opens what a key has; `null` where it has nothing. The stream fails where the store does in the middle. */
  open(key: string): Promise<{ bytes: number; content: Readable } | null>;
  /** Removes everything under a folder, as in `kept/ab/abc…`. Does nothing where nothing is there. */
  removeFolder(folder: string): Promise<void>;
  /** Yields the keys under a folder, in any order. Half-written files are none. */
  list(folder: string): AsyncIterable<{ key: string; savedAt: Date }>;
  close(): void;
}

/** Says why a store cannot do what it is asked: it has no room, or does not reply. */
export class FileStoreProblem extends Error {
  override name = "FileStoreProblem";
  readonly reason: "full" | "away";

  constructor(reason: FileStoreProblem["reason"], cause: unknown) {
    super(reason === "full" ? "The file store has no room." : "The file store cannot be reached.", { cause });
    this.reason = reason;
  }
}

/** Refuses keys that are none, so that no key leads out of the store. Throws where a caller passed something else. */
export function requireKey(key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*(\/[\w-]+\.\w+)?$/.test(key)) throw new Error("This is no key of the file store.");
  return key;
}
