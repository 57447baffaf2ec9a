import { z } from "zod";
import { defineJob } from "../../platform/jobs/queue.ts";

/** Asks a model where a profile belongs among others. */
export const embedProfile = defineJob("embed-profile", z.object({ userId: z.uuid() }));

/** Plans the profiles that were never embedded, or by another model. */
export const embedMissingProfiles = defineJob("embed-missing-profiles", z.object({}));
