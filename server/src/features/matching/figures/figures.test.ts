import { getMatchingFigures } from "@triptych/contract/matching-figures";
import { confirmBriefReading, getBriefReading } from "@triptych/contract/matching-readings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it("the published figures are those that score a real match", async () => {
  const brand = await aBrand(app);
  const potter = await aFreelancer(app, {
    title: "Retoucher",
    skills: ["Retouching"],
    bio: "I retouch photographs of pottery in Stoke, glaze by glaze, and have done nothing else for eleven years.",
  });
  const figures = await app.call(getMatchingFigures, {});
  const scoreOf = async (query: string) => {
    const { briefId } = await search(app, { as: brand.browser, type: "brand", query });
    const { jobs, forAll } = await app.call(getBriefReading, { params: { briefId } }, { as: brand.browser });
    await app.call(confirmBriefReading, { params: { briefId }, body: { jobs, forAll } }, { as: brand.browser });
    const { matches } = await search(app, { as: brand.browser, type: "brand", query, briefId });
    return matches.find(({ user }) => user.id === potter.id)!.score;
  };

  const fitting = await scoreOf("We need a retoucher.");
  const lacking = await scoreOf("We need a retoucher in Mexico City.");

  expect(fitting).toBeGreaterThanOrEqual(figures.fits);
  expect(lacking).toBeLessThanOrEqual(figures.most.notAllMustHaves);
  expect(figures.fits).toBeGreaterThan(figures.most.notAllMustHaves);
  expect(figures.kinds.find(({ kind }) => kind === "job")!.weight).toBeGreaterThan(
    figures.kinds.find(({ kind }) => kind === "place")!.weight,
  );
});
