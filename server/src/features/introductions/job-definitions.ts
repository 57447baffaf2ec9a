import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Closes the introductions whose time is over. */
export const closeOverdue = defineJob("introductions.close-overdue", z.object({}));

/** Plans reminders about the introductions that have waited for long. */
export const planReminders = defineJob("introductions.plan-reminders", z.object({}));

/** Reminds the people who act as a user of those of the introductions that still wait. */
export const sendReminders = defineJob(
  "introductions.send-reminders",
  z.object({ userId: z.string(), introductionIds: z.array(z.string()) }),
);
