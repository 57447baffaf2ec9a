import type { EventName, EventPayload } from "@triptych/contract/events";
import { use, useEffect, useEffectEvent } from "react";
import { RealtimeContext } from "./realtime.tsx";

/** Calls the handler for an event of the contract while the component is on the screen. Drops payloads that break the contract. */
export function useRealtimeEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void) {
  const { channel } = use(RealtimeContext);
  const receive = useEffectEvent((payload: EventPayload<N>) => handler(payload));

  useEffect(() => {
    if (!channel) return undefined;
    const { socket, readEvent } = channel;
    const listener = (payload: unknown) => {
      const event = readEvent(name, payload);
      if (event) receive(event);
    };
    const event: string = name;
    socket.on(event, listener);
    return () => {
      socket.off(event, listener);
    };
  }, [channel, name]);
}
