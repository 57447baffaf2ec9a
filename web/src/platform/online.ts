import { useSyncExternalStore } from "react";

/** Says why nothing can be fetched: the browser is offline, or the server does not reply. */
export type Trouble = "offline" | "away";

let isAway = false;
const listeners = new Set<() => void>();

/** Returns why nothing can be fetched at the moment, or null. */
export function useTrouble(): Trouble | null {
  return useSyncExternalStore(watchTrouble, findTrouble);
}

export function findTrouble(): Trouble | null {
  if (!navigator.onLine) return "offline";
  return isAway ? "away" : null;
}

/** Records whether the server replied when it was last asked who is signed in. */
export function noteServer(next: { isAway: boolean }) {
  if (isAway === next.isAway) return;
  isAway = next.isAway;
  for (const notify of listeners) notify();
}

/** Calls the listener when trouble begins, changes and ends. Returns a function that stops it. */
export function watchTrouble(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
