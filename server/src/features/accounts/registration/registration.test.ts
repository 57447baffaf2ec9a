import { getCurrentUser, register, verifyEmail } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, payForTrial } from "../../../../testing/accounts.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("registration", () => {
  it("signs a brand in at once and mails a link that verifies the address", async () => {
    const person = aPerson();
    const browser = aBrowser();

    const { user } = await app.call(register, { body: { ...person, userType: "brand" } }, { as: browser });
    await app.call(verifyEmail, { query: { token: await mailedToken(app, person.email) } });

    expect(user).toMatchObject({
      username: person.username,
      userType: "brand",
      email_verified: false,
      subscription_status: null,
    });
    expect(await app.call(getCurrentUser, {}, { as: browser })).toMatchObject({ id: user.id, email_verified: true });
  });

  it("takes an agency with a subscription that was paid for", async () => {
    const person = aPerson();
    const paid = await payForTrial(app, person.email, "agency");

    const { user } = await app.call(register, { body: { ...person, userType: "agency", ...paid } }, { as: aBrowser() });

    expect(user).toMatchObject({
      userType: "agency",
      subscription_status: "trialing",
      subscribed: true,
      has_used_trial: true,
    });
  });

  it("refuses a freelancer without a subscription, and with somebody else's", async () => {
    const [person, other] = [aPerson(), aPerson()];
    const others = await payForTrial(app, other.email, "freelancer");

    const without = await app.refusal(register, { body: { ...person, userType: "freelancer" } });
    const stolen = await app.refusal(register, { body: { ...person, userType: "freelancer", ...others } });

    expect([without.status, stolen.status]).toEqual([402, 402]);
  });

  it("refuses usernames that look like a taken one, and addresses in another case", async () => {
    const taken = await aMember(app, "brand", { username: `liam.oak${Date.now() % 1_000_000}` });
    const lookalike = taken.username.replace("liam.oak", "L1AM-0ak");

    const byName = await app.refusal(register, { body: { ...aPerson({ username: lookalike }), userType: "brand" } });
    const byAddress = await app.refusal(register, {
      body: { ...aPerson({ email: taken.email.toUpperCase() }), userType: "brand" },
    });

    expect([byName.code, byAddress.code]).toEqual(["username_taken", "email_taken"]);
  });

  it("keeps the operators' usernames in any spelling that looks the same", async () => {
    const spellings = ["admin", "ADMIN", "adm1n", "a.d.m.i.n", "Adm-ln"];

    const refusals = await Promise.all(
      spellings.map((username) => app.refusal(register, { body: { ...aPerson({ username }), userType: "brand" } })),
    );

    expect(refusals.map((refusal) => refusal.code)).toEqual(spellings.map(() => "username_taken"));
  });

  it("gives one of ten at once the username", async () => {
    const { username } = aPerson();

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        app.call(register, { body: { ...aPerson({ username }), userType: "brand" } }, { as: aBrowser() }),
      ),
    );

    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });
});
