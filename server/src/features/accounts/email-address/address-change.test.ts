import {
  getCurrentUser,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  updateEmail,
  verifyEmail,
} from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, verify, type Member } from "../../../../testing/accounts.ts";
import { generousLimits, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const anUnverified = () => aMember(app, "brand", { isVerified: false });
const userOf = (member: Member) => app.call(getCurrentUser, {}, { as: member.browser });
const refuseToken = (token: string) => app.refusal(verifyEmail, { query: { token } });
const change = (member: Member, email: string) => app.call(updateEmail, { body: { email } }, { as: member.browser });
const signedInAgo = (member: Member, minutes: number) =>
  app.open.pool.query(
    `update sessions set created_at = now() - make_interval(mins => $1)
     where sign_in_id = (select sign_in_id from members where user_id = $2)`,
    [minutes, member.id],
  );

const masked = ({ message }: { message: string }, email: string) => message.replace(email, "…");

describe("changing one's email address", () => {
  it("takes effect once the new address is verified, and sends an email to the old one", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();

    await change(member, email.toUpperCase());
    const before = await userOf(member);
    await verify(app, email);

    expect(before).toMatchObject({ email: member.email, pending_email: email, email_verified: true });
    expect(await userOf(member)).toMatchObject({ email, pending_email: null, email_verified: true });
    const [notice] = await app.emailsTo(member.email);
    expect(notice).toMatchObject({ subject: "Your Triptych email address has been changed" });
    expect(notice!.text).toContain(email);
  });

  it("corrects an address that was mistyped at registration, and ends the links that were sent there", async () => {
    const member = await anUnverified();
    const toStranger = await mailedToken(app, member.email);
    await app.call(requestPasswordReset, { body: { email: member.email } });
    const strangersReset = await mailedToken(app, member.email);
    const { email } = aPerson();

    await change(member, email);
    const ended = await refuseToken(toStranger);
    await verify(app, email);

    expect(ended.code).toBe("invalid_token");
    expect(await userOf(member)).toMatchObject({ email, email_verified: true, pending_email: null });
    const takeover = await app.refusal(resetPassword, {
      body: { token: strangersReset, newPassword: "Another-pass-2" },
    });
    expect(takeover.code).toBe("invalid_token");
    expect(await app.emailsTo(member.email)).toHaveLength(2);
  });

  it("sends the link again to the new address", async () => {
    const member = await anUnverified();
    await app.queue.drain();
    const { email } = aPerson();
    await change(member, email);
    const first = await mailedToken(app, email);

    await app.call(resendVerification, { body: { email: email.toUpperCase() } });

    expect(await app.emailsTo(email)).toHaveLength(2);
    expect(await mailedToken(app, email)).not.toBe(first);
  });

  it("does not restore an earlier address whose link was saved too late", async () => {
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

  it("replaces an earlier request, and is withdrawn by asking for the present address", async () => {
    const member = await aMember(app, "brand");
    const [first, second] = [aPerson().email, aPerson().email];

    await change(member, first);
    const firstToken = await mailedToken(app, first);
    await change(member, second);
    const secondToken = await mailedToken(app, second);
    const reply = await change(member, member.email);

    expect((await refuseToken(firstToken)).code).toBe("invalid_token");
    expect((await refuseToken(secondToken)).code).toBe("invalid_token");
    expect(reply.message).toBe(`Your email address stays ${member.email}.`);
    expect(await userOf(member)).toMatchObject({ email: member.email, pending_email: null });
  });

  it("returns the same reply for an address that has an account, whose owner gets an email without a link", async () => {
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
    const [notice] = await app.emailsTo(holder.email);
    expect(notice!.subject).toBe("Your email address was entered on another Triptych account");
    expect(notice!.text).not.toContain("token=");
    expect(notice!.text).not.toContain(other.username);
  });

  it("sends an email to the present address at once, before anything has changed", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();

    await change(member, email);

    const [notice] = await app.emailsTo(member.email);
    expect(notice!.subject).toBe("A change of email address was requested for your Triptych account");
    expect(notice!.text).toContain(email);
  });

  it("needs the right password when the sign-in is older than ten minutes", async () => {
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

  it("needs no password within ten minutes, or to keep the present address", async () => {
    const member = await aMember(app, "brand");
    await signedInAgo(member, 9);
    await change(member, aPerson().email);
    await signedInAgo(member, 60);

    await change(member, member.email);

    expect((await userOf(member)).pending_email).toBeNull();
  });

  it("gives an address to one of two people who asked for it", async () => {
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

  it("is refused after five emails to one address, whoever asks", async () => {
    const perAddress = { ...generousLimits(), resendVerification: rateLimits.resendVerification };
    const limited = await startApp({ limits: perAddress });
    const [one, other] = [await aMember(limited, "brand"), await aMember(limited, "brand")];
    const request = { body: { email: aPerson().email } };
    for (const { browser } of [one, one, one, other, other]) await limited.call(updateEmail, request, { as: browser });

    const sixth = await limited.refusal(updateEmail, request, { as: other.browser });

    expect(sixth.status).toBe(429);
    await limited.close();
  });

  it("is refused for somebody signed out", async () => {
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
