import { getCurrentUser, registerOperator } from "@triptych/contract/accounts";
import { listBrandMatches, searchForFreelancer } from "@triptych/contract/matching";
import { improveForFreelancer } from "@triptych/contract/matching-writing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, goodPassword, verify, type Member } from "../../../../testing/accounts.ts";
import { aFreelancer, saveBrandProfile } from "../../../../testing/profiles.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";

describe("FREELANCER_VIEW_USERNAMES", () => {
  let app: TestApp;
  let brand: Member;
  let untyped: Member;
  beforeAll(async () => {
    const open = await openTestDatabase();
    const before = await startApp({ open: { ...open, close: async () => {} } });
    brand = await aMember(before, "brand", { username: "olivia" });
    await saveBrandProfile(before, brand.browser);
    await before.close();
    app = await startApp({ open, env: { FREELANCER_VIEW_USERNAMES: "olivia,oscar" } });
    await aFreelancer(app);
    untyped = await join("oscar");
  });
  afterAll(() => app?.close());

  async function join(username: string): Promise<Member> {
    const [person, browser] = [aPerson({ username }), aBrowser()];
    const token = new URL((await app.operators.invite(username))!.url).searchParams.get("operator")!;
    const body = { token, email: person.email, password: goodPassword };
    const { user } = await app.call(registerOperator, { body }, { as: browser });
    await verify(app, person.email);
    return { ...person, browser, id: user.id };
  }

  it.each(["a brand", "an account without a type"])(
    "gives %s the freelancer dashboard with working calls",
    async (whose) => {
      const as = (whose === "a brand" ? brand : untyped).browser;

      const user = await app.call(getCurrentUser, {}, { as });
      const found = await app.call(searchForFreelancer, { body: { query: "A colourist for a film" } }, { as });
      const { improvedPrompt } = await app.call(improveForFreelancer, { body: { prompt: "A colourist" } }, { as });
      const brands = await app.call(listBrandMatches, { query: {} }, { as });

      expect(user.dashboardView).toBe("freelancer");
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((match) => match.user.userType))).toEqual(new Set(["freelancer"]));
      expect(improvedPrompt).not.toBe("");
      expect(brands).toEqual([]);
    },
  );

  it("lets a brand keep its own profile", async () => {
    await saveBrandProfile(app, brand.browser, { brandName: "Olivia's Rye" });

    expect((await app.call(getCurrentUser, {}, { as: brand.browser })).displayName).toBe("Olivia's Rye");
  });
});
