import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Checks whether somebody still has unread messages, and if so plans emails to them. */
export const checkUnread = defineJob("messaging.check-unread", z.object({ userId: z.string() }));

/** Sends one email to one of the people who act as a user, about the messages that came after `afterId`. */
export const sendUnreadEmail = defineJob(
  "messaging.send-unread-email",
  z.object({ userId: z.string(), signInId: z.string(), afterId: z.string().nullable() }),
);
