import { randomUUID } from "node:crypto";
import {
  answerIntroduction,
  introduce,
  listIntroductions,
  withdrawIntroduction,
  type BriefCardPart,
  type Introduction,
} from "@triptych/contract/introductions";
import { createBrief } from "@triptych/contract/matching-briefs";
import type { RequestOf } from "@triptych/contract/endpoint";
import type { Member } from "./accounts.ts";
import type { TestApp } from "./start-app.ts";

type Person = Pick<Member, "id" | "browser">;

/** Saves a brief of somebody's. Returns its id. */
export async function aBrief(
  app: TestApp,
  { browser }: Person,
  text = "A colourist for a short film about bakers, in January. Our budget is £4,000.",
) {
  return (await app.call(createBrief, { body: { originalText: text, text, isImproved: false } }, { as: browser })).id;
}

interface Introducing {
  from: Person;
  to: { id: string };
  briefId: string;
  text?: string;
  title?: string;
  shows?: BriefCardPart[];
  /** Is sent as the idempotency key. */
  key?: string;
}

export const introducing = ({ from, to, text = "Hello, may I show you a brief?", key, ...brief }: Introducing) =>
  [
    introduce,
    { body: { recipientId: to.id, text, ...brief } },
    { as: from.browser, headers: { "idempotency-key": key ?? randomUUID() } },
  ] as const;

/** Introduces somebody with a brief, as a page would: with an idempotency key of its own, unless one is given. */
export const introduceTo = (app: TestApp, introduction: Introducing): Promise<Introduction> =>
  app.call(...introducing(introduction));

export const introductionsOf = (app: TestApp, { browser }: Person): Promise<Introduction[]> =>
  app.call(listIntroductions, { query: {} }, { as: browser });

/** Returns the introduction between two people, as one of them sees it. */
export async function introductionBetween(app: TestApp, viewer: Person, other: { id: string }) {
  return (await app.call(listIntroductions, { query: { personId: other.id } }, { as: viewer.browser }))[0];
}

export const answering = (
  { browser }: Person,
  { id }: { id: string },
  body: RequestOf<typeof answerIntroduction>["body"],
) => [answerIntroduction, { params: { introductionId: id }, body }, { as: browser }] as const;

export const withdrawing = ({ browser }: Person, { id }: { id: string }) =>
  [withdrawIntroduction, { params: { introductionId: id } }, { as: browser }] as const;
