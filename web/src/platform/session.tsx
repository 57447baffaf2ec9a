import {
  accountLimits,
  type CurrentUser,
  getCurrentUser,
  getProduct,
  logout,
  signedInCookie,
} from "@triptych/contract/accounts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import { call } from "./api-client.ts";
import { type ApiError, hasCode } from "./api-error.ts";
import { logProblem } from "./log-problem.ts";
import { forgetDrafts } from "./drafts.ts";
import { sessionKey } from "./query.ts";
import { findSessionInTab, noteSessionInTab, useSessionInTab } from "./session-in-tab.ts";

export interface Session {
  user: CurrentUser | null;
  isLoading: boolean;
  /** Says whether the server reports that it is temporarily unavailable. The session keeps trying. */
  isServerAway: boolean;
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
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: accountLimits.sessionCacheMs,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: (_, error) => hasCode(error, "unavailable"),
    retryDelay: (attempt, error) => Math.min(1_000 * 2 ** attempt, (error.retryAfter ?? 8) * 1_000, 15_000),
  });
  const user = data ?? null;
  const hasEnded = useSessionInTab() !== null && user === null && !isPending;

  const setUser = useCallback(
    (next: CurrentUser) => {
      const previous = client.getQueryData<CurrentUser | null>(sessionKey);
      if (previous && previous.id !== next.id) client.clear();
      noteSessionInTab(next.id);
      client.setQueryData(sessionKey, next);
    },
    [client],
  );

  const forget = useCallback(() => {
    client.removeQueries({ predicate: ({ queryKey }) => !keptAddresses.includes(String(queryKey[0])) });
    client.getMutationCache().clear();
    forgetDrafts();
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
      isServerAway: isPending && failureReason !== null,
      hasEnded,
      setUser,
      refresh,
      signOut,
      forget,
    }),
    [user, isPending, failureReason, hasEnded, setUser, refresh, signOut, forget],
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

async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!hasSignedInCookie()) return null;
  try {
    const user = await call(getCurrentUser, undefined, { signal });
    noteSessionInTab(user.id);
    return user;
  } catch (error) {
    if (hasCode(error, "unavailable") || signal.aborted) throw error;
    if (!hasCode(error, "signed_out")) logProblem("The current user could not be fetched", error);
    return null;
  }
}

/** Returns whether the browser has a session cookie. Under https its name begins with `__Host-`. */
export function hasSignedInCookie(): boolean {
  const cookies = document.cookie.split("; ");
  return cookies.includes(`${signedInCookie}=1`) || cookies.includes(`__Host-${signedInCookie}=1`);
}

/** Lists the cache keys that do not belong to the person: the session's own and the product's name. */
const keptAddresses = [sessionKey[0], getProduct.path] as string[];
