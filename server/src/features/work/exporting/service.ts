import type { Database } from "../../../platform/database/database.ts";
import { leaveOut } from "../../../platform/database/leave-out.ts";
import { exportingStore } from "./store.ts";

/** Puts together somebody's own case studies, who is credited on them, and where they are credited themselves. */
export function exportingService({ database }: { database: Database }) {
  const store = exportingStore(database);

  async function exportWork(userId: string) {
    return {
      caseStudies: leaveOut(await store.listCaseStudies(userId), "userId"),
      images: await store.listImages(userId),
      credits: await store.listCredits(userId),
      publicPage: leaveOut(await store.listPublicPages(userId), "userId"),
      publicPageNames: leaveOut(await store.listPublicPageNames(userId), "userId"),
      reports: leaveOut(await store.listReports(userId), "reporterId"),
    };
  }

  return { exportWork };
}
