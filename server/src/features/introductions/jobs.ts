import type { Queue } from "../../platform/jobs/queue.ts";
import { closeOverdue, planReminders, sendReminders } from "./job-definitions.ts";
import type { IntroductionsService } from "./service.ts";

export function introductionsJobs(queue: Queue, { closing, reminders }: IntroductionsService) {
  queue.work(closeOverdue, () => closing.closeOverdue());
  queue.work(planReminders, () => reminders.plan());
  queue.work(sendReminders, (reminder) => reminders.send(reminder));
  // NOTE: first, so that nobody is reminded of what has closed.
  queue.schedule(closeOverdue, "*/10 * * * *");
  queue.schedule(planReminders, "5-59/10 * * * *");
}
