import type { Server as HttpServer } from "node:http";
import { Server, type ServerOptions, type Socket } from "socket.io";
import type { Log } from "./log.ts";
import { noMeters, type Meters } from "./meters.ts";
import { isOwnOrigin } from "./origin.ts";
import type { Authenticate, Viewer } from "./viewer.ts";

/** Tells people's open pages what happened. Nothing is acknowledged or kept: pages catch up after a reconnect. */
export interface Realtime {
  tell: (userId: string, event: string, payload: unknown) => void;
  /** Closes the channels of one browser session, as after a sign-out. */
  disconnectSession: (sessionId: string) => void;
  /** Closes all channels of a user. */
  disconnectUser: (userId: string) => void;
  close: () => Promise<void>;
}

export interface RealtimeOptions {
  server: HttpServer;
  authenticate: Authenticate;
  ownOrigins: readonly string[];
  log: Log;
  meters?: Meters;
  /** Shares the channel between processes. */
  adapter?: ServerOptions["adapter"];
}

/** Socket.IO on the HTTP server. The session cookie says who it is, and the server chooses the rooms. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { server, authenticate, ownOrigins, log, meters = noMeters, adapter } = options;
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 100_000,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, ownOrigins)),
    ...(adapter ? { adapter } : {}),
  });

  meters.gauge({ name: "sockets_open", help: "Real-time channels that are open at this process.", labels: [] }, () => [
    { labels: {}, value: io.sockets.sockets.size },
  ]);

  async function refusalOf(socket: Socket): Promise<Failure | undefined> {
    try {
      const viewer = await authenticate(socket.handshake);
      if (!viewer) return failure("signed_out");
      if (!viewer.isEmailVerified) return failure("email_unverified");
      if (socket.handshake.auth.userId !== viewer.userId) return failure("forbidden");
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
    void socket.join([userRoom(userId), sessionRoom(sessionId)]);
  });

  // Sessions also end by their age, of which nobody is told.
  const checking = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) void endWithSession(socket);
  }, checkEveryMs).unref();

  async function endWithSession(socket: Socket) {
    const refusal = await refusalOf(socket);
    if (refusal && refusal.data.code !== "unavailable") socket.disconnect(true);
  }

  return {
    tell: (userId, event, payload) => void io.to(userRoom(userId)).emit(event, payload),
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    disconnectUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    // Pages are not told to go, they lose the connection: so they come back to the next process by themselves.
    close: async () => {
      clearInterval(checking);
      await io.close();
    },
  };
}

const checkEveryMs = 300_000;

const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** The client reads the code from `error.data.code`. */
type Failure = Error & { data: { code: string } };

function failure(code: "signed_out" | "email_unverified" | "forbidden" | "unavailable"): Failure {
  return Object.assign(new Error(code), { data: { code } });
}
