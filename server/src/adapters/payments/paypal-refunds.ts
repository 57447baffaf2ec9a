import { z } from "zod";
import { EventText } from "./event-text.ts";
import type { ProviderCharge } from "./payments.ts";
import type { PaypalClient } from "./paypal-client.ts";
import { readReply } from "./paypal-client.ts";
import { inPence } from "./paypal-money.ts";

/** Describes a refund in PayPal's events: of a sale, or, in newer ones, of a capture that a link names. */
export const PaypalRefund = z.object({
  id: z.string().optional(),
  sale_id: EventText.optional().catch(undefined),
  amount: z.object({ total: z.string().optional(), value: z.string().optional() }).optional().catch(undefined),
  links: z
    .array(z.object({ rel: z.string(), href: z.string() }))
    .optional()
    .catch(undefined),
});
type PaypalRefund = z.infer<typeof PaypalRefund>;

const EventList = z.object({
  events: z.array(z.object({ event_type: z.string(), resource: z.unknown() })).optional(),
});

const refundEvents = ["PAYMENT.SALE.REFUNDED", "PAYMENT.CAPTURE.REFUNDED"];

export const isRefundEvent = (type: string): boolean => refundEvents.includes(type);

/** Returns the id of the charge that was refunded. */
export function refundedChargeOf({ sale_id, links = [] }: PaypalRefund): string | null {
  const up = links.find(({ rel }) => rel === "up")?.href;
  return sale_id ?? (up && /\/captures\/([\w-]{1,255})$/.exec(up)?.[1]) ?? null;
}

/**
 * Adds up the refunds of a charge. NOTE: PayPal's list of payments has no amounts of refunds. Its list of events has
 * one event for each refund; a repeated delivery has the same refund id.
 */
export async function readRefundedPence(client: PaypalClient, { id, chargedAt }: ProviderCharge): Promise<number> {
  const refunds = new Map<string, number>();
  for (const type of refundEvents) {
    const query = new URLSearchParams({ event_type: type, start_time: chargedAt.toISOString(), page_size: "300" });
    const { json } = await client.call({
      method: "GET",
      path: `/v1/notifications/webhooks-events?${query.toString()}`,
    });
    for (const { resource } of readReply(EventList, json ?? {}).events ?? []) {
      const refund = PaypalRefund.safeParse(resource).data;
      if (!refund?.id || refundedChargeOf(refund) !== id) continue;
      refunds.set(refund.id, inPence(refund.amount?.total ?? refund.amount?.value ?? "0"));
    }
  }
  return [...refunds.values()].reduce((sum, pence) => sum + pence, 0);
}
