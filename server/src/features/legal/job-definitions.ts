import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Sends an email about an account that is already deleted, so the payload holds everything that the email says. */
export const sendAccountDeleted = defineJob(
  "legal.send-account-deleted",
  z.object({ email: z.string(), username: z.string(), hadSubscription: z.boolean().default(false) }),
);
/** Sends an email about a sign-in that is already deleted, so the payload holds everything that the email says. */
export const sendSignInDeleted = defineJob(
  "legal.send-sign-in-deleted",
  z.object({ email: z.string(), username: z.string(), agencyName: z.string() }),
);
export const sendTeammateLeft = defineJob(
  "legal.send-teammate-left",
  z.object({ userId: z.string(), username: z.string() }),
);
