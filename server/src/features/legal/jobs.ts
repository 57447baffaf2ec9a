import type { Queue } from "../../platform/jobs/queue.ts";
import { mailAccountDeleted, mailSignInDeleted, mailTeammateLeft } from "./job-definitions.ts";
import type { LegalService } from "./service.ts";

export function legalJobs(queue: Queue, legal: LegalService) {
  queue.work(mailAccountDeleted, (person) => legal.mailDeleted(person));
  queue.work(mailSignInDeleted, (left) => legal.leaving.mailDeleted(left));
  queue.work(mailTeammateLeft, (left) => legal.leaving.mailOwner(left));
}
