import type { SessionKey } from "../../../adapters/identity/identity.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { selectListings, selectNames, selectPeople, selectSeen } from "./tables.ts";

export type SeenRow = Awaited<ReturnType<typeof selectSeen>>[number];
export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];
/** Holds what decides whether somebody is listed. */
export type ListingFacts = Pick<PersonRow, "profileType" | "isVerified" | "subscription">;
type ListingRow = Awaited<ReturnType<typeof selectListings>>[number];
type NameRow = Awaited<ReturnType<typeof selectNames>>[number];

/** Returns statements that are built once, because most calls run one of them. */
export function seeingStore(queries: Queries) {
  // NOTE: without a name, because the pool gives one to every statement that is repeated.
  const seen = selectSeen(queries).prepare("");
  const people = selectPeople(queries).prepare("");
  const listings = selectListings(queries).prepare("");
  const names = selectNames(queries).prepare("");

  return {
    findSeen: async (session: SessionKey, userId: string): Promise<SeenRow | null> =>
      (await seen.execute({ ...session, userId }))[0] ?? null,
    listPeople: async (userIds: string[]): Promise<PersonRow[]> =>
      userIds.length === 0 ? [] : people.execute({ userIds }),
    listListings: async (userIds: string[]): Promise<ListingRow[]> =>
      userIds.length === 0 ? [] : listings.execute({ userIds }),
    listNames: async (userIds: string[]): Promise<NameRow[]> =>
      userIds.length === 0 ? [] : names.execute({ userIds }),
  };
}
