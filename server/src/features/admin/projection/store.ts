import { asc, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { adminSubscribers, adminUsers, currentSubscribers } from "../tables.ts";

/** Says, for every column but the id, that an insert which meets an existing row overwrites it. */
const overwritten = Object.fromEntries(
  Object.entries(getTableColumns(adminSubscribers))
    .filter(([name]) => name !== "id")
    .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

export function projectionStore(queries: Queries) {
  return {
    /** Holds people until the transaction ends: the later of two changes of one person waits, and then sees the earlier one. */
    lockUsers: (userIds: string[]) =>
      queries
        .select({ id: adminUsers.id })
        .from(adminUsers)
        .where(inArray(adminUsers.id, userIds))
        .orderBy(asc(adminUsers.id))
        .for("no key update"),

    /** Writes the rows of those people who belong on the list. Returns their ids. */
    saveSubscribers: async (userIds: string[]): Promise<Set<string>> => {
      const saved = await queries
        .insert(adminSubscribers)
        .select((query) => query.select().from(currentSubscribers).where(inArray(currentSubscribers.id, userIds)))
        .onConflictDoUpdate({ target: adminSubscribers.id, set: overwritten })
        .returning({ id: adminSubscribers.id });
      return new Set(saved.map(({ id }) => id));
    },

    removeSubscribers: async (userIds: string[]): Promise<void> => {
      if (userIds.length > 0) await queries.delete(adminSubscribers).where(inArray(adminSubscribers.id, userIds));
    },

    /** Lists everybody whose row is missing, out of date or left over. */
    listDifferences: async (): Promise<string[]> => {
      const { rows } = await queries.execute<{ id: string }>(sql`
        select id from ((table ${currentSubscribers} except table ${adminSubscribers})
          union all (table ${adminSubscribers} except table ${currentSubscribers})) as differences
        group by id order by id`);
      return rows.map(({ id }) => id);
    },
  };
}
