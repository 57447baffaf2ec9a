import type { Queue } from "../../platform/jobs/queue.ts";
import { sendAccountDeleted, sendSignInDeleted, sendTeammateLeft } from "./job-definitions.ts";
import type { LegalService } from "./service.ts";

export function legalJobs(queue: Queue, legal: LegalService) {
  queue.work(sendAccountDeleted, (person) => legal.mailDeleted(person));
  queue.work(sendSignInDeleted, (left) => legal.leaving.mailDeleted(left));
  queue.work(sendTeammateLeft, (left) => legal.leaving.mailOwner(left));
}
