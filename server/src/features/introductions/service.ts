import {
  type BriefCard,
  type BriefCardPart,
  type Introduction,
  introductionLimits,
} from "@triptych/contract/introductions";
import { afterCommit, type Transaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/http/refusal.ts";
import type { Viewer } from "../../platform/security/viewer.ts";
import { answeringService } from "./answering/service.ts";
import { closingService } from "./closing/service.ts";
import type { IntroductionsDeps, Pair } from "./deps.ts";
import { exportingService } from "./exporting/service.ts";
import { figuresService } from "./figures/service.ts";
import { operatorService } from "./operator/service.ts";
import { remindersService } from "./reminders/service.ts";
import { cardOf, type CardSource, closesAt, jobsShown, stateAt } from "./rules.ts";
import { introductionsStore, type IntroductionRow, type Places } from "./store.ts";

export interface NewIntroduction {
  recipientId: string;
  briefId: string;
  text: string;
  title?: string | undefined;
  shows?: BriefCardPart[] | undefined;
  jobs?: number[] | undefined;
  /** Lists the ids of the files that are sent with it. */
  attachments?: string[] | undefined;
  /** Holds what the caller sent as the key, which may be anything. */
  idempotencyKey?: unknown;
}

interface BriefAndRecipient {
  briefId: string;
  recipientId: string;
}

export type IntroductionsService = ReturnType<typeof introductionsService>;

/**
 * Manages introductions: what the first message to somebody brings of a brief, how its receiver answers, and the clock that closes it.
 * The messages themselves belong to messaging.
 */
export function introductionsService(deps: IntroductionsDeps) {
  const { database, clock, newId, profiles, messaging, matching, onIntroduced, publishAll } = deps;
  const store = introductionsStore(database);

  /** Publishes to the open pages of both people, after the commit. */
  function publishTo({ senderId, recipientId }: Pair) {
    afterCommit(() =>
      publishAll([senderId, recipientId].map((userId) => ({ userId, event: "introductions_changed", payload: {} }))),
    );
  }

  const shared = { ...deps, describe: describeOne, publishTo };
  const answering = answeringService(shared);
  const closing = closingService(shared);

  /** Sends the first message to somebody, with what its writer shows of a brief. A retry with the same key changes nothing. */
  async function introduce(viewer: Viewer, asked: NewIntroduction): Promise<Introduction> {
    const { recipientId, briefId, text, title, shows, jobs, attachments, idempotencyKey } = asked;
    const source = await findSource(viewer, { briefId, recipientId });
    const card = cardOf({ ...source, title: title ?? source.title }, { shows, jobs });
    const message = { receiverId: recipientId, content: text, attachments, idempotencyKey };
    await messaging.messages.begin(viewer, message, async (tx) => {
      const introduction = { senderId: viewer.userId, recipientId, briefId };
      await insert(tx, { ...introduction, card });
      await onIntroduced(tx, introduction);
    });
    const row = (await store.findBetween(viewer.userId, recipientId)) ?? refuse("not_found");
    return describeOne(viewer, row);
  }

  /** Returns everything that an introduction could show of a brief to somebody. */
  async function preview(
    viewer: Viewer,
    { jobs: chosen, ...between }: BriefAndRecipient & { jobs?: string | undefined },
  ) {
    const [source, openCount] = await Promise.all([
      findSource(viewer, between),
      store.countPlaces({ senderId: viewer.userId, briefId: between.briefId }, clock.now()),
    ]);
    const shown = jobsShown(source, chosen?.split(",").map(Number));
    const jobs = source.jobs.map(({ label }, place) => ({ label, isShown: shown.includes(place) }));
    return { card: cardOf(source, { jobs: shown }), jobs, openCount };
  }

  async function findSource(viewer: Viewer, { briefId, recipientId }: BriefAndRecipient): Promise<CardSource> {
    const [brief, reading] = await Promise.all([
      matching.briefs.get(viewer, briefId),
      matching.readings.get(viewer, briefId),
    ]);
    const criteria = brief.matches.find(({ user }) => user.id === recipientId)?.criteria ?? [];
    const foundFor = brief.jobs.flatMap(({ label, userIds }) => (userIds.includes(recipientId) ? [label] : []));
    return { title: brief.name, jobs: reading.jobs, forAll: reading.forAll, criteria, foundFor };
  }

  /** Refuses where all places of a brief are taken, so that nobody sprays. What comes without a brief counts as one brief of its writer. */
  async function requireRoom(tx: Transaction, places: Places): Promise<void> {
    const txStore = introductionsStore(tx);
    await txStore.lockPlaces(places);
    if ((await txStore.countPlaces(places, clock.now())) < introductionLimits.openPerBrief) return;
    refuse("limit_reached", { message: places.briefId === null ? tooManyWithoutBrief : briefIsFull });
  }

  async function insert(
    tx: Transaction,
    introduction: Pair & { briefId: string | null; card: BriefCard | null },
  ): Promise<void> {
    await requireRoom(tx, introduction);
    const now = clock.now();
    await introductionsStore(tx).insert({
      ...introduction,
      id: newId(),
      state: "open",
      createdAt: now,
      closesAt: closesAt(now),
    });
    publishTo(introduction);
  }

  /** Notes a first message that came without a brief, inside the transaction that stores it. */
  const noteBegun = (tx: Transaction, { senderId, receiverId }: { senderId: string; receiverId: string }) =>
    insert(tx, { senderId, recipientId: receiverId, briefId: null, card: null });

  async function list(viewer: Viewer, personId?: string): Promise<Introduction[]> {
    const rows =
      personId === undefined
        ? await store.list(viewer.userId, introductionLimits.listed)
        : [await store.findBetween(viewer.userId, personId)].filter((row) => row !== null);
    return describe(viewer, rows);
  }

  async function describeOne(viewer: Viewer, row: IntroductionRow): Promise<Introduction> {
    return (await describe(viewer, [row]))[0] ?? refuse("not_found");
  }

  /** Describes introductions as one of the two people sees them, without those between people of whom one blocked the other. */
  async function describe(viewer: Viewer, rows: IntroductionRow[]): Promise<Introduction[]> {
    if (rows.length === 0) return [];
    const otherOf = ({ senderId, recipientId }: Pair) => (senderId === viewer.userId ? recipientId : senderId);
    const [named, blocked] = await Promise.all([
      profiles.listNamed(rows.map(otherOf)),
      messaging.listBlockedWith(viewer.userId),
    ]);
    const people = new Map(named.map((person) => [person.id, person]));
    const now = clock.now();
    return rows.flatMap((row): Introduction[] => {
      const person = people.get(otherOf(row));
      if (!person || blocked.includes(person.id)) return [];
      const isSender = row.senderId === viewer.userId;
      const { state, endedAt } = stateAt(row, now);
      const { id, username, displayName, userType, photo } = person;
      return [
        {
          id: row.id,
          direction: isSender ? "sent" : "received",
          person: { id, username, displayName, userType, photo },
          briefId: isSender ? row.briefId : null,
          card: row.card,
          state,
          answer: row.answer,
          reason: row.reason,
          createdAt: row.createdAt.toISOString(),
          closesAt: row.closesAt.toISOString(),
          answeredAt: row.answeredAt?.toISOString() ?? null,
          endedAt: endedAt?.toISOString() ?? null,
        },
      ];
    });
  }

  return {
    introduce,
    preview,
    list,
    noteBegun,
    ...answering,
    closing,
    reminders: remindersService(deps),
    operator: operatorService(deps),
    ...exportingService(deps),
    ...figuresService(deps),
  };
}

const { openPerBrief, closesAfterDays } = introductionLimits;
const briefIsFull =
  `${openPerBrief} introductions of this brief wait for an answer already, counting those that you withdrew within ` +
  `${closesAfterDays} days. Please wait until one of them is answered or its ${closesAfterDays} days are over.`;
const tooManyWithoutBrief =
  `${openPerBrief} first messages of yours without a brief wait for an answer, counting those that you withdrew within ` +
  `${closesAfterDays} days. Please wait for an answer, or search with a brief and write to this person from the results.`;
