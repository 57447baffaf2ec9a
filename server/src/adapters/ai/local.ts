import type { ProfileData } from "@triptych/contract/profiles";
import { draftMessage } from "@triptych/matching-engine/draft-message";
import { improveBrief } from "@triptych/matching-engine/improve-brief";
import type { SearchableProfile } from "@triptych/matching-engine/searchable-profile";
import type { Ai } from "./ai.ts";

/**
 * Creates the replies without a model: the matching engine improves and drafts, and nothing is added to its reading and
 * ranking.
 */
export function createLocalAi(): Ai {
  return {
    hasModel: false,
    embeddingsModel: null,
    improve: async (brief) => ({ ...improveBrief(brief), improvedBy: "local" }),
    draft: async ({ query, userType, receiver }) =>
      draftMessage({
        searchText: query,
        senderType: userType,
        receiverProfile: receiver ? asSearchable(receiver) : undefined,
      }),
    readRequirements: async () => [],
    judge: async () => [],
    embed: async () => null,
  };
}

function asSearchable({ type, data }: ProfileData): SearchableProfile {
  return { id: "receiver", userType: type, data } as SearchableProfile;
}
