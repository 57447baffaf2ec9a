import type { OutgoingEmail } from "../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../email/compose-email.ts";

export function accountDeletedEmail({
  to,
  username,
  hadSubscription,
  productName,
  publicUrl,
}: Addressed & { hadSubscription: boolean }): Promise<OutgoingEmail> {
  return composeEmail(to, `Your ${productName} account has been deleted`, {
    productName,
    preview: "Your profile, conversations, briefs and projects are gone with it.",
    heading: "Your account has been deleted",
    paragraphs: [
      `Hello ${username},`,
      "Your account has been deleted, together with its profile, conversations, briefs and projects.",
      ...(hadSubscription ? ["Its subscription has ended. You will not be charged again."] : []),
      "If you would like to come back one day, you are welcome.",
    ],
    action: { label: `Visit ${productName}`, url: publicUrl },
    footer: "This is the last email about this account.",
  });
}

/** Informs somebody who left an agency's team that nothing of their sign-in is left. */
export function signInDeletedEmail({
  to,
  username,
  agencyName,
  productName,
  publicUrl,
}: Addressed & { agencyName: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Your ${productName} sign-in was deleted`, {
    productName,
    preview: `You no longer act as ${agencyName}.`,
    heading: "Your sign-in was deleted",
    paragraphs: [
      `Hello ${username},`,
      `You left the team of ${agencyName}. Your username, email address, password and sessions were deleted. The messages that you wrote as ${agencyName} stay with the agency.`,
      "You can register on your own with this address whenever you like.",
    ],
    action: { label: `Visit ${productName}`, url: publicUrl },
    footer: "This is the last email about this sign-in.",
  });
}

/** Informs the owner of an agency that a teammate left. */
export function teammateLeftEmail({
  to,
  username,
  teammate,
  agencyName,
  productName,
  publicUrl,
}: Addressed & { teammate: string; agencyName: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Somebody left your team on ${productName}`, {
    productName,
    preview: `${teammate} can no longer sign in.`,
    heading: "Somebody left your team",
    paragraphs: [
      `Hello ${username},`,
      `${teammate} left the team of ${agencyName} and deleted their sign-in. The messages that they wrote as ${agencyName} stay with you.`,
    ],
    action: { label: "See your team", url: `${publicUrl}/settings?section=team` },
    footer: `You are receiving this because you own the account of ${agencyName}.`,
  });
}
