import { findOwner, ownPrefix } from "../../platform/owner.ts";
import type { Outgoing, OutboxStorage } from "./outbox.ts";

/**
 * Keeps somebody's unsent messages in the browser, each in an entry of its own, so that two tabs never overwrite each
 * other's. Where the browser keeps nothing, they last as long as the page.
 */
export function createOutboxStorage(userId: string): OutboxStorage {
  const prefix = `${ownPrefix}outbox:${userId}:`;
  const inPage = new Map<string, Outgoing>();

  return {
    list: () => {
      const kept = [...inPage.values(), ...readAll(prefix)];
      return kept.sort((one, other) => one.order - other.order);
    },
    put: (outgoing) => {
      const isKept = findOwner() === userId && write(`${prefix}${outgoing.key}`, outgoing);
      if (isKept) inPage.delete(outgoing.key);
      else inPage.set(outgoing.key, outgoing);
    },
    remove: (key) => {
      inPage.delete(key);
      try {
        localStorage.removeItem(`${prefix}${key}`);
      } catch {
        // NOTE: storage is switched off, so nothing was kept.
      }
    },
    listen: (listener) =>
      addEventListener("storage", ({ key }) => {
        if (key === null || key.startsWith(prefix)) listener();
      }),
  };
}

function readAll(prefix: string): Outgoing[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.flatMap((name) => parse(localStorage.getItem(name)));
  } catch {
    return [];
  }
}

function parse(text: string | null): Outgoing[] {
  try {
    return text === null ? [] : [JSON.parse(text) as Outgoing];
  } catch {
    return [];
  }
}

function write(name: string, outgoing: Outgoing): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(outgoing));
    return true;
  } catch {
    return false;
  }
}
