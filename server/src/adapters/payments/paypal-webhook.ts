import { z } from "zod";
import type { PaypalClient } from "./paypal-client.ts";
import { EventText } from "./event-text.ts";
import { isRefundEvent, PaypalRefund, refundedChargeOf } from "./paypal-refunds.ts";
import {
  InvalidSignature,
  signatureToleranceSeconds,
  UnreadableEvent,
  type PaymentEvent,
  type SignedDelivery,
} from "./payments.ts";

const Event = z.object({ id: EventText, event_type: EventText, resource: z.unknown().optional() });

const Resource = PaypalRefund.extend({
  id: EventText.optional().catch(undefined),
  billing_agreement_id: EventText.optional().catch(undefined),
});

/** Asks PayPal whether it signed this delivery, after checking its time here. */
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
  const json = parseJson(rawBody);
  // NOTE: passes the event on byte for byte; serialised again it would no longer match its signature.
  const body = `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${rawBody}}`;
  const reply = await client.call(
    { method: "POST", path: "/v1/notifications/verify-webhook-signature", body },
    [400, 422],
  );
  if ((reply.json as { verification_status?: string } | null)?.verification_status !== "SUCCESS")
    throw new InvalidSignature("PayPal did not sign this event.");
  return readEvent(json);
}

/** NOTE: an event about something unknown belongs to nobody: it is stored without any consequence. */
function readEvent(json: unknown): PaymentEvent {
  const parsed = Event.safeParse(json);
  if (!parsed.success) throw new UnreadableEvent("The event has no id or type that can be stored.");
  const { id, event_type } = parsed.data;
  const resource = Resource.safeParse(parsed.data.resource).data;
  const isSubscription = event_type.startsWith("BILLING.SUBSCRIPTION.");
  return {
    id,
    type: event_type,
    subscriptionId: (isSubscription ? resource?.id : resource?.billing_agreement_id) ?? null,
    customerId: null,
    chargeId: resource && isRefundEvent(event_type) ? refundedChargeOf(resource) : null,
  };
}

/** NOTE: PayPal refuses to verify what does not look like one of its events. */
const Verifiable = z.looseObject({ resource: z.looseObject({}).optional() });

function parseJson(text: string): unknown {
  try {
    return Verifiable.parse(JSON.parse(text));
  } catch (error) {
    throw new InvalidSignature("This is no event of PayPal's.", { cause: error });
  }
}

function refuseUnsigned(): never {
  throw new InvalidSignature("The event is not signed.");
}
