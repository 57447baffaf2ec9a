import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { messagingLimits, type Message } from "@triptych/contract/messaging";
import { io, type Socket } from "socket.io-client";
import type { Member } from "./accounts.ts";
import { cookieHeader } from "./start-app.ts";

/** Acts as one window on one conversation: the simplest page that loses nothing and shows nothing twice. */
export interface Page {
  /** Holds the shown messages, in order. */
  shown: Message[];
  /** Holds the messages that the server has acknowledged. */
  acknowledged: Message[];
  /** Sends until the message is acknowledged, however often the network breaks. The next message waits for it. */
  send(content: string): Promise<void>;
  catchUp(): Promise<void>;
  close(): void;
}

export interface PageOptions {
  address: string;
  member: Member;
  contactId: string;
}

const retryPauseMs = 20;

export function openPage({ address, member, contactId }: PageOptions): Page {
  const headers = { cookie: cookieHeader(member.browser), "content-type": "application/json" };
  const socket: Socket = io(address, {
    auth: { userId: member.id },
    forceNew: true,
    extraHeaders: headers,
    reconnectionDelay: retryPauseMs,
    reconnectionDelayMax: retryPauseMs * 5,
  });
  const shown: Message[] = [];
  const acknowledged: Message[] = [];
  let sending: Promise<unknown> = Promise.resolve();
  let catching: Promise<void> | null = null;

  const add = (message: Message) => {
    if (message.id > (shown.at(-1)?.id ?? "")) shown.push(message);
  };
  socket.on("connect", () => void catchUp());
  socket.on("new_message", ({ message, previousId }: { message: Message; previousId: string | null }) => {
    if ((shown.at(-1)?.id ?? null) === previousId) add(message);
    else void catchUp();
  });

  async function untilReplied<T>(request: () => Promise<Response>): Promise<T> {
    for (;;) {
      const reply = await request()
        .then((response) => (response.ok ? (response.json() as Promise<T>) : null))
        .catch(() => null);
      if (reply) return reply;
      await pause(retryPauseMs);
    }
  }

  async function fetchNewer() {
    for (;;) {
      const last = shown.at(-1)?.id;
      const query = last ? `?after=${last}` : "";
      const page = await untilReplied<Message[]>(() =>
        fetch(`${address}/api/messages/${contactId}${query}`, { headers }),
      );
      page.forEach(add);
      if (!last || page.length < messagingLimits.page) return;
    }
  }

  function catchUp(): Promise<void> {
    catching ??= fetchNewer().finally(() => {
      catching = null;
    });
    return catching;
  }

  async function sendOne(content: string, key: string) {
    const body = JSON.stringify({ receiverId: contactId, content });
    const message = await untilReplied<Message>(() =>
      fetch(`${address}/api/messages`, { method: "POST", headers: { ...headers, "idempotency-key": key }, body }),
    );
    acknowledged.push(message);
  }

  return {
    shown,
    acknowledged,
    send: (content) => {
      const key = randomUUID();
      const sent = sending.then(() => sendOne(content, key));
      sending = sent;
      return sent;
    },
    catchUp,
    close: () => void socket.close(),
  };
}
