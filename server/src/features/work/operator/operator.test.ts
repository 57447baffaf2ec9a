import {
  dismissCaseStudyReports,
  listAuditLog,
  listCaseStudyReports,
  withdrawCaseStudy,
} from "@triptych/contract/admin";
import { deleteCaseStudy, reportCaseStudy } from "@triptych/contract/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator, type Member } from "../../../../testing/accounts.ts";
import { open } from "../../../../testing/files.ts";
import { aBrand, anAgency } from "../../../../testing/profiles.ts";
import type { Browser } from "../../../../testing/start-app.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { aCaseStudy, changing, ownWork, workOf } from "../../../../testing/work.ts";

let app: TestApp;
let operator: Browser;
let brand: Member;
beforeAll(async () => {
  app = await startApp();
  ({ browser: operator } = await anOperator(app));
  brand = await aBrand(app);
});
afterAll(() => app?.close());

const of = ({ id: caseStudyId }: { id: string }) => ({ params: { caseStudyId } });
const reported = async (id: string) =>
  (await app.call(listCaseStudyReports, {}, { as: operator })).find(({ caseStudyId }) => caseStudyId === id);

async function aReported() {
  const agency = await anAgency(app);
  const saved = await aCaseStudy(app, agency);
  const body = { reason: "These are my pictures" };
  await app.call(reportCaseStudy, { ...of(saved), body }, { as: brand.browser });
  await app.call(reportCaseStudy, { ...of(saved), body }, { as: brand.browser });
  return { agency, saved };
}

describe("a reported case study", () => {
  it("is listed with its pictures and each report once", async () => {
    const { agency, saved } = await aReported();

    const shown = await reported(saved.id);

    expect(shown).toMatchObject({ owner: agency.username, title: saved.title, images: [{ width: 800 }] });
    expect(shown!.reports).toMatchObject([{ username: brand.username, reason: "These are my pictures" }]);
  });

  it("is gone for everybody once it is withdrawn, pictures too, and its owner sees why", async () => {
    const { agency, saved } = await aReported();
    const picture = saved.images[0]!.pictures[0]!.url;

    await app.call(withdrawCaseStudy, { ...of(saved), body: { reason: "Not theirs" } }, { as: operator });

    const own = await ownWork(app, agency);
    expect(await reported(saved.id)).toBeUndefined();
    expect((await workOf(app, agency, brand)).caseStudies).toEqual([]);
    expect(own).toMatchObject([{ title: saved.title, part: "", images: [], isWithdrawn: true }]);
    expect((await open(app, picture, agency)).statusCode).toBe(404);
    expect(await app.refusal(...changing(saved, agency, {}))).toMatchObject({ code: "conflict" });
    const [entry] = await app.call(listAuditLog, { query: {} }, { as: operator });
    expect(entry).toMatchObject({ action: "Withdrew case study", target: agency.username, details: "Not theirs" });
    await app.call(deleteCaseStudy, of(saved), { as: agency.browser });
    expect(await ownWork(app, agency)).toEqual([]);
  });

  it("stays once its reports are dismissed", async () => {
    const { agency, saved } = await aReported();

    await app.call(dismissCaseStudyReports, of(saved), { as: operator });

    expect(await reported(saved.id)).toBeUndefined();
    expect((await workOf(app, agency, brand)).caseStudies).toHaveLength(1);
    expect(await app.refusal(dismissCaseStudyReports, of(saved), { as: operator })).toMatchObject({
      code: "not_found",
    });
  });
});
