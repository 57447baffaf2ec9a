import type { Mail } from "../../../adapters/mail/mail.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import { afterCommit, type Database, type Transaction } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { SignedTokens } from "../../../platform/security/signed-token.ts";
import type { ContactPerson } from "../contacts/service.ts";
import { checkUnread, sendUnreadEmail } from "./job-definitions.ts";
import { unreadEmail } from "./emails.ts";
import { createPlannedChecks, dueAt, earliestAfter, nextMailAt } from "./rules.ts";
import { unreadMailStore, type Unread } from "./store.ts";

/** Describes somebody who acts as a user and wants emails about messages. */
export interface UnreadMailRecipient {
  signInId: string;
  email: string;
}

export interface UnreadMailDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  tokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  listPeople: (userIds: string[]) => Promise<ContactPerson[]>;
  /** Returns those who act as a user, have a verified address and want these emails. */
  listRecipients: (userId: string) => Promise<UnreadMailRecipient[]>;
  /** Turns these emails off for one sign-in. */
  stopMails: (signInId: string) => Promise<void>;
}

interface PlannedEmail {
  userId: string;
  signInId: string;
  afterId: string | null;
}

export type UnreadMailService = ReturnType<typeof unreadMailService>;

/** Sends one email about everything that has stayed unread for ten minutes, then none for the quiet period. */
export function unreadMailService(deps: UnreadMailDeps) {
  const { database, clock, queue, mail, tokens, settings, listPeople, listRecipients, stopMails } = deps;
  const planned = createPlannedChecks();

  /**
   * Plans a check for unread messages once a new message has been unread for long enough. One check serves all messages that
   * arrive in the meantime, because each check plans the next one while there are younger messages.
   */
  async function plan(tx: Transaction, userId: string): Promise<void> {
    await planCheck(tx, userId, dueAt(clock.now()));
  }

  /** Remembers when the check will run, unless an earlier one waits, of which this process may not know when. */
  async function planCheck(tx: Transaction, userId: string, at: Date): Promise<void> {
    const isAdded = await queue.addWith(tx, checkUnread, { payload: { userId }, runAt: at, singletonKey: userId });
    if (isAdded) afterCommit(() => planned.add(userId, at));
  }

  async function planEmails(userId: string): Promise<void> {
    const recipients = await listRecipients(userId);
    await database.transaction(async (tx) => {
      const txStore = unreadMailStore(tx);
      const last = await txStore.findLastMail(userId);
      const unread = recipients.length === 0 ? [] : await txStore.listUnread(userId, last?.upToId ?? null);
      const mailAt = unread[0] ? nextMailAt(unread[0].oldestAt, last?.sentAt ?? null) : null;
      if (mailAt && mailAt <= clock.now()) {
        await txStore.saveLastMail(userId, { sentAt: clock.now(), upToId: newestOf(unread) });
        for (const { signInId } of recipients) {
          await queue.add(tx, sendUnreadEmail, { userId, signInId, afterId: last?.upToId ?? null });
        }
      }
      const newestAt = await txStore.findNewestUnreadAt(userId);
      const next = earliestAfter(clock.now(), [mailAt, newestAt && dueAt(newestAt)]);
      if (next) await planCheck(tx, userId, next);
    });
  }

  /** Sends the email, unless the messages were read since it was planned. */
  async function sendEmail({ userId, signInId, afterId }: PlannedEmail): Promise<void> {
    const recipient = (await listRecipients(userId)).find((each) => each.signInId === signInId);
    const unread = await unreadMailStore(database).listUnread(userId, afterId);
    if (!recipient || unread.length === 0) return;
    const people = new Map((await listPeople(unread.map(({ senderId }) => senderId))).map((each) => [each.id, each]));
    const token = tokens.sign(signInId);
    const email = await unreadEmail({
      productName: settings.productName,
      conversations: unread.map(({ senderId, count, files }) => ({
        name: people.get(senderId)?.displayName ?? "Somebody",
        count,
        files,
      })),
      url: addressOf(unread),
      unsubscribeUrl: `${settings.publicUrl}/unsubscribe/messages?token=${token}`,
    });
    await mail.send({
      to: recipient.email,
      ...email,
      headers: {
        "List-Unsubscribe": `<${settings.publicUrl}/api/one-click/unsubscribe/messages?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  }

  function addressOf(unread: Unread[]): string {
    const [only, ...others] = unread;
    return only && others.length === 0
      ? `${settings.publicUrl}/messages/${only.senderId}`
      : `${settings.publicUrl}/?tab=messages`;
  }

  /** Turns these emails off with the token of one, whether the person is signed in or not. */
  async function unsubscribe(token: string): Promise<void> {
    await stopMails(tokens.read(token) ?? refuse("invalid_token", { message: unreadableLink }));
  }

  return {
    plan,
    /** Returns whether a check is known to wait, so that `plan` would change nothing. */
    isPlanned: (userId: string): boolean => planned.has(userId, clock.now()),
    planEmails,
    sendEmail,
    unsubscribe,
  };
}

const unreadableLink =
  "This link is invalid or has expired. Please open it again from the email, or turn these emails off in your settings.";

function newestOf(unread: Unread[]): string {
  return unread.map(({ newestId }) => newestId).reduce((newest, id) => (id > newest ? id : newest));
}
