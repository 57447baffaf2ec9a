import type { CurrentUser } from "@triptych/contract/accounts";
import type { Query, QueryClient } from "@tanstack/react-query";
import { hasCode } from "../api-error.ts";
import { findTrouble, watchTrouble } from "../online.ts";
import { findOwner } from "../owner.ts";
import { sessionKey } from "../query.ts";
import { keptDatabase, type KeptDatabase } from "./kept-database.ts";
import { addressesToForget, isKept, keptOf } from "./kept-rules.ts";

export interface KeepingOptions {
  database?: KeptDatabase;
  /** Sets how long replies are collected until they are written, in milliseconds. */
  writtenAfterMs?: number;
}

/**
 * Keeps the replies that somebody fetches, puts them into the cache where nothing can be fetched, and fetches them again
 * once that is possible. Returns a function that ends it.
 */
export function keepReplies(
  client: QueryClient,
  userId: string,
  { database = keptDatabase, writtenAfterMs = 300 }: KeepingOptions = {},
): () => void {
  const cache = client.getQueryCache();
  const changed = new Set<string>();
  const gone = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  const note = (into: Set<string>, query: Query) => {
    const [address] = query.queryKey;
    if (query.queryKey.length !== 1 || !isKept(address)) return;
    into.add(address);
    timer ??= setTimeout(() => void write(), writtenAfterMs);
  };

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    const replies = [...changed].flatMap((address) => {
      const state = client.getQueryState([address]);
      return state?.data ? (keptOf(address, state.data, state.dataUpdatedAt) ?? []) : [];
    });
    const removed = [...gone];
    changed.clear();
    gone.clear();
    try {
      if (replies.length > 0) await database.put(userId, replies);
      if (removed.length > 0) await database.remove(userId, removed);
      if (isFirst) await tidy();
      isFirst = false;
    } catch {
      // NOTE: storage is full or switched off, so nothing is kept.
    }
  }

  async function tidy() {
    const forgotten = addressesToForget(await database.list(userId), Date.now());
    if (forgotten.length > 0) await database.remove(userId, forgotten);
  }

  for (const query of cache.getAll()) if (query.state.data) note(changed, query);
  const stopNoting = cache.subscribe((event) => {
    if (event.type !== "updated") return;
    if (event.action.type === "success") note(changed, event.query);
    if (event.action.type === "error" && hasCode(event.action.error, "not_found")) note(gone, event.query);
  });
  const stopHelping = helpInTrouble(client, database);
  const onHidden = () => {
    if (document.visibilityState === "hidden" && timer !== undefined) void write();
  };
  document.addEventListener("visibilitychange", onHidden);

  return () => {
    clearTimeout(timer);
    stopNoting();
    stopHelping();
    document.removeEventListener("visibilitychange", onHidden);
  };
}

/** Puts kept replies into the cache when trouble begins, and fetches what is on the screen again when it ends. */
function helpInTrouble(client: QueryClient, database: KeptDatabase): () => void {
  let before = findTrouble();
  return watchTrouble(() => {
    const now = findTrouble();
    if (now !== null && before === null) void restoreReplies(client, database).catch(ignore);
    if (now === null && before !== null) void client.refetchQueries({ type: "active", stale: true });
    before = now;
  });
}

const ignore = () => undefined;

/**
 * Puts the kept replies into the cache, for what it lacks, and returns who was signed in when they were fetched; null where
 * nothing is kept. They count as stale, so that screens fetch them again.
 */
export async function restoreReplies(client: QueryClient, database = keptDatabase): Promise<CurrentUser | null> {
  const owner = findOwner();
  if (owner === null) return null;
  const [kept, { readKept }] = await Promise.all([database.list(owner), import("./kept-schemas.ts")]);
  // NOTE: the session may have ended while this was read.
  if (findOwner() !== owner) return null;
  const now = Date.now();
  let user: CurrentUser | null = null;
  for (const entry of kept) {
    const reply = readKept(entry, now);
    if (reply === undefined) continue;
    if (entry.address === sessionKey[0]) user = reply as CurrentUser;
    else restore(client, entry.address, { reply, keptAt: entry.keptAt });
  }
  return user?.id === owner ? user : null;
}

function restore(client: QueryClient, address: string, { reply, keptAt }: { reply: unknown; keptAt: number }) {
  const queryKey = [address];
  if (client.getQueryData(queryKey) !== undefined) return;
  // NOTE: stays in the cache as long as the page, because it could not be fetched again.
  const query = client.getQueryCache().build(client, { queryKey, gcTime: Infinity });
  client.setQueryData(queryKey, reply, { updatedAt: keptAt });
  query.invalidate();
}
