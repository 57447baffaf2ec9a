import { getBrief } from "@triptych/contract/matching-briefs";
import { deleteCaseStudy } from "@triptych/contract/work";
import { afterAll, beforeAll, expect, it } from "vitest";
import { search } from "../../../testing/matching.ts";
import { aBrand, anAgency } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { aCaseStudy, changing } from "../../../testing/work.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const query = "We need a logo for a lighthouse, and signage design.";
const data = {
  services: ["Graphic design" as const],
  uniqueValue: "We are six people in a mill in Wick and answer within the day, which is dark by four in the afternoon.",
};

it("finds people by their case studies, quotes them, and forgets them with the case study", async () => {
  const [brand, agency] = [await aBrand(app), await anAgency(app, data)];
  const searchAs = async () => {
    const { matches, briefId } = await search(app, { as: brand.browser, type: "brand", query });
    return { match: matches.find(({ user }) => user.id === agency.id), briefId };
  };
  const quotesOf = ({ match }: { match: Awaited<ReturnType<typeof searchAs>>["match"] }) =>
    match?.criteria.filter(({ caseStudyId }) => caseStudyId !== undefined) ?? [];
  const before = await searchAs();

  const saved = await aCaseStudy(app, agency, {
    title: "A sign for a lighthouse",
    part: "We designed the logo and the signage of a lighthouse.",
  });
  const after = await searchAs();
  const [quoted] = quotesOf(after);
  await app.call(...changing(saved, agency, { part: "We painted the logo on a door." }));
  const changed = await searchAs();
  await app.call(deleteCaseStudy, { params: { caseStudyId: saved.id } }, { as: agency.browser });
  const kept = await app.call(getBrief, { params: { briefId: after.briefId } }, { as: brand.browser });
  const deleted = await searchAs();

  expect(quotesOf(before)).toEqual([]);
  expect(quoted).toMatchObject({ field: "caseStudy", caseStudyId: saved.id });
  expect(saved.part).toContain(quoted!.quote);
  expect(after.match!.user.work).toMatchObject([{ id: saved.id }]);
  expect(after.match!.score).toBeGreaterThan(before.match?.score ?? 0);
  expect(quotesOf(changed).map(({ quote }) => quote)).not.toContain(quoted!.quote);
  expect(JSON.stringify(kept.matches)).not.toContain(quoted!.quote);
  expect(deleted.match).toEqual(before.match);
});
