import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Tells one sign-in of the other side that a project was marked as complete. */
export const sendHalfComplete = defineJob(
  "projects.send-half-complete",
  z.object({ projectId: z.string(), userId: z.string(), signInId: z.string() }),
);

/** Shows the references whose time has come to the open pages of both people. */
export const announceReferences = defineJob("projects.announce-references", z.object({}));
