import {
  PaymentFailure,
  type Payments,
  type ProviderName,
  type Providers,
} from "../../../../adapters/payments/payments.ts";
import type { Log } from "../../../../platform/process/log.ts";
import { Refusal, refuse } from "../../../../platform/http/refusal.ts";

/** Calls a provider. Turns its failures into refusals with a sentence. */
export type CallProvider = <T>(provider: ProviderName, call: (payments: Payments) => Promise<T>) => Promise<T>;

/** Reports that the provider was reached and refused: our record may be out of date. */
export class RefusedByProvider extends Refusal {}

export function createProviderCall({ providers, log }: { providers: Providers; log: Log }): CallProvider {
  return async (provider, call) => {
    const payments = providers[provider];
    if (!payments) {
      log.warn({ provider }, "a subscription belongs to a payment provider that is not configured");
      refuse("payment_provider_failed", {
        message: "The payment provider of this subscription is not available at the moment.",
      });
    }
    try {
      return await call(payments);
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      log.warn({ err: error, provider, kind: error.kind }, "a call to the payment provider failed");
      if (error.kind === "declined") refuse("payment_declined", { message: error.message });
      if (error.kind === "refused") throw new RefusedByProvider("payment_provider_failed", { message: error.message });
      if (error.kind === "misconfigured") refuse("payment_system_unavailable");
      if (error.kind === "plan_unavailable") refuse("plan_unavailable");
      return refuse("payment_provider_failed");
    }
  };
}
