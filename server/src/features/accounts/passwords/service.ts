import { accountLimits } from "@triptych/contract/accounts";
import { afterCommit, type Transaction } from "../../../platform/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { EmailsService } from "../emails/service.ts";
import { sendPasswordChanged, sendPasswordReset } from "../job-definitions.ts";
import { passwordChangedLetter, passwordResetLetter } from "../letters.ts";
import type { AccountsNeeds } from "../needs.ts";
import { accountsStore } from "../store.ts";
import { hashToken, newToken } from "../tokens.ts";
import type { CheckPassword } from "./check.ts";

const msPerMinute = 60_000;

export type PasswordsService = ReturnType<typeof passwordsService>;

interface PasswordsNeeds {
  checkPassword: CheckPassword;
  emails: EmailsService;
}

/** Choosing another password, by knowing the old one or by a mailed link. */
export function passwordsService(needs: AccountsNeeds, { checkPassword, emails }: PasswordsNeeds) {
  const { database, clock, queue, mail, identity, spendFor, settings, disconnectSession } = needs;
  const store = accountsStore(database);

  /** The same answer and the same work whoever asks: a job looks whether anybody has this address. */
  async function requestReset(email: string): Promise<void> {
    await spendFor("resetPassword", email);
    await database.transaction((tx) => queue.add(tx, sendPasswordReset, { email: email.toLowerCase() }));
  }

  async function mailReset(email: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ email });
    if (!signIn) return;
    const { token, tokenHash } = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + accountLimits.passwordResetMinutes * msPerMinute);
    await store.insertToken({
      tokenHash,
      purpose: "resetPassword",
      signInId: signIn.id,
      email: signIn.email,
      createdAt: now,
      expiresAt,
    });
    await mail.send(await passwordResetLetter({ to: signIn.email, username: signIn.username, token, ...settings }));
  }

  /** The link works once, and only while the address that it was mailed to is the account's. Every session ends. */
  async function reset(token: string, newPassword: string): Promise<void> {
    const passwordHash = await identity.hashPassword(newPassword);
    await database.transaction(async (tx) => {
      const taken = await accountsStore(tx).takeToken("resetPassword", hashToken(token), clock.now());
      const signIn = taken && (await identity.within(tx).findSignIn({ id: taken.signInId }));
      if (!signIn || signIn.email !== taken.email) refuse("invalid_token");
      await replace(tx, signIn.id, passwordHash);
      if (!signIn.isEmailVerified) await emails.confirm(tx, signIn, signIn.email);
    });
  }

  /** Ends the person's other sessions. */
  async function change(viewer: Viewer, currentPassword: string, newPassword: string): Promise<void> {
    await requirePassword(viewer, currentPassword);
    const passwordHash = await identity.hashPassword(newPassword);
    await database.transaction((tx) => replace(tx, viewer.signInId, passwordHash, viewer.sessionId));
  }

  /** Whoever knew the old password loses every way back in: sessions, mailed links, and an address they may have asked for. */
  async function replace(tx: Transaction, signInId: string, passwordHash: string, exceptSessionId?: string) {
    const records = identity.within(tx);
    await accountsStore(tx).removeTokens(signInId, "resetPassword");
    await accountsStore(tx).removePendingChange(signInId);
    await records.updatePassword(signInId, passwordHash);
    await queue.add(tx, sendPasswordChanged, { signInId });
    const ended = await records.endSessions(signInId, { exceptSessionId });
    afterCommit(() => ended.forEach(disconnectSession));
  }

  /** Refuses `wrong_password` unless it is the viewer's. */
  async function requirePassword(viewer: Viewer, password: string): Promise<void> {
    if (await checkPassword(viewer.username, password)) return;
    refuse("wrong_password", { details: [{ field: "currentPassword", message: "Current password is incorrect" }] });
  }

  async function mailChanged(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    if (signIn)
      await mail.send(await passwordChangedLetter({ to: signIn.email, username: signIn.username, ...settings }));
  }

  return { requestReset, mailReset, reset, change, requirePassword, mailChanged };
}
