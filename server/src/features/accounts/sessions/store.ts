import type { SessionKey } from "../../../adapters/identity/identity.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { selectCaller, selectDescribedCaller, selectDescribedSignIn } from "./tables.ts";

export type CallerRow = Awaited<ReturnType<typeof selectCaller>>[number];
export type DescribedRow = Awaited<ReturnType<typeof selectDescribedSignIn>>[number];

/** Returns statements that are built once, because every call runs one of them. */
export function sessionsStore(queries: Queries) {
  // NOTE: without a name, because the pool gives one to every statement that is repeated.
  const caller = selectCaller(queries).prepare("");
  const describedCaller = selectDescribedCaller(queries).prepare("");
  const describedSignIn = selectDescribedSignIn(queries).prepare("");

  return {
    findCaller: async (session: SessionKey): Promise<CallerRow | null> =>
      (await caller.execute({ ...session }))[0] ?? null,
    /** Says also whether a trial with this digest was used. */
    findDescribedCaller: async (session: SessionKey, trialDigest: string): Promise<DescribedRow | null> =>
      (await describedCaller.execute({ ...session, trialDigest }))[0] ?? null,
    findDescribedSignIn: async (signInId: string, trialDigest: string): Promise<DescribedRow | null> =>
      (await describedSignIn.execute({ signInId, trialDigest }))[0] ?? null,
  };
}
