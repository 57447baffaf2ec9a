import { payingTypes, type PayingType } from "@triptych/contract/billing";
import { z } from "zod";
import { PaymentFailure, type ProviderTerms } from "./payments.ts";
import { readReply, type PaypalClient } from "./paypal-client.ts";
import { inPence, Money } from "./paypal-money.ts";
import type { PaypalSubscription } from "./paypal-subscription.ts";

/** Describes what we read of PayPal's plan: what it charges, and how often. */
const PaypalPlan = z.object({
  status: z.string().optional(),
  billing_cycles: z.array(
    z.object({
      tenure_type: z.string(),
      frequency: z.object({ interval_unit: z.string(), interval_count: z.number().default(1) }),
      pricing_scheme: z.object({ fixed_price: Money.optional() }).optional(),
    }),
  ),
  payment_preferences: z.object({ setup_fee: Money.optional() }).optional(),
  taxes: z.object({ percentage: z.string(), inclusive: z.boolean().default(true) }).optional(),
});
type PaypalPlan = z.infer<typeof PaypalPlan>;

const rememberMs = 600_000;

/**
 * Reads what plans and subscriptions charge. NOTE: PayPal names the price with the plan only, which is read again after
 * ten minutes.
 */
export function createPaypalPlans(client: PaypalClient, plans: Record<PayingType, string>) {
  const remembered = new Map<string, { plan: PaypalPlan; untilMs: number }>();

  async function find(id: string): Promise<PaypalPlan | null> {
    const known = remembered.get(id);
    if (known && performance.now() < known.untilMs) return known.plan;
    const path = `/v1/billing/plans/${encodeURIComponent(id)}`;
    const { status, json } = await client.call({ method: "GET", path }, [404]);
    if (status === 404) return null;
    const plan = readReply(PaypalPlan, json);
    remembered.set(id, { plan, untilMs: performance.now() + rememberMs });
    return plan;
  }

  async function readPlan(userType: PayingType): Promise<ProviderTerms | null> {
    const plan = await find(plans[userType]);
    const isSold = plan !== null && (plan.status === undefined || plan.status === "ACTIVE");
    return isSold ? { plan: userType, quantity: 1, ...chargedBy(plan) } : null;
  }

  async function readTerms(subscription: PaypalSubscription): Promise<ProviderTerms> {
    const { plan_id: planId, quantity = "1", plan_overridden: isOverridden = false } = subscription;
    const userType = payingTypes.find((each) => plans[each] === planId) ?? null;
    const counted = { plan: userType, quantity: Number(quantity) };
    // NOTE: a plan that is not ours is a difference by itself, and we may not be allowed to read it.
    if (!userType) return { ...counted, pricePence: null, currency: null, isMonthly: false, hasExtras: false };
    const plan =
      (await find(planId!)) ?? Promise.reject(new PaymentFailure("plan_unavailable", "PayPal has no such plan."));
    const charged = chargedBy(await plan);
    return { ...counted, ...charged, hasExtras: charged.hasExtras || isOverridden };
  }

  return { readPlan, readTerms };
}

function chargedBy({ billing_cycles: cycles, payment_preferences, taxes }: PaypalPlan) {
  const regular = cycles.find(({ tenure_type }) => tenure_type === "REGULAR");
  const price = regular?.pricing_scheme?.fixed_price;
  const hasFee = Number(payment_preferences?.setup_fee?.value ?? 0) > 0;
  const hasTax = taxes !== undefined && !taxes.inclusive && Number(taxes.percentage) > 0;
  return {
    pricePence: price ? inPence(price.value) : null,
    currency: price?.currency_code ?? null,
    isMonthly: regular?.frequency.interval_unit === "MONTH" && regular.frequency.interval_count === 1,
    hasExtras: cycles.length > 1 || hasFee || hasTax,
  };
}
