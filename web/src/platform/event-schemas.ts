import { type EventName, type EventPayload, events } from "@triptych/contract/events";

/** Returns what an event brings, or undefined where it breaks the contract. */
export function readEvent<N extends EventName>(name: N, payload: unknown): EventPayload<N> | undefined {
  const { success, data } = events[name].safeParse(payload ?? {});
  return success ? (data as EventPayload<N>) : undefined;
}
