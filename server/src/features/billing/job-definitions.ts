import { z } from "zod";
import { defineJob } from "../../platform/jobs/queue.ts";
import { noticeKinds } from "./notices/rules.ts";

const Nothing = z.object({});

/** Reads the provider's state of a subscription that an event was about. */
export const readProviderState = defineJob(
  "billing.read-provider-state",
  z.object({
    provider: z.enum(["stripe", "paypal", "local"]),
    providerId: z.string().nullable(),
    customerId: z.string().nullable(),
  }),
  { retries: 20 },
);

/** Ends a subscription that nobody may use, and refunds what was paid for it. */
export const closeSubscription = defineJob("billing.close-subscription", z.object({ subscriptionId: z.uuid() }), {
  retries: 20,
});

/** Emails somebody who paid and did not register a link to finish. */
export const sendCheckoutLink = defineJob("billing.send-checkout-link", z.object({ subscriptionId: z.uuid() }));

/** Ends what has run out: unclaimed subscriptions, grace periods, paid time. */
export const endOverdue = defineJob("billing.end-overdue-subscriptions", Nothing);

/** Reminds people of coming payments. */
export const remindOfPayments = defineJob("billing.remind-of-payments", Nothing);

export const sendNotice = defineJob(
  "billing.send-notice",
  z.object({ subscriptionId: z.uuid(), kind: z.enum(noticeKinds), occasion: z.string() }),
);

/** Compares our records with the providers'. */
export const reconcile = defineJob("billing.reconcile-subscriptions", Nothing);
