import { z } from "zod";
import type { ProviderCharge, ProviderSubscription, ProviderTerms } from "./payments.ts";
import { inPence, Money } from "./paypal-money.ts";

const Moment = z.coerce.date();

/** Describes what we read of PayPal's subscription. */
export const PaypalSubscription = z.object({
  id: z.string(),
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  status_change_note: z.string().optional(),
  custom_id: z.string().optional(),
  plan_id: z.string().optional(),
  quantity: z.string().optional(),
  plan_overridden: z.boolean().optional(),
  start_time: Moment.optional(),
  subscriber: z.object({ payer_id: z.string().optional() }).optional(),
  billing_info: z
    .object({
      outstanding_balance: Money.optional(),
      last_payment: z.object({ time: Moment }).optional(),
      last_failed_payment: z.object({ time: Moment }).optional(),
      next_billing_time: Moment.optional(),
      failed_payments_count: z.number().optional(),
    })
    .optional(),
});
export type PaypalSubscription = z.infer<typeof PaypalSubscription>;

export const PaypalTransactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string().optional(),
        time: Moment,
        amount_with_breakdown: z.object({ gross_amount: Money }),
      }),
    )
    .optional(),
});

/**
 * Explains at PayPal why a subscription is suspended. NOTE: PayPal cannot end a subscription at the end of its period,
 * so ours is suspended until then.
 */
export const endsWithPeriodNote = "Cancelled by the subscriber. It ends with the period that is paid.";

/** Translates PayPal's subscription. A trial is a first payment in the future. */
export function describePaypal(
  subscription: PaypalSubscription,
  terms: ProviderTerms | null,
  now: Date,
): ProviderSubscription {
  const { id, custom_id, subscriber, billing_info, start_time } = subscription;
  const status = statusOf(subscription, now);
  const isTrial = !billing_info?.last_payment && start_time !== undefined && start_time > now;
  return {
    id,
    customerId: custom_id ?? id,
    reference: custom_id ?? null,
    status,
    trialEnd: isTrial ? start_time : null,
    currentPeriodEnd: periodEndOf(subscription),
    cancelsAtPeriodEnd: endsWithPeriod(subscription),
    hasPaymentMethod: ["trialing", "active", "past_due"].includes(status),
    cardFingerprint: subscriber?.payer_id ? `paypal_${subscriber.payer_id}` : null,
    terms,
    clientSecret: null,
  };
}

/**
 * Returns whether the subscription has not ended but nothing more will be charged: it was suspended, here or at PayPal,
 * and owes nothing. It is cancelled when its period is over.
 */
export function endsWithPeriod(subscription: PaypalSubscription): boolean {
  return subscription.status === "SUSPENDED" && !isOwing(subscription);
}

/**
 * Returns the end of the paid period. PayPal names no next payment while it is suspended; then it follows from the last
 * one.
 */
export function periodEndOf({ billing_info, start_time }: PaypalSubscription): Date | null {
  if (billing_info?.next_billing_time) return billing_info.next_billing_time;
  return billing_info?.last_payment ? oneMonthAfter(billing_info.last_payment.time) : (start_time ?? null);
}

function statusOf(subscription: PaypalSubscription, now: Date): ProviderSubscription["status"] {
  const { status, billing_info, start_time } = subscription;
  if (status === "CANCELLED" || status === "EXPIRED") return "ended";
  if (status === "APPROVAL_PENDING" || status === "APPROVED") return "incomplete";
  if (isOwing(subscription)) return "past_due";
  return !billing_info?.last_payment && start_time && start_time > now ? "trialing" : "active";
}

/** Returns whether a payment failed and was not made since. During a trial no payment was tried yet. */
function isOwing({ billing_info: billing }: PaypalSubscription): boolean {
  const {
    failed_payments_count: failed = 0,
    outstanding_balance: balance,
    last_payment,
    last_failed_payment,
  } = billing ?? {};
  if (failed > 0 || Number(balance?.value ?? 0) > 0) return true;
  return last_failed_payment !== undefined && (!last_payment || last_failed_payment.time > last_payment.time);
}

/** Describes the charges, and whether a part of each was refunded. The list does not say how much. */
export function describePaypalCharges({
  transactions = [],
}: z.infer<typeof PaypalTransactions>): (ProviderCharge & { isRefundedInPart: boolean })[] {
  return transactions.flatMap(({ id, status, time, amount_with_breakdown }) => {
    if (!["COMPLETED", "REFUNDED", "PARTIALLY_REFUNDED"].includes(status ?? "")) return [];
    const amountPence = inPence(amount_with_breakdown.gross_amount.value);
    const refundedPence = status === "REFUNDED" ? amountPence : 0;
    return [{ id, amountPence, refundedPence, chargedAt: time, isRefundedInPart: status === "PARTIALLY_REFUNDED" }];
  });
}

function oneMonthAfter(moment: Date): Date {
  const next = new Date(moment);
  next.setUTCMonth(moment.getUTCMonth() + 1);
  if (next.getUTCDate() !== moment.getUTCDate()) next.setUTCDate(0);
  return next;
}
