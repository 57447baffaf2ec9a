import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runLoad, type LoadResult } from "./messaging/load.ts";
import type { Target, Usage } from "./messaging/server-reports.ts";

/**
 * Measures from sending a message to the other person's screen, with everybody connected, beside a bare Socket.IO echo
 * with one insert in the same run.
 * `node bench/messaging.ts [--people 1000] [--rate 200] [--seconds 300] [--database postgresql://…]`
 * Everybody is connected and has received a message before the measurement. The echo is measured for at most a minute.
 * Without `--database` each uses an embedded database in its own folder.
 */
const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    rate: { type: "string", default: "200" },
    seconds: { type: "string", default: "300" },
    database: { type: "string" },
  },
});
const people = Number(values.people);
const rate = Number(values.rate);
const seconds = Number(values.seconds);

console.log(
  `${people} people connected, ${rate} messages a second, ${seconds} s, ${values.database ? "PostgreSQL server" : "embedded database"}`,
);
console.log(
  "                     p50 ms   p95 ms   p99 ms   max ms     sent  arrived   CPU ms   server's memory MB, each tenth of the run",
);
for (const [name, file] of [
  ["bare echo, 1 insert", "echo-server.ts"],
  ["Triptych", "product-server.ts"],
] as const) {
  show(name, await measure(file, file === "echo-server.ts" ? Math.min(60, seconds) : seconds));
}

async function measure(file: string, limitSeconds: number): Promise<LoadResult> {
  const dataDir = mkdtempSync(join(tmpdir(), "triptych-bench-"));
  const server = fork(join(import.meta.dirname, "messaging", file), [], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PEOPLE: String(people),
      ...(values.database ? { DATABASE_URL: values.database } : {}),
    },
  });
  try {
    const [target] = (await once(server, "message")) as [Target];
    return await runLoad(target, { rate, seconds: limitSeconds, askUsage: () => askUsage(server) });
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function askUsage(server: ChildProcess): Promise<Usage> {
  server.send("usage");
  const [usage] = (await once(server, "message")) as [Usage];
  return usage;
}

function show(name: string, { latenciesMs, sent, usage }: LoadResult) {
  const sorted = latenciesMs.toSorted((one, other) => one - other);
  const at = (share: number) => fixed(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const perMessageMs = (usage.at(-1)!.processorMs - usage[0]!.processorMs) / sent;
  const memory = usage.map(({ memoryMb }) => memoryMb.toFixed(0)).join(" ");
  console.log(
    `${name.padEnd(19)} ${at(0.5)} ${at(0.95)} ${at(0.99)} ${at(1)} ${String(sent).padStart(8)} ${String(sorted.length).padStart(8)} ${fixed(perMessageMs)}   ${memory}`,
  );
}

function fixed(value: number): string {
  return value.toFixed(1).padStart(8);
}
