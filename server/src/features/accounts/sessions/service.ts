import { accountLimits, type CurrentUser } from "@triptych/contract/accounts";
import type { ProfileData } from "@triptych/contract/profiles";
import type { SessionKey, SignIn } from "../../../adapters/identity/identity.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Authenticate, Credentials, Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsDeps } from "../deps.ts";
import type { Attempt, PasswordCheck } from "../passwords/check.ts";
import { searchesAsOf } from "../rules.ts";
import { accountsStore } from "../store.ts";
import type { SessionCookies } from "./cookie.ts";
import { createCallers, createTrialDigests, currentUserOf, type TrialDigest } from "./rules.ts";
import { sessionsStore, type CallerRow, type DescribedRow } from "./store.ts";

export interface SignInRequest extends Attempt {
  rememberMe?: boolean | undefined;
  userAgent?: string | undefined;
}

/** Holds what a sign-in gives: the person, and the value of the session's cookie. */
export interface SignedIn {
  user: CurrentUser;
  signInId: string;
  token: string;
  expiresAt: Date;
}

export type SessionsService = ReturnType<typeof sessionsService>;

interface SessionsDeps extends AccountsDeps {
  passwordCheck: PasswordCheck;
  cookies: SessionCookies;
}

/** Signs people in and out, and finds out who is calling. */
export function sessionsService(deps: SessionsDeps) {
  const { database, clock, identity, billing, settings, nameOfProfile, disconnectSession } = deps;
  const { passwordCheck, cookies } = deps;
  const store = accountsStore(database);
  const reads = sessionsStore(database);
  const trialDigests = createTrialDigests(billing.trialDigestOf);
  /** Holds the descriptions of callers that were read together with who they are. */
  const descriptions = new WeakMap<Viewer, CurrentUser>();

  /** Holds who was recognised, by what it can still be asked whether they may call. */
  const unconfirmed = new WeakMap<Viewer, SessionKey>();
  /** Holds by what the sessions of open channels are found, each of which calls with the same headers again and again. */
  const keys = new WeakMap<Credentials, SessionKey>();
  const callers = createCallers();

  const authenticate: Authenticate = async (credentials) => {
    const session = findSessionKey(credentials);
    return session && readCaller(session);
  };

  async function readCaller(session: SessionKey): Promise<Viewer | null> {
    const found = await reads.findCaller(session);
    const viewer = found && viewerOf(found);
    callers.remember(session.tokenHash, viewer);
    return viewer;
  }

  /**
   * Returns who called with this session the last time, without asking whether they still may. NOTE: only for calls that ask in
   * the same statement as they change something (`sessionToConfirm`, `isStillCalling`), and `confirm` the caller before all else.
   */
  const recognise: Authenticate = async (credentials) => {
    const session = findSessionKey(credentials);
    const known = session && callers.find(session.tokenHash);
    if (!known) return session && readCaller(session);
    const viewer = { ...known };
    unconfirmed.set(viewer, session);
    return viewer;
  };

  /** Reads who is calling where they were only recognised. Refuses those who may not call any more. */
  async function confirm(viewer: Viewer): Promise<Viewer> {
    const session = unconfirmed.get(viewer);
    if (!session) return viewer;
    const confirmed = (await readCaller(session)) ?? refuse("signed_out");
    return confirmed.isEmailVerified ? confirmed : refuse("email_unverified");
  }

  /** Returns by what the session of a caller is found; `null` where there is no cookie of one. */
  function findSessionKey(credentials: Credentials): SessionKey | null {
    const known = keys.get(credentials);
    if (known) return { ...known, now: clock.now().toISOString() };
    const token = cookies.readSession(credentials.headers.cookie);
    const key = token === null ? null : identity.keyOf(token);
    if (key) keys.set(credentials, key);
    return key;
  }

  /** Finds who is calling, and reads in the same statement what `describeCaller` returns. */
  const authenticateToDescribe: Authenticate = async (credentials) => {
    const session = findSessionKey(credentials);
    if (!session) return null;
    const trial = trialDigests.find(session.tokenHash);
    const found = await reads.findDescribedCaller(session, trial.digest);
    if (!found) return null;
    const viewer = viewerOf({ ...found, sessionId: found.sessionId! });
    descriptions.set(viewer, await describeRow(found, { trial, key: session.tokenHash }));
    return viewer;
  };

  function viewerOf(row: CallerRow): Viewer {
    const { signInId, sessionId, userId, username, userType, role, isEmailVerified } = row;
    return {
      signInId,
      sessionId,
      userId,
      username,
      userType,
      ...searchesAsOf(userType, row.accountName, settings.freelancerViewUsernames),
      role,
      isAdmin: row.isAdmin && role === "owner",
      isEmailVerified,
      hasAccess: billing.mayUse(userType, row.subscription),
    };
  }

  async function signInWithPassword({ rememberMe = false, userAgent, ...attempt }: SignInRequest): Promise<SignedIn> {
    const { address } = attempt;
    const found = (await passwordCheck.checkAttempt(attempt)) ?? refuse("wrong_credentials");
    return start(found, {
      days: rememberMe ? accountLimits.rememberedSessionDays : accountLimits.sessionDays,
      address,
      userAgent,
    });
  }

  async function start(
    signIn: SignIn,
    options: { days: number; address?: string; userAgent?: string | undefined },
  ): Promise<SignedIn> {
    const session = await identity
      .within(database)
      .startSession(signIn.id, { ...options, userAgent: options.userAgent ?? "" });
    await store.updateLastSeen(signIn.id, clock.now());
    return { user: await describe(signIn.id), signInId: signIn.id, token: session.token, expiresAt: session.expiresAt };
  }

  async function signOut(cookie: string | string[] | undefined): Promise<void> {
    const token = cookies.readSession(cookie);
    const sessionId = token && (await identity.endSession(token));
    if (sessionId) disconnectSession(sessionId);
  }

  /** Describes a sign-in. Refuses `signed_out` where there is none any more. */
  async function describe(signInId: string): Promise<CurrentUser> {
    const trial = trialDigests.find(signInId);
    const found = await reads.findDescribedSignIn(signInId, trial.digest);
    return found ? describeRow(found, { trial, key: signInId }) : refuse("signed_out");
  }

  /** Describes a caller. Asks the database only where `authenticateToDescribe` did not read who it is. */
  async function describeCaller(viewer: Viewer): Promise<CurrentUser> {
    return descriptions.get(viewer) ?? describe(viewer.signInId);
  }

  /** Describes a person who was read with a trial's digest, which is remembered by the key. */
  async function describeRow(
    row: DescribedRow,
    { trial, key }: { trial: TrialDigest; key: string },
  ): Promise<CurrentUser> {
    const subscription = row.subscription && billing.describeSubscription(row.subscription);
    // NOTE: the owner's address, because a used trial counts for the whole account, whoever of its team asks.
    const address = row.ownerEmail ?? "";
    const isSame = trial.email === address;
    if (!isSame) trialDigests.remember(key, address);
    const hasUsedTrial = isSame ? row.hasUsedTrial : await billing.hasUsedTrial(address);
    const { freelancerViewUsernames } = settings;
    const { userId: id, accountName, photo, userType, isAdmin, username, email, isEmailVerified, pendingEmail } = row;
    const profile = row.profileType && ({ type: row.profileType, data: row.profileData } as ProfileData);
    return currentUserOf({
      user: { id, username: accountName, userType, isAdmin, photo },
      member: row,
      signIn: { username, email, isEmailVerified },
      pendingEmail,
      described: profile && { profile, displayName: nameOfProfile(profile) },
      subscription,
      hasUsedTrial,
      freelancerViewUsernames,
    });
  }

  return {
    findSessionKey,
    viewerOf,
    authenticate,
    authenticateToDescribe,
    recognise,
    /** Returns by what it can be asked whether somebody still calls; `null` where it was asked. */
    sessionToConfirm: (viewer: Viewer): SessionKey | null => unconfirmed.get(viewer) ?? null,
    confirm,
    signIn: signInWithPassword,
    start,
    signOut,
    describe,
    describeCaller,
  };
}
