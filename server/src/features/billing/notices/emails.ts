import { pastDueGraceDays, plans, type PayingType, unclaimedHours } from "@triptych/contract/billing";
import type { OutgoingEmail } from "../../../adapters/mail/mail.ts";
import { formatPounds } from "@triptych/contract/money";
import { formatDay } from "../../../email/formats.ts";
import { renderEmail, type EmailContent } from "../../../email/render-email.ts";
import type { NoticeKind } from "./rules.ts";

export interface NoticeFacts {
  kind: Exclude<NoticeKind, "differs">;
  to: string;
  /** Is `null` when there never was an account. */
  username: string | null;
  userType: PayingType;
  pricePence: number;
  hasTrial: boolean;
  /** Chooses the words: somebody who pays with a wallet reads nothing about cards. */
  paysWith: "card" | "wallet";
  /** Holds when the next payment is taken, or the end of the paid time. */
  periodEnd: Date | null;
  /** Holds how long access stays although a payment failed. */
  graceEnd: Date | null;
  /** Holds whether the provider ended the subscription, so that the cancellation cannot be taken back. */
  isEnded: boolean;
  /** Holds whether access has ended as well. */
  isOver: boolean;
  hasRefund: boolean;
  cancelUrl: string;
  subscriptionUrl: string;
  /** Links to turn reminders off; `null` for emails that everybody receives. */
  unsubscribe: { pageUrl: string; oneClickUrl: string } | null;
  productName: string;
}

type Content = Omit<EmailContent, "productName" | "footer"> & { subject: string };

export async function noticeEmail(facts: NoticeFacts): Promise<OutgoingEmail> {
  const { to, username, unsubscribe, productName } = facts;
  const { subject, ...content } = contents[facts.kind](facts);
  const layout = await renderEmail({
    ...content,
    paragraphs: [username ? `Hello ${username},` : "Hello,", ...content.paragraphs],
    productName,
    footer: footerOf(facts),
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.pageUrl } : {}),
  });
  const headers = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe.oneClickUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { to, subject, ...layout, ...(headers ? { headers } : {}) };
}

const contents: Record<Exclude<NoticeKind, "differs">, (facts: NoticeFacts) => Content> = {
  "trial-ending": ({ userType, pricePence, periodEnd, hasTrial, cancelUrl, subscriptionUrl }) => ({
    subject: `${hasTrial ? "Your free trial ends" : "Your first payment is due"} on ${day(periodEnd)}`,
    preview: `${formatPounds(pricePence)} will be charged then, unless you cancel first.`,
    heading: hasTrial ? `Your free trial ends on ${day(periodEnd)}` : `Your first payment is due on ${day(periodEnd)}`,
    paragraphs: [
      `On ${day(periodEnd)} we will take the first payment of ${formatPounds(pricePence)} for your ${planName(userType)}, and then the same amount every month.`,
      `If you do not want that, cancel before ${day(periodEnd)}. You will not be charged, and you keep access until then.`,
    ],
    action: { label: "Cancel the subscription", url: cancelUrl },
    smallPrint: ["If you would like to stay, you do not need to do anything.", `Your subscription: ${subscriptionUrl}`],
  }),
  renewal: ({ userType, pricePence, periodEnd, cancelUrl, subscriptionUrl }) => ({
    subject: `Your subscription renews on ${day(periodEnd)}`,
    preview: `${formatPounds(pricePence)} will be charged on ${day(periodEnd)}.`,
    heading: `Your subscription renews on ${day(periodEnd)}`,
    paragraphs: [
      `On ${day(periodEnd)} we will take ${formatPounds(pricePence)} for the next month of your ${planName(userType)}.`,
      `If you do not want that, cancel before then. You will not be charged again, and you keep access until ${day(periodEnd)}.`,
    ],
    action: { label: "Cancel the subscription", url: cancelUrl },
    smallPrint: ["If you would like to stay, you do not need to do anything.", `Your subscription: ${subscriptionUrl}`],
  }),
  cancelled: ({ periodEnd, userType, isEnded, isOver, subscriptionUrl }) => ({
    subject: "Your subscription has been cancelled",
    preview: isOver
      ? "You will not be charged again."
      : `You will not be charged again. You keep access until ${day(periodEnd)}.`,
    heading: "Your subscription has been cancelled",
    paragraphs: [
      `You will not be charged again for your ${planName(userType)}. ${isOver ? "Your access has ended." : `You keep full access until ${day(periodEnd)}.`}`,
      isEnded
        ? "If you change your mind, you can subscribe again whenever you like."
        : "If you change your mind before then, you can reactivate your subscription.",
    ],
    action: { label: "See your subscription", url: subscriptionUrl },
  }),
  "payment-failed": ({ pricePence, graceEnd, userType, paysWith, subscriptionUrl }) => ({
    subject: "Your payment did not go through",
    preview: `You keep access until ${day(graceEnd)} while we try again.`,
    heading: "Your payment did not go through",
    paragraphs: [
      `We could not take the ${formatPounds(pricePence)} for your ${planName(userType)}. ${failureReasons[paysWith]}`,
      `We will try again over the next few days. You keep access for ${pastDueGraceDays} days, until ${day(graceEnd)}. To be sure of keeping it, you can ${otherWays[paysWith]} now.`,
    ],
    action: { label: capitalised(otherWays[paysWith]), url: subscriptionUrl },
  }),
  "payment-still-failing": ({ pricePence, graceEnd, userType, paysWith, subscriptionUrl }) => ({
    subject: `Your access ends on ${day(graceEnd)} unless your payment goes through`,
    preview: "We have still not been able to take your payment.",
    heading: "We have still not been able to take your payment",
    paragraphs: [
      `We have tried again to take the ${formatPounds(pricePence)} for your ${planName(userType)}, without success.`,
      `If the payment has not gone through by ${day(graceEnd)}, your subscription ends, and we will not try again or charge you. Your profile and messages are kept.`,
    ],
    action: { label: capitalised(otherWays[paysWith]), url: subscriptionUrl },
  }),
  "payment-recovered": ({ pricePence, periodEnd, userType, subscriptionUrl }) => ({
    subject: "Thank you, your payment went through",
    preview: "Your subscription continues as before.",
    heading: "Your payment went through",
    paragraphs: [
      `We have received the ${formatPounds(pricePence)} for your ${planName(userType)}. Your subscription continues, and the next payment is due on ${day(periodEnd)}.`,
    ],
    action: { label: "See your subscription", url: subscriptionUrl },
  }),
  lapsed: ({ userType, subscriptionUrl }) => ({
    subject: "Your subscription has ended",
    preview: "We could not take your payment. You will not be charged.",
    heading: "Your subscription has ended",
    paragraphs: [
      `The payment for your ${planName(userType)} did not go through, so your subscription has ended. We will not try again, and you owe nothing.`,
      "You can still read everything, export your data and answer in your conversations. To search and be found again, you can subscribe whenever you like.",
    ],
    action: { label: "Subscribe again", url: subscriptionUrl },
  }),
  unclaimed: ({ userType, hasRefund, subscriptionUrl }) => ({
    subject: hasRefund ? "Your payment has been refunded" : "Your subscription was not started",
    preview: "No account was created with it.",
    heading: hasRefund ? "Your payment has been refunded" : "Your subscription was not started",
    paragraphs: [
      `A subscription to the ${planName(userType)} was set up with this address, but no account was created with it within ${unclaimedHours} hours. ${hasRefund ? "It has been cancelled, and the payment has been refunded in full." : "It has been cancelled, and nothing was charged."}`,
      "If you would still like to join, you are welcome to start again.",
    ],
    action: { label: "Start again", url: subscriptionUrl },
  }),
  "not-as-ordered": (facts) => notAsOrdered(facts),
};

const notAsOrdered = ({ userType, hasRefund, subscriptionUrl }: NoticeFacts): Content => ({
  subject: hasRefund ? "Your payment has been refunded" : "Your subscription was not started",
  preview: "Something was wrong with it on our side.",
  heading: hasRefund ? "Your payment has been refunded" : "Your subscription was not started",
  paragraphs: [
    `The subscription that our payment provider set up for you was not the ${planName(userType)} that you ordered. We have therefore not started it. ${hasRefund ? "It has been cancelled, and the payment has been refunded in full." : "It has been cancelled, and you will not be charged for it."}`,
    "We are sorry about this. We have been told and are looking into it; you can try again later.",
  ],
  action: { label: "Try again", url: subscriptionUrl },
});

const failureReasons = {
  card: "This happens when a card has expired, for example, or when the bank refuses a payment.",
  wallet: "PayPal refused the payment or could not complete it; your PayPal account says why.",
};
const otherWays = { card: "pay with another card", wallet: "pay another way" };

function footerOf({ kind, productName }: NoticeFacts): string {
  if (kind === "trial-ending" || kind === "renewal") {
    return "You are receiving this because billing renewal reminders are on in your settings.";
  }
  return `You are receiving this because it concerns your payments to ${productName}.`;
}

function planName(userType: PayingType): string {
  return plans[userType].name;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Formats a day, such as 24 April 2026. */
function day(moment: Date | null): string {
  if (!moment) return "the end of the period";
  return formatDay(moment);
}
