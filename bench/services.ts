import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { aFreePort } from "../server/testing/start-process.ts";

/** Runs a PostgreSQL and a Redis for the bench. They flush every commit to the disk. */
export interface Services {
  databaseUrl: string;
  redisUrl: string;
  /** Ends PostgreSQL as in a crash and starts it again. Resolves once it takes connections. */
  crashDatabase: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), "triptych-bench-"));
  const [postgresPort, redisPort] = [await aFreePort(), await aFreePort()];
  const run = (action: string) =>
    promisify(execFile)("bash", [join(import.meta.dirname, "../checks/services.sh"), action, folder], {
      env: {
        ...process.env,
        POSTGRES_PORT: String(postgresPort),
        REDIS_PORT: String(redisPort),
        POSTGRES_FSYNC: "on",
      },
    });
  await run("start");
  return {
    databaseUrl: `postgres://triptych@127.0.0.1:${postgresPort}/postgres`,
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    crashDatabase: async () => void (await run("crash-postgres")),
    stop: async () => void (await run("stop")),
  };
}
