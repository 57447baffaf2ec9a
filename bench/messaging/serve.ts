import { openDatabase, type OpenDatabase } from "../../server/src/platform/database/database.ts";
import { createLog } from "../../server/src/platform/process/log.ts";
import type { Target, Usage } from "./server-reports.ts";

export const log = createLog({ level: "error" });
export const peopleCount = Number(process.env.PEOPLE);

export function openBenchDatabase(): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATA_DIR: dataDir = "" } = process.env;
  return openDatabase({ at: url ? { url } : { dataDir }, log });
}

/** Reports that the load may begin, and the usage whenever the bench asks for it. */
export function announce(target: Target) {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send!({
      memoryMb: process.memoryUsage().rss / 1_048_576,
      processorMs: (user + system) / 1_000,
    } satisfies Usage);
  });
  process.once("SIGTERM", () => process.exit(0));
  process.send!(target);
}
