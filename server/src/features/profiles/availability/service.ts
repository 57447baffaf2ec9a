import { availabilityLimits, type ShownAvailability, dayOf, showAvailability } from "@triptych/contract/availability";
import { msPerDay } from "@triptych/contract/durations";
import type { ProfileData } from "@triptych/contract/profiles";
import type { Mail } from "../../../adapters/mail/mail.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { SignedTokens } from "../../../platform/security/signed-token.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsService } from "../../accounts/service.ts";
import { profilesStore } from "../store.ts";
import { availabilityEmail } from "./emails.ts";
import { askAvailability, sendAvailabilityEmail } from "./job-definitions.ts";
import {
  askAt,
  availabilityOf,
  nameStatement,
  readAsked,
  statementInWords,
  withConfirmation,
  writeAsked,
} from "./rules.ts";

export interface AvailabilityDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  mail: Mail;
  accounts: Pick<AccountsService, "listRecipients" | "stopAvailabilityMails">;
  /** Signs the links that confirm. */
  confirmTokens: SignedTokens;
  /** Signs the links that turn these emails off. */
  stopTokens: SignedTokens;
  settings: { publicUrl: string; productName: string };
  /** Runs inside the transaction that changes a profile. */
  onProfileSaved: (tx: Transaction, userId: string) => Promise<void>;
  /** Returns those whom others may find. */
  listListed: (userIds: string[]) => Promise<Set<string>>;
}

interface Asked {
  userId: string;
  confirmedAt: string;
  unanswered: number;
}

export type AvailabilityService = ReturnType<typeof availabilityService>;

/** Keeps what people say of when they are free true: asks them by email, and takes their one tap. */
export function availabilityService(deps: AvailabilityDeps) {
  const { database, clock, queue, mail, accounts, confirmTokens, stopTokens, settings, onProfileSaved, listListed } =
    deps;

  /** Plans the email that asks about a statement that was just confirmed. */
  async function plan(tx: Transaction, userId: string, profile: ProfileData): Promise<void> {
    const statement = availabilityOf(profile);
    if (statement?.confirmedAt === undefined) return;
    const asked = { userId, confirmedAt: statement.confirmedAt, unanswered: 0 };
    await planAsk(tx, asked, askAt(statement));
  }

  /** NOTE: a plan for an older confirmation waits on and does nothing, because it names another moment. */
  const planAsk = (tx: Transaction, asked: Asked, runAt: Date): Promise<boolean> =>
    queue.addWith(tx, askAvailability, {
      payload: asked,
      runAt,
      singletonKey: `${asked.userId} ${asked.confirmedAt} ${asked.unanswered}`,
    });

  /** Asks by email, and plans to ask again. Who may not be found, or wants no such emails, is only asked again later. */
  async function ask(asked: Asked): Promise<void> {
    const { userId, confirmedAt, unanswered } = asked;
    if ((await findConfirmed(userId, confirmedAt)) === null || unanswered >= availabilityLimits.unansweredEmails)
      return;
    const isAsked = (await findRecipient(userId)) !== null && (await listListed([userId])).has(userId);
    await database.transaction(async (tx) => {
      const next = { ...asked, unanswered: unanswered + 1 };
      const againAt = new Date(clock.now().getTime() + availabilityLimits.confirmedForDays * msPerDay);
      if ((await planAsk(tx, next, againAt)) && isAsked)
        await queue.add(tx, sendAvailabilityEmail, { userId, confirmedAt });
    });
  }

  /** Sends the email, unless the statement was confirmed or changed since it was planned. */
  async function sendEmail({ userId, confirmedAt }: Pick<Asked, "userId" | "confirmedAt">): Promise<void> {
    const [statement, recipient] = await Promise.all([findConfirmed(userId, confirmedAt), findRecipient(userId)]);
    if (statement === null || recipient === null) return;
    const asked = { userId, sentAt: clock.now(), statement: nameStatement(statement) };
    const token = stopTokens.sign(recipient.signInId);
    const email = await availabilityEmail({
      to: recipient.email,
      productName: settings.productName,
      statement: statementInWords(statement),
      confirmUrl: `${settings.publicUrl}/availability/confirm?token=${confirmTokens.sign(writeAsked(asked))}`,
      profileUrl: `${settings.publicUrl}/?tab=profile`,
      unsubscribeUrl: `${settings.publicUrl}/unsubscribe/availability?token=${token}`,
    });
    await mail.send({
      ...email,
      headers: {
        "List-Unsubscribe": `<${settings.publicUrl}/api/one-click/unsubscribe/availability?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
  }

  /** Returns somebody's statement where it was last confirmed at this moment. */
  async function findConfirmed(userId: string, confirmedAt: string) {
    const [saved] = await profilesStore(database).listProfiles([userId]);
    const statement = availabilityOf(saved?.profile ?? null);
    return statement?.confirmedAt === confirmedAt ? statement : null;
  }

  /** Returns the owner, where they have a verified address and want these emails. */
  async function findRecipient(userId: string) {
    const [owner] = await accounts.listRecipients(userId);
    return owner?.wantsAvailability ? owner : null;
  }

  /** Confirms a statement by the link of an email, whoever opens it. */
  async function confirm(token: string): Promise<{ availability: ShownAvailability }> {
    const written = confirmTokens.read(token);
    const asked = written === null ? null : readAsked(written, clock.now());
    if (asked === null) refuse("invalid_token", { message: expiredLink });
    const shown = await confirmAs(asked.userId, asked.statement);
    return shown ?? refuse("invalid_token", { message: changedSince });
  }

  /** Confirms the caller's own statement. */
  async function confirmOwn(viewer: Viewer): Promise<{ availability: ShownAvailability }> {
    return (await confirmAs(viewer.userId)) ?? refuse("not_found");
  }

  /** Confirms somebody's statement, where it is still the named one. */
  async function confirmAs(userId: string, statement?: string): Promise<{ availability: ShownAvailability } | null> {
    return database.transaction(async (tx) => {
      const profile = await profilesStore(tx).lockProfile(userId);
      const said = availabilityOf(profile);
      if (profile === null || said === undefined) return null;
      if (statement !== undefined && statement !== nameStatement(said)) return null;
      const now = clock.now().toISOString();
      const confirmed = withConfirmation(profile, now);
      await profilesStore(tx).saveProfile(userId, confirmed, clock.now());
      await onProfileSaved(tx, userId);
      await plan(tx, userId, confirmed);
      return { availability: showAvailability({ ...said, confirmedAt: now }, dayOf(now)) };
    });
  }

  /** Turns these emails off with the token of one, whether the person is signed in or not. */
  async function unsubscribe(token: string): Promise<void> {
    await accounts.stopAvailabilityMails(
      stopTokens.read(token) ?? refuse("invalid_token", { message: unreadableLink }),
    );
  }

  /** Plans the emails for people whose profiles were written without this service. */
  async function planFor(userIds: string[]): Promise<void> {
    const saved = await profilesStore(database).listProfiles(userIds);
    await database.transaction(async (tx) => {
      for (const { userId, profile } of saved) await plan(tx, userId, profile);
    });
  }

  return { plan, planFor, ask, sendEmail, confirm, confirmOwn, unsubscribe };
}

const expiredLink = "This link is invalid or has expired. You can confirm it in your profile instead.";
const changedSince = "Your profile says something else by now, so there is nothing left to confirm.";
const unreadableLink =
  "This link is invalid or has expired. Please open it again from the email, or turn these emails off in your settings.";
