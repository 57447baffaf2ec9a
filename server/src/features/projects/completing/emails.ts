import { referenceLimits } from "@triptych/contract/project-endings";
import { renderEmail } from "../../../email/render-email.ts";

export interface HalfCompleteEmail {
  productName: string;
  /** Names the other side, and their project. */
  name: string;
  title: string;
  url: string;
  unsubscribeUrl: string;
}

/**
 * Renders the email to the side of a project that has not marked it as complete. The subject names nobody, because people choose their own names
 * and could write anything there.
 */
export async function halfCompleteEmail({ productName, name, title, url, unsubscribeUrl }: HalfCompleteEmail) {
  const subject = "A project of yours was marked as complete";
  const content = await renderEmail({
    productName,
    preview: "Mark it too once your side is done.",
    heading: subject,
    paragraphs: [
      `${name} marked “${title}” as complete. Is it complete for you too? Then mark it as well.`,
      `After that, each of you can give the other a reference: three short questions, published together or after ${referenceLimits.publishedAfterDays} days.`,
    ],
    action: { label: "Open the project", url },
    footer: "You are receiving this once for each project, because message notifications are on in your settings.",
    unsubscribeUrl,
  });
  return { subject, ...content };
}
