import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { InvalidSignature, signatureToleranceSeconds, type PaymentEvent, type SignedDelivery } from "./payments.ts";

const header = "test-signature";
const Event = z.object({
  id: z.string(),
  type: z.string(),
  subscriptionId: z.string().nullable(),
  customerId: z.string().nullable(),
});

/** Signs an event of the local test provider as real providers do: a time and a keyed digest over time and body. */
export function signLocally(event: PaymentEvent, secret: string, now: Date): SignedDelivery {
  const rawBody = JSON.stringify(event);
  const seconds = Math.floor(now.getTime() / 1_000);
  return { rawBody, headers: { [header]: `t=${seconds},v1=${digest(rawBody, seconds, secret)}` } };
}

export function verifyLocally({ rawBody, headers }: SignedDelivery, secret: string, now: Date): PaymentEvent {
  const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers[header] ?? ""));
  if (!parts) throw new InvalidSignature("The event is not signed.");
  const seconds = Number(parts[1]);
  const expected = Buffer.from(digest(rawBody, seconds, secret), "hex");
  if (!timingSafeEqual(expected, Buffer.from(parts[2]!, "hex")))
    throw new InvalidSignature("The event was signed by somebody else.");
  if (Math.abs(Math.floor(now.getTime() / 1_000) - seconds) > signatureToleranceSeconds) {
    throw new InvalidSignature("The event was signed too long ago, or by a clock that is ahead.");
  }
  return Event.parse(JSON.parse(rawBody));
}

function digest(rawBody: string, seconds: number, secret: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${rawBody}`).digest("hex");
}
