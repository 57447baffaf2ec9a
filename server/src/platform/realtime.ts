import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import type { Log } from "./log.ts";
import { isOwnOrigin } from "./origin.ts";
import type { Authenticate, Viewer } from "./viewer.ts";

/** Tells people's open pages what happened. Nothing is acknowledged or kept: pages catch up after a reconnect. */
export interface Realtime {
  tell(userId: string, event: string, payload: unknown): void;
  /** Closes the channels of one browser session, as after a sign-out. */
  disconnectSession(sessionId: string): void;
  /** Closes all channels of a user. */
  disconnectUser(userId: string): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  server: HttpServer;
  authenticate: Authenticate;
  ownOrigins: readonly string[];
  log: Log;
  /** Shares the channel between processes. */
  adapter?: NonNullable<ConstructorParameters<typeof Server>[1]>["adapter"];
}

/** Socket.IO on the HTTP server. The session cookie says who it is, and the server chooses the rooms. */
export function createRealtime({ server, authenticate, ownOrigins, log, adapter }: RealtimeOptions): Realtime {
  const io = new Server(server, {
    serveClient: false,
    maxHttpBufferSize: 100_000,
    allowRequest: (request, answer) => answer(null, isOwnOrigin(request.headers, ownOrigins)),
    ...(adapter ? { adapter } : {}),
  });

  io.use((socket, next) => {
    authenticate(socket.handshake)
      .then((viewer) => {
        const claimed: unknown = socket.handshake.auth.userId;
        if (!viewer) return next(failure("signed_out"));
        if (claimed !== viewer.userId) return next(failure("forbidden"));
        socket.data.viewer = viewer;
        return next();
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, "a socket could not be authenticated");
        next(failure("unavailable"));
      });
  });

  io.on("connection", (socket) => {
    const { userId, sessionId } = socket.data.viewer as Viewer;
    void socket.join([userRoom(userId), sessionRoom(sessionId)]);
  });

  return {
    tell: (userId, event, payload) => void io.to(userRoom(userId)).emit(event, payload),
    disconnectSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    disconnectUser: (userId) => io.in(userRoom(userId)).disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** The client reads the code from `error.data.code`. */
function failure(code: "signed_out" | "forbidden" | "unavailable") {
  return Object.assign(new Error(code), { data: { code } });
}
