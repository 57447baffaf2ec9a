import type { ReadNature } from "../../adapters/file-types/file-types.ts";
import type { FileStore } from "../../adapters/files/files.ts";
import type { Pictures } from "../../adapters/pictures/pictures.ts";
import type { ResumableUploads } from "../../adapters/uploads/uploads.ts";
import type { ScanFile } from "../../adapters/virus-scan/virus-scan.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { NewId, Randomness } from "../../platform/process/ids.ts";
import type { Log } from "../../platform/process/log.ts";

export interface FilesDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  randomness: Randomness;
  queue: Queue;
  log: Log;
  fileStore: FileStore;
  uploads: ResumableUploads;
  pictures: Pictures;
  readNature: ReadNature;
  /** Looks for harmful content in attachments; `null` where no scanner is configured. */
  scan: ScanFile | null;
  /** Names the folder for files while they arrive and while they are prepared. */
  arrivingFolder: string;
  /** Returns whether people without an account may see somebody's work. */
  isShownToVisitors: (userId: string) => Promise<boolean>;
}
