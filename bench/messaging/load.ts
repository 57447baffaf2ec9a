import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type ChannelCall, channelCallEvent, channelNameOf, type ChannelReply } from "@triptych/contract/channel-calls";
import { sendMessage } from "@triptych/contract/messaging";
import { io, type Socket } from "socket.io-client";
import type { Target, Usage } from "./server-reports.ts";

export interface LoadResult {
  /** Holds for each message the time from sending it to its event at the other person's window. */
  latenciesMs: number[];
  /** Holds for each message the time from sending it to its acknowledgement. */
  acknowledgedMs: number[];
  sent: number;
  /** Counts sends that were refused or broke off. */
  failed: number;
  /** Holds the usage at the beginning and after each turn. */
  usage: Usage[];
}

export interface Load {
  /** Sends so many messages a second for one turn, and resolves once they had time to arrive. */
  sendFor: (seconds: number) => Promise<void>;
  result: LoadResult;
  close: () => void;
}

const warmUpSeconds = 15;

/** Connects everybody, the people one after the other to each process in turn, and warms the server up. */
export async function openLoad(
  target: Target,
  { rate, askUsage }: { rate: number; askUsage: () => Promise<Usage> },
): Promise<Load> {
  const sockets = await connectAll(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const startedAt = new Map<string, number>();
  const result: LoadResult = { latenciesMs: [], acknowledgedMs: [], sent: 0, failed: 0, usage: [] };
  sockets.forEach((socket, at) =>
    socket.on("new_message", (event: NewMessage) => {
      if (event.receiverId !== target.people[at]!.userId) return;
      const from = startedAt.get(event.message.content);
      startedAt.delete(event.message.content);
      if (from !== undefined) result.latenciesMs.push(performance.now() - from);
    }),
  );

  const sendOne = async () => {
    const at = Math.floor(Math.random() * sockets.length);
    const { cookie } = target.people[at]!;
    const receiverId = target.people[at ^ 1]!.userId;
    const content = `${randomUUID()} Could we look at the second draft together on Thursday, before the printer closes?`;
    const from = performance.now();
    startedAt.set(content, from);
    try {
      if (target.sendsBy === "echo") await sockets[at]!.emitWithAck("send", { receiverId, content });
      else if (target.sendsBy === "channel") await callOver(sockets[at]!, { receiverId, content });
      else await post(addressOf(target, at), { agent, cookie, from: networkAddressOf(at) }, { receiverId, content });
      result.acknowledgedMs.push(performance.now() - from);
    } catch (error) {
      if (result.failed === 0) console.error(`A send failed: ${String(error)}`);
      result.failed += 1;
    }
  };

  await sendSteadily(rate, warmUpSeconds, sendOne);
  await pause(500);
  startedAt.clear();
  Object.assign(result, { latenciesMs: [], acknowledgedMs: [], failed: 0, usage: [await askUsage()] });
  return {
    sendFor: async (seconds) => {
      result.sent += await sendSteadily(rate, seconds, sendOne);
      await pause(500);
      result.usage.push(await askUsage());
    },
    result,
    close: () => {
      sockets.forEach((socket) => socket.close());
      agent.destroy();
    },
  };
}

interface NewMessage {
  receiverId: string;
  message: { content: string };
}

async function connectAll(target: Target): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const [at, { userId, cookie }] of target.people.entries()) {
    const socket = io(addressOf(target, at), {
      transports: ["websocket"],
      forceNew: true,
      auth: { userId },
      extraHeaders: { cookie, "x-forwarded-for": networkAddressOf(at) },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    sockets.push(socket);
  }
  return sockets;
}

/** NOTE: with two processes the two of a pair are at different ones, so that every message takes the longest way. */
function addressOf({ addresses }: Target, at: number): string {
  return addresses[at % addresses.length]!;
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

/** Gives everybody an address of their own, as a proxy would, because calls are counted by address too. */
function networkAddressOf(at: number): string {
  return `10.0.${at >> 8}.${at & 255}`;
}

/** Sends as a page does whose real-time channel is open. */
async function callOver(socket: Socket, body: object): Promise<void> {
  const call: ChannelCall = { endpoint: channelNameOf(sendMessage), idempotencyKey: randomUUID(), body };
  const reply = (await socket.emitWithAck(channelCallEvent, call)) as ChannelReply;
  if (reply.status !== 200) throw new Error(`A send returned ${reply.status}.`);
}

function post(
  address: string,
  { agent, cookie, from }: { agent: Agent; cookie: string; from: string },
  message: object,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-forwarded-for": from,
      cookie,
    };
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
