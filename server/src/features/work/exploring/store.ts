import { and, asc, desc, eq, gt, isNull, or, sql, type SQLWrapper } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { caseStudies, publicPages } from "../tables.ts";
import { skillsIn, valuesOf, type Filter, type Place } from "./rules.ts";

export type ShownStudy = Pick<
  typeof caseStudies.$inferSelect,
  "id" | "userId" | "title" | "year" | "sector" | "position" | "createdAt"
>;

/** Holds the values of which there is work. */
export interface Choices {
  skills: string[];
  sectors: string[];
  places: string[];
}

export function exploringStore(queries: Queries) {
  return {
    /** Returns case studies of those whose public page is on: what they put first, the newest first, then what they put second. */
    listWork: (filter: Filter, after: Place | null, limit: number): Promise<ShownStudy[]> =>
      queries
        .select({
          id: caseStudies.id,
          userId: caseStudies.userId,
          title: caseStudies.title,
          year: caseStudies.year,
          sector: caseStudies.sector,
          position: caseStudies.position,
          createdAt: caseStudies.createdAt,
        })
        .from(caseStudies)
        .innerJoin(publicPages, eq(publicPages.userId, caseStudies.userId))
        .where(and(isShown, fits(filter), after === null ? undefined : isBehind(after)))
        .orderBy(asc(caseStudies.position), desc(caseStudies.createdAt), desc(caseStudies.id))
        .limit(limit),

    listChoices: async (): Promise<Choices> => {
      const shown = sql`from ${caseStudies} join ${publicPages} on ${publicPages.userId} = ${caseStudies.userId} where ${isShown}`;
      const read = async (value: ReturnType<typeof sql>): Promise<string[]> => {
        const { rows } = await queries.execute(sql`select distinct ${value} as value ${shown} order by 1`);
        return rows.flatMap((row) => (typeof row["value"] === "string" ? [row["value"]] : []));
      };
      return {
        skills: skillsIn(await read(sql`jsonb_array_elements_text(${caseStudies.skills})`)),
        sectors: await read(sql`${caseStudies.sector}`),
        places: await read(sql`jsonb_array_elements_text(${publicPages.regions})`),
      };
    },
  };
}

const isShown = and(eq(publicPages.isOn, true), isNull(caseStudies.removedAt), isNull(caseStudies.withdrawnAt))!;

function fits({ skill, sector, place }: Filter) {
  return and(
    skill === undefined ? undefined : or(...valuesOf(skill).map((each) => has(caseStudies.skills, each))),
    sector === undefined ? undefined : eq(caseStudies.sector, sector),
    place === undefined ? undefined : has(publicPages.regions, place),
  );
}

const has = (list: SQLWrapper, value: string) => sql`${list} @> ${JSON.stringify([value])}::jsonb`;

function isBehind({ position, createdAt, id }: Place) {
  const isOlder = sql`(${caseStudies.createdAt}, ${caseStudies.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return or(gt(caseStudies.position, position), and(eq(caseStudies.position, position), isOlder));
}
