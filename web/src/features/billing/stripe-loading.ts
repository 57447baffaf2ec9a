import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe | null>>();

/** Loads Stripe's script once for a key. Returns null where it cannot be loaded. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const found = loading.get(publishableKey);
  if (found) return found;
  const started = loadStripe(publishableKey, { locale: "en-GB" }).catch(() => null);
  loading.set(publishableKey, started);
  return started;
}
