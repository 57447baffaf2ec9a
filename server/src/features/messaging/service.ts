import type { Mail } from "../../adapters/mail/mail.ts";
import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { SignedTokens } from "../../platform/security/signed-token.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { ProfilesService } from "../profiles/service.ts";
import type { FilesService } from "../files/service.ts";
import { attachmentsService } from "./attachments/service.ts";
import { blocksService, type BlocksDeps } from "./blocks/service.ts";
import { contactsService } from "./contacts/service.ts";
import { exportingService } from "./exporting/service.ts";
import type { Callers } from "./deps.ts";
import { messagesService, type NoteMessage } from "./messages/service.ts";
import { operatorService } from "./operator/service.ts";
import { unreadMailService, type UnreadMailRecipient } from "./unread-mail/service.ts";
import type { Publish, PublishAll } from "../../platform/realtime/realtime.ts";

export interface MessagingDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  mail: Mail;
  /** Signs the links that turn emails off. */
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  accounts: Pick<AccountsService, "listPeople" | "listRecipients" | "stopMessageMails"> & Callers;
  profiles: Pick<ProfilesService, "listNamed" | "listListed">;
  files: Pick<FilesService, "remove" | "use">;
  /** Publishes an event to somebody's open pages. Called after the commit. */
  publish: Publish;
  /** Publishes events to several people's open pages at once. Called after the commit. */
  publishAll: PublishAll;
  /** Runs inside the transaction that stores the first message between two people. */
  onBegun: NoteMessage;
  /** Runs inside the transaction that stores the first reply to it. */
  onFirstReply: NoteMessage;
  /** Runs inside the transaction that stores a block. */
  onBlocked: BlocksDeps["onBlocked"];
}

export type MessagingService = ReturnType<typeof messagingService>;

export function messagingService(deps: MessagingDeps) {
  const { accounts, profiles } = deps;
  async function listMailRecipients(userId: string): Promise<UnreadMailRecipient[]> {
    const recipients = await accounts.listRecipients(userId);
    return recipients.filter(({ wantsMessages }) => wantsMessages);
  }

  const shared = { ...deps, callers: accounts, listPeople: profiles.listNamed, listListed: profiles.listListed };
  const unreadMail = unreadMailService({
    ...shared,
    listRecipients: listMailRecipients,
    stopMails: accounts.stopMessageMails,
  });
  const attachments = attachmentsService(deps);
  const messages = messagesService({
    ...shared,
    attach: attachments.attach,
    onUnread: unreadMail.plan,
    isUnreadCheckPlanned: unreadMail.isPlanned,
  });
  const contacts = contactsService(shared);
  const blocks = blocksService(shared);

  return {
    messages,
    attachments,
    contacts,
    blocks,
    unreadMail,
    operator: operatorService(deps),
    ...exportingService(deps),
    /** Returns everybody whom this person blocked or who blocked them. */
    listBlockedWith: blocks.listBlockedWith,
    listBlockedIds: blocks.listBlockedIds,
    isBlockedBetween: blocks.isBlockedBetween,
    /** Returns everybody with whom this person has exchanged messages. */
    listContactIds: contacts.listIds,
    /** Returns whether the two have exchanged messages. */
    isContact: messages.isContact,
    /** Returns those who act as a user, have a verified address and want emails about messages. */
    listMailRecipients,
  };
}
