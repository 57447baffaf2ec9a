import { listBrandMatches } from "@triptych/contract/matching";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { moveDays } from "../../../../testing/clock.ts";
import { aBrand, aFreelancer, saveBrandProfile, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const bakery = {
  brandName: "Marrow & Rye",
  industries: ["Food and beverage" as const],
  description:
    "We bake rye crackers in Whitby and need food photography for our farm shops: crumbs, butter, no gingham at all.",
};
const foodPhotographer = {
  title: "Food Photographer",
  industries: ["Food and beverage" as const],
  skills: ["Photography"],
  bio: "I photograph food for small makers in Yorkshire, in daylight, and eat what is left over when we have finished.",
};

async function matchesOf({ browser }: Member, refresh?: "true") {
  return app.call(listBrandMatches, { query: refresh ? { refresh } : {} }, { as: browser });
}
const idsOf = async (member: Member, refresh?: "true") => (await matchesOf(member, refresh)).map(({ user }) => user.id);

describe("brand matches", () => {
  it("are brands that fit the freelancer's profile, with reasons", async () => {
    const brand = await aBrand(app, bakery);
    const freelancer = await aFreelancer(app, foodPhotographer);

    const matches = await matchesOf(freelancer);

    const match = matches.find(({ user }) => user.id === brand.id)!;
    expect(match.user.userType).toBe("brand");
    expect(match.reasons.length).toBeGreaterThan(0);
    expect(new Set(matches.map(({ user }) => user.userType))).toEqual(new Set(["brand"]));
  });

  it("are nobody before the profile is complete, and forbidden to others", async () => {
    const incomplete = await aMember(app, "freelancer");
    const brand = await aBrand(app);

    const refusal = await app.refusal(listBrandMatches, { query: {} }, { as: brand.browser });

    expect(await matchesOf(incomplete)).toEqual([]);
    expect(refusal.code).toBe("forbidden");
  });

  it("stay the same for a day, and are made anew on request", async () => {
    const freelancer = await aFreelancer(app, foodPhotographer);
    const before = await idsOf(freelancer);
    const late = await aBrand(app, bakery);

    const cached = await idsOf(freelancer);
    const refreshed = await idsOf(freelancer, "true");

    expect(cached).toEqual(before);
    expect(refreshed).toContain(late.id);
  });

  it("are made anew after a day, and when the profile has changed", async () => {
    const own = await startApp();
    const [patient, changing] = [await aFreelancer(own, foodPhotographer), await aFreelancer(own, foodPhotographer)];
    const list = async ({ browser }: Member) =>
      (await own.call(listBrandMatches, { query: {} }, { as: browser })).map(({ user }) => user.id);
    await Promise.all([list(patient), list(changing)]);
    const late = await aBrand(own, bakery);

    await saveFreelancerProfile(own, changing.browser, { ...foodPhotographer, fullName: "Somebody New" });
    const afterChange = await list(changing);
    const sameDay = await list(patient);
    await moveDays(own, 1.1);
    const nextDay = await list(patient);

    expect(afterChange).toContain(late.id);
    expect(sameDay).not.toContain(late.id);
    expect(nextDay).toContain(late.id);
    await own.close();
  });

  it("never quote what a brand does not say any more", async () => {
    const [brand, freelancer] = [await aBrand(app, bakery), await aFreelancer(app, foodPhotographer)];
    await matchesOf(freelancer);
    const description =
      "We have become a museum of photography in Hull and hang other people's pictures on our walls, mostly of trawlers.";

    await saveBrandProfile(app, brand.browser, { ...bakery, description });

    const match = (await matchesOf(freelancer)).find(({ user }) => user.id === brand.id);
    const quotes =
      match?.criteria.flatMap(({ quote, field }) => (quote && field === "description" ? [quote] : [])) ?? [];
    expect(quotes.filter((quote) => !description.includes(quote))).toEqual([]);
  });

  it("leave out a brand that did not fit, though they are cached", async () => {
    const [brand, freelancer] = [await aBrand(app, bakery), await aFreelancer(app, foodPhotographer)];
    const before = await idsOf(freelancer);

    await app.call(
      sendMatchFeedback,
      { body: { userId: brand.id, reason: "wrong-industry" } },
      { as: freelancer.browser },
    );

    expect(before).toContain(brand.id);
    expect(await idsOf(freelancer)).not.toContain(brand.id);
  });
});
