import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Tells one sign-in of somebody that they are credited on a case study. */
export const sendCredited = defineJob(
  "work.send-credited",
  z.object({ caseStudyId: z.string(), userId: z.string(), signInId: z.string() }),
);

/** Removes for good the case studies that were deleted some time ago. */
export const purgeDeleted = defineJob("work.purge-deleted", z.object({}));
