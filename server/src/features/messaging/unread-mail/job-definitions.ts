import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Looks whether somebody still has unread messages, and if so writes to them. */
export const mailAboutUnread = defineJob("messaging.mail-about-unread", z.object({ userId: z.string() }));

/** One letter to one of the people who act as a user; about what came after a message. */
export const sendUnreadEmail = defineJob(
  "messaging.send-unread-letter",
  z.object({ userId: z.string(), signInId: z.string(), afterId: z.string().nullable() }),
);
