import type { Queue } from "../../platform/queue.ts";
import { closeSubscription, endOverdue, readProviderState } from "./job-definitions.ts";
import type { BillingService } from "./service.ts";

export function billingJobs(queue: Queue, billing: BillingService) {
  queue.work(readProviderState, (event) => billing.readState(event));
  queue.work(closeSubscription, ({ subscriptionId }) => billing.close(subscriptionId));
  queue.work(endOverdue, () => billing.endOverdue());
  queue.schedule(endOverdue, "*/10 * * * *");
}
