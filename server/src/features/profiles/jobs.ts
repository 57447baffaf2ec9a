import type { Queue } from "../../platform/jobs/queue.ts";
import { askAvailability, sendAvailabilityEmail } from "./availability/job-definitions.ts";
import type { ProfilesService } from "./service.ts";

export function profilesJobs(queue: Queue, { availability }: ProfilesService) {
  queue.work(askAvailability, (asked) => availability.ask(asked));
  queue.work(sendAvailabilityEmail, (asked) => availability.sendEmail(asked));
}
