import { setTimeout as pause } from "node:timers/promises";
import type { MatchingIndex } from "../../../adapters/matching-index/matching-index.ts";
import type { ProfilesService } from "../../profiles/service.ts";

export interface ComparisonDeps {
  profiles: Pick<ProfilesService, "listIdsAfter" | "listListed" | "listVersions">;
  index: Pick<MatchingIndex, "listVersions" | "listIds">;
  /** Runs work after the other work that changes the index. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  isStopped: () => boolean;
}

/** Takes people whose entry differs from what the database says of them. */
type OnDifferent = (userIds: string[]) => Promise<void>;

export const pageSize = 200;
/** Leaves room between two pages for searches. */
const betweenPagesMs = 10;

/** Lists everybody who has a profile, a page at a time. */
export async function* everybody({ listIdsAfter }: Pick<ProfilesService, "listIdsAfter">): AsyncGenerator<string[]> {
  for (let last: string | null = null; ;) {
    const page: string[] = await listIdsAfter(last, pageSize);
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)!;
  }
}

/** Compares entries in the index with the database: who is listed, and with which version of the profile. */
export function createComparison({ profiles, index, inTurn, isStopped }: ComparisonDeps) {
  /** Returns those of these people who are listed, and says whether an entry is what the database says of its person. */
  async function compareSome(userIds: string[]): Promise<{ isSame: (id: string) => boolean; listed: Set<string> }> {
    const [versions, listed, known] = await Promise.all([
      profiles.listVersions(userIds),
      profiles.listListed(userIds),
      index.listVersions(userIds),
    ]);
    const wanted = new Map(versions.map(({ userId, version }) => [userId, version]));
    return {
      isSame: (id) => known.get(id) === (listed.has(id) ? wanted.get(id) : undefined),
      listed,
    };
  }

  async function comparePage(page: string[], onDifferent: OnDifferent) {
    const { isSame } = await compareSome(page);
    const different = page.filter((id) => !isSame(id));
    if (different.length > 0) await onDifferent(different);
  }

  /** Finds everybody in the index who is not listed, whether or not they still have a profile. */
  async function compareUnlisted(page: string[], onDifferent: OnDifferent) {
    const listed = await profiles.listListed(page);
    const unlisted = page.filter((id) => !listed.has(id));
    if (unlisted.length > 0) await onDifferent(unlisted);
  }

  async function compareAll(onDifferent: OnDifferent): Promise<void> {
    for await (const page of everybody(profiles)) {
      if (isStopped()) return;
      await inTurn(() => comparePage(page, onDifferent));
      await pause(betweenPagesMs);
    }
    for await (const page of index.listIds()) {
      if (isStopped()) return;
      await inTurn(() => compareUnlisted(page, onDifferent));
    }
  }

  return { compareSome, compareAll };
}
