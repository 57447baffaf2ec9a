import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

export const reconcileSubscribers = defineJob("admin.reconcile-subscribers", z.object({}));
