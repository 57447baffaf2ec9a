import { randomUUID } from "node:crypto";
import { payingTypes, plans } from "@triptych/contract/billing";
import { currency } from "@triptych/contract/money";
import { msPerDay } from "@triptych/contract/durations";

export interface FakePaypalSubscription {
  id: string;
  planId: string;
  quantity: string;
  customId: string;
  status: "APPROVAL_PENDING" | "ACTIVE" | "SUSPENDED" | "CANCELLED";
  startTime: Date;
  nextBillingTime: Date;
  payerId: string | null;
  note: string | null;
  failsRenewals: boolean;
  failedPayments: number;
  transactions: { id: string; status: string; time: Date; value: string }[];
}

/** Describes a refund made at PayPal, which its events describe in terms of sales or of captures. */
export interface FakePaypalRefund {
  id: string;
  chargeId: string;
  value: string;
  kind: "sale" | "capture";
}

export interface PaypalBooks {
  subscriptions: Map<string, FakePaypalSubscription>;
  refunds: FakePaypalRefund[];
  /** Holds the ids of subscriptions, by request id. */
  requests: Map<string, string>;
  /** Holds what each plan charges a month. */
  prices: Map<string, string>;
}

export const paypalPlans = { agency: "P-AGENCY00000000000000000", freelancer: "P-FREELANCER000000000000" };

/** Sets what each plan charges a month, in PayPal's format: "50.00". */
export const paypalPrices = new Map(
  payingTypes.map((userType) => [paypalPlans[userType], (plans[userType].pricePence / 100).toFixed(2)]),
);

/** Returns a subscription in PayPal's format. No next payment is named while it is suspended or after it has ended. */
export function showPaypal(subscription: FakePaypalSubscription): Record<string, unknown> {
  const {
    id,
    planId,
    quantity,
    customId,
    status,
    startTime,
    nextBillingTime,
    payerId,
    note,
    failedPayments,
    transactions,
  } = subscription;
  const last = transactions.at(-1);
  return {
    id,
    plan_id: planId,
    custom_id: customId,
    status,
    quantity,
    create_time: startTime.toISOString(),
    start_time: startTime.toISOString(),
    ...(note ? { status_change_note: note } : {}),
    subscriber: { email_address: "payer@wallet.example", ...(payerId ? { payer_id: payerId } : {}) },
    ...(status === "APPROVAL_PENDING"
      ? {}
      : {
          billing_info: {
            outstanding_balance: money(failedPayments > 0 ? paypalPrices.get(planId)! : "0.00"),
            failed_payments_count: failedPayments,
            ...(last ? { last_payment: { amount: money(last.value), time: last.time.toISOString() } } : {}),
            ...(status === "ACTIVE" ? { next_billing_time: nextBillingTime.toISOString() } : {}),
          },
        }),
    links: [
      { href: `https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-${id}`, rel: "approve", method: "GET" },
    ],
  };
}

const money = (value: string) => ({ currency_code: currency, value });

export function passPaypalTime(subscription: FakePaypalSubscription, now: Date) {
  while (subscription.status === "ACTIVE" && subscription.nextBillingTime <= now) {
    const due = subscription.nextBillingTime;
    if (subscription.failsRenewals) {
      Object.assign(subscription, {
        failedPayments: subscription.failedPayments + 1,
        nextBillingTime: new Date(due.getTime() + 5 * msPerDay),
      });
    } else {
      chargePaypal(subscription, due);
    }
  }
}

export function chargePaypal(subscription: FakePaypalSubscription, at: Date) {
  const next = new Date(at);
  next.setUTCMonth(at.getUTCMonth() + 1);
  // NOTE: a month after 30 January is the last day of February.
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  const id = randomUUID().replaceAll("-", "").slice(0, 17).toUpperCase();
  subscription.transactions.push({ id, status: "COMPLETED", time: at, value: paypalPrices.get(subscription.planId)! });
  Object.assign(subscription, { nextBillingTime: next, failedPayments: 0 });
}

/** Returns a monthly plan in PayPal's format. */
export function showPaypalPlan({ prices }: PaypalBooks, id: string): Record<string, unknown> | null {
  const value = prices.get(id);
  if (!value) return null;
  const cycle = {
    frequency: { interval_unit: "MONTH", interval_count: 1 },
    tenure_type: "REGULAR",
    sequence: 1,
    total_cycles: 0,
    pricing_scheme: { version: 1, fixed_price: money(value) },
  };
  return { id, status: "ACTIVE", billing_cycles: [cycle], payment_preferences: { setup_fee: money("0.0") } };
}

/** Returns the event that PayPal delivers about a refund, and lists. */
export function eventOfRefund({ id, chargeId, value, kind }: FakePaypalRefund): {
  event_type: string;
  resource: object;
} {
  return kind === "sale"
    ? {
        event_type: "PAYMENT.SALE.REFUNDED",
        resource: { id, sale_id: chargeId, state: "completed", amount: { total: `-${value}`, currency } },
      }
    : {
        event_type: "PAYMENT.CAPTURE.REFUNDED",
        resource: {
          id,
          status: "COMPLETED",
          amount: money(value),
          links: [{ rel: "up", href: `https://api.paypal.com/v2/payments/captures/${chargeId}`, method: "GET" }],
        },
      };
}
