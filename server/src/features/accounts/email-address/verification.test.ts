import {
  getCurrentUser,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "@triptych/contract/accounts";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, type Member } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const anUnverified = () => aMember(app, "brand", { isVerified: false });
const userOf = (member: Member) => app.call(getCurrentUser, {}, { as: member.browser });
const refuseToken = (token: string) => app.refusal(verifyEmail, { query: { token } });

describe("verifying an email address", () => {
  it("works for exactly one of ten calls at once", async () => {
    const member = await anUnverified();
    const token = await mailedToken(app, member.email);

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(verifyEmail, { query: { token } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refuseToken(token)).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await userOf(member)).email_verified).toBe(true);
  });

  it("works with any of the links that were sent, until one of them is used", async () => {
    const member = await anUnverified();
    const first = await mailedToken(app, member.email);
    await app.call(resendVerification, { body: { email: member.email } });
    const second = await mailedToken(app, member.email);

    const results = await Promise.allSettled(
      [first, second].map((token) => app.call(verifyEmail, { query: { token } })),
    );

    expect(first).not.toBe(second);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is refused after 24 hours", async () => {
    const timed = await startApp();
    const member = await aMember(timed, "brand", { isVerified: false });
    const token = await mailedToken(timed, member.email);
    timed.clock.moveBy(24 * msPerHour);

    const refusal = await timed.refusal(verifyEmail, { query: { token } });

    expect(refusal.code).toBe("invalid_token");
    await timed.close();
  });

  it("stores no token in the database", async () => {
    const member = await anUnverified();
    const token = await mailedToken(app, member.email);

    const kept = await app.open.pool.query("select * from email_tokens");
    const jobs = await app.open.pool.query("select data::text from jobs.job");

    expect(kept.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([kept.rows, jobs.rows])).not.toContain(token);
  });

  it.each([
    ["without a token", {}, "Invalid verification link"],
    ["with an empty one", { token: "" }, "Invalid verification link"],
    ["with an invented one", { token: "a".repeat(43) }, undefined],
    ["with an odd one", { token: "' or 1=1 --\u00e9" }, undefined],
  ])("is refused %s", async (_name, query, message) => {
    const refusal = await app.refusal(verifyEmail, { query: query as { token: string } });

    expect(refusal.status).toBe(400);
    expect(refusal.message).toBe(message ?? "This link is invalid or has expired. Please request a new one.");
  });

  it("is not possible with a link for a new password, nor the other way round", async () => {
    const member = await anUnverified();
    const verification = await mailedToken(app, member.email);
    await app.call(requestPasswordReset, { body: { email: member.email } });
    const reset = await mailedToken(app, member.email);

    const wrongly = await app.refusal(resetPassword, { body: { token: verification, newPassword: "Another-pass-2" } });

    expect(await refuseToken(reset)).toMatchObject({ code: "invalid_token" });
    expect(wrongly.code).toBe("invalid_token");
  });
});

describe("asking for the link again", () => {
  it("returns the same reply for a waiting, a verified and an unknown address", async () => {
    const [waiting, verified, nobody] = [await anUnverified(), await aMember(app, "brand"), aPerson()];
    const before = await app.emailsTo(waiting.email);
    const toVerified = await app.emailsTo(verified.email);

    const replies = [];
    for (const { email } of [waiting, verified, nobody]) {
      replies.push(await app.call(resendVerification, { body: { email: email.toUpperCase() } }));
    }

    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
    expect(await app.emailsTo(waiting.email)).toHaveLength(before.length + 1);
    expect(await app.emailsTo(verified.email)).toEqual(toVerified);
    expect(await app.emailsTo(nobody.email)).toEqual([]);
  });

  it("is refused after five emails to one address", async () => {
    const limited = await startApp({ limits: rateLimits });
    const { email } = aPerson();

    for (let at = 0; at < 5; at++) await limited.call(resendVerification, { body: { email } });
    const sixth = await limited.refusal(resendVerification, { body: { email } });

    expect(sixth).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    await limited.close();
  });
});
