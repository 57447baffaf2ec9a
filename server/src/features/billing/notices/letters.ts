import { pastDueGraceDays, plans, type PayingType } from "@triptych/contract/billing";
import type { Letter } from "../../../adapters/mail/mail.ts";
import { layOutLetter, type LetterParts } from "../../../letter-layout.ts";
import type { NoticeKind } from "./rules.ts";

export interface NoticeFacts {
  kind: NoticeKind;
  to: string;
  /** Absent when there never was an account. */
  username: string | null;
  userType: PayingType;
  pricePence: number;
  hasTrial: boolean;
  /** When the next payment is taken, or until when it is paid. */
  periodEnd: Date | null;
  /** Until when access stays although a payment failed. */
  graceEnd: Date | null;
  hasRefund: boolean;
  cancelUrl: string;
  subscriptionUrl: string;
  productName: string;
}

type Content = Omit<LetterParts, "productName" | "footer"> & { subject: string };

export async function noticeLetter(facts: NoticeFacts): Promise<Letter> {
  const { subject, ...content } = contents[facts.kind](facts);
  const paragraphs = facts.username ? [`Hello ${facts.username},`, ...content.paragraphs] : content.paragraphs;
  const parts = { ...content, paragraphs, productName: facts.productName, footer: footerOf(facts) };
  return { to: facts.to, subject, ...(await layOutLetter(parts)) };
}

const contents: Record<NoticeKind, (facts: NoticeFacts) => Content> = {
  "trial-ending": ({ userType, pricePence, periodEnd, hasTrial, cancelUrl, subscriptionUrl }) => ({
    subject: `${hasTrial ? "Your free trial ends" : "Your first payment is due"} on ${day(periodEnd)}`,
    preview: `Then ${pounds(pricePence)} is charged, unless you cancel before.`,
    heading: hasTrial ? `Your free trial ends on ${day(periodEnd)}` : `Your first payment is due on ${day(periodEnd)}`,
    paragraphs: [
      `on ${day(periodEnd)} we take the first payment of ${pounds(pricePence)} for your ${planName(userType)}, and then the same every month.`,
      `If you do not want that, cancel before ${day(periodEnd)}: nothing is charged, and you keep access until then.`,
    ],
    action: { label: "Cancel the subscription", url: cancelUrl },
    afterwards: ["To stay, do nothing.", `Your subscription: ${subscriptionUrl}`],
  }),
  renewal: ({ userType, pricePence, periodEnd, cancelUrl, subscriptionUrl }) => ({
    subject: `Your subscription renews on ${day(periodEnd)}`,
    preview: `${pounds(pricePence)} is charged on ${day(periodEnd)}.`,
    heading: `Your subscription renews on ${day(periodEnd)}`,
    paragraphs: [
      `on ${day(periodEnd)} we take ${pounds(pricePence)} for the next month of your ${planName(userType)}.`,
      `If you do not want that, cancel before then: nothing more is charged, and you keep access until ${day(periodEnd)}.`,
    ],
    action: { label: "Cancel the subscription", url: cancelUrl },
    afterwards: ["To stay, do nothing.", `Your subscription: ${subscriptionUrl}`],
  }),
  cancelled: ({ periodEnd, userType, subscriptionUrl }) => ({
    subject: "Your subscription is cancelled",
    preview: `Nothing more is charged. You keep access until ${day(periodEnd)}.`,
    heading: "Your subscription is cancelled",
    paragraphs: [
      `nothing more will be charged for your ${planName(userType)}. You keep full access until ${day(periodEnd)}.`,
      "If you change your mind before then, you can take the cancellation back.",
    ],
    action: { label: "See your subscription", url: subscriptionUrl },
  }),
  "payment-failed": ({ pricePence, graceEnd, userType, subscriptionUrl }) => ({
    subject: "Your payment did not go through",
    preview: `You keep access until ${day(graceEnd)} while we try again.`,
    heading: "Your payment did not go through",
    paragraphs: [
      `the ${pounds(pricePence)} for your ${planName(userType)} could not be taken. That happens: a card may have expired, or the bank may have said no.`,
      `We try again during the next days. You keep access for ${pastDueGraceDays} days, until ${day(graceEnd)}. To make sure, pay with another card now.`,
    ],
    action: { label: "Pay with another card", url: subscriptionUrl },
  }),
  "payment-still-failing": ({ pricePence, graceEnd, userType, subscriptionUrl }) => ({
    subject: `Your access ends on ${day(graceEnd)} unless your payment goes through`,
    preview: "We still could not take your payment.",
    heading: "We still could not take your payment",
    paragraphs: [
      `the ${pounds(pricePence)} for your ${planName(userType)} could not be taken yet.`,
      `If it does not go through by ${day(graceEnd)}, your subscription ends and nothing more is tried or charged. Your profile and messages stay.`,
    ],
    action: { label: "Pay with another card", url: subscriptionUrl },
  }),
  "payment-recovered": ({ pricePence, periodEnd, userType, subscriptionUrl }) => ({
    subject: "Thank you, your payment went through",
    preview: "Your subscription runs on as before.",
    heading: "Your payment went through",
    paragraphs: [
      `we received the ${pounds(pricePence)} for your ${planName(userType)}. Your subscription runs on; the next payment is due on ${day(periodEnd)}.`,
    ],
    action: { label: "See your subscription", url: subscriptionUrl },
  }),
  lapsed: ({ userType, subscriptionUrl }) => ({
    subject: "Your subscription has ended",
    preview: "We could not take your payment. Nothing more will be charged.",
    heading: "Your subscription has ended",
    paragraphs: [
      `the payment for your ${planName(userType)} did not go through, so your subscription has ended. Nothing more will be tried or charged, and you owe nothing.`,
      "You can still read everything, export your data and answer your conversations. To search and be found again, subscribe when you like.",
    ],
    action: { label: "Subscribe again", url: subscriptionUrl },
  }),
  unclaimed: ({ userType, hasRefund, subscriptionUrl }) => ({
    subject: hasRefund ? "Your payment was given back" : "Your subscription was not started",
    preview: "No account was created with it.",
    heading: hasRefund ? "Your payment was given back" : "Your subscription was not started",
    paragraphs: [
      `a ${planName(userType)} was set up with this address, but no account was created with it within a day. It was cancelled${hasRefund ? " and what was paid has been given back in full" : ", and nothing was charged"}.`,
      "If you still would like to join, you are welcome to start again.",
    ],
    action: { label: "Start again", url: subscriptionUrl },
  }),
};

function footerOf({ kind, productName }: NoticeFacts): string {
  if (kind === "trial-ending" || kind === "renewal") {
    return "You receive this because billing renewal reminders are on in your settings.";
  }
  return `You receive this because it concerns your payments to ${productName}.`;
}

function planName(userType: PayingType): string {
  return plans[userType].name;
}

function pounds(pence: number): string {
  return new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: "GBP",
    minimumFractionDigits: pence % 100 === 0 ? 0 : 2,
  }).format(pence / 100);
}

/** As in 24 April 2026. */
function day(moment: Date | null): string {
  if (!moment) return "the end of the period";
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" }).format(moment);
}
