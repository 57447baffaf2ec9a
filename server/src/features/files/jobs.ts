import type { Queue } from "../../platform/jobs/queue.ts";
import { removeStored, removeUnknown, removeUnused } from "./job-definitions.ts";
import type { FilesService } from "./service.ts";

export function filesJobs(queue: Queue, { sweeping }: FilesService) {
  queue.work(removeStored, (stored) => sweeping.removeStored(stored));
  queue.work(removeUnused, () => sweeping.removeUnused());
  queue.work(removeUnknown, () => sweeping.removeUnknown());
  queue.schedule(removeUnused, "20 * * * *");
  queue.schedule(removeUnknown, "40 3 * * *");
}
