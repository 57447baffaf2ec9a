import type { RequestOf } from "@triptych/contract/endpoint";
import {
  createShortlist,
  getSharedList,
  getShortlist,
  shareShortlist,
  type SharedList,
  type Shortlist,
  type ShortlistPerson,
  type ShortlistSummary,
  updateShortlistPerson,
} from "@triptych/contract/shortlists";
import type { Member } from "./accounts.ts";
import type { TestApp } from "./start-app.ts";

type Person = Pick<Member, "browser">;

/** Makes a list, or takes the one of a brief, and saves somebody to it where one is named. */
export const saveTo = (
  app: TestApp,
  { browser }: Person,
  body: RequestOf<typeof createShortlist>["body"],
): Promise<ShortlistSummary> => app.call(createShortlist, { body }, { as: browser });

export const listOf = (app: TestApp, { browser }: Person, { id }: { id: string }): Promise<Shortlist> =>
  app.call(getShortlist, { params: { shortlistId: id } }, { as: browser });

export const changing = (
  { browser }: Person,
  [{ id: shortlistId }, { id: userId }]: readonly [list: { id: string }, person: { id: string }],
  body: RequestOf<typeof updateShortlistPerson>["body"] = {},
) => [updateShortlistPerson, { params: { shortlistId, userId }, body }, { as: browser }] as const;

/** Saves somebody to a list, or changes what it says about them. */
export const change = (app: TestApp, ...given: Parameters<typeof changing>): Promise<ShortlistPerson> =>
  app.call(...changing(...given));

const sharing = (
  { browser }: Person,
  { id: shortlistId }: { id: string },
  body: RequestOf<typeof shareShortlist>["body"] = {},
) => [shareShortlist, { params: { shortlistId }, body }, { as: browser }] as const;

/** Makes a link for guests. Returns its token. */
export const shareOf = async (app: TestApp, ...given: Parameters<typeof sharing>): Promise<string> =>
  (await app.call(...sharing(...given))).token;

export const sharedList = (app: TestApp, token: string): Promise<SharedList> =>
  app.call(getSharedList, { params: { token } });
