import { asc, eq, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { auditLog } from "../tables.ts";

export function exportingStore(queries: Queries) {
  return {
    listAudit: (userId: string) =>
      queries
        .select()
        .from(auditLog)
        .where(or(eq(auditLog.targetId, userId), eq(auditLog.actorId, userId)))
        .orderBy(asc(auditLog.id)),
  };
}
