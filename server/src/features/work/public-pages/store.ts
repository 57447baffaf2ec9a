import { and, asc, eq, gt, inArray, like, or } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { publicPageNames, publicPages, type PageType } from "../tables.ts";

export type PageRow = typeof publicPages.$inferSelect;
type NameRow = typeof publicPageNames.$inferSelect;

export function publicPagesStore(queries: Queries) {
  return {
    find: async (userId: string): Promise<PageRow | null> =>
      (await queries.select().from(publicPages).where(eq(publicPages.userId, userId)))[0] ?? null,

    /** Finds somebody's page, and makes everybody else who changes it wait until the transaction ends. */
    lock: async (userId: string): Promise<PageRow | null> =>
      (await queries.select().from(publicPages).where(eq(publicPages.userId, userId)).for("update"))[0] ?? null,

    /** Finds the page that has or had a name. */
    findByName: async (type: PageType, name: string): Promise<PageRow | null> => {
      const [found] = await queries
        .select({ page: publicPages })
        .from(publicPageNames)
        .innerJoin(publicPages, eq(publicPages.userId, publicPageNames.userId))
        .where(and(eq(publicPageNames.type, type), eq(publicPageNames.name, name)));
      return found?.page ?? null;
    },

    /** Returns those of the people's pages that are on. */
    listOn: (userIds: string[]): Promise<PageRow[]> =>
      userIds.length === 0
        ? Promise.resolve([])
        : queries
            .select()
            .from(publicPages)
            .where(and(inArray(publicPages.userId, userIds), eq(publicPages.isOn, true))),

    /** Returns the pages that are on, some at a time, in the order of their owners. */
    listOnAfter: (userId: string | null, limit: number): Promise<PageRow[]> =>
      queries
        .select()
        .from(publicPages)
        .where(and(eq(publicPages.isOn, true), userId === null ? undefined : gt(publicPages.userId, userId)))
        .orderBy(asc(publicPages.userId))
        .limit(limit),

    save: async (row: PageRow): Promise<void> => {
      const { userId: _, ...set } = row;
      await queries.insert(publicPages).values(row).onConflictDoUpdate({ target: publicPages.userId, set });
    },

    /** Returns who has names that begin like this one. NOTE: names hold no character that a pattern gives a meaning. */
    listNames: (type: PageType, beginning: string): Promise<NameRow[]> =>
      queries
        .select()
        .from(publicPageNames)
        .where(
          and(
            eq(publicPageNames.type, type),
            or(eq(publicPageNames.name, beginning), like(publicPageNames.name, `${beginning}-%`)),
          ),
        ),

    /** Gives somebody a name, and returns whether nobody had it. */
    insertName: async (row: NameRow): Promise<boolean> => {
      const inserted = await queries.insert(publicPageNames).values(row).onConflictDoNothing().returning();
      return inserted.length > 0;
    },
  };
}
