import { renderEmail } from "../../../email/render-email.ts";

export interface CreditedEmail {
  productName: string;
  /** Names who shows the work, and the work. */
  name: string;
  title: string;
  role: string;
  url: string;
  unsubscribeUrl: string;
}

/**
 * Renders the email to somebody who is credited on a case study. The subject names nobody, because people choose their own names and
 * could write anything there.
 */
export async function creditedEmail({ productName, name, title, role, url, unsubscribeUrl }: CreditedEmail) {
  const subject = "Somebody credits you on their work";
  const content = await renderEmail({
    productName,
    preview: "It is shown once you confirm it.",
    heading: subject,
    paragraphs: [
      `${name} credits you on “${title}”${role === "" ? "" : ` for: ${role}`}. Did you take part?`,
      "If you confirm it, your name is shown there and the work on your profile. If you refuse, nobody else sees that you were named.",
    ],
    action: { label: "See it and answer", url },
    footer: "You are receiving this because message notifications are on in your settings.",
    unsubscribeUrl,
  });
  return { subject, ...content };
}
