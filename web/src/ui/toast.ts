import { useSyncExternalStore } from "react";

export interface Toast {
  title: string;
  description?: string;
  /** `default` says that something was done; `info` tells something that nobody did. */
  variant?: "default" | "info" | "destructive";
}

export interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds that a toast is visible; pointing at it or focusing it holds it. */
export const toastMs = 5_000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in the place of the one before: there is never more than one. */
export function toast(next: Toast) {
  lastId += 1;
  publish({ ...next, id: lastId });
}

/** The toast of a failure, titled Error. */
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
