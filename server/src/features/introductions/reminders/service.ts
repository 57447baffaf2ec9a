import type { IntroductionsDeps } from "../deps.ts";
import { reminderEmail } from "../emails.ts";
import { sendReminders } from "../job-definitions.ts";
import { remindedBefore } from "../rules.ts";
import { introductionsStore, type IntroductionRow } from "../store.ts";
import { remindersStore } from "./store.ts";

export type RemindersDeps = Pick<
  IntroductionsDeps,
  "database" | "clock" | "queue" | "mail" | "tokens" | "settings" | "messaging" | "profiles"
>;

interface Recipient {
  signInId: string;
  email: string;
}

const atOnce = 500;

/** Reminds people once of introductions that have waited for two days, where they want emails about messages. */
export function remindersService(deps: RemindersDeps) {
  const { database, clock, queue, mail, tokens, settings, messaging, profiles } = deps;
  const store = remindersStore(database);

  /** Plans the reminders that are due, and notes that they are planned. */
  async function plan(): Promise<void> {
    while ((await planSome()) === atOnce);
  }

  async function planSome(): Promise<number> {
    const now = clock.now();
    return database.transaction(async (tx) => {
      const due = await introductionsStore(tx).noteReminders(remindedBefore(now), now, atOnce);
      const byPerson = Map.groupBy(due, ({ recipientId }) => recipientId);
      await queue.addEach(
        tx,
        sendReminders,
        [...byPerson].map(([userId, rows]) => ({ userId, introductionIds: rows.map(({ id }) => id) })),
      );
      return due.length;
    });
  }

  /** Sends one email to each person about everything that still waits. After a failure, only those who had none get theirs. */
  async function send({ userId, introductionIds }: { userId: string; introductionIds: string[] }): Promise<void> {
    const waiting = await introductionsStore(database).listWaiting(introductionIds, clock.now());
    if (waiting.length === 0) return;
    for (const recipient of await messaging.listMailRecipients(userId)) await sendTo(recipient, waiting);
  }

  /** NOTE: records the email before it is sent, so that a crash in between loses it rather than sends it twice. */
  async function sendTo({ signInId, email: to }: Recipient, waiting: IntroductionRow[]): Promise<void> {
    const ids = await store.insertNew(
      signInId,
      waiting.map(({ id }) => id),
      clock.now(),
    );
    const unsent = waiting.filter(({ id }) => ids.includes(id));
    if (unsent.length === 0) return;
    try {
      await mail.send({ to, ...(await write(signInId, unsent)) });
    } catch (error) {
      await store.remove(signInId, ids);
      throw error;
    }
  }

  async function write(signInId: string, waiting: IntroductionRow[]) {
    const people = new Map(
      (await profiles.listNamed(waiting.map(({ senderId }) => senderId))).map((person) => [person.id, person]),
    );
    const token = tokens.sign(signInId);
    const email = await reminderEmail({
      productName: settings.productName,
      introductions: waiting.map(({ senderId, card, closesAt }) => ({
        name: people.get(senderId)?.displayName ?? "Somebody",
        title: card?.title ?? null,
        closesAt,
      })),
      url:
        waiting.length === 1
          ? `${settings.publicUrl}/messages/${waiting[0]!.senderId}`
          : `${settings.publicUrl}/?tab=today`,
      unsubscribeUrl: `${settings.publicUrl}/unsubscribe/messages?token=${token}`,
    });
    return {
      ...email,
      headers: {
        "List-Unsubscribe": `<${settings.publicUrl}/api/one-click/unsubscribe/messages?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
  }

  return { plan, send };
}
