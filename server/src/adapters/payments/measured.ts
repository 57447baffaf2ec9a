import type { ProviderMeter } from "../../platform/metrics/provider-meter.ts";
import { InvalidSignature, PaymentFailure, UnreadableEvent, type Payments } from "./payments.ts";

const operations = [
  "readPlan",
  "createSubscription",
  "readSubscription",
  "cancelAtPeriodEnd",
  "reactivate",
  "moveTrialEnd",
  "cancelNow",
  "refund",
  "listCharges",
  "verifyWebhook",
] as const satisfies (keyof Payments)[];

/** Returns the same provider with every call measured. */
export function measurePayments(payments: Payments, measure: ProviderMeter): Payments {
  const { provider } = payments;
  const measured = operations.map((operation) => {
    const call = payments[operation] as (...given: unknown[]) => Promise<unknown>;
    return [operation, (...given: unknown[]) => measure({ provider, operation, kindOf }, () => call(...given))];
  });
  return { ...payments, ...(Object.fromEntries(measured) as Partial<Payments>) };
}

function kindOf(error: unknown): string {
  if (error instanceof PaymentFailure) return error.kind;
  if (error instanceof InvalidSignature) return "invalid_signature";
  return error instanceof UnreadableEvent ? "unreadable_event" : "error";
}
