import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { Socket } from "socket.io-client";
import { setCallChannel } from "./channel-calls.ts";
import { CodePartError, loadCodePart } from "./code-part.ts";
import type { readEvent } from "./event-schemas.ts";
import { logProblem } from "./log-problem.ts";
import { whenQuiet } from "./quiet-page.ts";
import { useSession } from "./session.tsx";

export type ConnectionState = "off" | "connecting" | "connected";

interface Channel {
  socket: Socket;
  readEvent: typeof readEvent;
}

interface Realtime {
  channel: Channel | null;
  state: ConnectionState;
  /** Counts the connections made. When it rises, screens fetch what they missed. */
  connections: number;
}

export const RealtimeContext = createContext<Realtime>({ channel: null, state: "off", connections: 0 });

/** Keeps one connection open while somebody with a verified address is signed in. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { user, refresh } = useSession();
  const client = useQueryClient();
  const userId = user?.email_verified ? user.id : null;
  const [channel, setChannel] = useState<Channel | null>(null);
  const [isConnected, setIsConnected] = useState(false);
  const [connections, setConnections] = useState(0);
  const state: ConnectionState = userId === null ? "off" : isConnected ? "connected" : "connecting";

  useEffect(() => {
    if (userId === null) return undefined;
    let opened: Socket | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // Connects again after the server closed or refused the connection, unless the session has ended.
    const comeBack = (created: Socket) => {
      void refresh();
      setTimeout(() => isOver || created.connect(), refusedPauseMs);
    };
    const open = async () => {
      const found = await openChannel(userId);
      const { socket: created } = found;
      opened = created;
      if (isOver) {
        created.close();
        return;
      }
      created.on("connect", () => {
        setIsConnected(true);
        setConnections((count) => count + 1);
        // NOTE: what happened to the account before the connection was open reached no page.
        void refresh();
      });
      created.on("disconnect", () => {
        setIsConnected(false);
        if (!created.active) comeBack(created);
      });
      created.on("connect_error", () => {
        if (!created.active) comeBack(created);
      });
      created.on("account_changed", () => void refresh());
      setChannel(found);
      setCallChannel(created);
    };
    // Connects once the socket's file has loaded. Until then pages poll.
    const openOnceLoaded = () => {
      open().catch((error: unknown) => {
        if (!(error instanceof CodePartError)) logProblem("The real-time connection could not be opened", error);
        if (!isOver) reopening = setTimeout(openOnceLoaded, reloadPauseMs);
      });
    };
    const cancel = whenQuiet(client, openOnceLoaded);
    return () => {
      isOver = true;
      cancel();
      clearTimeout(reopening);
      opened?.close();
      setCallChannel(null);
      setChannel(null);
      setIsConnected(false);
    };
  }, [client, userId, refresh]);

  const realtime = useMemo(() => ({ channel, state, connections }), [channel, state, connections]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

export function useConnection(): { state: ConnectionState; connections: number } {
  const { state, connections } = use(RealtimeContext);
  return { state, connections };
}

const refusedPauseMs = 5_000;
const reloadPauseMs = 10_000;

// NOTE: loaded on its own, because a visitor's first page does not need it.
async function openChannel(userId: string): Promise<Channel> {
  const [{ io }, { readEvent }] = await loadCodePart(loadParts, { mayReload: false });
  const socket = io({
    auth: { userId },
    withCredentials: true,
    // NOTE: a WebSocket works with any number of processes, while polling has to reach the same process each time.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    timeout: 20_000,
  });
  return { socket, readEvent };
}

const loadParts = () => Promise.all([import("socket.io-client"), import("./event-schemas.ts")]);
