import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";

/** Removes from the store what files were whose rows are gone: their folders by their tokens, and unfinished uploads by their ids. */
export const removeStored = defineJob(
  "files.remove-stored",
  z.object({ tokens: z.array(z.string()), uploadIds: z.array(z.string()) }),
);

/** Removes the files that nothing has used for long. */
export const removeUnused = defineJob("files.remove-unused", z.object({}));

/** Removes from the store what has no row, such as after a restore. */
export const removeUnknown = defineJob("files.remove-unknown", z.object({}));
