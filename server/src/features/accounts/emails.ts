import { accountLimits } from "@triptych/contract/accounts";
import type { OutgoingEmail } from "../../adapters/mail/mail.ts";
import { renderEmail, type EmailContent } from "../../email/render-email.ts";

interface Addressed {
  to: string;
  username: string;
  productName: string;
  publicUrl: string;
}

export function verificationEmail({
  to,
  username,
  token,
  productName,
  publicUrl,
}: Addressed & { token: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Verify your email address for ${productName}`, {
    productName,
    preview: "Confirm your address to open your account.",
    heading: "Verify your email address",
    paragraphs: [
      `Hello ${username},`,
      `Please confirm that ${to} is your address. After that, everything in your account is open to you.`,
    ],
    action: { label: "Verify email address", url: `${publicUrl}/verify-email?token=${token}` },
    smallPrint: [
      `The link works once, for ${accountLimits.verificationHours} hours. You can ask for a new one when you are signed in.`,
      `If you did not register, take your address back, and that account will be removed: ${publicUrl}/verify-email?token=${token}&take-back=1`,
    ],
    footer: `You are receiving this because somebody gave this address to ${productName}.`,
  });
}

export function newAddressEmail({
  to,
  username,
  token,
  productName,
  publicUrl,
}: Addressed & { token: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Confirm your new email address for ${productName}`, {
    productName,
    preview: "Your account keeps its current address until you do.",
    heading: "Confirm your new email address",
    paragraphs: [
      `Hello ${username},`,
      `You asked for ${to} to become the address of your account. Your account keeps its current address until you confirm.`,
    ],
    action: { label: "Confirm new address", url: `${publicUrl}/verify-email?token=${token}` },
    smallPrint: [
      `The link works once, for ${accountLimits.verificationHours} hours. You can ask again in your settings.`,
    ],
    footer: `You are receiving this because somebody gave this address to ${productName}. If it was not you, you can ignore this email: the address will not be used.`,
  });
}

export function passwordResetEmail({
  to,
  username,
  token,
  productName,
  publicUrl,
}: Addressed & { token: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Reset your ${productName} password`, {
    productName,
    preview: "Choose a new password.",
    heading: "Choose a new password",
    paragraphs: [`Hello ${username},`, "Somebody, hopefully you, asked to reset the password of your account."],
    action: { label: "Choose a new password", url: `${publicUrl}/reset-password?token=${token}` },
    smallPrint: [
      `The link works once, for ${accountLimits.passwordResetMinutes} minutes. Once the password has changed, every device is signed out.`,
    ],
    footer: "If you did not ask for this, you can ignore this email: your password stays as it is.",
  });
}

export function passwordChangedEmail({ to, username, productName, publicUrl }: Addressed): Promise<OutgoingEmail> {
  return composeEmail(to, `Your ${productName} password has been changed`, {
    productName,
    preview: "Your other sessions have ended.",
    heading: "Your password has been changed",
    paragraphs: [
      `Hello ${username},`,
      "The password of your account was changed just now, and your other sessions have ended.",
    ],
    action: { label: `Open ${productName}`, url: `${publicUrl}/auth` },
    footer:
      "If it was not you, choose a new password with “Forgot password?” on the sign-in screen, then reply to this email.",
  });
}

/** Warns the present address as soon as somebody asks for another one. */
export function emailChangeAskedEmail({
  to,
  username,
  newEmail,
  productName,
  publicUrl,
}: Addressed & { newEmail: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `A change of email address was requested for your ${productName} account`, {
    productName,
    preview: "Nothing has changed yet.",
    heading: "Did you request a new email address?",
    paragraphs: [
      `Hello ${username},`,
      `Somebody who is signed in to your account asked to change its email address to ${newEmail}. It stays ${to} until the link in our email to ${newEmail} is opened.`,
      "If it was you, there is nothing to do here.",
      "If it was not you, choose a new password now: that stops the change and signs out everybody else.",
    ],
    action: { label: "Choose a new password", url: `${publicUrl}/auth` },
    smallPrint: ["Use “Forgot password?” on the sign-in screen if you cannot sign in."],
    footer: "You are receiving this because this is the email address of your account.",
  });
}

/** Tells somebody who has an account that another account asked for their address. */
export function addressInUseEmail({ to, username, productName, publicUrl }: Addressed): Promise<OutgoingEmail> {
  return composeEmail(to, `Your email address was entered on another ${productName} account`, {
    productName,
    preview: "Nothing has changed for you.",
    heading: "You already have an account",
    paragraphs: [
      `Hello ${username},`,
      `Somebody entered ${to} as the email address of another account. It belongs to your account, so nothing has changed.`,
      "If it was you, sign in to the account that you have, or use another address for the other one.",
    ],
    action: { label: "Sign in", url: `${publicUrl}/auth` },
    footer: "If it was not you, there is nothing to do.",
  });
}

export function emailChangedEmail({
  to,
  username,
  newEmail,
  productName,
  publicUrl,
}: Addressed & { newEmail: string }): Promise<OutgoingEmail> {
  return composeEmail(to, `Your ${productName} email address has been changed`, {
    productName,
    preview: "From now on, our emails go to your new address.",
    heading: "Your email address has been changed",
    paragraphs: [`Hello ${username},`, `Your account now uses ${newEmail}. We will not send anything else to ${to}.`],
    action: { label: `Open ${productName}`, url: `${publicUrl}/auth` },
    footer: "If it was not you, reply to this email at once: somebody may know your password.",
  });
}

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

/** Tells somebody that their sign-in was deleted from a team. */
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

async function composeEmail(to: string, subject: string, parts: EmailContent): Promise<OutgoingEmail> {
  return { to, subject, ...(await renderEmail(parts)) };
}
