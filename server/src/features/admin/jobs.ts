import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { AdminService } from "./service.ts";

const reconcileSubscribers = defineJob("admin.reconcile-subscribers", z.object({}));

export function adminJobs(queue: Queue, admin: AdminService) {
  queue.work(reconcileSubscribers, async () => void (await admin.projection.reconcile()));
  queue.schedule(reconcileSubscribers, "23 * * * *");
}
