import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileLimits } from "@triptych/contract/files";
import type { ReadNature } from "../adapters/file-types/file-types.ts";
import type { FileStore } from "../adapters/files/files.ts";
import { createFolderStore } from "../adapters/files/folder.ts";
import type { Pictures } from "../adapters/pictures/pictures.ts";
import type { SharePictures } from "../adapters/share-pictures/share-pictures.ts";
import type { ResumableUploads } from "../adapters/uploads/uploads.ts";
import type { ScanFile } from "../adapters/virus-scan/virus-scan.ts";
import type { Config } from "../config/config.ts";
import { keptFolder } from "../features/files/rules.ts";
import type { KeptFiles } from "../platform/backup/backup-format.ts";

/** Holds where files are kept, and what takes and prepares them. */
export interface ComposedFiles {
  fileStore: FileStore;
  uploads: ResumableUploads;
  pictures: Pictures;
  sharePictures: SharePictures;
  readNature: ReadNature;
  /** Is `null` where no scanner is configured. */
  scan: ScanFile | null;
  arrivingFolder: string;
}

const resumablePath = "/api/files/resumable";

/** Opens the configured store. NOTE: what takes and prepares files is loaded with the first one, so that a start is quick. */
export async function composeFiles({ files: at, clamav }: Pick<Config, "clamav" | "files">): Promise<ComposedFiles> {
  const fileStore =
    "folder" in at ? createFolderStore(at) : (await import("../adapters/files/s3.ts")).createS3Store(at.s3);
  const uploads = once(async () => {
    const { createTusUploads } = await import("../adapters/uploads/tus.ts");
    return createTusUploads({ at, store: fileStore, path: resumablePath, maxBytes: fileLimits.fileBytes });
  });
  const pictures = once(async () => (await import("../adapters/pictures/sharp.ts")).createSharpPictures());
  const sharePictures = once(async () => (await import("../adapters/share-pictures/satori.ts")).createSatoriPictures());

  return {
    fileStore,
    uploads: {
      handle: async (request, id) => (await uploads()).handle(request, id),
      findProgress: async (id) => (await uploads()).findProgress(id),
      read: async (id) => (await uploads()).read(id),
      remove: async (id) => (await uploads()).remove(id),
    },
    pictures: { draw: async (file, options) => (await pictures()).draw(file, options) },
    sharePictures: { draw: async (card) => (await sharePictures()).draw(card) },
    readNature: async (file) => (await import("../adapters/file-types/by-content.ts")).readNature(file),
    scan: clamav ? (await import("../adapters/virus-scan/clamd.ts")).createClamdScan(clamav) : null,
    arrivingFolder: "folder" in at ? join(at.folder, "arriving") : join(tmpdir(), "triptych-arriving"),
  };
}

/** Opens the configured store for a backup of people's files, or their restoring. */
export async function openKeptFiles(config: Config): Promise<KeptFiles> {
  const { fileStore } = await composeFiles(config);
  return {
    list: () => fileStore.list(keptFolder),
    open: (key) => fileStore.open(key),
    put: (key, content) => fileStore.put(key, content, key.endsWith(".pdf") ? "application/pdf" : "image/webp"),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
