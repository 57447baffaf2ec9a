import { z } from "zod";
import { defineJob } from "../../../platform/jobs/job.ts";

/** Asks somebody whether what they confirmed at a moment still holds, unless they have confirmed or changed it since. */
export const askAvailability = defineJob(
  "profiles.ask-availability",
  z.object({ userId: z.string(), confirmedAt: z.string(), unanswered: z.int() }),
);

/** Sends the email that asks. */
export const sendAvailabilityEmail = defineJob(
  "profiles.send-availability-email",
  z.object({ userId: z.string(), confirmedAt: z.string() }),
);
