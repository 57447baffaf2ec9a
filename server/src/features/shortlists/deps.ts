import type { Clock } from "../../platform/process/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { NewId } from "../../platform/process/ids.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { MessagingService } from "../messaging/service.ts";
import type { ProfilesService } from "../profiles/service.ts";

export interface ShortlistsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  accounts: Pick<AccountsService, "findSearcher" | "listTeam">;
  profiles: Pick<ProfilesService, "describe" | "listListed" | "listListedMembers" | "listMembers">;
  messaging: Pick<MessagingService, "listBlockedIds" | "listBlockedWith" | "listContactIds">;
  matching: {
    briefs: Pick<MatchingService["briefs"], "list" | "owns">;
    judging: Pick<MatchingService["judging"], "judge">;
  };
  settings: { publicUrl: string };
  /** Tells the open pages of an account that its lists changed. Called after the commit. */
  publish: (userId: string) => void;
}
