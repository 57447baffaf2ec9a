import { msPerDay } from "@triptych/contract/durations";
import type { Clock } from "../../platform/process/clock.ts";
import {
  callTimeoutMs,
  PaymentFailure,
  type Payments,
  type ProviderCharge,
  type ProviderSubscription,
  type SubscriptionRequest,
} from "./payments.ts";
import { createPaypalClient, readReply } from "./paypal-client.ts";
import { readRefundedPence } from "./paypal-refunds.ts";
import { createPaypalPlans } from "./paypal-plan.ts";
import {
  describePaypal,
  describePaypalCharges,
  endsWithPeriod,
  endsWithPeriodNote,
  PaypalSubscription,
  PaypalTransactions,
  periodEndOf,
} from "./paypal-subscription.ts";
import { verifyPaypalWebhook } from "./paypal-webhook.ts";

export interface PaypalOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Holds the ids of monthly plans in pounds without a trial of their own: a trial is a later start. */
  plans: { agency: string; freelancer: string };
  apiBase: string;
  /** Holds the address that PayPal sends a person back to. */
  publicUrl: string;
  brandName: string;
  /** Returns the product's time, which decides whether a trial or a paid period is over. */
  clock: Clock;
  /** Returns real time, which PayPal's signatures and payments carry. */
  realClock: Clock;
  timeoutMs?: number;
}

/** Takes payments by wallet, with PayPal's subscriptions. */
export function createPaypal(options: PaypalOptions): Payments {
  const { webhookId, plans, publicUrl, brandName, clock, realClock, timeoutMs = callTimeoutMs } = options;
  const client = createPaypalClient({ ...options, timeoutMs });
  const { readPlan, readTerms } = createPaypalPlans(client, plans);

  async function describe(subscription: PaypalSubscription): Promise<ProviderSubscription> {
    const isRunning = subscription.status !== "CANCELLED" && subscription.status !== "EXPIRED";
    return describePaypal(subscription, isRunning ? await readTerms(subscription) : null, clock.now());
  }

  async function createSubscription({ reference, email, userType, firstChargeAt }: SubscriptionRequest) {
    const { status, json } = await client.call(
      {
        method: "POST",
        path: "/v1/billing/subscriptions",
        requestId: reference,
        body: {
          plan_id: plans[userType],
          custom_id: reference,
          ...(firstChargeAt ? { start_time: inSeconds(firstChargeAt) } : {}),
          subscriber: { email_address: email },
          application_context: {
            brand_name: brandName,
            locale: "en-GB",
            shipping_preference: "NO_SHIPPING",
            user_action: "SUBSCRIBE_NOW",
            payment_method: { payee_preferred: "IMMEDIATE_PAYMENT_REQUIRED" },
            return_url: `${publicUrl}/payment/success`,
            cancel_url: `${publicUrl}/`,
          },
        },
      },
      [404],
    );
    if (status === 404) throw new PaymentFailure("plan_unavailable", "PayPal has no such plan.");
    return describe(readReply(PaypalSubscription, json));
  }

  async function find(id: string): Promise<PaypalSubscription | null> {
    const { status, json } = await client.call({ method: "GET", path: pathOf(id) }, [404]);
    return status === 404 ? null : readReply(PaypalSubscription, json);
  }

  async function get(id: string): Promise<PaypalSubscription> {
    return (await find(id)) ?? Promise.reject(new PaymentFailure("refused", "PayPal knows no such subscription."));
  }

  /** Reads a subscription. Cancels it at PayPal if it was to end with its period and the period is over. */
  async function read(id: string): Promise<ProviderSubscription | null> {
    const found = await find(id);
    if (!found) return null;
    const end = periodEndOf(found);
    return endsWithPeriod(found) && end && end <= clock.now() ? cancelNow(id) : describe(found);
  }

  async function changeStatus(
    id: string,
    action: "suspend" | "activate" | "cancel",
    reason: string,
  ): Promise<PaypalSubscription> {
    await client.call({ method: "POST", path: `${pathOf(id)}/${action}`, body: { reason } }, [422]);
    return get(id);
  }

  async function cancelAtPeriodEnd(id: string): Promise<ProviderSubscription> {
    const before = await get(id);
    const after = endsWithPeriod(before) ? before : await changeStatus(id, "suspend", endsWithPeriodNote);
    if (!endsWithPeriod(after) && after.status !== "CANCELLED")
      throw new PaymentFailure("refused", "PayPal could not stop this subscription.");
    return describe(after);
  }

  async function reactivate(id: string): Promise<ProviderSubscription> {
    const before = await get(id);
    const after =
      before.status === "SUSPENDED" ? await changeStatus(id, "activate", "Reactivated by the subscriber.") : before;
    if (after.status !== "ACTIVE")
      throw new PaymentFailure("refused", "PayPal could not reactivate this subscription.");
    return describe(after);
  }

  async function moveTrialEnd(id: string, trialEnd: Date): Promise<ProviderSubscription> {
    if ((await describe(await get(id))).status !== "trialing") {
      throw new PaymentFailure("refused", "PayPal can only extend a trial that has not been charged yet.");
    }
    await client.call({
      method: "PATCH",
      path: pathOf(id),
      body: [{ op: "replace", path: "/start_time", value: inSeconds(trialEnd) }],
    });
    return describe(await get(id));
  }

  /** NOTE: PayPal cannot cancel a subscription that was not approved yet; without an approval it is never charged. */
  async function cancelNow(id: string): Promise<ProviderSubscription> {
    const after = await describe(await changeStatus(id, "cancel", "Ended."));
    if (after.status === "ended" || after.status === "incomplete") return { ...after, status: "ended" };
    throw new PaymentFailure("refused", "PayPal could not cancel this subscription.");
  }

  async function listCharges({ id }: { id: string }): Promise<ProviderCharge[]> {
    const { start_time } = await get(id);
    const now = realClock.now().getTime();
    const from = new Date(Math.min(start_time?.getTime() ?? 0, now) - msPerDay);
    const until = new Date(now + msPerDay);
    const query = new URLSearchParams({ start_time: from.toISOString(), end_time: until.toISOString() });
    const { status, json } = await client.call(
      { method: "GET", path: `${pathOf(id)}/transactions?${query.toString()}` },
      [404],
    );
    const charges = status === 404 ? [] : describePaypalCharges(readReply(PaypalTransactions, json ?? {}));
    return Promise.all(
      charges.map(async ({ isRefundedInPart, ...charge }) =>
        isRefundedInPart ? { ...charge, refundedPence: await readRefundedPence(client, charge) } : charge,
      ),
    );
  }

  return {
    provider: "paypal",
    readPlan,
    createSubscription,
    readSubscription: read,
    cancelAtPeriodEnd,
    reactivate,
    moveTrialEnd,
    cancelNow,
    refund: async (charge) => {
      const path = `/v2/payments/captures/${encodeURIComponent(charge)}/refund`;
      await client.call({ method: "POST", path, body: {}, requestId: `${charge}-refund` });
    },
    listCharges,
    listSubscriptions: () => null,
    verifyWebhook: (delivery) => verifyPaypalWebhook(client, { ...delivery, webhookId, now: realClock.now() }),
  };
}

const pathOf = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

/** Formats a moment to the second, as PayPal requires. */
function inSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, "Z");
}
