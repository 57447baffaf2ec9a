import type { Queue } from "../../platform/jobs/queue.ts";
import { purgeRemoved } from "./job-definitions.ts";
import type { ShortlistsService } from "./service.ts";

export function shortlistsJobs(queue: Queue, { purge }: ShortlistsService) {
  queue.work(purgeRemoved, () => purge());
  queue.schedule(purgeRemoved, "25 * * * *");
}
