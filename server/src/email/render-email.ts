import type { EmailContent } from "./email-page.ts";

export type { EmailContent };

/** Renders an email as HTML and as plain text. */
export async function renderEmail(parts: EmailContent): Promise<{ html: string; text: string }> {
  // NOTE: the email components are loaded with the first email, because they would take a fifth of the start.
  const { renderEmailPage } = await import("./email-page.ts");
  return { html: await renderEmailPage(parts), text: plainText(parts) };
}

function plainText({
  productName,
  heading,
  paragraphs,
  action,
  smallPrint = [],
  footer,
  unsubscribeUrl,
}: EmailContent): string {
  const lines = [heading, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), ...smallPrint];
  const end = ["--", productName, footer, ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])];
  return `${lines.join("\n\n")}\n\n${end.join("\n")}\n`;
}
