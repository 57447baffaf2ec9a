import { type EventName, type EventPayload, events } from "@triptych/contract/events";
import { use, useEffect, useEffectEvent } from "react";
import { RealtimeContext } from "./realtime.tsx";

/** Calls the handler for an event of the contract while the component is on the screen. Drops payloads that break the contract. */
export function useRealtimeEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void) {
  const { socket } = use(RealtimeContext);
  const receive = useEffectEvent((payload: unknown) => {
    const parsed = events[name].safeParse(payload ?? {});
    if (parsed.success) handler(parsed.data as EventPayload<N>);
  });

  useEffect(() => {
    if (!socket) return undefined;
    const listener = (payload: unknown) => receive(payload);
    const channel: string = name;
    socket.on(channel, listener);
    return () => {
      socket.off(channel, listener);
    };
  }, [socket, name]);
}
