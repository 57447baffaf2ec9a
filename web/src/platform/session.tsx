import { accountLimits, signedInCookie } from "@triptych/contract/account-limits";
import type { CurrentUser } from "@triptych/contract/accounts";
import { getCurrentUser, getProduct, logout } from "@triptych/contract/sign-in";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from "react";
import { call } from "./api-client.ts";
import { ApiError, hasCode, isUnreached, networkFailure } from "./api-error.ts";
import { forgetEarlyReplies } from "./early-reply.ts";
import { logProblem } from "./log-problem.ts";
import { forgetDrafts } from "./drafts.ts";
import { noteServer, type Trouble, useTrouble } from "./online.ts";
import { eraseOwn, noteOwner, noteSessionEnded } from "./owner.ts";
import { sessionKey } from "./query.ts";
import { findSessionInTab, noteSessionInTab, useSessionInTab } from "./session-in-tab.ts";

export interface Session {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Says why nobody knows yet who is signed in: nothing can be fetched, and nothing is kept. The session keeps trying. */
  obstacle: Trouble | null;
  /** Says whether somebody was signed in here until their session ended without signing out. */
  hasEnded: boolean;
  /** Stores the user that a sign-in, registration or profile call returned. */
  setUser: (user: CurrentUser) => void;
  /** Fetches the current user again, after something about them changed. */
  refresh: () => Promise<void>;
  /** Ends the session on the server, then forgets everything that was fetched. */
  signOut: () => Promise<void>;
  /** Forgets the session here, when the server has already ended it. */
  forget: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { data, isPending, failureReason } = useQuery<CurrentUser | null, ApiError>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchCurrentUser(client, signal),
    staleTime: accountLimits.sessionCacheMs,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: (_, error) => isUnreached(error),
    retryDelay: (attempt, error) => Math.min(1_000 * 2 ** attempt, (error.retryAfter ?? 8) * 1_000, 15_000),
  });
  const user = data ?? null;
  const trouble = useTrouble();
  useReturn(trouble);
  useKeeping(user?.id ?? null, isPending);
  const hasEnded = useSessionInTab() !== null && user === null && !isPending;

  const setUser = useCallback(
    (next: CurrentUser) => {
      const previous = client.getQueryData<CurrentUser | null>(sessionKey);
      if (previous && previous.id !== next.id) client.clear();
      forgetEarlyReplies();
      noteSessionInTab(next.id);
      noteOwner(next.id);
      client.setQueryData(sessionKey, next);
    },
    [client],
  );

  const forget = useCallback(() => {
    client.removeQueries({ predicate: ({ queryKey }) => !keptAddresses.includes(String(queryKey[0])) });
    client.getMutationCache().clear();
    forgetEarlyReplies();
    forgetDrafts();
    eraseOwn();
    noteSessionInTab(null);
    client.setQueryData(sessionKey, null);
  }, [client]);

  const signOut = useCallback(async () => {
    // NOTE: cleared before the call, because the server closes the real-time connection first, which would look like an ended session.
    const leaving = findSessionInTab();
    noteSessionInTab(null);
    try {
      await call(logout);
    } catch (error) {
      noteSessionInTab(leaving);
      throw error;
    }
    forget();
  }, [forget]);

  const refresh = useCallback(() => client.invalidateQueries({ queryKey: sessionKey }), [client]);

  const session = useMemo<Session>(
    () => ({
      user,
      isLoading: isPending,
      obstacle: isPending && failureReason !== null ? (trouble ?? "away") : null,
      hasEnded,
      setUser,
      refresh,
      signOut,
      forget,
    }),
    [user, isPending, failureReason, trouble, hasEnded, setUser, refresh, signOut, forget],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** Returns the signed-in person, on screens behind sign-in. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error("useUser is for screens behind sign-in");
  return user;
}

const askAgainMs = 5_000;

/** Asks who is signed in until the server replies again. */
function useReturn(trouble: Trouble | null) {
  const client = useQueryClient();
  useEffect(() => {
    if (trouble !== "away") return undefined;
    const ask = () => void client.invalidateQueries({ queryKey: sessionKey }, { cancelRefetch: false });
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [client, trouble]);
}

/** Keeps what the signed-in person fetches, for when there is no connection, and erases it once the session has ended. */
function useKeeping(userId: string | null, isPending: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) {
      if (!isPending) noteSessionEnded();
      return undefined;
    }
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      const { keepReplies, registerServiceWorker } = await loadKeeping();
      if (isOver) return;
      stop = keepReplies(client, userId);
      void registerServiceWorker();
    };
    const timer = setTimeout(() => void start().catch(ignore), keptAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [client, userId, isPending]);
}

const keptAfterMs = 1_500;
// NOTE: loaded on its own and later, because the first page does not need it. Without it nothing is kept.
const loadKeeping = () => import("./offline/working-offline.ts");
const ignore = () => undefined;

/** Limits how long a reload waits for the server until it shows what is kept. */
const replyWithinMs = 12_000;

async function fetchCurrentUser(client: QueryClient, signal: AbortSignal): Promise<CurrentUser | null> {
  if (!hasSignedInCookie()) return null;
  try {
    const timeout = AbortSignal.timeout(replyWithinMs);
    const user = await call(getCurrentUser, undefined, { signal: AbortSignal.any([signal, timeout]) });
    noteServer({ isAway: false });
    noteSessionInTab(user.id);
    noteOwner(user.id);
    return user;
  } catch (cause) {
    if (signal.aborted) throw cause;
    const error = cause instanceof DOMException ? networkFailure() : cause;
    const known = isPassing(error) ? await findKeptUser(client) : null;
    noteServer({ isAway: known !== null || isUnreached(error) });
    if (known) return known;
    if (isUnreached(error)) throw error;
    if (!hasCode(error, "signed_out")) logProblem("The current user could not be fetched", error);
    return null;
  }
}

/** Returns whether somebody may still be signed in, although the server did not say so. */
function isPassing(error: unknown): boolean {
  return isUnreached(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
}

/** Returns who was signed in when the server last replied, and what they had fetched. */
async function findKeptUser(client: QueryClient): Promise<CurrentUser | null> {
  const known = client.getQueryData<CurrentUser | null>(sessionKey);
  if (known) return known;
  // NOTE: without the file that reads it, or without storage, nothing is kept.
  const user = await loadKeeping()
    .then(({ restoreReplies }) => restoreReplies(client))
    .catch(() => null);
  if (user) noteSessionInTab(user.id);
  return user;
}

/** Returns whether the browser has a session cookie. Under https its name begins with `__Host-`. */
export function hasSignedInCookie(): boolean {
  const cookies = document.cookie.split("; ");
  return cookies.includes(`${signedInCookie}=1`) || cookies.includes(`__Host-${signedInCookie}=1`);
}

/** Lists the cache keys that do not belong to the person: the session's own and the product's name. */
const keptAddresses = [sessionKey[0], getProduct.path] as string[];
