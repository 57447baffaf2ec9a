import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { readSnapshot } from "./test-database.ts";

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  /** Returns what it has printed so far. */
  output: () => string;
  /** Ends it and returns how it ended: its code, or the signal. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

export function aDataDir(): string {
  return mkdtempSync(join(tmpdir(), "triptych-data-"));
}

/** Returns a data folder with a migrated, empty database in it, which opens faster than a new one. */
export async function aReadyDataDir(): Promise<string> {
  const folder = aDataDir();
  const database = await PGlite.create(join(folder, "database"), { loadDataDir: await readSnapshot() });
  await database.close();
  return folder;
}

export async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Starts the server in a process of its own, as people do. */
export function spawnServer(env: Record<string, string>): Omit<ServerProcess, "address"> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../src/main.ts")], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      DEMO_DATA: "off",
      SENTENCE_ENCODER: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill(signal);
        await ended;
      }
      return child.exitCode ?? child.signalCode!;
    },
  };
}

/** Starts the server and waits until it replies. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await aFreePort());
  const server = spawnServer({ ...env, PORT: port });
  const address = `http://127.0.0.1:${port}`;
  for (;;) {
    const isReady = await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { ...server, address };
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
