import { accountLimits } from "@triptych/contract/accounts";
import { msPerHour } from "@triptych/contract/durations";
import type { SignIn } from "../../../adapters/identity/identity.ts";
import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { isUniqueViolation } from "../../../platform/database/unique-violation.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { sendEmailChangeAsked, sendEmailChanged, sendVerification, sendVerificationAgain } from "../job-definitions.ts";
import {
  addressInUseEmail,
  emailChangeAskedEmail,
  emailChangedEmail,
  newAddressEmail,
  verificationEmail,
} from "./emails.ts";
import type { AccountsDeps } from "../deps.ts";
import type { PasswordCheck } from "../passwords/check.ts";
import { accountsStore } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";

export interface EmailChange {
  email: string;
  /** Is needed where the sign-in is older than ten minutes. */
  password?: string | undefined;
}

export type EmailsService = ReturnType<typeof emailsService>;

interface EmailsDeps extends AccountsDeps {
  passwordCheck: Pick<PasswordCheck, "requirePassword">;
}

/** Verifies and changes email addresses. */
export function emailsService(deps: EmailsDeps) {
  const { database, clock, queue, mail, identity, spendFor, settings, passwordCheck } = deps;
  const { onVerified, publishAccountChanged } = deps;
  const store = accountsStore(database);

  const queueVerification = (tx: Transaction, signInId: string) => queue.add(tx, sendVerification, { signInId });

  /**
   * Sends a link to the address that is to be verified. Every link works until one of them is used. An address that another
   * account has gets no link: its owner gets an email that says so, and nobody else learns of it.
   */
  async function mailVerification(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    if (!signIn) return;
    const pendingEmail = await store.findPendingEmail(signInId);
    if (signIn.isEmailVerified && !pendingEmail) return;
    const email = pendingEmail ?? signIn.email;
    const holder = await identity.within(database).findSignIn({ email });
    if (holder && holder.id !== signInId) {
      await mail.send(await addressInUseEmail({ to: email, username: holder.username, ...settings }));
      return;
    }
    const { token, tokenHash } = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + accountLimits.verificationHours * msPerHour);
    await store.insertToken({ tokenHash, purpose: "verifyEmail", signInId, email, createdAt: now, expiresAt });
    const write = signIn.isEmailVerified ? newAddressEmail : verificationEmail;
    await mail.send(await write({ to: email, username: signIn.username, token, ...settings }));
  }

  /** Verifies an address. Only the address that is wanted now can be verified, and a link works once. */
  async function verify(token: string): Promise<void> {
    const verifying = database.transaction(async (tx) => {
      const taken = await accountsStore(tx).takeToken("verifyEmail", hashToken(token), clock.now());
      const signIn = taken && (await identity.within(tx).findSignIn({ id: taken.signInId }));
      if (!signIn) refuse("invalid_token");
      const wanted = (await accountsStore(tx).findPendingEmail(signIn.id)) ?? signIn.email;
      if (wanted !== taken.email) refuse("invalid_token");
      await confirm(tx, signIn, wanted);
      if (signIn.isEmailVerified && signIn.email !== wanted) {
        await queue.add(tx, sendEmailChanged, { to: signIn.email, username: signIn.username, newEmail: wanted });
      }
    });
    await verifying.catch((error: unknown) => {
      if (isUniqueViolation(error)) refuse("invalid_token", { message: "Another account uses this address now." });
      throw error;
    });
  }

  /** Saves an address as verified. */
  async function confirm(tx: Transaction, signIn: SignIn, email: string): Promise<void> {
    await identity.within(tx).verifyEmail(signIn.id, email);
    await accountsStore(tx).removePendingChange(signIn.id);
    const found = await accountsStore(tx).findMember(signIn.id);
    if (!found) return;
    if (found.member.role === "owner") await onVerified(tx, found.user.id);
    afterCommit(() => publishAccountChanged(found.user.id));
  }

  /** Queues a new link. NOTE: it does the same work for every address, so that nobody learns which addresses have an account. */
  async function resend(email: string): Promise<void> {
    await spendFor("resendVerification", email);
    await database.transaction((tx) => queue.add(tx, sendVerificationAgain, { email: email.toLowerCase() }));
  }

  /** Sends new links to the accounts that have this address, verified or still to be verified. */
  async function mailVerificationAgain(email: string): Promise<void> {
    const holder = await identity.within(database).findSignIn({ email });
    const waiting = await store.listWaitingFor(email);
    for (const signInId of new Set([...(holder ? [holder.id] : []), ...waiting])) await mailVerification(signInId);
  }

  /**
   * Asks for another address. It takes effect once the new address is verified, and the present address gets an email at once.
   * Asking for the present address withdraws the request. NOTE: the reply and the work are the same whether or not another
   * account has the address.
   */
  async function change(viewer: Viewer, { email, password }: EmailChange): Promise<{ message: string }> {
    const wanted = email.toLowerCase();
    const records = identity.within(database);
    const own = (await records.findSignIn({ id: viewer.signInId })) ?? refuse("signed_out");
    const isOwn = own.email === wanted;
    if (!isOwn) await requireFreshSignIn(viewer, password);
    await spendFor("resendVerification", wanted);

    const needsLink = !isOwn || !own.isEmailVerified;
    await database.transaction(async (tx) => {
      await accountsStore(tx).removePendingChange(viewer.signInId);
      if (!isOwn) await accountsStore(tx).savePendingEmail(viewer.signInId, wanted, clock.now());
      if (needsLink) await queueVerification(tx, viewer.signInId);
      if (!isOwn && own.isEmailVerified) await queue.add(tx, sendEmailChangeAsked, { signInId: viewer.signInId });
    });
    publishAccountChanged(viewer.userId);
    if (!needsLink) return { message: `Your email address stays ${wanted}.` };
    return { message: `We have sent a link to ${wanted}. Your email address changes once you open it.` };
  }

  /** Refuses where the sign-in is old and no password is given: whoever finds an open page cannot take over the account. */
  async function requireFreshSignIn(viewer: Viewer, password: string | undefined): Promise<void> {
    if (password !== undefined) return passwordCheck.requirePassword(viewer, password, "password");
    const isFresh = await identity
      .within(database)
      .isSessionYounger(viewer.sessionId, accountLimits.freshSignInMinutes);
    if (isFresh) return;
    const message = "Please enter your password to change your email address.";
    refuse("password_required", { message, details: [{ field: "password", message }] });
  }

  /** Sends an email about the request to the address that the account still has. */
  async function mailEmailChangeAsked(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    const newEmail = await store.findPendingEmail(signInId);
    if (!signIn || !newEmail) return;
    const { email: to, username } = signIn;
    await mail.send(await emailChangeAskedEmail({ to, username, newEmail, ...settings }));
  }

  const mailEmailChanged = async (changed: { to: string; username: string; newEmail: string }) =>
    mail.send(await emailChangedEmail({ ...changed, ...settings }));

  return {
    queueVerification,
    mailVerification,
    mailVerificationAgain,
    mailEmailChangeAsked,
    mailEmailChanged,
    verify,
    confirm,
    resend,
    change,
  };
}
