import type { Queue } from "../../platform/jobs/queue.ts";
import { reconcileSubscribers } from "./job-definitions.ts";
import type { AdminService } from "./service.ts";

export function adminJobs(queue: Queue, admin: AdminService) {
  queue.work(reconcileSubscribers, async () => void (await admin.projection.reconcile()));
  queue.schedule(reconcileSubscribers, "23 * * * *");
}
