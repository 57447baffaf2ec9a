import { randomBytes } from "node:crypto";
import { type NotInvited, referralLimits } from "@triptych/contract/referrals";
import { msPerDay } from "@triptych/contract/durations";
import type { Transaction } from "../../../platform/database/database.ts";
import { canonicalEmail } from "../../../platform/identity/email-address.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { sendInvitation } from "../job-definitions.ts";
import { invitationEmail } from "../emails.ts";
import type { ReferralsDeps } from "../deps.ts";
import { hashOfAddress } from "../rules.ts";
import { referralsStore } from "../store.ts";
import { readAddress, sentencesOf } from "./rules.ts";
import { invitationsStore } from "./store.ts";

const noAddress = "Please enter at least one valid email address";

export interface Invited {
  message: string;
  sent: number;
  notSent: NotInvited[];
}

/** Gives everybody a link of their own, and emails invitations. */
export function invitationsService(deps: ReferralsDeps) {
  const { database, clock, newId, queue, mail, accounts, profiles, tokens, settings } = deps;
  const links = referralsStore(database);
  const store = invitationsStore(database);

  async function getLink(userId: string): Promise<{ url: string; token: string }> {
    await links.insertLink({ userId, token: randomBytes(9).toString("base64url"), createdAt: clock.now() });
    const { token } = (await links.findLink(userId)) ?? refuse("not_found");
    return { token, url: `${settings.publicUrl}/auth?token=${token}` };
  }

  /**
   * Invites those whom this person did not invite before, up to the daily limit, and returns which lines were left out and why.
   * NOTE: members, people invited by somebody else and people who want no invitations count as invited, so that the sender learns nothing.
   */
  async function invite(viewer: Viewer, lines: string[]): Promise<Invited> {
    if (lines.every((line) => readAddress(line) === null))
      refuse("invalid_input", { message: noAddress, details: [{ field: "emails", message: noAddress }] });
    await getLink(viewer.userId);
    const perDay = await dailyLimitOf(viewer.userId);
    const owner = await accounts.findOwner(viewer.userId);
    const ownAddress = owner && canonicalEmail(owner.email);
    const notSent = await database.transaction(async (tx) => {
      await referralsStore(tx).lockLink(viewer.userId);
      return inviteEach(tx, viewer.userId, { lines, perDay, ownAddress });
    });
    if (notSent.length === lines.length) refuseAll(notSent, perDay);
    return { message: "Invites sent successfully!", sent: lines.length - notSent.length, notSent };
  }

  /** Returns the lines that were left out, in their order. */
  async function inviteEach(
    tx: Transaction,
    inviterId: string,
    { lines, perDay, ownAddress }: { lines: string[]; perDay: number; ownAddress: string | null },
  ): Promise<NotInvited[]> {
    const txStore = invitationsStore(tx);
    const since = new Date(clock.now().getTime() - msPerDay);
    let left = perDay - (await txStore.countInvitations(inviterId, since));
    const sentences = sentencesOf(perDay);
    const notSent: NotInvited[] = [];
    for (const line of lines) {
      const email = readAddress(line);
      if (!email) notSent.push({ email: line, reason: "invalid", message: sentences.invalid });
      else if (canonicalEmail(email) === ownAddress)
        notSent.push({ email: line, reason: "own", message: sentences.own });
      else if (await txStore.hasInvited(inviterId, canonicalEmail(email)))
        notSent.push({ email: line, reason: "repeated", message: sentences.repeated });
      else if (left <= 0) notSent.push({ email: line, reason: "limit", message: sentences.limit });
      else {
        await inviteOne(tx, inviterId, email);
        left -= 1;
      }
    }
    return notSent;
  }

  async function inviteOne(tx: Transaction, inviterId: string, email: string): Promise<void> {
    const txStore = invitationsStore(tx);
    const [invitationId, createdAt] = [newId(), clock.now()];
    await txStore.insertInvitation({
      id: invitationId,
      inviterId,
      email,
      canonicalEmail: canonicalEmail(email),
      createdAt,
    });
    await referralsStore(tx).insertLog({
      id: newId(),
      userId: inviterId,
      description: `You invited ${email}.`,
      createdAt,
    });
    if (await txStore.insertInvitedAddress(hashOfAddress(email), createdAt))
      await queue.add(tx, sendInvitation, { invitationId });
  }

  const dailyLimitOf = async (userId: string) =>
    (await profiles.findProfile(userId)) ? referralLimits.invitesPerDay : referralLimits.invitesPerDayWithoutProfile;

  /** Sends an invitation, but not to a member and not to somebody who asked not to be invited. */
  async function mailInvitation(invitationId: string): Promise<void> {
    const invitation = await store.findInvitation(invitationId);
    if (!invitation || invitation.mailedAt) return;
    const isUnwelcome =
      (await store.isStopped(hashOfAddress(invitation.email))) || (await accounts.isEmailTaken(invitation.email));
    const [inviter] = await accounts.listPeople([invitation.inviterId]);
    if (isUnwelcome || !inviter) return;
    const { token } = await getLink(invitation.inviterId);
    await mail.send(
      await invitationEmail({
        to: invitation.email,
        inviter: inviter.username,
        token,
        stopToken: tokens.sign(canonicalEmail(invitation.email)),
        ...settings,
      }),
    );
    await store.updateMailed(invitation.id, clock.now());
  }

  /** Stops invitations to an address, whoever sends them. Only the hash of the address is kept. */
  async function stop(token: string): Promise<void> {
    const email = tokens.read(token) ?? refuse("invalid_token", { message: unreadableLink });
    await store.insertStop(hashOfAddress(email), clock.now());
  }

  return { getLink, invite, mailInvitation, stop };
}

const unreadableLink = "This link is invalid or has expired. Please open it again from the invitation.";

/** Refuses the call where no invitation was sent, with the reason for each line. */
function refuseAll(notSent: NotInvited[], perDay: number): never {
  const details = notSent.map(({ message }, at) => ({ field: `emails.${at}`, message }));
  const isOverLimit = notSent.some(({ reason }) => reason === "limit");
  const areRepeated = notSent.every(({ reason }) => reason === "repeated");
  if (!isOverLimit)
    return refuse("conflict", {
      message: areRepeated
        ? "You have invited these addresses already. Nobody is invited twice."
        : "Nothing could be sent to these addresses.",
      details,
    });
  return refuse("rate_limited", { message: sentencesOf(perDay).limit, details, retryAfter: msPerDay / 1_000 });
}
