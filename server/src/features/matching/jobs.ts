import type { Queue } from "../../platform/jobs/queue.ts";
import { compareIndex, embedMissingProfiles, embedProfile, findNewMatches, planNewMatches } from "./job-definitions.ts";
import type { MatchingService } from "./service.ts";

export function matchingJobs(queue: Queue, { newMatches, profileVectors, beginComparing, isLoaded }: MatchingService) {
  // NOTE: encoding takes a core for itself, which a process needs to become ready.
  queue.work(embedProfile, ({ userId }) => profileVectors.embed(userId), { mayBegin: isLoaded });
  queue.work(embedMissingProfiles, profileVectors.planMissing);
  queue.work(findNewMatches, ({ briefIds }) => newMatches.find(briefIds));
  queue.work(planNewMatches, newMatches.plan);
  queue.work(compareIndex, beginComparing);
  queue.schedule(compareIndex, "*/10 * * * *");
  queue.schedule(planNewMatches, "29 4 * * *");
  if (profileVectors.isOn) queue.schedule(embedMissingProfiles, "*/15 * * * *");
}
