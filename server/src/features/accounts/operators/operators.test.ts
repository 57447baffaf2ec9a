import { findOperatorInvitation, getCurrentUser, register, registerOperator } from "@triptych/contract/accounts";
import { getOverview } from "@triptych/contract/admin";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, aTeammate, goodPassword, verify } from "../../../../testing/accounts.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";

const tokenOf = (url: URL) => url.searchParams.get("operator")!;
const join = (token: string, email = aPerson().email) => ({ body: { token, email, password: goodPassword } });

describe("ADMIN_USERNAMES", () => {
  it("gives the role at start to the owners of these usernames, in any case, but not to lookalikes or teammates", async () => {
    const open = await openTestDatabase();
    const first = await startApp({ open: { ...open, close: async () => {} } });
    const named = await aMember(first, "brand", { username: "Helm.Warden" });
    const lookalike = await aMember(first, "brand", { username: "helm-anchor1" });
    const agency = await aMember(first, "agency");
    const teammate = await aTeammate(first, agency);
    await first.close();

    const env = { ADMIN_USERNAMES: `helm.warden,helm-anchorl,${teammate.username}`, LOG_LEVEL: "silent" };
    const second = await startApp({ open, env });

    const isAdmin = async ({ browser }: typeof named) =>
      (await second.call(getCurrentUser, {}, { as: browser })).is_admin;
    expect([await isAdmin(named), await isAdmin(lookalike)]).toEqual([true, false]);
    expect([await isAdmin(agency), await isAdmin(teammate)]).toEqual([false, false]);
    await second.call(getOverview, { query: {} }, { as: named.browser });
    await second.close();
  });
});

describe("a link of the operator's command", () => {
  let app: TestApp;
  beforeAll(async () => {
    const env = { ADMIN_USERNAMES: "admin,chief,second,third,fourth,fifth", FREELANCER_VIEW_USERNAMES: "olivia" };
    app = await startApp({ env });
  });
  afterAll(() => app.close());

  const invite = async (username: string) => new URL((await app.operators.invite(username))!.url);

  it("registers a name that the configuration keeps as an operator, who must still verify their address", async () => {
    const url = await invite("chief");
    const browser = aBrowser();
    const { email } = aPerson();

    const found = await app.call(findOperatorInvitation, { query: { token: tokenOf(url) } });
    const { user } = await app.call(registerOperator, join(tokenOf(url), email), { as: browser });
    const early = await app.refusal(getOverview, { query: {} }, { as: browser });
    await verify(app, email);

    expect(`${url.origin}${url.pathname}`).toBe("http://localhost:3000/auth");
    expect(found).toEqual({ username: "chief", isAdmin: true });
    expect(user).toMatchObject({ username: "chief", userType: null, is_admin: true, email_verified: false });
    expect(early.code).toBe("email_unverified");
    await app.call(getOverview, { query: {} }, { as: browser });
  });

  it("works for exactly one of ten calls at once", async () => {
    const token = tokenOf(await invite("second"));

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => app.call(registerOperator, join(token))));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await app.refusal(findOperatorInvitation, { query: { token } })).code).toBe("invalid_token");
    expect(await app.operators.invite("second")).toBeNull();
  });

  it("ends when a newer one is created, and after 24 hours", async () => {
    const older = tokenOf(await invite("third"));
    const newer = tokenOf(await invite("third"));

    const olderRefusal = await app.refusal(registerOperator, join(older));
    app.clock.moveBy(24 * msPerHour);
    const newerRefusal = await app.refusal(registerOperator, join(newer));

    expect([olderRefusal.code, newerRefusal.code]).toEqual(["invalid_token", "invalid_token"]);
  });

  it("is the only way to register such a name, and stores no token in the database", async () => {
    const token = tokenOf(await invite("fourth"));

    const body = { ...aPerson({ username: "fourth" }), userType: "brand" as const };
    const refusal = await app.refusal(register, { body });
    const { rows } = await app.open.pool.query("select * from operator_invitations");

    expect(refusal.code).toBe("username_taken");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("refuses a taken address and a password that is easy to guess, and still works after that", async () => {
    const token = tokenOf(await invite("fifth"));
    const { email } = await aMember(app, "brand");

    const taken = await app.refusal(registerOperator, join(token, email));
    const weak = await app.refusal(registerOperator, {
      body: { token, email: aPerson().email, password: "Password1!" },
    });
    const { user } = await app.call(registerOperator, join(token), { as: aBrowser() });

    expect([taken.code, weak.code]).toEqual(["email_taken", "invalid_input"]);
    expect(user.username).toBe("fifth");
  });

  it("gives no operator's role to a name that only has the freelancer view", async () => {
    const token = tokenOf(await invite("olivia"));

    const { user } = await app.call(registerOperator, join(token), { as: aBrowser() });

    expect(user).toMatchObject({ userType: null, is_admin: false, dashboardView: "freelancer" });
  });
});
