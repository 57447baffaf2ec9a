import { accountLimits } from "@triptych/contract/accounts";
import { msPerHour } from "@triptych/contract/durations";
import { refuse } from "../../../platform/http/refusal.ts";
import type { EmailsService } from "../email-address/service.ts";
import type { AccountsDeps } from "../deps.ts";
import { createPasswordChoice } from "../passwords/choice.ts";
import type { RegistrationService } from "../registration/service.ts";
import { lookOf } from "../rules.ts";
import type { SessionsService, SignedIn } from "../sessions/service.ts";
import { accountsStore } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import { operatorsStore } from "./store.ts";

export interface OperatorRegistration {
  token: string;
  email: string;
  password: string;
  address: string;
  userAgent?: string | undefined;
}

interface OperatorsDeps extends AccountsDeps {
  sessions: SessionsService;
  registration: RegistrationService;
  emails: EmailsService;
}

/** Gives and takes the operator's role, and registers the usernames that the configuration keeps. */
export function operatorsService(deps: OperatorsDeps) {
  const { database, clock, newId, identity, settings, sessions, registration, emails, publishAccountChanged } = deps;
  const choosePassword = createPasswordChoice(deps);

  /** Gives or takes the operator's role. Returns whether the owner of an account has this username. */
  async function setAdmin(username: string, isAdmin: boolean): Promise<boolean> {
    const owner = await findOwner(username);
    if (!owner) return false;
    await accountsStore(database).updateAdmin(owner.id, isAdmin);
    publishAccountChanged(owner.id);
    return true;
  }

  /** Gives the role to the accounts that the configuration names, and returns the usernames of those that did not have it. */
  async function grantConfigured(): Promise<string[]> {
    const granted: string[] = [];
    for (const username of settings.adminUsernames) {
      const owner = await findOwner(username);
      if (!owner || owner.isAdmin) continue;
      await setAdmin(username, true);
      granted.push(owner.username);
    }
    return granted;
  }

  async function findOwner(username: string) {
    const signIn = await identity.within(database).findSignIn({ username });
    const found = signIn && (await accountsStore(database).findMember(signIn.id));
    return found?.member.role === "owner" ? found.user : null;
  }

  /**
   * Creates the one-time link that registers a username. Returns `null` where somebody has the name. The account will have no
   * type. It gets the operator's role, unless the configuration keeps the name for the freelancer view only.
   */
  async function invite(username: string): Promise<{ url: string; isAdmin: boolean } | null> {
    if (await registration.hasHolder(username)) return null;
    const { token, tokenHash } = newToken();
    const isNamed = (names: string[]) => names.some((name) => lookOf(name) === lookOf(username));
    const isAdmin = isNamed(settings.adminUsernames) || !isNamed(settings.freelancerViewUsernames);
    const expiresAt = new Date(clock.now().getTime() + accountLimits.operatorInvitationHours * msPerHour);
    await operatorsStore(database).saveInvitation({ username, tokenHash, isAdmin, expiresAt });
    return { url: `${settings.publicUrl}/auth?operator=${token}`, isAdmin };
  }

  async function findInvitation(token: string): Promise<{ username: string; isAdmin: boolean }> {
    const found = await operatorsStore(database).findInvitation(hashToken(token), clock.now());
    const { username, isAdmin } = found ?? refuse("invalid_token");
    return { username, isAdmin };
  }

  async function register({ token, email, password, address, userAgent }: OperatorRegistration): Promise<SignedIn> {
    const { username } = await findInvitation(token);
    await requireFree(username, email);
    const passwordHash = await choosePassword({ password, username, email });
    const registering = database.transaction(async (tx) => {
      const taken = await operatorsStore(tx).takeInvitation(hashToken(token), clock.now());
      const { isAdmin } = taken ?? refuse("invalid_token");
      const created = await identity.within(tx).createSignIn({ username, email, passwordHash });
      await registration.insertAccount(tx, {
        userId: newId(),
        signInId: created.id,
        username,
        userType: null,
        isAdmin,
      });
      await emails.queueVerification(tx, created.id);
      return created;
    });
    const signIn = await registering.catch(async (error: unknown) => {
      await requireFree(username, email);
      throw error;
    });
    return sessions.start(signIn, { days: accountLimits.sessionDays, address, userAgent });
  }

  /** Refuses a name or an address that has an account. Unlike registration, it allows the names that the configuration keeps. */
  async function requireFree(username: string, email: string): Promise<void> {
    if (await registration.hasHolder(username)) refuse("username_taken");
    if (!(await registration.isAddressFree(email))) refuse("email_taken");
  }

  return { setAdmin, grantConfigured, invite, findInvitation, register };
}
