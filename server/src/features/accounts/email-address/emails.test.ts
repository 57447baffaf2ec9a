import {
  getCurrentUser,
  login,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  updateEmail,
  verifyEmail,
} from "@triptych/contract/accounts";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, goodPassword, mailedToken, verify, type Member } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const anUnverified = () => aMember(app, "brand", { isVerified: false });
const userOf = (member: Member) => app.call(getCurrentUser, {}, { as: member.browser });
const change = (member: Member, email: string) => app.call(updateEmail, { body: { email } }, { as: member.browser });
const refuseToken = (token: string) => app.refusal(verifyEmail, { query: { token } });

const signedInAgo = (member: Member, minutes: number) =>
  app.open.pool.query(
    `update sessions set created_at = now() - make_interval(mins => $1)
     where sign_in_id = (select sign_in_id from members where user_id = $2)`,
    [minutes, member.id],
  );

const masked = ({ message }: { message: string }, email: string) => message.replace(email, "…");

describe("verifying an e-mail address", () => {
  it("works once, of ten at once", async () => {
    const member = await anUnverified();
    const token = await mailedToken(app, member.email);

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(verifyEmail, { query: { token } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refuseToken(token)).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await userOf(member)).email_verified).toBe(true);
  });

  it("works with any of the links that were mailed, used at once too, until one was used", async () => {
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

  it("keeps no token that could be read from the database", async () => {
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
  it("says the same whether somebody waits, is verified, or nobody has the address", async () => {
    const [waiting, verified, nobody] = [await anUnverified(), await aMember(app, "brand"), aPerson()];
    const before = await app.emailsTo(waiting.email);
    const toVerified = await app.emailsTo(verified.email);

    const answers = [];
    for (const { email } of [waiting, verified, nobody]) {
      answers.push(await app.call(resendVerification, { body: { email: email.toUpperCase() } }));
    }

    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await app.emailsTo(waiting.email)).toHaveLength(before.length + 1);
    expect(await app.emailsTo(verified.email)).toEqual(toVerified);
    expect(await app.emailsTo(nobody.email)).toEqual([]);
  });

  it("is refused from the 6th letter to one address on", async () => {
    const limited = await startApp({ limits: rateLimits });
    const { email } = aPerson();

    for (let at = 0; at < 5; at++) await limited.call(resendVerification, { body: { email } });
    const sixth = await limited.refusal(resendVerification, { body: { email } });

    expect(sixth).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
    await limited.close();
  });
});

describe("changing one's e-mail address", () => {
  it("takes effect once the new address is verified, and the old one is told", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();

    await change(member, email.toUpperCase());
    const before = await userOf(member);
    await verify(app, email);

    expect(before).toMatchObject({ email: member.email, pending_email: email, email_verified: true });
    expect(await userOf(member)).toMatchObject({ email, pending_email: null, email_verified: true });
    const [told] = await app.emailsTo(member.email);
    expect(told).toMatchObject({ subject: "Your Triptych email address has been changed" });
    expect(told!.text).toContain(email);
  });

  it("corrects an address that was mistyped at registration, whose holder then has no way in", async () => {
    const member = await anUnverified();
    const toStranger = await mailedToken(app, member.email);
    await app.call(requestPasswordReset, { body: { email: member.email } });
    const strangersReset = await mailedToken(app, member.email);
    const { email } = aPerson();

    await change(member, email);
    const dead = await refuseToken(toStranger);
    await verify(app, email);

    expect(dead.code).toBe("invalid_token");
    expect(await userOf(member)).toMatchObject({ email, email_verified: true, pending_email: null });
    const takeover = await app.refusal(resetPassword, {
      body: { token: strangersReset, newPassword: "Another-pass-2" },
    });
    expect(takeover.code).toBe("invalid_token");
    expect(await app.emailsTo(member.email)).toHaveLength(2);
  });

  it("mails the link again to the address that waits", async () => {
    const member = await anUnverified();
    await app.queue.drain();
    const { email } = aPerson();
    await change(member, email);
    const first = await mailedToken(app, email);

    await app.call(resendVerification, { body: { email: email.toUpperCase() } });

    expect(await app.emailsTo(email)).toHaveLength(2);
    expect(await mailedToken(app, email)).not.toBe(first);
  });

  it("does not bring back an address whose link was written down late", async () => {
    const member = await anUnverified();
    const token = await mailedToken(app, member.email);
    const { rows } = await app.open.pool.query("select * from email_tokens where email = $1", [member.email]);
    await change(member, aPerson().email);
    await app.open.pool.query(
      "insert into email_tokens select * from json_populate_recordset(null::email_tokens, $1)",
      [JSON.stringify(rows)],
    );

    expect(await refuseToken(token)).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await userOf(member)).email_verified).toBe(false);
  });

  it("makes an earlier wish void, and asking for the own address takes the wish back", async () => {
    const member = await aMember(app, "brand");
    const [first, second] = [aPerson().email, aPerson().email];

    await change(member, first);
    const firstToken = await mailedToken(app, first);
    await change(member, second);
    const secondToken = await mailedToken(app, second);
    const answer = await change(member, member.email);

    expect((await refuseToken(firstToken)).code).toBe("invalid_token");
    expect((await refuseToken(secondToken)).code).toBe("invalid_token");
    expect(answer.message).toBe(`Your email address stays ${member.email}.`);
    expect(await userOf(member)).toMatchObject({ email: member.email, pending_email: null });
  });

  it("answers alike for an address that somebody has, whose holder is told and gets no link", async () => {
    const [member, other, holder] = [
      await aMember(app, "brand"),
      await aMember(app, "brand"),
      await aMember(app, "brand"),
    ];
    const free = aPerson().email;

    const toFree = await change(member, free);
    const toHolder = await change(other, holder.email.toUpperCase());

    expect(masked(toHolder, holder.email)).toBe(masked(toFree, free));
    expect(await userOf(other)).toMatchObject({ email: other.email, pending_email: holder.email });
    const [letter] = await app.emailsTo(holder.email);
    expect(letter!.subject).toBe("Your email address was entered on another Triptych account");
    expect(letter!.text).not.toContain("token=");
    expect(letter!.text).not.toContain(other.username);
  });

  it("tells the present address at once, before anything has changed", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();

    await change(member, email);

    const [letter] = await app.emailsTo(member.email);
    expect(letter!.subject).toBe("A new email address was asked for on your Triptych account");
    expect(letter!.text).toContain(email);
  });

  it("asks for the password when the sign-in is older than ten minutes, and takes nothing else for it", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();
    await signedInAgo(member, 11);

    const asked = await app.refusal(updateEmail, { body: { email } }, { as: member.browser });
    const wrong = await app.refusal(updateEmail, { body: { email, password: "Wrong-pass-1" } }, { as: member.browser });
    const before = await userOf(member);
    await app.call(updateEmail, { body: { email, password: member.password } }, { as: member.browser });

    expect(asked).toMatchObject({ status: 403, code: "password_required", details: [{ field: "password" }] });
    expect(wrong).toMatchObject({ status: 400, code: "wrong_password", details: [{ field: "password" }] });
    expect(before.pending_email).toBeNull();
    expect((await userOf(member)).pending_email).toBe(email);
  });

  it("asks for no password within ten minutes, or to keep the present address", async () => {
    const member = await aMember(app, "brand");
    await signedInAgo(member, 9);
    await change(member, aPerson().email);
    await signedInAgo(member, 60);

    await change(member, member.email);

    expect((await userOf(member)).pending_email).toBeNull();
  });

  it("gives an address to one of two who asked for it", async () => {
    const [one, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();
    await change(one, email);
    const tokenOfOne = await mailedToken(app, email);
    await change(other, email);
    const tokenOfOther = await mailedToken(app, email);

    const results = await Promise.allSettled(
      [tokenOfOne, tokenOfOther].map((token) => app.call(verifyEmail, { query: { token } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const failed = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(failed.reason).toMatchObject({ status: 400, code: "invalid_token" });
  });

  it("is not for somebody signed out", async () => {
    const refusal = await app.refusal(updateEmail, { body: { email: aPerson().email } });

    expect(refusal.status).toBe(401);
  });

  it.each([["nonsense"], ["a@b"], ["two@mail.example,three@mail.example"], ["x@mail.example\r\nBcc: y@mail.example"]])(
    "refuses %j",
    async (email) => {
      const member = await aMember(app, "brand");

      const refusal = await app.refusal(updateEmail, { body: { email } }, { as: member.browser });

      expect(refusal).toMatchObject({ status: 400, message: "Please enter a valid email address" });
    },
  );
});

describe("letters", () => {
  it("link to the configured address, whatever the caller says that this host is called", async () => {
    const person = aPerson();
    await app.http.inject({
      method: "POST",
      url: "/api/register",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      payload: { ...person, userType: "brand" },
    });

    const [letter] = await app.emailsTo(person.email);

    expect(letter!.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}\n/);
    expect(letter!.html).toMatch(/href="http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}"/);
    expect(letter!.text + letter!.html).not.toContain("evil.example");
  });

  it("are named after the product that is configured", async () => {
    const renamed = await startApp({ env: { PRODUCT_NAME: "Trio & Co" } });
    const member = await aMember(renamed, "brand", { isVerified: false });

    const [letter] = await renamed.emailsTo(member.email);

    expect(letter!.subject).toBe("Verify your email address for Trio & Co");
    expect(letter!.html).toContain("Trio &amp; Co");
    expect((await renamed.call(login, { body: { username: member.username, password: goodPassword } })).user.id).toBe(
      member.id,
    );
    await renamed.close();
  });
});
