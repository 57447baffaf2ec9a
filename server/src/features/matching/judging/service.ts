import { isBlank } from "@triptych/contract/basics";
import type { Match } from "@triptych/contract/matching";
import type { Database } from "../../../platform/database/database.ts";
import { briefsStore } from "../briefs/store.ts";
import type { QuotingService } from "../quoting/service.ts";
import type { ReadingsService } from "../readings/service.ts";
import type { BriefToFind } from "../retrieval/service.ts";
import { type Found, type Searcher, searcherTypeOf, toMatch } from "../rules.ts";
import type { VisibilityService } from "../visibility/service.ts";

export interface JudgingDeps {
  database: Database;
  readings: Pick<ReadingsService, "forSearch">;
  visibility: Pick<VisibilityService, "keepVisible">;
  quoting: Pick<QuotingService, "quote">;
  /** Judges how people fit a brief today. Leaves out who may not be found any more. */
  explain: (ids: readonly string[], brief: BriefToFind) => Promise<Found[]>;
}

export interface Judged {
  /** Says whether a person confirmed what was read in the brief. */
  isConfirmed: boolean;
  matches: Match[];
}

/** Judges chosen people by a saved brief. */
export function judgingService({ database, readings, visibility, quoting, explain }: JudgingDeps) {
  const store = briefsStore(database);

  /**
   * Judges how people fit a brief today, whether or not its last search found them, in the given order. Leaves out who may not be
   * shown. Returns `null` where there is no such brief.
   */
  async function judge(searcher: Searcher, briefId: string, userIds: string[]): Promise<Judged | null> {
    const row = await store.findBrief(searcher.userId, briefId);
    if (!row) return null;
    const asked = { text: row.text, searcherType: searcherTypeOf(searcher) };
    const reading = await readings.forSearch(searcher.userId, { ...asked, briefId });
    const brief = { ...asked, reading };
    const isConfirmed = reading !== undefined;
    if (userIds.length === 0 || isBlank(row.text)) return { isConfirmed, matches: [] };
    const found = new Map((await explain(userIds, brief)).map((each) => [each.id, each]));
    const inOrder = userIds.flatMap((id) => found.get(id) ?? []);
    const shown = await visibility.keepVisible(searcher.userId, inOrder);
    return { isConfirmed, matches: await quoting.quote(searcher.userId, shown.map(toMatch), async () => brief) };
  }

  return { judge };
}
