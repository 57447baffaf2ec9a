import { accountLimits } from "@triptych/contract/accounts";
import type { UserType } from "@triptych/contract/basics";
import { msPerDay } from "@triptych/contract/durations";
import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { EmailsService } from "../email-address/service.ts";
import type { AccountsDeps } from "../deps.ts";
import { createPasswordChoice } from "../passwords/choice.ts";
import { createReservedNames } from "../reserved-names.ts";
import { lookOf } from "../rules.ts";
import type { SessionsService, SignedIn } from "../sessions/service.ts";
import { accountsStore } from "../store.ts";
import { hashOfLook } from "../tokens.ts";

export interface Registration {
  username: string;
  password: string;
  email: string;
  userType: UserType;
  stripe_customer_id?: string | undefined;
  stripe_subscription_id?: string | undefined;
  referralToken?: string | undefined;
  /** Is the `Cookie` header, which shows whether this browser began the subscription. */
  cookies?: string | undefined;
  address: string;
  userAgent?: string | undefined;
  /** Is the mark of the browser, where the person came by a member's link. */
  device?: string | null;
}

export type RegistrationService = ReturnType<typeof registrationService>;

interface RegistrationDeps extends AccountsDeps {
  sessions: SessionsService;
  emails: EmailsService;
}

/** Creates accounts, and checks which names and addresses are free. */
export function registrationService(deps: RegistrationDeps) {
  const { database, clock, newId, identity, billing, settings, sessions, emails, onRegistered } = deps;
  const choosePassword = createPasswordChoice(deps);
  const reservedLooks = new Set([...settings.adminUsernames, ...settings.freelancerViewUsernames].map(lookOf));
  const { isReservedUsername } = createReservedNames(settings.productName);

  /** Registers somebody and signs them in. Agencies and freelancers need a subscription that the payment provider confirms. */
  async function register(registration: Registration): Promise<SignedIn> {
    const { username, password, email, userType, address, userAgent } = registration;
    await requireFree(username, email);
    const claim = await checkClaim(registration);
    const passwordHash = await choosePassword({ password, username, email });

    const registering = database.transaction(async (tx) => {
      const userId = newId();
      const created = await identity.within(tx).createSignIn({ username, email, passwordHash });
      await insertAccount(tx, { userId, signInId: created.id, username, userType });
      if (claim) await billing.claim(tx, { ...claim, userId });
      await emails.queueVerification(tx, created.id);
      await onRegistered(tx, {
        userId,
        email: created.email,
        referralToken: registration.referralToken ?? null,
        address,
        device: registration.device ?? null,
      });
      return created;
    });
    const signIn = await registering.catch(explain(username, email));
    return sessions.start(signIn, { days: accountLimits.sessionDays, address, userAgent });
  }

  async function insertAccount(
    tx: Transaction,
    account: { userId: string; signInId: string; username: string; userType: UserType | null; isAdmin?: boolean },
  ) {
    const { userId, signInId, username, userType, isAdmin } = account;
    const now = clock.now();
    const store = accountsStore(tx);
    await store.insertUsers([{ id: userId, username, userType, isAdmin, createdAt: now }]);
    await store.insertMembers([
      { signInId, userId, role: "owner", usernameLook: lookOf(username), joinedAt: now, lastSeenAt: now },
    ]);
  }

  async function checkClaim(registration: Registration) {
    const { email, userType, stripe_customer_id: customerId, stripe_subscription_id: subscriptionId } = registration;
    if (userType === "brand") return null;
    if (!customerId || !subscriptionId) refuse("payment_required");
    const browserHash = billing.checkoutCookie.read(registration.cookies);
    const claim = { browserHash, subscriptionId, customerId, email, userType };
    await billing.checkClaim(claim);
    return claim;
  }

  async function check(username: string, email: string) {
    const [isUsernameTaken, isEmailFree] = await Promise.all([isTaken(username), isAddressFree(email)]);
    return { isUsernameFree: !isUsernameTaken, isEmailFree };
  }

  async function requireFree(username: string, email: string): Promise<void> {
    if (await isTaken(username)) refuse("username_taken");
    if (!(await isAddressFree(email))) refuse("email_taken");
  }

  /** Returns an error handler that says so when somebody else took the name or the address after it was checked. */
  function explain(username: string, email: string) {
    return async (error: unknown): Promise<never> => {
      await requireFree(username, email);
      throw error;
    };
  }

  async function isTaken(username: string): Promise<boolean> {
    return reservedLooks.has(lookOf(username)) || isReservedUsername(username) || hasHolder(username);
  }

  /** Returns whether somebody has the name, or had it until recently, so that nobody can pose as somebody who left. */
  async function hasHolder(username: string): Promise<boolean> {
    const [store, look] = [accountsStore(database), lookOf(username)];
    const since = new Date(clock.now().getTime() - accountLimits.usernameRestDays * msPerDay);
    return (await store.isLookTaken(look)) || store.isLookResting(hashOfLook(look), since);
  }

  const isAddressFree = async (email: string) => (await identity.within(database).findSignIn({ email })) === null;

  return { register, check, requireFree, hasHolder, isAddressFree, insertAccount, explain };
}
