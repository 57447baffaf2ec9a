import { z } from "zod";
import type { PaypalClient } from "./paypal-client.ts";
import { isRefundEvent, PaypalRefund, refundedChargeOf } from "./paypal-refunds.ts";
import { InvalidSignature, signatureToleranceSeconds, type PaymentEvent, type SignedDelivery } from "./payments.ts";

const Event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: PaypalRefund.extend({ billing_agreement_id: z.string().optional() }).optional(),
});

/** Asks PayPal whether it signed this delivery, after its time was checked here. */
export async function verifyPaypalWebhook(
  client: PaypalClient,
  { rawBody, headers, webhookId, now }: SignedDelivery & { webhookId: string; now: Date },
): Promise<PaymentEvent> {
  const header = (name: string) => {
    const value = headers[`paypal-${name}`];
    return typeof value === "string" && value !== "" ? value : refuseUnsigned();
  };
  const time = header("transmission-time");
  const signed = {
    auth_algo: header("auth-algo"),
    cert_url: header("cert-url"),
    transmission_id: header("transmission-id"),
    transmission_sig: header("transmission-sig"),
    transmission_time: time,
    webhook_id: webhookId,
  };
  const ageSeconds = (now.getTime() - Date.parse(time)) / 1_000;
  if (!(Math.abs(ageSeconds) <= signatureToleranceSeconds))
    throw new InvalidSignature("The event was signed too long ago, or by a clock that is ahead.");
  const event = readEvent(rawBody);
  // NOTE: the event is passed on byte for byte; written anew it would no longer match its signature.
  const body = `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${rawBody}}`;
  const { json } = await client.call(
    { method: "POST", path: "/v1/notifications/verify-webhook-signature", body },
    [400, 422],
  );
  if ((json as { verification_status?: string } | null)?.verification_status !== "SUCCESS")
    throw new InvalidSignature("PayPal did not sign this event.");
  return event;
}

function readEvent(rawBody: string): PaymentEvent {
  const parsed = Event.safeParse(parseJson(rawBody));
  if (!parsed.success) throw new InvalidSignature("This is no event of PayPal's.");
  const { id, event_type, resource } = parsed.data;
  const isSubscription = event_type.startsWith("BILLING.SUBSCRIPTION.");
  return {
    id,
    type: event_type,
    subscriptionId: (isSubscription ? resource?.id : resource?.billing_agreement_id) ?? null,
    customerId: null,
    chargeId: resource && isRefundEvent(event_type) ? refundedChargeOf(resource) : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuseUnsigned(): never {
  throw new InvalidSignature("The event is not signed.");
}
