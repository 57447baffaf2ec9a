import type { AccountsService } from "../accounts/service.ts";

/** Holds what tells who is calling. */
export type Callers = Pick<AccountsService, "recognise" | "sessionToConfirm" | "confirm" | "isStillCalling">;
