import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { EventName, EventPayload } from "@triptych/contract/events";
import { Server, type ServerOptions, type Socket } from "socket.io";
import type { ChannelCalls } from "./channel-calls.ts";
import { boundChannel, channelsAtMost } from "./channel-limits.ts";
import { createDeliveries, userRoom, type Delivery } from "./deliveries.ts";
import type { Log } from "../process/log.ts";
import { noMeters, type Meters } from "../metrics/meters.ts";
import { isOwnOrigin } from "../security/origin.ts";
import type { Overload } from "../availability/overload.ts";
import type { Authenticate, Viewer } from "../security/viewer.ts";

/**
 * Sends one of the contract's events to all open pages of a person. Nothing is acknowledged or kept: pages catch up
 * after a reconnect.
 */
export type Publish = <N extends EventName>(userId: string, event: N, payload: EventPayload<N>) => void;

/**
 * Sends events to the open pages of several people, such as the two of a conversation, and publishes them to the other
 * processes once.
 */
export type PublishAll = (deliveries: Delivery[]) => void;

/** Holds the real-time channels of the pages that are open at this process. */
export interface Realtime {
  publish: Publish;
  publishAll: PublishAll;
  /** Closes the channels of one browser session, as after a sign-out. */
  disconnectSession: (sessionId: string) => void;
  /** Closes all channels of a user. */
  disconnectUser: (userId: string) => void;
  /** Counts the channels that are open at this process. */
  countChannels: () => number;
  close: () => Promise<void>;
}

export interface RealtimeOptions {
  server: HttpServer;
  authenticate: Authenticate;
  ownOrigins: readonly string[];
  log: Log;
  meters?: Meters;
  /** Refuses new channels while the process is overloaded. */
  overload?: Overload;
  /** Performs the calls that pages make over their channels. */
  calls: Pick<ChannelCalls, "listen" | "end">;
  /** Shares the channel between processes. */
  adapter?: ServerOptions["adapter"];
}

/** Creates Socket.IO on the HTTP server. The session cookie identifies the person, and the server chooses the rooms. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { server, authenticate, ownOrigins, log, meters = noMeters, overload, calls, adapter } = options;
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 100_000,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers, ownOrigins) && mayOpen(request)),
    ...(adapter ? { adapter } : {}),
  });

  const deliver = createDeliveries(io, { isShared: adapter !== undefined });

  meters.gauge({ name: "sockets_open", help: "Real-time channels that are open at this process.", labels: [] }, () => [
    { labels: {}, value: countChannels() },
  ]);
  const countChannels = () => io.sockets.sockets.size;

  /** Returns whether a request may open a channel. Requests of a channel that is open already pass. */
  function mayOpen({ url = "" }: IncomingMessage): boolean {
    return url.includes("sid=") || !overload?.reason();
  }

  function isCrowded(userId: string): boolean {
    return (io.sockets.adapter.rooms.get(userRoom(userId))?.size ?? 0) >= channelsAtMost;
  }

  async function refusalOf(socket: Socket): Promise<Failure | undefined> {
    try {
      const viewer = await authenticate(socket.handshake);
      if (!viewer) return failure("signed_out");
      if (!viewer.isEmailVerified) return failure("email_unverified");
      if (socket.handshake.auth.userId !== viewer.userId) return failure("forbidden");
      if (isCrowded(viewer.userId) && !socket.connected) return failure("rate_limited");
      socket.data.viewer = viewer;
      return undefined;
    } catch (error) {
      log.warn({ err: error }, "a socket could not be authenticated");
      return failure("unavailable");
    }
  }

  async function admit(socket: Socket, next: (refusal?: Failure) => void) {
    next(await refusalOf(socket));
  }

  io.use((socket, next) => void admit(socket, next));

  io.on("connection", (socket) => {
    const { userId, sessionId } = socket.data.viewer as Viewer;
    boundChannel(socket);
    calls.listen(socket);
    void socket.join([userRoom(userId), sessionRoom(sessionId)]);
  });

  // NOTE: sessions also end by age, without any event. Checked one after the other, because thousands at once would
  // delay other work.
  const checking = setInterval(() => void endOverdue(), checkEveryMs).unref();
  let isChecking = false;

  async function endOverdue() {
    if (isChecking) return;
    isChecking = true;
    for (const socket of io.sockets.sockets.values()) if (socket.connected) await endWithSession(socket);
    isChecking = false;
  }

  async function endWithSession(socket: Socket) {
    const refusal = await refusalOf(socket);
    if (refusal && refusal.data.code !== "unavailable") socket.disconnect(true);
  }

  return {
    publish: (userId, event, payload) => deliver([{ userId, event, payload } as Delivery]),
    publishAll: deliver,
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    countChannels,
    disconnectUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    // NOTE: pages are not asked to close; they lose the connection, so that they reconnect to the next process by
    // themselves.
    close: async () => {
      clearInterval(checking);
      await calls.end();
      await io.close();
    },
  };
}

const checkEveryMs = 300_000;

const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Carries the code that the client reads from `error.data.code`. */
type Failure = Error & { data: { code: string } };

function failure(code: "signed_out" | "email_unverified" | "forbidden" | "rate_limited" | "unavailable"): Failure {
  return Object.assign(new Error(code), { data: { code } });
}
