import { getCurrentUser, login } from "@triptych/contract/accounts";
import { deleteOwnAccount, exportOwnRecords } from "@triptych/contract/legal";
import { listMessages, sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../testing/accounts.ts";
import { saveBrandProfile, saveFreelancerProfile } from "../../../testing/profiles.ts";
import { aBrowser, startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("data rights", () => {
  it("give people everything that is held about them, and nobody's secrets", async () => {
    const [brand, freelancer] = [await aMember(app, "brand"), await aMember(app, "freelancer")];
    await saveBrandProfile(app, brand.browser);
    await saveFreelancerProfile(app, freelancer.browser);
    await app.call(
      sendMessage,
      { body: { receiverId: freelancer.id, content: "Could you cut our film?" } },
      { as: brand.browser },
    );

    const records = await app.call(exportOwnRecords, {}, { as: brand.browser });

    const text = JSON.stringify(records);
    expect(text).toContain(brand.email);
    expect(text).toContain("Could you cut our film?");
    expect(text).toContain("Marrow & Rye");
    expect(text).not.toMatch(/password|scrypt|token/i);
    expect(text).not.toContain(freelancer.email);
  });

  it("delete an account with its subscription, sessions and conversations, after the password", async () => {
    const [brand, freelancer] = [await aMember(app, "brand"), await aMember(app, "freelancer")];
    await saveFreelancerProfile(app, freelancer.browser);
    await app.call(sendMessage, { body: { receiverId: freelancer.id, content: "Hello" } }, { as: brand.browser });
    const wrong = await app.refusal(
      deleteOwnAccount,
      { body: { password: "Wrong-pass-1" } },
      { as: freelancer.browser },
    );
    const old = { cookies: new Map(freelancer.browser.cookies) };

    await app.call(deleteOwnAccount, { body: { password: freelancer.password } }, { as: freelancer.browser });
    const letters = await app.emailsTo(freelancer.email);

    expect(wrong.code).toBe("wrong_password");
    expect((await app.refusal(getCurrentUser, {}, { as: old })).status).toBe(401);
    expect(
      (
        await app.refusal(
          login,
          { body: { username: freelancer.username, password: freelancer.password } },
          { as: aBrowser() },
        )
      ).status,
    ).toBe(401);
    expect(
      (await app.refusal(listMessages, { params: { userId: freelancer.id }, query: {} }, { as: brand.browser })).status,
    ).toBe(404);
    expect(letters[0]!.subject).toContain("deleted");
    expect(letters[0]!.text).toContain("Its subscription has ended.");
  });

  it("tell a brand that leaves nothing of a subscription", async () => {
    const brand = await aMember(app, "brand");

    await app.call(deleteOwnAccount, { body: { password: brand.password } }, { as: brand.browser });
    const [letter] = await app.emailsTo(brand.email);

    expect(letter!.subject).toContain("deleted");
    expect(`${letter!.html} ${letter!.text}`).not.toMatch(/subscription|charged/i);
  });
});
