import { cancellationLinkDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import type { Mail } from "../../../adapters/mail/mail.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Log } from "../../../platform/process/log.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { SignedTokens } from "../../../platform/security/signed-token.ts";
import { sendNotice } from "../job-definitions.ts";
import { graceEnd, grantsAccess } from "../rules.ts";
import type { FindRecipient } from "../recipient.ts";
import { billingStore, type Subscription } from "../store.ts";
import { ledgerStore } from "../ledger/store.ts";
import { differenceEmail } from "./difference-email.ts";
import { noticeEmail, type NoticeFacts } from "./emails.ts";
import { isForStarter, isReminder, noticesOfChange, noticesOfTime, type Notice, type NoticeKind } from "./rules.ts";
import { keyOf, noticesStore } from "./store.ts";

export interface NoticesDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  tokens: SignedTokens;
  /** Signs the links that stop reminders. */
  reminderTokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  findRecipient: FindRecipient;
  /** Turns the reminders off for one sign-in. */
  stopReminders: (signInId: string) => Promise<void>;
  listOperators: () => Promise<{ email: string; username: string }[]>;
  log: Log;
}

export type NoticesService = ReturnType<typeof noticesService>;

interface NoticeOfSubscription extends Notice {
  subscriptionId: string;
}

/** Describes who receives an email, with or without an account. */
interface Addressee {
  email: string;
  username: string | null;
  signInId: string | null;
}

const batchSize = 500;

/** Sends emails about subscriptions: once per occasion, after the change is committed. */
export function noticesService(deps: NoticesDeps) {
  const {
    database,
    clock,
    queue,
    mail,
    tokens,
    reminderTokens,
    settings,
    findRecipient,
    stopReminders,
    listOperators,
    log,
  } = deps;
  const store = billingStore(database);

  const noteChange = (tx: Transaction, before: Subscription, after: Subscription): Promise<void> =>
    add(tx, after.id, [...noticesOfChange(before, after), ...noticesOfTime(after, clock.now())]);

  /** Sends the reminders that are due by date. */
  async function remind(): Promise<void> {
    const now = clock.now();
    for (let after: string | null = null; ;) {
      const page: Subscription[] = await store.listRunningAfter(after, batchSize);
      const due = page.flatMap((subscription) =>
        noticesOfTime(subscription, now).map((notice) => ({ ...notice, subscriptionId: subscription.id })),
      );
      const sent = await noticesStore(database).listSent(due.map(({ subscriptionId }) => subscriptionId));
      const unsent = due.filter(({ subscriptionId, ...notice }) => !sent.has(keyOf(subscriptionId, notice)));
      if (unsent.length > 0) await database.transaction((tx) => addEach(tx, unsent));
      if (page.length < batchSize) return;
      after = page.at(-1)!.id;
    }
  }

  const add = (tx: Transaction, subscriptionId: string, notices: Notice[]): Promise<void> =>
    addEach(
      tx,
      notices.map((notice) => ({ ...notice, subscriptionId })),
    );

  async function addEach(tx: Transaction, notices: NoticeOfSubscription[]): Promise<void> {
    const sentAt = clock.now();
    const added = await noticesStore(tx).insertNotices(notices.map((notice) => ({ ...notice, sentAt })));
    await queue.addEach(
      tx,
      sendNotice,
      notices.filter(({ subscriptionId, ...notice }) => added.has(keyOf(subscriptionId, notice))),
    );
  }

  /** Informs operators that the provider has something other than ordered, once for each difference. */
  const noteDifferences = (tx: Transaction, id: string, differences: string[]): Promise<void> =>
    add(tx, id, [{ kind: "differs", occasion: differences.join("; ") }]);

  /** Informs somebody who paid for a subscription that was not activated that their money is refunded. */
  async function noteEnd(tx: Transaction, { id, claimedAt, hasPaymentMethod }: Subscription): Promise<void> {
    if (claimedAt || !hasPaymentMethod || !(await noticesStore(tx).wasSent(id, "differs"))) return;
    await add(tx, id, [{ kind: "not-as-ordered", occasion: "once" }]);
  }

  async function reportDifferences({ id, provider, providerId, claimedAt }: Subscription, differences: string) {
    const facts = { subscriptionId: id, provider, providerId, isActive: claimedAt !== null, differences };
    log.error(facts, "a subscription is not as it was ordered");
    for (const operator of await listOperators())
      await mail.send(
        await differenceEmail({ ...facts, ...settings, to: operator.email, username: operator.username }),
      );
  }

  async function send({ subscriptionId, kind, occasion }: NoticeOfSubscription): Promise<void> {
    const subscription = await store.findById(subscriptionId);
    if (kind === "differs") return subscription ? reportDifferences(subscription, occasion) : undefined;
    if (!subscription || isOutdated(subscription, { kind, occasion }) || (await isObsolete(subscription, kind))) return;
    const recipient = await findAddressee(subscription, kind);
    if (recipient) await mail.send(await noticeEmail(await factsOf(subscription, { kind, recipient })));
  }

  /** Returns whether something that happened since makes the email wrong. */
  async function isObsolete(subscription: Subscription, kind: NoticeKind): Promise<boolean> {
    if (kind === "lapsed") return isReplaced(subscription);
    return kind === "unclaimed" && (await noticesStore(database).wasSent(subscription.id, "not-as-ordered"));
  }

  async function factsOf(
    subscription: Subscription,
    { kind, recipient }: { kind: NoticeFacts["kind"]; recipient: Addressee },
  ): Promise<NoticeFacts> {
    const { id, provider, currentPeriodEnd, pastDueSince, endedAt } = subscription;
    return {
      ...subscription,
      kind,
      to: recipient.email,
      username: recipient.username,
      paysWith: provider === "paypal" ? "wallet" : "card",
      periodEnd: currentPeriodEnd,
      graceEnd: pastDueSince && graceEnd(pastDueSince),
      isEnded: endedAt !== null,
      isOver: !grantsAccess(subscription, clock.now()),
      unsubscribe: isReminder(kind) && recipient.signInId !== null ? stopLinksOf(recipient.signInId) : null,
      hasRefund: isForStarter(kind) && (await ledgerStore(database).hasCharges(id)),
      cancelUrl: `${settings.publicUrl}/cancel-subscription?token=${signCancellation(id)}`,
      subscriptionUrl: isForStarter(kind) ? `${settings.publicUrl}/auth` : `${settings.publicUrl}/?tab=subscription`,
      productName: settings.productName,
    };
  }

  async function findAddressee(
    { userId, startedBy, email }: Subscription,
    kind: NoticeKind,
  ): Promise<Addressee | null> {
    if (isForStarter(kind)) {
      const starter = startedBy ? await findRecipient(startedBy) : null;
      return starter ?? (email === "" ? null : { email, username: null, signInId: null });
    }
    const recipient = userId ? await findRecipient(userId) : null;
    return recipient && (recipient.wantsBilling || !isReminder(kind)) ? recipient : null;
  }

  function stopLinksOf(signInId: string) {
    const token = reminderTokens.sign(signInId);
    return {
      pageUrl: `${settings.publicUrl}/unsubscribe/reminders?token=${token}`,
      oneClickUrl: `${settings.publicUrl}/api/one-click/unsubscribe/reminders?token=${token}`,
    };
  }

  /** Turns reminders off by the token in one, for anybody who has it. */
  async function unsubscribe(token: string): Promise<void> {
    const signInId = reminderTokens.read(token) ?? refuse("invalid_token", { message: unreadableLink });
    await stopReminders(signInId);
  }

  /** Returns whether the person pays with another subscription, and so has lost nothing. */
  async function isReplaced({ id, userId }: Subscription): Promise<boolean> {
    return userId !== null && (await store.findByUser(userId))?.id !== id;
  }

  function signCancellation(subscriptionId: string): string {
    return tokens.sign(`${subscriptionId} ${clock.now().getTime() + cancellationLinkDays * msPerDay}`);
  }

  /** Returns the subscription that a reminder's link is about. */
  async function readCancellation(token: string): Promise<Subscription> {
    const [id = "", expiresAt = ""] = (tokens.read(token) ?? "").split(" ");
    if (!(Number(expiresAt) > clock.now().getTime())) refuse("invalid_token", { message: oldCancellation });
    return (await store.findById(id)) ?? refuse("invalid_token", { message: oldCancellation });
  }

  return { noteChange, noteDifferences, noteEnd, add, remind, send, readCancellation, unsubscribe };
}
const oldCancellation =
  "This link is invalid or has expired. Please sign in and cancel under Subscription, or open the link of a newer email.";
const unreadableLink =
  "This link is invalid or has expired. Please open it again from the email, or turn reminders off in your settings.";

/** Returns whether the charge was cancelled or moved since the reminder was planned. */
function isOutdated(
  { cancelsAtPeriodEnd, endedAt, currentPeriodEnd }: Subscription,
  { kind, occasion }: Notice,
): boolean {
  return isReminder(kind) && (cancelsAtPeriodEnd || endedAt !== null || currentPeriodEnd?.toISOString() !== occasion);
}
