import { accountLimits } from "@triptych/contract/accounts";
import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../../email/compose-email.ts";

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

/** Informs somebody who has an account that another account asked for their address. */
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
