import type { Queue } from "../../platform/jobs/queue.ts";
import { embedMissingProfiles, embedProfile } from "./job-definitions.ts";
import type { MatchingService } from "./service.ts";

export function matchingJobs(queue: Queue, { similarity }: MatchingService) {
  queue.work(embedProfile, ({ userId }) => similarity.embed(userId));
  queue.work(embedMissingProfiles, similarity.planMissing);
  if (similarity.isOn) queue.schedule(embedMissingProfiles, "*/15 * * * *");
}
