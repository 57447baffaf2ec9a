import { and, eq, or } from "drizzle-orm";
import type { Queries } from "../../../../platform/database/database.ts";
import { usedTrials } from "../../tables.ts";

/** Identifies an address or a card, which may have one free trial. */
export interface TrialMark {
  kind: "email" | "card";
  digest: string;
}

export function trialsStore(queries: Queries) {
  return {
    hasUsedTrial: async (marks: TrialMark[]): Promise<boolean> => {
      const isOne = or(
        ...marks.map(({ kind, digest }) => and(eq(usedTrials.kind, kind), eq(usedTrials.digest, digest))),
      );
      const rows = await queries.select({ kind: usedTrials.kind }).from(usedTrials).where(isOne).limit(1);
      return rows.length > 0;
    },

    removeUsedTrials: async (marks: TrialMark[]): Promise<void> => {
      for (const { kind, digest } of marks)
        await queries.delete(usedTrials).where(and(eq(usedTrials.kind, kind), eq(usedTrials.digest, digest)));
    },

    /** Returns how many of them were new. */
    insertUsedTrials: async (marks: TrialMark[], usedAt: Date): Promise<number> => {
      const inserted = await queries
        .insert(usedTrials)
        .values(marks.map((mark) => ({ ...mark, usedAt })))
        .onConflictDoNothing()
        .returning({ kind: usedTrials.kind });
      return inserted.length;
    },
  };
}
