import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe | null>>();

/** Stripe's script with this installation's key, loaded once; null where it cannot be had. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const found = loading.get(publishableKey);
  if (found) return found;
  const started = loadStripe(publishableKey, { locale: "en-GB" }).catch(() => null);
  loading.set(publishableKey, started);
  return started;
}
