import type { MatchSuggestion } from "@triptych/contract/matching";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { VisibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import type { RetrievalService } from "../retrieval/service.ts";
import { suggestionsStore } from "./store.ts";

export interface SuggestionsDeps {
  database: Database;
  clock: Clock;
  profiles: Pick<ProfilesService, "findProfile" | "listMembers">;
  visibility: VisibilityService;
  feedback: Pick<FeedbackService, "consequencesFor">;
  /** Lists the people this person already writes with. */
  listContactIds: (userId: string) => Promise<string[]>;
  retrieval: Pick<RetrievalService, "findToMeet">;
}

export type SuggestionsService = ReturnType<typeof suggestionsService>;

const shown = 12;
const looksAt = 60;

export function suggestionsService(deps: SuggestionsDeps) {
  const { database, clock, profiles, visibility, feedback, listContactIds, retrieval } = deps;
  const store = suggestionsStore(database);

  async function list(viewer: Viewer): Promise<MatchSuggestion[]> {
    const profile = await profiles.findProfile(viewer.userId);
    if (!profile) return [];
    const [skipped, contacts, { hiddenUserIds }] = await Promise.all([
      store.listSkipped(viewer.userId),
      listContactIds(viewer.userId),
      feedback.consequencesFor(viewer.userId, null),
    ]);
    const excludedIds = new Set([...skipped, ...contacts, ...hiddenUserIds]);
    const found = await retrieval.findToMeet({ id: viewer.userId, profile, excludedIds }, looksAt);
    const visible = await visibility.keepVisible(viewer.userId, found, { limit: shown });
    return visible.map(({ user, found: { score } }) => ({
      id: user.id,
      username: user.username,
      displayName: user.displayName,
      userType: user.userType,
      photo: user.photo,
      score,
    }));
  }

  async function skip(viewer: Viewer, userId: string) {
    const [member] = await profiles.listMembers([userId]);
    if (!member || userId === viewer.userId) refuse("not_found");
    await store.insertSkip({ userId: viewer.userId, skippedUserId: userId, createdAt: clock.now() });
    return { message: "This person won't be suggested again." };
  }

  return { list, skip };
}
