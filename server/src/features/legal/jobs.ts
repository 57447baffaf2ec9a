import type { Queue } from "../../platform/jobs/queue.ts";
import { mailSignInDeleted, mailTeammateLeft } from "./leaving/service.ts";
import { mailAccountDeleted, type LegalService } from "./service.ts";

export function legalJobs(queue: Queue, legal: LegalService) {
  queue.work(mailAccountDeleted, (person) => legal.mailDeleted(person));
  queue.work(mailSignInDeleted, (left) => legal.leaving.mailDeleted(left));
  queue.work(mailTeammateLeft, (left) => legal.leaving.mailOwner(left));
}
