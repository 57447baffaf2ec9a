import type { Queue } from "../../platform/jobs/queue.ts";
import type { MessagingService } from "./service.ts";
import { mailAboutUnread, sendUnreadEmail } from "./unread-mail/job-definitions.ts";

export function messagingJobs(queue: Queue, { unreadMail }: MessagingService) {
  queue.work(mailAboutUnread, ({ userId }) => unreadMail.mailAbout(userId));
  queue.work(sendUnreadEmail, (unread) => unreadMail.sendEmail(unread));
  // NOTE: this is the former name, under which an older version may have queued jobs. TODO: remove it after a release.
  queue.work({ ...sendUnreadEmail, name: "messaging.send-unread-letter" }, (unread) => unreadMail.sendEmail(unread));
}
