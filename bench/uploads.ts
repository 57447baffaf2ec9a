import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aMember, type Member } from "../server/testing/accounts.ts";
import { aDocument, aPicture } from "../server/testing/files.ts";
import { remoteApp } from "../server/testing/remote-app.ts";
import { aReadyDataDir, startProcess, type ServerProcess } from "../server/testing/start-process.ts";
import { cookieHeader } from "../server/testing/start-app.ts";

/**
 * Sends 500 uploads of 2 MB at once to a server of its own, and again those that it was too busy for. Says what became of them, how much
 * memory the server had, and how much processor time both took. Kills it in the middle of more, and says what is left in its folder
 * after the daily jobs.
 * `node bench/uploads.ts`
 */
const uploads = 500;
/** Limits how often one file is sent. */
const triesAtMost = 10;
const dataDir = await aReadyDataDir();
const server = await startProcess({ DATA_DIR: dataDir });
const members: Member[] = [];
for (let at = 0; at < 5; at += 1) members.push(await aMember(remoteApp(server.address), "brand"));
// NOTE: made once, so that the client does not take the memory and the time of the server.
const picture = new Blob([new Uint8Array(await aPicture({ width: 1_600, height: 1_200 }))]);
const document = new Blob([new Uint8Array(Buffer.concat([aDocument(), Buffer.alloc(2_000_000, " "), aDocument()]))]);

const before = residentOf(server);
let peak = before;
const timer = setInterval(() => (peak = Math.max(peak, residentOf(server))), 50);
const refused: number[] = [];
const [startedAt, processorBefore] = [performance.now(), processorSecondsOf(server)];
const statuses = await Promise.all(
  Array.from({ length: uploads }, (_, at) => sendUntilTaken(members[at % 5]!, at % 5 === 0 ? picture : document)),
);
const processor = processorSecondsOf(server) - processorBefore;
const seconds = (performance.now() - startedAt) / 1_000;
clearInterval(timer);
console.log(
  `${uploads} uploads in ${seconds.toFixed(1)} s: ${describe(statuses)}; memory ${before.toFixed(0)} MiB, at most ${peak.toFixed(0)} MiB`,
);
console.log(`Tries that were refused for the moment: ${refused.length === 0 ? "none" : describe(refused)}`);
console.log(
  `Processor time: server ${processor.toFixed(1)} s, client ${(process.cpuUsage().user / 1_000_000).toFixed(1)} s`,
);

const interrupted = Array.from({ length: 100 }, (_, at) => send(server, members[at % 5]!, document));
await pause(300);
await server.end("SIGKILL");
console.log(`100 more, killed in the middle: ${describe(await Promise.all(interrupted))}`);

const again = await startProcess({ DATA_DIR: dataDir });
const filesBefore = filesIn(join(dataDir, "files"));
const clock = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ days: 3 }) };
for (const attempt of [1, 2])
  console.log(`moved the clock: ${(await fetch(`${again.address}/api/dev/clock`, clock)).status}, ${attempt}`);
await pause(5_000);
console.log(
  `${filesBefore} files in the folder, ${filesIn(join(dataDir, "files"))} after the daily jobs, as nothing used them`,
);
await again.end("SIGTERM");
process.exit();

/** Sends a file, and again where the server is too busy for it, as a careful client does. Returns the last status. */
async function sendUntilTaken(member: Member, content: Blob): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const status = await send(server, member, content);
    if (tries >= triesAtMost || ![0, 408, 503].includes(status)) return status;
    refused.push(status);
    await pause(tries * 1_000);
  }
}

async function send({ address }: ServerProcess, member: Member, content: Blob): Promise<number> {
  const form = new FormData();
  form.set("purpose", "work");
  form.set("file", content, "file");
  const headers = { cookie: cookieHeader(member.browser) };
  const reply = await fetch(`${address}/api/files`, { method: "POST", body: form, headers }).catch(() => null);
  return reply?.status ?? 0;
}

function describe(replies: number[]): string {
  const counts = Object.entries(Object.groupBy(replies, (status) => status));
  return counts.map(([status, all]) => `${all!.length} × ${status}`).join(", ");
}

/** Returns the memory that a process has, in mebibytes. */
function residentOf({ child }: ServerProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Returns the processor time that a process has taken so far. NOTE: Linux counts it in hundredths of a second. */
function processorSecondsOf({ child }: ServerProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function filesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
