import type { Readable } from "node:stream";

/** Names the folder of the store in which uploads are. Each has a folder of its own in it, called by its id. */
export const uploadsFolder = "uploads";

/** Takes uploads that go on where a lost connection broke them off, by the tus protocol. Each has an id that is a UUID. */
export interface ResumableUploads {
  /** Handles a request about an upload. NOTE: whoever calls it has proved that the caller may. */
  handle(request: Request, id: string): Promise<Response>;
  /** Returns how many bytes have arrived, and how many there will be; `null` where there is no such upload. */
  findProgress(id: string): Promise<{ arrived: number; size: number } | null>;
  /** Reads an upload that is complete. */
  read(id: string): Promise<Readable>;
  /** Removes what has arrived. Does nothing where nothing has. */
  remove(id: string): Promise<void>;
}
