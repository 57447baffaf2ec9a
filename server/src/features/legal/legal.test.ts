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
  it("give people everything that is held about them, except secrets", async () => {
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
    const [email] = await app.emailsTo(freelancer.email);

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
    expect(email!.subject).toContain("deleted");
    expect(email!.text).toContain("Its subscription has ended.");
  });

  it("delete an account once, with one email, when ten calls are sent at the same time", async () => {
    const freelancer = await aMember(app, "freelancer");
    const leave = () =>
      app.http.inject({
        method: "DELETE",
        url: "/api/users/account",
        headers: { cookie: [...freelancer.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        payload: { password: freelancer.password },
      });

    const replies = await Promise.all(Array.from({ length: 10 }, leave));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const emails = await app.emailsTo(freelancer.email);
    expect(emails.filter(({ subject }) => subject.includes("deleted"))).toHaveLength(1);
  });

  it("do not mention a subscription to a brand that leaves", async () => {
    const brand = await aMember(app, "brand");

    await app.call(deleteOwnAccount, { body: { password: brand.password } }, { as: brand.browser });
    const [email] = await app.emailsTo(brand.email);

    expect(email!.subject).toContain("deleted");
    expect(`${email!.html} ${email!.text}`).not.toMatch(/subscription|charged/i);
  });
});
