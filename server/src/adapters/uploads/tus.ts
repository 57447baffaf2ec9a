import type { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import { S3Store } from "@tus/s3-store";
import { Server, type DataStore } from "@tus/server";
import { FileStoreProblem, type FileStore as KeptFiles } from "../files/files.ts";
import { clientConfig, type S3Options } from "../files/s3.ts";
import { uploadsFolder, type ResumableUploads } from "./uploads.ts";

export interface TusOptions {
  /** Says where uploads are kept until they are complete. */
  at: { folder: string } | { s3: S3Options };
  /** Is the store at the same place. */
  store: KeptFiles;
  /** Holds the path of the calls, as in `/api/files/resumable`. */
  path: string;
  maxBytes: number;
}

/** Carries the id of a new upload to where it is named. NOTE: set here, never by a caller. */
const idHeader = "x-upload-id";

/** Takes uploads with the reference server of the protocol. */
export function createTusUploads({ at, store, path, maxBytes }: TusOptions): ResumableUploads {
  const datastore: DataStore & { read(id: string): Readable | Promise<Readable> } =
    "folder" in at
      ? new FileStore({ directory: at.folder })
      : new S3Store({ s3ClientConfig: { ...clientConfig(at.s3), bucket: at.s3.bucket }, useTags: false });
  const server = new Server({
    path,
    datastore,
    maxSize: maxBytes,
    disableTerminationForFinishedUploads: true,
    namingFunction: (request) => keyOf(request.headers.get(idHeader) ?? ""),
    generateUrl: (_request, { id }) => `${path}/${id.split("/")[1]}`,
    getFileIdFromRequest: (request) => keyOf(request.headers.get(idHeader) ?? ""),
  });

  return {
    handle: async (request, id) => {
      request.headers.set(idHeader, id);
      return server.handleWeb(request);
    },
    findProgress: (id) =>
      explained(async () => {
        const { offset, size } = await datastore.getUpload(keyOf(id));
        return size === undefined ? null : { arrived: offset, size };
      }),
    read: async (id) => datastore.read(keyOf(id)),
    remove: async (id) => {
      await explained(async () => {
        // NOTE: ends what the store has not put together yet; a complete one is no upload any more.
        await datastore.remove(keyOf(id));
        return null;
      });
      await store.removeFolder(`${uploadsFolder}/${id}`);
    },
  };
}

/** NOTE: each upload has a folder, because it is several files. */
const keyOf = (id: string) => `${uploadsFolder}/${id}/content`;

/** Returns `null` where the store knows no such upload. */
async function explained<T>(work: () => Promise<T | null>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const status = (error as { status_code?: number }).status_code;
    if (status === 404 || status === 410) return null;
    throw new FileStoreProblem((error as NodeJS.ErrnoException).code === "ENOSPC" ? "full" : "away", error);
  }
}
