import { randomUUID } from "node:crypto";
import { listContacts, listMessages, sendMessage, type Message } from "@triptych/contract/messaging";
import { events, type EventName, type EventPayload } from "@triptych/contract/events";
import { io, type Socket } from "socket.io-client";
import type { Member } from "./accounts.ts";
import { cookieHeader, type Browser, type TestApp } from "./start-app.ts";

/** Writes to somebody, as their page would: with a key of its own. */
export async function write(
  app: TestApp,
  from: Pick<Member, "browser">,
  to: { id: string },
  content: string,
  key: string = randomUUID(),
): Promise<Message> {
  return app.call(
    sendMessage,
    { body: { receiverId: to.id, content } },
    { as: from.browser, headers: { "idempotency-key": key } },
  );
}

/** What somebody sees of a conversation: the newest page. */
export async function read(app: TestApp, reader: Pick<Member, "browser">, other: { id: string }): Promise<Message[]> {
  return app.call(listMessages, { params: { userId: other.id }, query: {} }, { as: reader.browser });
}

export async function contactsOf(app: TestApp, member: Pick<Member, "browser">) {
  return app.call(listContacts, {}, { as: member.browser });
}

/** A page's open channel, with everything that it was told. */
export interface Channel {
  socket: Socket;
  /** Payloads of an event so far, each parsed against its contract. */
  heard<N extends EventName>(name: N): EventPayload<N>[];
  /** Waits until so many of an event were heard in all. */
  hears<N extends EventName>(name: N, count?: number): Promise<EventPayload<N>[]>;
}

export interface ChannelOptions {
  address: string;
  as?: Browser;
  /** What the page says whose it is. */
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
