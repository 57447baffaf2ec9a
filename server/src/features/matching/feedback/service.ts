import type { FeedbackReason } from "@triptych/contract/matching-feedback";
import type { Adjustment } from "@triptych/matching-engine/matcher";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { ReadingsService } from "../readings/service.ts";
import { feedbackStore, type Feedback } from "./store.ts";

export interface FeedbackDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  profiles: Pick<ProfilesService, "listMembers" | "listForMatching">;
  readings: Pick<ReadingsService, "findReading">;
}

export interface FeedbackInput {
  userId: string;
  briefId?: string;
  reason: FeedbackReason;
  comments?: string;
}

/** Says what somebody's feedback changes in a search. */
export interface Consequences {
  hiddenUserIds: string[];
  adjustments: Adjustment[];
}

export type FeedbackService = ReturnType<typeof feedbackService>;

/** Keeps why matches did not fit, and applies it to the next searches. */
export function feedbackService({ database, clock, newId, profiles, readings }: FeedbackDeps) {
  const store = feedbackStore(database);

  async function send(viewer: Viewer, { userId, briefId, reason, comments }: FeedbackInput) {
    const [member] = await profiles.listMembers([userId]);
    if (!member || userId === viewer.userId) refuse("not_found");
    const brief = briefId ? ((await readings.findReading(viewer.userId, briefId)) ?? refuse("not_found")) : null;
    const id = await store.saveFeedback({
      id: newId(),
      userId: viewer.userId,
      matchUserId: userId,
      briefId: briefId ?? null,
      reason,
      comments: comments ?? "",
      briefText: brief?.text ?? null,
      reading: brief?.confirmed?.reading ?? null,
      createdAt: clock.now(),
    });
    return { id, message: "Thank you for helping us improve our matching algorithm." };
  }

  async function remove(viewer: Viewer, feedbackId: string) {
    if (!(await store.removeFeedback(viewer.userId, feedbackId))) refuse("not_found");
    return { message: "This match may appear again." };
  }

  /** Returns whom this person's next search leaves out and, where it is a search of a brief, what it weighs differently. */
  async function consequencesFor(userId: string, briefId: string | null): Promise<Consequences> {
    const given = await store.listFeedback(userId, briefId);
    const aboutBrief = given.filter((each) => briefId !== null && each.briefId === briefId);
    const refused = await profiles.listForMatching(aboutBrief.map(({ matchUserId }) => matchUserId));
    const adjustments = aboutBrief.flatMap(({ matchUserId, reason }) => {
      const profile = refused.find(({ id }) => id === matchUserId);
      return profile ? [{ reason, profile }] : [];
    });
    return { hiddenUserIds: given.map(({ matchUserId }) => matchUserId), adjustments };
  }

  return {
    send,
    remove,
    consequencesFor,
    listFor: (userId: string, briefId: string | null): Promise<Feedback[]> => store.listFeedback(userId, briefId),
    listAll: (userId: string) => store.listAllFeedback(userId),
  };
}
