import type { EmailContent } from "./email-page.ts";

export type { EmailContent };

/** Renders an email as HTML and as plain text. */
export async function renderEmail(parts: EmailContent): Promise<{ html: string; text: string }> {
  // NOTE: the email components are loaded with the first email, because they take a fifth of the time that a start may take.
  const { renderEmailPage } = await import("./email-page.ts");
  return { html: await renderEmailPage(parts), text: plainText(parts) };
}

function plainText({
  productName,
  heading,
  paragraphs,
  action,
  afterwards = [],
  footer,
  unsubscribeUrl,
}: EmailContent): string {
  const lines = [heading, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), ...afterwards];
  const end = ["--", productName, footer, ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])];
  return `${lines.join("\n\n")}\n\n${end.join("\n")}\n`;
}
