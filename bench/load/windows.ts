import { io, type Socket } from "socket.io-client";
import type { BenchPerson } from "../people.ts";

/** Acts as one person's open page: it receives new messages, and reads what it missed after every reconnection. */
export interface Window {
  /** Holds the messages that have arrived here, by event or by reading, and when they first did. */
  arrivedAt: Map<string, number>;
  /** Counts messages that arrived twice on one connection, which must not happen. */
  heardTwice: () => number;
  reconnections: () => number;
  catchUp: () => Promise<void>;
  close: () => void;
}

interface Arrived {
  id: string;
  receiverId: string;
}

export async function openWindow(address: string, { userId, cookie }: BenchPerson, contactId: string): Promise<Window> {
  const socket: Socket = io(address, {
    transports: ["websocket"],
    forceNew: true,
    auth: { userId },
    extraHeaders: { cookie },
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
  });
  const arrivedAt = new Map<string, number>();
  const heard = new Set<string>();
  let heardTwice = 0;
  let connections = 0;

  socket.on("new_message", ({ id, receiverId }: Arrived) => {
    if (receiverId !== userId) return;
    if (heard.has(id)) heardTwice += 1;
    heard.add(id);
    arrive(id);
  });
  socket.on("connect", () => {
    connections += 1;
    if (connections > 1) void catchUp();
  });
  // NOTE: a process that was killed while it checked the session refuses nobody; the client is asked to try again.
  socket.on("connect_error", () => {
    if (!socket.active) setTimeout(() => socket.connect(), 1_000);
  });

  function arrive(id: string) {
    if (!arrivedAt.has(id)) arrivedAt.set(id, performance.now());
  }

  async function catchUp() {
    const response = await fetch(`${address}/api/messages/${contactId}`, { headers: { cookie } }).catch(() => null);
    if (!response?.ok) return void setTimeout(() => void catchUp(), 1_000);
    for (const { id, receiverId } of (await response.json()) as Arrived[]) if (receiverId === userId) arrive(id);
    return undefined;
  }

  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return {
    arrivedAt,
    heardTwice: () => heardTwice,
    reconnections: () => connections - 1,
    catchUp,
    close: () => void socket.close(),
  };
}
