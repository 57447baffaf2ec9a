import { payingTypes, plans, type PayingType } from "@triptych/contract/billing";
import { PaymentFailure, type Payments, type ProviderName, type Providers } from "../adapters/payments/payments.ts";
import { differencesOfTerms } from "../features/billing/order.ts";
import { StartRefused } from "../platform/availability/startup-problems.ts";
import type { Log } from "../platform/process/log.ts";

const variables: Record<ProviderName, Record<PayingType, string> | null> = {
  stripe: { agency: "STRIPE_PRICE_AGENCY", freelancer: "STRIPE_PRICE_FREELANCER" },
  paypal: { agency: "PAYPAL_PLAN_AGENCY", freelancer: "PAYPAL_PLAN_FREELANCER" },
  local: null,
};

/**
 * Compares what the configured providers charge with the plans that people are shown. Throws `StartRefused` for a
 * difference.
 * NOTE: a provider that cannot be reached does not stop the server from starting, because every order is compared again
 * when it is made.
 */
export async function requireEqualPlans(providers: Providers, log: Log): Promise<void> {
  const findings = await Promise.all(Object.values(providers).map((payments) => listDifferences(payments, log)));
  const differences = findings.flat().map((difference) => `- ${difference}`);
  if (differences.length > 0)
    throw new StartRefused(
      ["The server was not started, because a payment provider would charge something else:", ...differences].join(
        "\n",
      ),
    );
}

async function listDifferences(payments: Payments, log: Log): Promise<string[]> {
  const names = variables[payments.provider];
  if (!names) return [];
  const findings = payingTypes.map(async (userType) => {
    const differences = await compare(payments, userType);
    return differences.length > 0 ? [`${names[userType]}: ${differences.join("; ")}.`] : [];
  });
  try {
    return (await Promise.all(findings)).flat();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    log.warn({ err: error, provider: payments.provider }, "the plans could not be compared with the payment provider");
    return [];
  }
}

async function compare(payments: Payments, userType: PayingType): Promise<string[]> {
  const terms = await payments.readPlan(userType);
  if (!terms) return ["the provider has no such plan, or sells it no more"];
  return differencesOfTerms(terms, { userType, pricePence: plans[userType].pricePence });
}
