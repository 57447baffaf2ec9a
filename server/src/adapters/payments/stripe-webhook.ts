import { Stripe } from "stripe";
import { z } from "zod";
import { EventText } from "./event-text.ts";
import {
  InvalidSignature,
  signatureToleranceSeconds,
  UnreadableEvent,
  type PaymentEvent,
  type SignedDelivery,
} from "./payments.ts";

/**
 * Checks Stripe's signature and its time, within 300 seconds, and reads which subscription or customer the event is
 * about.
 */
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
): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, header, secret, signatureToleranceSeconds, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new InvalidSignature("The event was not signed by Stripe, or too long ago.", { cause: error });
    }
    throw error;
  }
}

/** NOTE: Stripe's library refuses old signatures only, not those of the future. */
function refuseFuture(header: string, now: Date) {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? 0);
  if (seconds - now.getTime() / 1_000 > signatureToleranceSeconds)
    throw new InvalidSignature("The event was signed by a clock that is ahead.");
}

const Event = z.object({
  id: EventText,
  type: EventText,
  data: z.object({ object: z.unknown().optional() }).optional().catch(undefined),
});

/** Reads a reference to another object: its id, or the object itself where it was expanded. */
const Reference = z
  .union([EventText, z.object({ id: EventText }).transform(({ id }) => id)])
  .nullable()
  .catch(null);

const EventObject = z.object({
  object: z.string(),
  id: Reference,
  customer: Reference,
  parent: z
    .object({ subscription_details: z.object({ subscription: Reference }).nullable().catch(null) })
    .nullable()
    .catch(null),
});

/**
 * NOTE: an event without an object, or about an unknown one, belongs to nobody: it is stored without any consequence.
 */
function read(event: unknown): PaymentEvent {
  const parsed = Event.safeParse(event);
  if (!parsed.success) throw new UnreadableEvent("The event has no id or type that can be stored.");
  const { id, type, data } = parsed.data;
  const about = EventObject.safeParse(data?.object).data;
  if (!about) return { id, type, subscriptionId: null, customerId: null };
  return {
    id,
    type,
    subscriptionId:
      about.object === "subscription" ? about.id : (about.parent?.subscription_details?.subscription ?? null),
    customerId: about.object === "customer" ? about.id : about.customer,
  };
}
