import { formatDay } from "../../email/formats.ts";
import { renderEmail } from "../../email/render-email.ts";

export interface ReminderEmail {
  productName: string;
  /** Lists what waits for an answer, the first to close first. */
  introductions: { name: string; title: string | null; closesAt: Date }[];
  url: string;
  unsubscribeUrl: string;
}

/**
 * Renders the reminder of introductions that wait for an answer. The subject names nobody, because people choose their own names and
 * could write anything there.
 */
export async function reminderEmail({ productName, introductions, url, unsubscribeUrl }: ReminderEmail) {
  const isOne = introductions.length === 1;
  const subject = isOne
    ? "Somebody waits for your answer"
    : `${introductions.length} introductions wait for your answer`;
  const content = await renderEmail({
    productName,
    preview: "Two taps are enough, and a no is an answer too.",
    heading: subject,
    paragraphs: [
      ...introductions.map(
        ({ name, title, closesAt }) =>
          `${name}${title === null ? "" : ` wrote about “${title}”`}: open until ${formatDay(closesAt)}`,
      ),
      "You can accept, ask something or say no in two taps. Saying no never counts against you; only silence does.",
    ],
    action: { label: isOne ? "Read and answer" : "See who waits", url },
    footer: "You are receiving this once for each introduction, because message notifications are on in your settings.",
    unsubscribeUrl,
  });
  return { subject, ...content };
}
