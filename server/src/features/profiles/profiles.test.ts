import { getOwnProfile } from "@triptych/contract/accounts";
import { blockContact } from "@triptych/contract/messaging";
import {
  getMember,
  updateAgencyProfile,
  updateBrandProfile,
  updateFreelancerProfile,
} from "@triptych/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../testing/accounts.ts";
import { aBrand, aBrandProfile, aFreelancer, aFreelancerProfile, anAgencyProfile } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("saving a profile", () => {
  it("keeps it, without the addresses that were left empty", async () => {
    const { browser } = await aMember(app, "freelancer");

    const saved = await app.call(
      updateFreelancerProfile,
      { body: aFreelancerProfile({ portfolio: "", linkedIn: "https://network.example/imogen", instagram: undefined }) },
      { as: browser },
    );

    const { profileData } = await app.call(getOwnProfile, {}, { as: browser });
    expect(profileData).toEqual(saved);
    expect(Object.keys(saved.data)).not.toContain("portfolio");
    expect(Object.keys(saved.data)).toContain("linkedIn");
  });

  it("replaces the previous one, and changes the person's name", async () => {
    const { browser, id } = await aBrand(app, { brandName: "Old Name" });

    await app.call(updateBrandProfile, { body: aBrandProfile({ brandName: "New Name" }) }, { as: browser });

    expect(await app.call(getMember, { params: { userId: id } }, { as: browser })).toMatchObject({
      displayName: "New Name",
    });
  });

  it("is forbidden for another type of account", async () => {
    const { browser } = await aMember(app, "brand");

    const asAgency = await app.refusal(
      updateAgencyProfile,
      { body: { type: "agency", data: anAgencyProfile() } },
      { as: browser },
    );
    const asFreelancer = await app.refusal(updateFreelancerProfile, { body: aFreelancerProfile() }, { as: browser });

    expect([asAgency.code, asFreelancer.code]).toEqual(["forbidden", "forbidden"]);
  });

  it("removes invisible characters and changes of the reading direction from names", async () => {
    const { browser } = await aMember(app, "brand");
    const brandName = "\u202e\u200bMar\u200drow\u2066 \u00ad&\ufeff\r\nRye\u2069\u3164";

    const saved = await app.call(updateBrandProfile, { body: aBrandProfile({ brandName }) }, { as: browser });
    const blank = await app.refusal(
      updateBrandProfile,
      { body: aBrandProfile({ brandName: "\u200b\u2060\u3164" }) },
      { as: browser },
    );

    expect(saved.data).toMatchObject({ brandName: "Marrow & Rye" });
    expect(blank).toMatchObject({ status: 400, message: "Brand or business name is required" });
  });

  it("refuses names that speak for the product, however they are written", async () => {
    const { browser } = await aMember(app, "brand");

    for (const brandName of ["Triptych", "TR1PTYCH", "The Triptych Support Team", "Support", "Sécurity\u200b"])
      expect(await app.refusal(updateBrandProfile, named(brandName), { as: browser })).toMatchObject({
        code: "invalid_input",
        details: [{ field: "brandName" }],
      });
    const saved = await app.call(updateBrandProfile, named("Triptych Films"), { as: browser });
    expect(saved.data).toMatchObject({ brandName: "Triptych Films" });
  });

  it("is refused before the email address is verified", async () => {
    const { browser } = await aMember(app, "brand", { isVerified: false });

    const refusal = await app.refusal(updateBrandProfile, { body: aBrandProfile() }, { as: browser });

    expect(refusal.code).toBe("email_unverified");
  });

  it("says for every field what is wrong with it", async () => {
    const { browser } = await aMember(app, "freelancer");

    const { details } = await app.refusal(
      updateFreelancerProfile,
      { body: aFreelancerProfile({ bio: "Too short", skills: [], portfolio: "imogen.example" }) },
      { as: browser },
    );

    expect(details).toEqual([
      { field: "skills", message: "Select at least one skill" },
      { field: "bio", message: "Please provide at least 50 characters describing your experience" },
      { field: "portfolio", message: "Please enter a valid URL or leave empty" },
    ]);
  });

  it("keeps one complete profile of many that arrive at once", async () => {
    const { browser, id } = await aBrand(app);
    const names = Array.from({ length: 10 }, (_, at) => `Racing Brand ${at}`);

    await Promise.all(
      names.map((brandName) => app.call(updateBrandProfile, { body: aBrandProfile({ brandName }) }, { as: browser })),
    );

    const member = await app.call(getMember, { params: { userId: id } }, { as: browser });
    expect(names).toContain(member.displayName);
    expect(member.profileData?.data).toEqual(aBrandProfile({ brandName: member.displayName }));
  });
});

describe("looking at a member", () => {
  it("shows the profile of somebody who is listed, and nothing about what they pay", async () => {
    const viewer = await aBrand(app);
    const freelancer = await aFreelancer(app, { fullName: "Imogen Farrant" });

    const member = await app.call(getMember, { params: { userId: freelancer.id } }, { as: viewer.browser });

    expect(member).toMatchObject({
      id: freelancer.id,
      username: freelancer.username,
      displayName: "Imogen Farrant",
      userType: "freelancer",
    });
    expect(Object.keys(member).toSorted()).toEqual([
      "displayName",
      "id",
      "photo",
      "profileData",
      "responses",
      "userType",
      "username",
    ]);
  });

  it("finds nobody who does not exist or has no profile, verified or not", async () => {
    const viewer = await aBrand(app);
    const unverified = await aMember(app, "brand", { isVerified: false });
    const incomplete = await aMember(app, "brand");

    const codes = await Promise.all(
      [crypto.randomUUID(), unverified.id, incomplete.id].map(
        async (userId) => (await app.refusal(getMember, { params: { userId } }, { as: viewer.browser })).code,
      ),
    );

    expect(codes).toEqual(["not_found", "not_found", "not_found"]);
  });

  it("does not find a complete profile whose owner's address is not verified", async () => {
    const viewer = await aBrand(app);
    const brand = await aBrand(app);
    const isFound = async () =>
      (await app.call(getMember, { params: { userId: brand.id } }, { as: viewer.browser }).catch(() => null)) !== null;
    const before = await isFound();

    await app.open.pool.query("update sign_ins set email_verified = false where email = $1", [brand.email]);

    expect([before, await isFound()]).toEqual([true, false]);
  });

  it("always finds one's own profile", async () => {
    const { browser, id, username } = await aMember(app, "brand");

    expect(await app.call(getMember, { params: { userId: id } }, { as: browser })).toMatchObject({
      displayName: username,
      profileData: null,
    });
  });

  it("finds nobody who blocked the other, either way", async () => {
    const brand = await aBrand(app);
    const freelancer = await aFreelancer(app);
    await app.call(blockContact, { body: { contactId: freelancer.id } }, { as: brand.browser });

    const oneWay = await app.refusal(getMember, { params: { userId: freelancer.id } }, { as: brand.browser });
    const otherWay = await app.refusal(getMember, { params: { userId: brand.id } }, { as: freelancer.browser });

    expect([oneWay.code, otherWay.code]).toEqual(["not_found", "not_found"]);
  });
});

const named = (brandName: string) => ({ body: aBrandProfile({ brandName }) });
