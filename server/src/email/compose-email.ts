import type { OutgoingEmail } from "../adapters/mail/mail.ts";
import { renderEmail, type EmailContent } from "./render-email.ts";

/** Says who gets an email, and which installation sends it. */
export interface Addressed {
  to: string;
  username: string;
  productName: string;
  publicUrl: string;
}

export async function composeEmail(to: string, subject: string, parts: EmailContent): Promise<OutgoingEmail> {
  return { to, subject, ...(await renderEmail(parts)) };
}
