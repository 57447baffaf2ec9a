import { useSyncExternalStore } from "react";
import { forgetDrafts } from "./drafts.ts";

const key = "session-of";
const listeners = new Set<() => void>();

/** Returns whose session was last open in this tab and did not end by signing out. */
export function useSessionInTab(): string | null {
  return useSyncExternalStore(subscribe, findSessionInTab);
}

export function findSessionInTab(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Records whose session is open in this tab, or that none is. Forgets the drafts of anybody else. */
export function noteSessionInTab(userId: string | null) {
  const before = findSessionInTab();
  if (before === userId) return;
  if (before !== null && userId !== null) forgetDrafts();
  try {
    if (userId === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, userId);
  } catch {
    // NOTE: storage is switched off, so no drafts were kept either.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
