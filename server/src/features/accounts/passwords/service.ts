import { accountLimits } from "@triptych/contract/accounts";
import { msPerMinute } from "@triptych/contract/durations";
import { afterCommit, type Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { EmailsService } from "../email-address/service.ts";
import { sendPasswordChanged, sendPasswordReset } from "../job-definitions.ts";
import { passwordChangedEmail, passwordResetEmail } from "./emails.ts";
import type { AccountsDeps } from "../deps.ts";
import { accountsStore } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import { createPasswordChoice } from "./choice.ts";
import type { PasswordCheck } from "./check.ts";

export type PasswordsService = ReturnType<typeof passwordsService>;

interface PasswordsDeps extends AccountsDeps {
  passwordCheck: PasswordCheck;
  emails: EmailsService;
}

/** Replaces passwords: for somebody who knows the old one, or with a mailed link. */
export function passwordsService(deps: PasswordsDeps) {
  const { database, clock, queue, mail, identity, spendFor, settings, passwordCheck, emails, disconnectSession } = deps;
  const store = accountsStore(database);
  const choosePassword = createPasswordChoice(deps);

  /** Queues a reset link. NOTE: it does the same work for every address, so that nobody learns which addresses have an account. */
  async function requestReset(email: string): Promise<void> {
    await spendFor("resetPassword", email);
    await database.transaction((tx) => queue.add(tx, sendPasswordReset, { email: email.toLowerCase() }));
  }

  /** Sends a link for a new password. It ends older links. */
  async function mailReset(email: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ email });
    if (!signIn) return;
    const { token, tokenHash } = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + accountLimits.passwordResetMinutes * msPerMinute);
    await database.transaction(async (tx) => {
      const txStore = accountsStore(tx);
      await txStore.lockMember(signIn.id);
      await txStore.removeTokens(signIn.id, "resetPassword");
      await txStore.insertToken({
        tokenHash,
        purpose: "resetPassword",
        signInId: signIn.id,
        email: signIn.email,
        createdAt: now,
        expiresAt,
      });
    });
    await mail.send(await passwordResetEmail({ to: signIn.email, username: signIn.username, token, ...settings }));
  }

  /**
   * Sets a new password with a mailed link, and ends every session. The link works once, and only while the account still has
   * the address that it was sent to.
   */
  async function reset(token: string, newPassword: string): Promise<{ signInId: string }> {
    const holder = await store.findToken("resetPassword", hashToken(token), clock.now());
    const owner =
      (holder && (await identity.within(database).findSignIn({ id: holder.signInId }))) ?? refuse("invalid_token");
    const passwordHash = await choosePassword({ ...owner, password: newPassword, field: "newPassword" });
    await database.transaction(async (tx) => {
      const taken = await accountsStore(tx).takeToken("resetPassword", hashToken(token), clock.now());
      const signIn = taken && (await identity.within(tx).findSignIn({ id: taken.signInId }));
      if (!signIn || signIn.email !== taken.email) refuse("invalid_token");
      await replace(tx, signIn.id, { passwordHash });
      if (!signIn.isEmailVerified) await emails.confirm(tx, signIn, signIn.email);
    });
    return { signInId: owner.id };
  }

  /** Changes the password, and ends the person's other sessions. */
  async function change(viewer: Viewer, currentPassword: string, newPassword: string): Promise<void> {
    await passwordCheck.requirePassword(viewer, currentPassword);
    const signIn = (await identity.within(database).findSignIn({ id: viewer.signInId })) ?? refuse("signed_out");
    const passwordHash = await choosePassword({ ...signIn, password: newPassword, field: "newPassword" });
    await database.transaction((tx) =>
      replace(tx, viewer.signInId, { passwordHash, exceptSessionId: viewer.sessionId }),
    );
  }

  /** Saves a password and ends what somebody who knew the old one could use: sessions, mailed links and a requested address. */
  async function replace(
    tx: Transaction,
    signInId: string,
    { passwordHash, exceptSessionId }: { passwordHash: string; exceptSessionId?: string },
  ) {
    const records = identity.within(tx);
    await accountsStore(tx).removeTokens(signInId, "resetPassword");
    await accountsStore(tx).removePendingChange(signInId);
    await records.updatePassword(signInId, passwordHash);
    await queue.add(tx, sendPasswordChanged, { signInId });
    const ended = await records.endSessions(signInId, { exceptSessionId });
    afterCommit(() => ended.forEach(disconnectSession));
  }

  async function mailChanged(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    if (signIn)
      await mail.send(await passwordChangedEmail({ to: signIn.email, username: signIn.username, ...settings }));
  }

  return { requestReset, mailReset, reset, change, requirePassword: passwordCheck.requirePassword, mailChanged };
}
