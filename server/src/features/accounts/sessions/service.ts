import { accountLimits, type CurrentUser } from "@triptych/contract/accounts";
import type { Session, SignIn } from "../../../adapters/identity/identity.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Authenticate, Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsDeps } from "../deps.ts";
import type { Attempt, PasswordCheck } from "../passwords/check.ts";
import { dashboardOf } from "../rules.ts";
import { accountsStore } from "../store.ts";
import type { SessionCookies } from "./cookie.ts";
import { currentUserOf } from "./rules.ts";

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
  const { database, clock, identity, billing, settings, describeProfile, disconnectSession } = deps;
  const { passwordCheck, cookies } = deps;
  const store = accountsStore(database);
  const findMember = store.prepareFindMember();

  const authenticate: Authenticate = async ({ headers }) => {
    const token = cookies.readSession(headers.cookie);
    if (!token) return null;
    const session = await identity.findSession(token);
    return session && findViewer(session);
  };

  async function findViewer({ id: sessionId, signIn }: Session): Promise<Viewer | null> {
    const found = await findMember(signIn.id);
    if (!found) return null;
    const { user, member } = found;
    const view = dashboardOf(user.userType, user.username, settings.freelancerViewUsernames);
    return {
      signInId: signIn.id,
      sessionId,
      userId: user.id,
      username: signIn.username,
      userType: user.userType,
      ...(view !== "workspace" && view !== user.userType && { searchesAs: view }),
      role: member.role,
      isAdmin: user.isAdmin && member.role === "owner",
      isEmailVerified: signIn.isEmailVerified,
      hasAccess: await billing.hasAccess(user.id, user.userType),
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

  async function describe(signInId: string): Promise<CurrentUser> {
    const [found, signIn, pendingEmail] = await Promise.all([
      findMember(signInId),
      identity.within(database).findSignIn({ id: signInId }),
      store.findPendingEmail(signInId),
    ]);
    if (!found || !signIn) return refuse("signed_out");
    const { user, member } = found;
    const [described, subscription, hasUsedTrial] = await Promise.all([
      describeProfile(user.id),
      billing.findSubscription(user.id),
      billing.hasUsedTrial(member.role === "owner" ? signIn.email : await findOwnerEmail(user.id)),
    ]);
    const { freelancerViewUsernames } = settings;
    return currentUserOf({
      user,
      member,
      signIn,
      pendingEmail,
      described,
      subscription,
      hasUsedTrial,
      freelancerViewUsernames,
    });
  }

  /** Returns the owner's address: a used trial counts for the whole account, whoever of its team asks. */
  async function findOwnerEmail(userId: string): Promise<string> {
    const owner = (await store.listMembersOf([userId])).find(({ role }) => role === "owner");
    const signIn = owner && (await identity.within(database).findSignIn({ id: owner.signInId }));
    return signIn?.email ?? "";
  }

  return { authenticate, signIn: signInWithPassword, start, signOut, describe };
}
