import { plans, type PayingType } from "@triptych/contract/billing";
import type { OutgoingEmail } from "../../../../adapters/mail/mail.ts";
import { formatPounds } from "@triptych/contract/money";
import { composeEmail } from "../../../../email/compose-email.ts";
import { formatMoment } from "../../../../email/formats.ts";

export interface CheckoutEmailFacts {
  to: string;
  userType: PayingType;
  hasTrial: boolean;
  pricePence: number;
  /** Holds when the checkout is cancelled. */
  until: Date;
  url: string;
  productName: string;
}

/** Renders the email to somebody who gave a card or paid, and has not created an account. */
export function checkoutEmail(facts: CheckoutEmailFacts): Promise<OutgoingEmail> {
  const { to, userType, hasTrial, pricePence, until, url, productName } = facts;
  const plan = plans[userType].name;
  const state = hasTrial
    ? `Your payment method was accepted for the ${plan}. Nothing has been charged, but no account was created with it yet.`
    : `You paid ${formatPounds(pricePence)} for the ${plan}, but no account was created with it yet.`;
  const end = hasTrial
    ? "After that the subscription is cancelled, and nothing is charged."
    : "After that the subscription is cancelled, and what you paid is refunded in full.";
  return composeEmail(to, `Finish creating your ${productName} account`, {
    productName,
    preview: "One step is left. You do not need to pay again.",
    heading: "One step is left",
    paragraphs: [
      "Hello,",
      state,
      "With this link you choose a username and a password, in any browser. You do not need to enter your payment details again.",
    ],
    action: { label: "Finish your registration", url },
    smallPrint: [
      `The link works until ${formatMoment(until)}. ${end}`,
      "If you have registered in another way already, or if this was not you, you need do nothing.",
    ],
    footer: `You are receiving this because somebody gave this address to ${productName} when they paid.`,
  });
}
