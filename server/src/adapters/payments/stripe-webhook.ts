import { Stripe } from "stripe";
import { InvalidSignature, signatureToleranceSeconds, type PaymentEvent, type SignedDelivery } from "./payments.ts";

/** Checks Stripe's signature and its time, 300 seconds either way, and reads which subscription or customer the event is about. */
export function verifyStripeWebhook(
  stripe: Stripe,
  { rawBody, headers, secret, now }: SignedDelivery & { secret: string; now: Date },
): PaymentEvent {
  const header = headers["stripe-signature"];
  if (typeof header !== "string") throw new InvalidSignature("The event is not signed.");
  refuseFuture(header, now);
  return read(construct(stripe, { rawBody, header, secret, now }));
}

function construct(
  stripe: Stripe,
  { rawBody, header, secret, now }: { rawBody: string; header: string; secret: string; now: Date },
) {
  try {
    return stripe.webhooks.constructEvent(rawBody, header, secret, signatureToleranceSeconds, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new InvalidSignature("The event was not signed by Stripe, or too long ago.", { cause: error });
    }
    throw error;
  }
}

/** NOTE: Stripe's library checks old signatures only. */
function refuseFuture(header: string, now: Date) {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? 0);
  if (seconds - now.getTime() / 1_000 > signatureToleranceSeconds)
    throw new InvalidSignature("The event was signed by a clock that is ahead.");
}

interface EventObject {
  object: string;
  id?: string;
  customer?: string | { id: string } | null;
  parent?: { subscription_details?: { subscription?: string | { id: string } } | null } | null;
}

function read({ id, type, data }: Stripe.Event): PaymentEvent {
  const object = data.object as unknown as EventObject;
  const subscription = object.object === "subscription" ? object.id : object.parent?.subscription_details?.subscription;
  return {
    id,
    type,
    subscriptionId: idOf(subscription),
    customerId: idOf(object.object === "customer" ? object.id : object.customer),
  };
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}
