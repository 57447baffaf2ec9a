import type { ReportedCaseStudy, ReportedReference } from "@triptych/contract/admin";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { AccountsService } from "../../accounts/service.ts";
import type { ProjectsService } from "../../projects/service.ts";
import type { WorkService } from "../../work/service.ts";

export interface ReportsDeps {
  database: Database;
  accounts: Pick<AccountsService, "listPeople">;
  projects: Pick<ProjectsService, "operator">;
  work: Pick<WorkService, "operator">;
  /** Writes an entry of the audit log. */
  audit: (
    tx: Transaction,
    viewer: Viewer,
    entry: { action: string; targetId: string; details: string },
  ) => Promise<void>;
}

interface Report {
  reporterId: string;
  reason: string;
  createdAt: Date;
}

/** Shows operators what members reported, and lets them withdraw it or keep it. */
export function reportsService({ database, accounts, projects, work, audit }: ReportsDeps) {
  async function listReferences(): Promise<ReportedReference[]> {
    const reported = await projects.operator.listReported();
    const nameOf = await findNames(
      reported.flatMap(({ reference, reports }) => [
        reference.authorId,
        reference.subjectId,
        ...reports.map(({ reporterId }) => reporterId),
      ]),
    );
    return reported.map(({ reference, reports }) => {
      const { id, authorId, subjectId, work: what, wentWell, again, publishesAt, reply } = reference;
      return {
        referenceId: id,
        author: nameOf(authorId),
        about: nameOf(subjectId),
        work: what,
        wentWell,
        again,
        reply,
        publishedAt: publishesAt.toISOString(),
        reports: describe(reports, nameOf),
      };
    });
  }

  async function listCaseStudies(): Promise<ReportedCaseStudy[]> {
    const reported = await work.operator.listReported();
    const nameOf = await findNames(
      reported.flatMap(({ caseStudy, reports }) => [caseStudy.userId, ...reports.map(({ reporterId }) => reporterId)]),
    );
    return reported.map(({ caseStudy: { id, userId, title, client, part, outcome }, images, reports }) => ({
      caseStudyId: id,
      owner: nameOf(userId),
      title,
      client,
      part,
      outcome,
      images,
      reports: describe(reports, nameOf),
    }));
  }

  async function findNames(userIds: string[]): Promise<(userId: string) => string> {
    const people = await accounts.listPeople([...new Set(userIds)]);
    const names = new Map(people.map((person) => [person.id, person.username]));
    return (userId) => names.get(userId) ?? "";
  }

  async function withdrawReference(viewer: Viewer, referenceId: string, reason: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { authorId } = await projects.operator.withdraw(tx, referenceId);
      await audit(tx, viewer, { action: "Withdrew reference", targetId: authorId, details: reason });
    });
  }

  async function dismissReference(viewer: Viewer, referenceId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { authorId } = await projects.operator.dismiss(tx, referenceId);
      await audit(tx, viewer, { action: "Kept reference", targetId: authorId, details: "" });
    });
  }

  async function withdrawCaseStudy(viewer: Viewer, caseStudyId: string, reason: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { userId } = await work.operator.withdraw(tx, caseStudyId);
      await audit(tx, viewer, { action: "Withdrew case study", targetId: userId, details: reason });
    });
  }

  async function dismissCaseStudy(viewer: Viewer, caseStudyId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { userId } = await work.operator.dismiss(tx, caseStudyId);
      await audit(tx, viewer, { action: "Kept case study", targetId: userId, details: "" });
    });
  }

  return { listReferences, listCaseStudies, withdrawReference, dismissReference, withdrawCaseStudy, dismissCaseStudy };
}

const describe = (reports: readonly Report[], nameOf: (userId: string) => string) =>
  reports.map(({ reporterId, reason, createdAt }) => ({
    username: nameOf(reporterId),
    reason,
    createdAt: createdAt.toISOString(),
  }));
