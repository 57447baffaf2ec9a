import { accountLimits } from "@triptych/contract/accounts";
import type { Transaction } from "../../../platform/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { sendEmailChanged, sendVerification, sendVerificationAgain } from "../job-definitions.ts";
import { emailChangedLetter, verificationLetter } from "../letters.ts";
import type { AccountsNeeds } from "../needs.ts";
import { hashToken, newToken } from "../rules.ts";
import { accountsStore } from "../store.ts";

const msPerHour = 3_600_000;

export type EmailsService = ReturnType<typeof emailsService>;

/** Which address somebody has, and that it is theirs. */
export function emailsService(needs: AccountsNeeds) {
  const { database, clock, queue, mail, identity, spendFor, settings, onVerified, tellAccountChanged } = needs;
  const store = accountsStore(database);

  const queueVerification = (tx: Transaction, signInId: string) => queue.add(tx, sendVerification, { signInId });

  /** Makes the link and mails it: a retry makes another one, and the last one mailed works. */
  async function mailVerification(signInId: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ id: signInId });
    if (!signIn) return;
    const pendingEmail = await store.findPendingEmail(signInId);
    if (signIn.isEmailVerified && !pendingEmail) return;
    const email = pendingEmail ?? signIn.email;
    const { token, tokenHash } = newToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + accountLimits.verificationHours * msPerHour);
    await store.insertToken({ tokenHash, purpose: "verifyEmail", signInId, email, createdAt: now, expiresAt });
    await mail.send(await verificationLetter({ to: email, username: signIn.username, token, ...settings }));
  }

  /** Only the address that is wanted now can be verified, and the link works once. */
  async function verify(token: string): Promise<void> {
    const userId = await database.transaction(async (tx) => {
      const taken = (await accountsStore(tx).takeToken("verifyEmail", hashToken(token), clock.now())) ?? refuse("invalid_token");
      const records = identity.within(tx);
      const signIn = (await records.findSignIn({ id: taken.signInId })) ?? refuse("invalid_token");
      const wanted = (await accountsStore(tx).findPendingEmail(signIn.id)) ?? signIn.email;
      if (wanted !== taken.email) refuse("invalid_token");
      const holder = await records.findSignIn({ email: taken.email });
      if (holder && holder.id !== signIn.id) refuse("invalid_token");

      await records.verifyEmail(signIn.id, taken.email);
      await accountsStore(tx).removePendingEmail(signIn.id);
      await accountsStore(tx).removeTokens(signIn.id, "verifyEmail");
      if (signIn.isEmailVerified && signIn.email !== taken.email) {
        await queue.add(tx, sendEmailChanged, { to: signIn.email, username: signIn.username, newEmail: taken.email });
      }
      const found = await accountsStore(tx).findMember(signIn.id);
      if (found?.member.role === "owner") await onVerified(tx, found.user.id);
      return found?.user.id;
    });
    if (userId) tellAccountChanged(userId);
  }

  /** The same answer and the same work whoever asks: a job looks whether anybody has this address. */
  async function resend(email: string): Promise<void> {
    await spendFor("resendVerification", email);
    await database.transaction((tx) => queue.add(tx, sendVerificationAgain, { email: email.toLowerCase() }));
  }

  async function mailVerificationAgain(email: string): Promise<void> {
    const signIn = await identity.within(database).findSignIn({ email });
    if (signIn) await mailVerification(signIn.id);
  }

  /** Takes effect once the new address is verified. */
  async function change(viewer: Viewer, email: string): Promise<{ message: string }> {
    const wanted = email.toLowerCase();
    const own = await identity.within(database).findSignIn({ id: viewer.signInId });
    const holder = await identity.within(database).findSignIn({ email: wanted });
    if (holder && holder.id !== viewer.signInId) refuse("email_taken");
    await database.transaction(async (tx) => {
      const store = accountsStore(tx);
      await store.removeTokens(viewer.signInId, "verifyEmail");
      if (own?.email === wanted) await store.removePendingEmail(viewer.signInId);
      else await store.savePendingEmail(viewer.signInId, wanted, clock.now());
      await queueVerification(tx, viewer.signInId);
    });
    return { message: `We have sent a link to ${wanted}. Your email address changes once you open it.` };
  }

  const mailEmailChanged = async (change: { to: string; username: string; newEmail: string }) =>
    mail.send(await emailChangedLetter({ ...change, ...settings }));

  return { queueVerification, mailVerification, mailVerificationAgain, mailEmailChanged, verify, resend, change };
}
