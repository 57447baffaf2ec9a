import { z } from "zod";
import { defineJob } from "../../platform/jobs/queue.ts";

/** Embeds a profile with the model. */
export const embedProfile = defineJob("matching.embed-profile", z.object({ userId: z.uuid() }));

/** Queues the kept briefs, to see who is new for them. */
export const planNewMatches = defineJob("matching.plan-new-matches", z.object({}));

/** Searches some kept briefs again, and notes who is new. */
export const findNewMatches = defineJob("matching.find-new-matches", z.object({ briefIds: z.array(z.uuid()) }), {
  retries: 2,
});

/** Queues the profiles that were never embedded, or by another model. */
export const embedMissingProfiles = defineJob("matching.embed-missing-profiles", z.object({}));

/** Compares the index with the database, in one process for all. */
export const compareIndex = defineJob("matching.compare-index", z.object({}));
