import { useSyncExternalStore } from "react";

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Returns whether a newer version of the application is ready to be used. */
export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null);
}

/** Offers a newer version, whose worker waits until somebody wants it. */
export function offerUpdate(worker: ServiceWorker) {
  waiting = worker;
  for (const notify of listeners) notify();
}

const reloadAtLatestMs = 3_000;

/** Lets the newer version take over, and reloads the page. */
export function takeUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  setTimeout(reload, reloadAtLatestMs);
  waiting?.postMessage("take-over", {});
}

const reload = () => location.reload();

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
