import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Removes for good what was taken off some time ago, and links that have expired. */
export const purgeRemoved = defineJob("shortlists.purge-removed", z.object({}));
