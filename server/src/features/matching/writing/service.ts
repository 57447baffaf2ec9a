import type { UserType } from "@triptych/contract/basics";
import type { BriefReadiness, ImprovedBrief } from "@triptych/contract/matching-writing";
import type { ProfileData } from "@triptych/contract/profiles";
import { judgeReadiness } from "@triptych/matching-engine/brief-readiness";
import type { Ai } from "../../../adapters/ai/ai.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { VisibilityService } from "../visibility/service.ts";
import { searcherTypeOf } from "../rules.ts";

export interface WritingDeps {
  ai: Ai;
  visibility: Pick<VisibilityService, "findShown">;
  /** Starts the time that one call may spend on a language model. */
  startTimer: () => AbortSignal;
}

export type WritingService = ReturnType<typeof writingService>;

/** Helps with writing: improves briefs before a search, and drafts the first message after it. */
export function writingService({ ai, visibility, startTimer }: WritingDeps) {
  async function improve(viewer: Viewer, searcherType: UserType, text: string): Promise<ImprovedBrief> {
    if (searcherTypeOf(viewer) !== searcherType) refuse("forbidden");
    return ai.improve({ text, searcherType }, { signal: startTimer() });
  }

  /** Drafts a message. It says nothing about a receiver whom the writer may not be shown. */
  async function draft(
    viewer: Viewer,
    { query, receiverId }: { query: string; receiverId: string | null },
  ): Promise<string> {
    const receiver = receiverId ? await findReceiver(viewer, receiverId) : null;
    return ai.draft({ query, userType: viewer.userType, receiver }, { signal: startTimer() });
  }

  async function findReceiver(viewer: Viewer, receiverId: string): Promise<ProfileData | null> {
    const member = await visibility.findShown(viewer.userId, receiverId);
    return member?.profileData ?? null;
  }

  return {
    improve,
    draft,
    judgeReadiness: (text: string): BriefReadiness => judgeReadiness(text),
  };
}
