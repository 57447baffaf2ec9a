import type { Queue } from "../../platform/jobs/queue.ts";
import type { MessagingService } from "./service.ts";
import { checkUnread, sendUnreadEmail } from "./unread-mail/job-definitions.ts";

export function messagingJobs(queue: Queue, { unreadMail }: MessagingService) {
  queue.work(checkUnread, ({ userId }) => unreadMail.planEmails(userId));
  queue.work(sendUnreadEmail, (unread) => unreadMail.sendEmail(unread));
}
