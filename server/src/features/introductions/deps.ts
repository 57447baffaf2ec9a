import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { PublishAll } from "../../platform/realtime/realtime.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";

export interface IntroductionsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  /** Signs the links that turn emails about messages off. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  profiles: Pick<ProfilesService, "listNamed" | "listListed">;
  messaging: Pick<MessagingService, "listMailRecipients" | "listBlockedWith"> & {
    messages: Pick<MessagingService["messages"], "begin" | "lock" | "sendWith">;
  };
  matching: {
    briefs: Pick<MatchingService["briefs"], "get">;
    readings: Pick<MatchingService["readings"], "get">;
  };
  /** Is called with an introduction of a brief, inside the transaction that stores it. */
  onIntroduced: (tx: Transaction, introduction: Pair & { briefId: string }) => Promise<void>;
  /** Is called when an introduction of a brief is declined, inside the transaction that stores it. */
  onDeclined: (tx: Transaction, introduction: Pair & { briefId: string }) => Promise<void>;
  /** Publishes events to several people's open pages at once. Called after the commit. */
  publishAll: PublishAll;
}

/** Names the two people of an introduction. */
export interface Pair {
  senderId: string;
  recipientId: string;
}
