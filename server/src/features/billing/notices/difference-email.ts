import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import { composeEmail, type Addressed } from "../../../email/compose-email.ts";

export interface DifferenceFacts extends Addressed {
  subscriptionId: string;
  provider: string;
  providerId: string | null;
  /** Holds whether an account uses it already. */
  isActive: boolean;
  differences: string;
}

/** Renders the email to an operator about a payment provider that has something other than ordered. */
export function differenceEmail(facts: DifferenceFacts): Promise<OutgoingEmail> {
  const { to, username, subscriptionId, provider, providerId, isActive, differences, productName, publicUrl } = facts;
  return composeEmail(to, "A subscription is not as it was ordered", {
    productName,
    preview: differences,
    heading: "A subscription is not as it was ordered",
    paragraphs: [
      `Hello ${username},`,
      `The payment provider ${provider} has something else for the subscription ${providerId ?? "without an id"} than was ordered. Our own reference is ${subscriptionId}.`,
      differences.split("; ").join("\n"),
      isActive
        ? "An account uses it already, so nothing was changed. Please correct it at the payment provider."
        : "It was not activated: it is being cancelled, and what was paid for it is refunded. Please check the plans and prices in the configuration.",
    ],
    action: { label: "Open the admin panel", url: `${publicUrl}/admin` },
    footer: `You are receiving this because you are an operator of ${productName}.`,
  });
}
