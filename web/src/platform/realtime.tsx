import { type EventName, type EventPayload, events } from "@triptych/contract/events";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Socket } from "socket.io-client";
import { CodePartError, loadCodePart } from "./code-part.ts";
import { logProblem } from "./log-problem.ts";
import { useSession } from "./session.tsx";

export type ConnectionState = "off" | "connecting" | "connected";

interface Realtime {
  socket: Socket | null;
  state: ConnectionState;
  /** Counts the connections made: a screen that sees it rise catches up on what it missed. */
  connections: number;
}

const RealtimeContext = createContext<Realtime>({ socket: null, state: "off", connections: 0 });

/** Keeps one connection open while somebody with a verified address is signed in. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { user, refresh } = useSession();
  const userId = user?.email_verified ? user.id : null;
  const [socket, setSocket] = useState<Socket | null>(null);
  const [isConnected, setIsConnected] = useState(false);
  const [connections, setConnections] = useState(0);
  const state: ConnectionState = userId === null ? "off" : isConnected ? "connected" : "connecting";

  useEffect(() => {
    if (userId === null) return undefined;
    let opened: Socket | undefined;
    let reopening: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // The server closed or refused the connection: the session may be over. If it is not, the client must be told to try again.
    const comeBack = (created: Socket) => {
      void refresh();
      setTimeout(() => isOver || created.connect(), refusedPauseMs);
    };
    const open = async () => {
      const created = await openSocket(userId);
      opened = created;
      if (isOver) {
        created.close();
        return;
      }
      created.on("connect", () => {
        setIsConnected(true);
        setConnections((count) => count + 1);
      });
      created.on("disconnect", () => {
        setIsConnected(false);
        if (!created.active) comeBack(created);
      });
      created.on("connect_error", () => {
        if (!created.active) comeBack(created);
      });
      created.on("account_changed", () => void refresh());
      setSocket(created);
    };
    // Its file may not load, as while there is no connection: pages ask instead of being told, until it does.
    const openOnceLoaded = () => {
      open().catch((error: unknown) => {
        if (!(error instanceof CodePartError)) logProblem("The real-time connection could not be opened", error);
        if (!isOver) reopening = setTimeout(openOnceLoaded, reloadPauseMs);
      });
    };
    openOnceLoaded();
    return () => {
      isOver = true;
      clearTimeout(reopening);
      opened?.close();
      setSocket(null);
      setIsConnected(false);
    };
  }, [userId, refresh]);

  const realtime = useMemo(() => ({ socket, state, connections }), [socket, state, connections]);
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** Hears an event of the contract for as long as the component is on the screen. Payloads that break the contract are dropped. */
export function useRealtimeEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void) {
  const { socket } = use(RealtimeContext);
  const hear = useEffectEvent((payload: unknown) => {
    const parsed = events[name].safeParse(payload ?? {});
    if (parsed.success) handler(parsed.data as EventPayload<N>);
  });

  useEffect(() => {
    if (!socket) return undefined;
    const listener = (payload: unknown) => hear(payload);
    const channel: string = name;
    socket.on(channel, listener);
    return () => {
      socket.off(channel, listener);
    };
  }, [socket, name]);
}

export function useConnection(): { state: ConnectionState; connections: number } {
  const { state, connections } = use(RealtimeContext);
  return { state, connections };
}

const refusedPauseMs = 5_000;
const reloadPauseMs = 10_000;

// Loaded on its own: the first page of a visitor does not need it.
async function openSocket(userId: string): Promise<Socket> {
  const { io } = await loadCodePart(() => import("socket.io-client"), { mayReload: false });
  return io({
    auth: { userId },
    withCredentials: true,
    // NOTE: one connection reaches any process; asking again and again would have to reach the same one each time.
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    timeout: 20_000,
  });
}
