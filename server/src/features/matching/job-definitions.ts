import { z } from "zod";
import { defineJob } from "../../platform/jobs/queue.ts";

/** Embeds a profile with the model. */
export const embedProfile = defineJob("matching.embed-profile", z.object({ userId: z.uuid() }));

/** Queues the profiles that were never embedded, or by another model. */
export const embedMissingProfiles = defineJob("matching.embed-missing-profiles", z.object({}));
