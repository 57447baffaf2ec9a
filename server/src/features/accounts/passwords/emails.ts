import { accountLimits } from "@triptych/contract/accounts";
import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../../email/compose-email.ts";

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
