import { accountLimits } from "@triptych/contract/accounts";
import { refuse } from "../../../platform/refusal.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { sendPasswordChanged, sendPasswordReset } from "../job-definitions.ts";
import { passwordChangedLetter, passwordResetLetter } from "../letters.ts";
import type { AccountsNeeds } from "../needs.ts";
import { hashToken, newToken } from "../rules.ts";
import { accountsStore } from "../store.ts";

const msPerMinute = 60_000;

export function passwordsService(needs: AccountsNeeds) {
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
    await store.insertToken({ tokenHash, purpose: "resetPassword", signInId: signIn.id, email, createdAt: now, expiresAt });
    await mail.send(await passwordResetLetter({ to: email, username: signIn.username, token, ...settings }));
  }

  /** The link works once; every session of the person ends. */
  async function reset(token: string, newPassword: string): Promise<void> {
    const passwordHash = await identity.hashPassword(newPassword);
    const ended = await database.transaction(async (tx) => {
      const taken = (await accountsStore(tx).takeToken("resetPassword", hashToken(token), clock.now())) ?? refuse("invalid_token");
      await accountsStore(tx).removeTokens(taken.signInId, "resetPassword");
      await identity.within(tx).updatePassword(taken.signInId, passwordHash);
      await queue.add(tx, sendPasswordChanged, { signInId: taken.signInId });
      return identity.within(tx).endSessions(taken.signInId);
    });
    ended.forEach(disconnectSession);
  }

  /** Ends the person's other sessions. */
  async function change(viewer: Viewer, currentPassword: string, newPassword: string): Promise<void> {
    await requirePassword(viewer, currentPassword);
    const passwordHash = await identity.hashPassword(newPassword);
    const ended = await database.transaction(async (tx) => {
      await identity.within(tx).updatePassword(viewer.signInId, passwordHash);
      await accountsStore(tx).removeTokens(viewer.signInId, "resetPassword");
      await queue.add(tx, sendPasswordChanged, { signInId: viewer.signInId });
      return identity.within(tx).endSessions(viewer.signInId, { exceptSessionId: viewer.sessionId });
    });
    ended.forEach(disconnectSession);
  }

  async function requirePassword(viewer: Viewer, password: string): Promise<void> {
    await spendFor.check("signIn", viewer.username);
    if (await identity.checkPassword(viewer.username, password)) return;
    await spendFor("signIn", viewer.username);
    refuse("wrong_password", { details: [{ field: "currentPassword", message: "Current password is incorrect" }] });
  }

  async function mailChanged(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    if (signIn) await mail.send(await passwordChangedLetter({ to: signIn.email, username: signIn.username, ...settings }));
  }

  return { requestReset, mailReset, reset, change, requirePassword, mailChanged };
}
