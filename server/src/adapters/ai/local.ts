import type { ProfileData } from "@triptych/contract/profiles";
import type { SearchableProfile } from "@triptych/matching-engine/searchable-profile";
import type { BriefEngine } from "../matching-index/matching-index.ts";
import type { Ai } from "./ai.ts";

/**
 * Creates the replies without a model: the matching engine improves and drafts, and nothing is added to its reading and
 * ranking.
 */
export function createLocalAi(engine: Pick<BriefEngine, "improve" | "draft">): Ai {
  return {
    hasModel: false,
    embeddingsModel: null,
    improve: async (brief) => ({ ...(await engine.improve(brief)), improvedBy: "local" }),
    draft: ({ query, userType, receiver }) =>
      engine.draft({
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
