import { nameOf } from "../features/profiles/rules.ts";
import { firstFreeName, wantedNameOf } from "../features/work/public-pages/rules.ts";
import { publicPageNames, publicPages, type PageType } from "../features/work/tables.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { DemoPerson } from "./marketplace.ts";

interface PageOwner {
  id: string;
  person: DemoPerson | null;
}

/** Leaves some without a page: of those who show no work, one in so many has one. */
const oneIn = 4;

/** Gives public pages to everybody who shows work, and to some others. */
export async function insertPublicPages(
  tx: Transaction,
  everybody: readonly PageOwner[],
  { now, isShowingWork }: { now: Date; isShowingWork: (userId: string) => boolean },
): Promise<void> {
  const taken: Record<PageType, Set<string>> = { agency: new Set(), freelancer: new Set() };
  const pages = everybody.flatMap(({ id: userId, person }, at) => {
    const profile = person?.profile;
    if (!profile || profile.type === "brand" || (!isShowingWork(userId) && at % oneIn > 0)) return [];
    const { type, data } = profile;
    const name = firstFreeName(wantedNameOf(nameOf(profile), type), taken[type]);
    taken[type].add(name);
    return [{ userId, type, name, isOn: true, regions: [...data.regions], changedAt: now }];
  });
  await tx.insert(publicPages).values(pages);
  await tx
    .insert(publicPageNames)
    .values(pages.map(({ userId, type, name }) => ({ userId, type, name, createdAt: now })));
}
