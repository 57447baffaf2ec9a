import { randomBytes } from "node:crypto";
import { referralLimits } from "@triptych/contract/referrals";
import { canonicalEmail } from "../../../platform/email-address.ts";
import { refuse } from "../../../platform/refusal.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { mailInvitation } from "../job-definitions.ts";
import { invitationLetter } from "../letters.ts";
import type { ReferralsNeeds } from "../needs.ts";
import { hashOfAddress, readAddresses } from "../rules.ts";
import { referralsStore } from "../store.ts";

const noAddress = "Please enter at least one valid email address";

/** The own link, and letters to people who might like to come. */
export function invitationsService(needs: ReferralsNeeds) {
  const { database, clock, newId, queue, mail, accounts, tokens, settings } = needs;
  const store = referralsStore(database);

  async function getLink(userId: string): Promise<{ url: string; token: string }> {
    await store.insertLink({ userId, token: randomBytes(9).toString("base64url"), createdAt: clock.now() });
    const { token } = (await store.findLink(userId)) ?? refuse("not_found");
    return { token, url: `${settings.publicUrl}/auth?token=${token}` };
  }

  /**
   * Invites those who were never invited before. The answer does not tell who was, who is a member already or who does
   * not want to be asked: all of them were sent as far as the sender can see.
   */
  async function invite(viewer: Viewer, lines: string[]): Promise<{ message: string; sent: number }> {
    const addresses = readAddresses(lines).slice(0, referralLimits.invitesAtOnce);
    if (addresses.length === 0)
      refuse("invalid_input", { message: noAddress, details: [{ field: "emails", message: noAddress }] });
    await getLink(viewer.userId);
    await database.transaction(async (tx) => {
      const store = referralsStore(tx);
      for (const email of addresses) {
        const id = newId();
        const now = clock.now();
        const isNew = await store.insertInvitation({
          id,
          inviterId: viewer.userId,
          email,
          canonicalEmail: canonicalEmail(email),
          createdAt: now,
        });
        if (isNew) await queue.add(tx, mailInvitation, { invitationId: id });
        await store.insertLog({
          id: newId(),
          userId: viewer.userId,
          description: `You invited ${email}.`,
          createdAt: now,
        });
      }
    });
    return { message: "Invites sent successfully!", sent: addresses.length };
  }

  /** Nobody is mailed who is a member, who asked not to be, or twice. */
  async function mailOne(invitationId: string): Promise<void> {
    const invitation = await store.findInvitation(invitationId);
    if (!invitation || invitation.mailedAt) return;
    const isUnwelcome =
      (await store.isStopped(hashOfAddress(invitation.email))) || (await accounts.isEmailTaken(invitation.email));
    const [inviter] = await accounts.listPeople([invitation.inviterId]);
    if (isUnwelcome || !inviter) return;
    const { token } = await getLink(invitation.inviterId);
    await mail.send(
      await invitationLetter({
        to: invitation.email,
        inviter: inviter.username,
        token,
        stopToken: tokens.sign(canonicalEmail(invitation.email)),
        ...settings,
      }),
    );
    await store.updateMailed(invitation.id, clock.now());
  }

  /** Honoured for every sender. Only the hash of the address is kept for it. */
  async function stop(token: string): Promise<void> {
    const email = tokens.read(token) ?? refuse("invalid_token");
    await store.insertStop(hashOfAddress(email), clock.now());
  }

  return { getLink, invite, mailOne, stop };
}
