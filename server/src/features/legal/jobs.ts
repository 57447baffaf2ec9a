import type { Queue } from "../../platform/queue.ts";
import { mailAccountDeleted, type LegalService } from "./service.ts";

export function legalJobs(queue: Queue, legal: LegalService) {
  queue.work(mailAccountDeleted, (person) => legal.mailDeleted(person));
}
