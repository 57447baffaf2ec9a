import { findSessionInTab } from "./session-in-tab.ts";

/** Begins the names of everything in the browser's storage that belongs to the signed-in person. */
export const ownPrefix = "own:";
const ownerKey = "owner";
const stashPrefix = "draft:";

/** Names the database that keeps somebody's replies for when there is no connection. */
export const keptDatabaseOf = (userId: string) => `kept:${userId}`;

/** Names the database that keeps the files of somebody's unsent messages. */
export const fileDatabaseOf = (userId: string) => `files:${userId}`;

/** Returns for whom this browser keeps replies and unsent messages. All its tabs share them. */
export function findOwner(): string | null {
  try {
    return localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

/** Records who is signed in in this browser, and erases what was kept for anybody else. */
export function noteOwner(userId: string) {
  if (findOwner() !== userId) eraseOwn();
  try {
    localStorage.setItem(ownerKey, userId);
    move(sessionStorage, localStorage, (name) => isStashed(name) && name.slice(stashPrefix.length));
  } catch {
    // NOTE: storage is switched off, so nothing is kept.
  }
}

/**
 * Erases what was kept, once a session has ended without signing out. What was not sent stays in the tab of that session,
 * as its drafts do.
 */
export function noteSessionEnded() {
  const owner = findOwner();
  if (owner !== null && owner === findSessionInTab())
    move(localStorage, sessionStorage, (name) => isOwn(name) && `${stashPrefix}${name}`);
  eraseOwn();
}

/** Erases what was kept, as when somebody signs out. */
export function eraseOwn() {
  const owner = findOwner();
  if (owner === null) return;
  try {
    localStorage.removeItem(ownerKey);
    for (const name of Object.keys(localStorage)) if (isOwn(name)) localStorage.removeItem(name);
    for (const name of [keptDatabaseOf(owner), fileDatabaseOf(owner)]) indexedDB.deleteDatabase(name);
  } catch {
    // NOTE: storage is switched off, so nothing was kept.
  }
}

const isOwn = (name: string) => name.startsWith(ownPrefix);
const isStashed = (name: string) => name.startsWith(`${stashPrefix}${ownPrefix}`);

function move(from: Storage, to: Storage, newName: (name: string) => string | false) {
  for (const name of Object.keys(from)) {
    const next = newName(name);
    const value = from.getItem(name);
    if (next === false || value === null) continue;
    to.setItem(next, value);
    from.removeItem(name);
  }
}
