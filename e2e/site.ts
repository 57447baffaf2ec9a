import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface Site {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product as a newcomer would, on a free port and an empty folder, with the demo marketplace. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "triptych-site-"));
  const server = spawn(process.execPath, [join(import.meta.dirname, "../server/src/main.ts")], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      // Leaves the machine to the journeys: encoding the demo marketplace takes a core for half a minute, and no journey looks at its order.
      SENTENCE_ENCODER: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  server.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));

  await untilReady(url, () => server.exitCode !== null, output);
  return {
    url,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, hasEnded: () => boolean, output: string[]) {
  for (let tries = 0; tries < 900; tries += 1) {
    if (hasEnded()) break;
    const isReady = await fetch(`${url}/api/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`The site did not start:\n${output.join("")}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port")),
      );
    });
  });
}
