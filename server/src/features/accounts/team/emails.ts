import { accountLimits } from "@triptych/contract/accounts";
import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../../email/compose-email.ts";

export function teamInvitationEmail({
  to,
  username,
  agencyName,
  token,
  productName,
  publicUrl,
}: Addressed & { agencyName: string; token: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `You are invited to join a team on ${productName}`, {
    productName,
    preview: "You can act as an agency with a sign-in of your own.",
    heading: `Join ${agencyName}`,
    paragraphs: [
      `${username} invites you to act as ${agencyName === username ? "their agency" : agencyName} on ${productName}: the same profile, searches and conversations, with a username and password of your own.`,
      "It costs nothing extra: the agency's plan is shared.",
    ],
    action: { label: "Join the team", url: `${publicUrl}/auth?team=${token}` },
    smallPrint: [`The link works once, for ${accountLimits.teamInvitationDays} days.`],
    footer: `You are receiving this because ${username} entered your address. If you do not know them, you can ignore this email.`,
  });
}

/** Replaces an invitation for somebody who has an account of their own and so could not use it. */
export function teamInvitationToMemberEmail({
  to,
  username,
  agencyName,
  productName,
  publicUrl,
}: Addressed & { agencyName: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Somebody invites you to a team on ${productName}`, {
    productName,
    preview: "A team needs an email address that has no account yet.",
    heading: "You already have an account",
    paragraphs: [
      `${username} invites you to act as ${agencyName === username ? "their agency" : agencyName} on ${productName}. This address already has an account, and a teammate has a sign-in of their own.`,
      "To join, ask them to invite you with another address of yours.",
    ],
    action: { label: `Open ${productName}`, url: `${publicUrl}/auth` },
    footer: `You are receiving this because ${username} entered your address. If you do not know them, you can ignore this email.`,
  });
}

/** Informs somebody that their sign-in was deleted from a team. */
export function teamRemovalEmail({
  to,
  username,
  agencyName,
  productName,
}: Addressed & { agencyName: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `You are no longer in a team on ${productName}`, {
    productName,
    preview: "Your sign-in was removed from the team.",
    heading: `You no longer act as ${agencyName}`,
    paragraphs: [
      `Hello ${username},`,
      `The owner of ${agencyName} removed you from the team. Your sign-in has been deleted; the messages that you wrote stay with the agency.`,
      `You can register on ${productName} yourself with this address whenever you like.`,
    ],
    footer: "This is the last email about this team. If it comes as a surprise, please ask the owner of the agency.",
  });
}
