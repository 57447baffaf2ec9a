import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { io, type Socket } from "socket.io-client";
import type { Target, Usage } from "./server-reports.ts";

export interface LoadOptions {
  rate: number;
  seconds: number;
  askUsage: () => Promise<Usage>;
}

export interface LoadResult {
  /** Holds for each message the time from sending it to its event at the other person's window. */
  latenciesMs: number[];
  sent: number;
  /** Counts sends that were refused or broke off. */
  failed: number;
  /** Holds the usage at the beginning and after each tenth. */
  usage: Usage[];
}

const warmUpSeconds = 15;

export async function runLoad(target: Target, { rate, seconds, askUsage }: LoadOptions): Promise<LoadResult> {
  const sockets = await connectAll(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = new Map<string, number>();
  const latenciesMs: number[] = [];
  const failures: string[] = [];
  let isMeasuring = false;
  sockets.forEach((socket, at) =>
    socket.on("new_message", (event: NewMessage) => {
      if (event.receiverId !== target.people[at]!.userId) return;
      const from = startedAt.get(event.message.content);
      startedAt.delete(event.message.content);
      if (from !== undefined && isMeasuring) latenciesMs.push(performance.now() - from);
    }),
  );

  const sendOne = async () => {
    const at = Math.floor(Math.random() * sockets.length);
    const receiverId = target.people[at ^ 1]!.userId;
    const content = `${randomUUID()} Could we look at the second draft together on Thursday, before the printer closes?`;
    startedAt.set(content, performance.now());
    if (target.sendsBy === "socket") sockets[at]!.emit("send", { receiverId, content });
    else
      await post(target, { agent, cookie: target.people[at]!.cookie }, { receiverId, content }).catch((error: Error) =>
        failures.push(error.message),
      );
  };

  await sendSteadily(rate, warmUpSeconds, sendOne);
  await pause(500);
  startedAt.clear();
  isMeasuring = true;
  const usage = [await askUsage()];
  let sent = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    sent += await sendSteadily(rate, seconds / 10, sendOne);
    usage.push(await askUsage());
  }
  await pause(2_000);
  sockets.forEach((socket) => socket.close());
  agent.destroy();
  if (failures.length > 0) console.error(`${failures.length} sends failed, the first with: ${failures[0]}`);
  return { latenciesMs, sent, failed: failures.length, usage };
}

interface NewMessage {
  receiverId: string;
  message: { content: string };
}

async function connectAll({ address, people }: Target): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const { userId, cookie } of people) {
    const socket = io(address, {
      transports: ["websocket"],
      forceNew: true,
      auth: { userId },
      extraHeaders: { cookie },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    sockets.push(socket);
  }
  return sockets;
}

/** Sends at fixed moments, whether earlier messages are acknowledged or not, so that a slow server gets no rest. */
async function sendSteadily(rate: number, seconds: number, sendOne: () => Promise<void>): Promise<number> {
  const count = Math.round(rate * seconds);
  const begin = performance.now();
  for (let sent = 0; sent < count;) {
    const due = Math.min(count, Math.floor(((performance.now() - begin) / 1_000) * rate) + 1);
    for (; sent < due; sent++) void sendOne();
    await pause(2);
  }
  return count;
}

function post(
  { address }: Target,
  { agent, cookie }: { agent: Agent; cookie: string },
  message: object,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "idempotency-key": randomUUID(), cookie };
    const call = request(`${address}/api/messages`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`A send returned ${response.statusCode}.`));
      });
    });
    call.once("error", reject);
    call.end(JSON.stringify(message));
  });
}
