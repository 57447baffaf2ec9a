import { useSyncExternalStore } from "react";

export interface Toast {
  title: string;
  description?: string;
  /** Chooses `default` to confirm what somebody did, `info` for what happened by itself. */
  variant?: "default" | "info" | "destructive";
  /** Offers what somebody may want next, such as to undo it. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds that a toast is visible. Pointing at it or focusing it keeps it visible. */
export const toastMs = 5_000;
/** Milliseconds that a toast with an action is visible. */
export const actionToastMs = 12_000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast and removes the one before, so that there is never more than one. */
export function toast(next: Toast) {
  lastId += 1;
  publish({ ...next, id: lastId });
}

/** Shows the toast of a failure, with the title "Error". */
export function toastError(description: string) {
  toast({ title: "Error", description, variant: "destructive" });
}

export function dismissToast() {
  publish(null);
}

export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(subscribe, () => shown);
}

function publish(next: ShownToast | null) {
  shown = next;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
