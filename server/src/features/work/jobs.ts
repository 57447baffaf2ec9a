import type { Queue } from "../../platform/jobs/queue.ts";
import { purgeDeleted, sendCredited } from "./job-definitions.ts";
import type { WorkService } from "./service.ts";

export function workJobs(queue: Queue, { crediting, purge }: WorkService) {
  queue.work(sendCredited, (credited) => crediting.mailCredited(credited));
  queue.work(purgeDeleted, () => purge());
  queue.schedule(purgeDeleted, "35 * * * *");
}
