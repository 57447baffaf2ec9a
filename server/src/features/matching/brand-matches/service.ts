import { matchingLimits, type Match } from "@triptych/contract/matching";
import type { ProfileData } from "@triptych/contract/profiles";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { VisibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import type { RetrievalService } from "../retrieval/service.ts";
import { isStillTrue, searcherTypeOf, toFound, toKept, toMatch, type VisibleMatch, type Found } from "../rules.ts";
import { brandMatchesStore } from "./store.ts";

export interface BrandMatchesDeps {
  database: Database;
  clock: Clock;
  profiles: Pick<ProfilesService, "findVersion">;
  visibility: VisibilityService;
  feedback: Pick<FeedbackService, "consequencesFor">;
  retrieval: Pick<RetrievalService, "findBrands">;
}

export type BrandMatchesService = ReturnType<typeof brandMatchesService>;

/** Counts the further brands that are kept, in the place of those that are hidden or leave during the day. */
const reserve = 30;

/** Finds brands for a freelancer's profile: once a day, when the profile has changed, and on request. */
export function brandMatchesService(deps: BrandMatchesDeps) {
  const { database, clock, profiles, visibility, feedback, retrieval } = deps;
  const store = brandMatchesStore(database);

  async function list(viewer: Viewer, { isFresh }: { isFresh: boolean }): Promise<Match[]> {
    if (searcherTypeOf(viewer) !== "freelancer") refuse("forbidden");
    const own = await profiles.findVersion(viewer.userId);
    if (own?.profile.type !== "freelancer") return [];
    const kept = isFresh ? null : await findKept(viewer.userId, own.version);
    const shown = kept && (await keepWanted(viewer.userId, kept));
    // NOTE: a brand that changed its profile since would be quoted wrongly.
    if (shown?.every(isStillTrue)) return shown.map(toMatch);
    return (await keepWanted(viewer.userId, await compute(viewer.userId, own))).map(toMatch);
  }

  async function keepWanted(userId: string, found: Found[]): Promise<VisibleMatch[]> {
    const { hiddenUserIds } = await feedback.consequencesFor(userId, null);
    const wanted = found.filter(({ id }) => !hiddenUserIds.includes(id));
    return visibility.keepVisible(userId, wanted, { limit: matchingLimits.matches });
  }

  async function findKept(userId: string, version: number): Promise<Found[] | null> {
    const kept = await store.findKept(userId);
    if (!kept || kept.profileVersion !== version) return null;
    const ageMs = clock.now().getTime() - kept.computedAt.getTime();
    return ageMs < matchingLimits.brandMatchesRefreshMs ? kept.matches.map(toFound) : null;
  }

  async function compute(
    userId: string,
    { profile, version }: { profile: ProfileData; version: number },
  ): Promise<Found[]> {
    const found = await retrieval.findBrands(userId, profile, matchingLimits.matches + reserve);
    await store.save({ userId, profileVersion: version, computedAt: clock.now(), matches: found.map(toKept) });
    return found;
  }

  return {
    list,
    /** Removes a brand that leaves from what was kept. */
    forgetPerson: (tx: Transaction, userId: string): Promise<void> => brandMatchesStore(tx).removeFromKept(userId),
  };
}
