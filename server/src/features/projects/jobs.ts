import type { Queue } from "../../platform/jobs/queue.ts";
import { announceReferences, sendHalfComplete } from "./job-definitions.ts";
import type { ProjectsService } from "./service.ts";

export function projectsJobs(queue: Queue, { completing, references }: ProjectsService) {
  queue.work(sendHalfComplete, (half) => completing.mailHalfComplete(half));
  queue.work(announceReferences, () => references.announce());
  queue.schedule(announceReferences, "*/10 * * * *");
}
