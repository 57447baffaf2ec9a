import type { Queue } from "../../platform/jobs/queue.ts";
import {
  closeSubscription,
  endOverdue,
  readProviderState,
  reconcile,
  remindOfPayments,
  sendCheckoutLink,
  sendNotice,
} from "./job-definitions.ts";
import type { BillingService } from "./service.ts";

export function billingJobs(queue: Queue, billing: BillingService) {
  queue.work(readProviderState, (event) => billing.readState(event));
  queue.work(closeSubscription, ({ subscriptionId }) => billing.close(subscriptionId));
  queue.work(sendCheckoutLink, (checkout) => billing.sendCheckoutLink(checkout));
  queue.work(sendNotice, (notice) => billing.sendNotice(notice));
  queue.work(endOverdue, () => billing.endOverdue());
  queue.work(remindOfPayments, () => billing.remind());
  queue.work(reconcile, async () => void (await billing.reconcile()));
  queue.schedule(endOverdue, "*/10 * * * *");
  queue.schedule(remindOfPayments, "7 * * * *");
  queue.schedule(reconcile, "41 2 * * *");
}
