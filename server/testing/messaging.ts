import { randomUUID } from "node:crypto";
import { listContacts, listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { events, type EventName, type EventPayload } from "@triptych/contract/events";
import { io, type Socket } from "socket.io-client";
import type { Member } from "./accounts.ts";
import { cookieHeader, type Browser, type TestApp } from "./start-app.ts";

interface Sending {
  from: Pick<Member, "browser">;
  to: { id: string };
  content: string;
  /** Is sent as the idempotency key. */
  key?: string;
}

/** Sends a message as a page would: with an idempotency key of its own, unless one is given. */
export async function write(app: TestApp, { from, to, content, key = randomUUID() }: Sending): Promise<Message> {
  return app.call(
    sendMessage,
    { body: { receiverId: to.id, content } },
    { as: from.browser, headers: { "idempotency-key": key } },
  );
}

/** Returns the newest page of a conversation, as one of the two sees it. */
export async function read(app: TestApp, reader: Pick<Member, "browser">, other: { id: string }): Promise<Message[]> {
  return app.call(listMessages, { params: { userId: other.id }, query: {} }, { as: reader.browser });
}

export async function contactsOf(app: TestApp, member: Pick<Member, "browser">) {
  return app.call(listContacts, {}, { as: member.browser });
}

/** Holds a page's open channel with every event that it received. */
export interface Channel {
  socket: Socket;
  /** Returns the payloads of an event that were received so far, each parsed against its contract. */
  heard<N extends EventName>(name: N): EventPayload<N>[];
  /** Waits until so many of an event were received in all. */
  hears<N extends EventName>(name: N, count?: number): Promise<EventPayload<N>[]>;
}

export interface ChannelOptions {
  address: string;
  as?: Browser;
  /** Is the account that the page claims to belong to. */
  userId?: unknown;
  headers?: Record<string, string>;
}

/** Opens a channel as a browser would. Rejects with the code that the server refused it with. */
export async function openChannel({ address, as, userId, headers = {} }: ChannelOptions): Promise<Channel> {
  const socket = io(address, {
    auth: { userId },
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    extraHeaders: { ...(as ? { cookie: cookieHeader(as) } : {}), ...headers },
  });
  const heard: { name: string; payload: unknown }[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((name: string, payload: unknown) => {
    heard.push({ name, payload });
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", (error: Error & { data?: { code?: string } }) => {
      socket.close();
      reject(new Error(error.data?.code ?? error.message));
    });
  });

  const of = <N extends EventName>(name: N) =>
    heard.filter((each) => each.name === name).map((each) => events[name].parse(each.payload) as EventPayload<N>);
  return {
    socket,
    heard: of,
    hears: (name, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (of(name).length < count) return;
          waiting.delete(look);
          resolve(of(name));
        };
        waiting.add(look);
        look();
      }),
  };
}
