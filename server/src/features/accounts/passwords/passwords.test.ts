import {
  getCurrentUser,
  login,
  requestPasswordReset,
  resetPassword,
  updateEmail,
  updatePassword,
  verifyEmail,
} from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anotherBrowser, aPerson, mailedToken, verify, type Member } from "../../../../testing/accounts.ts";
import { openChannel } from "../../../../testing/messaging.ts";
import { startApp, type Browser, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

const newPassword = "Orchard-77!";
const minute = 60_000;

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startApp({ passwordHashing: undefined });
  address = await app.listen();
});
afterAll(() => app.close());

const statusOf = (browser: Browser) =>
  app.call(getCurrentUser, {}, { as: browser }).then(
    () => 200,
    (error: { status: number }) => error.status,
  );
const signIn = (username: string, password: string) => app.call(login, { body: { username, password } });

async function resetToken(member: Member): Promise<string> {
  await app.queue.drain();
  await app.call(requestPasswordReset, { body: { email: member.email } });
  return mailedToken(app, member.email);
}

/** Opens a page, and returns a promise of the reason why it is closed. */
async function openPage(member: Member, browser: Browser): Promise<{ closed: Promise<string> }> {
  const { socket } = await openChannel({ address, as: browser, userId: member.id });
  const closed = new Promise<string>((resolve) => {
    socket.on("disconnect", (reason) => {
      socket.close();
      resolve(reason);
    });
  });
  return { closed };
}

describe("a mailed link for a new password", () => {
  it("sets it, ends every session and closes its open pages", async () => {
    const member = await aMember(app, "brand");
    const other = await anotherBrowser(app, member);
    const pages = [await openPage(member, member.browser), await openPage(member, other)];

    await app.call(resetPassword, { body: { token: await resetToken(member), newPassword } });

    expect([await statusOf(member.browser), await statusOf(other)]).toEqual([401, 401]);
    expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([
      "io server disconnect",
      "io server disconnect",
    ]);
    await expect(signIn(member.username, member.password)).rejects.toMatchObject({ status: 401 });
    expect((await signIn(member.username, newPassword)).user.id).toBe(member.id);
    expect((await app.emailsTo(member.email))[0]).toMatchObject({
      subject: "Your Triptych password has been changed",
    });
  });

  it("works for exactly one of ten calls at once", async () => {
    const member = await aMember(app, "brand");
    const token = await resetToken(member);

    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => app.call(resetPassword, { body: { token, newPassword: `Orchard-${at}` } })),
    );

    const winners = results.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
    expect(winners).toHaveLength(1);
    expect((await signIn(member.username, `Orchard-${winners[0]}`)).user.id).toBe(member.id);
  });

  it("ends the other links, even when two are used at once", async () => {
    const member = await aMember(app, "brand");
    const tokens = [await resetToken(member), await resetToken(member)];

    const results = await Promise.allSettled(
      tokens.map((token) => app.call(resetPassword, { body: { token, newPassword } })),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("ends when a newer one is sent", async () => {
    const member = await aMember(app, "brand");
    const older = await resetToken(member);
    const newer = await resetToken(member);

    const refusal = await app.refusal(resetPassword, { body: { token: older, newPassword } });
    await app.call(resetPassword, { body: { token: newer, newPassword } });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await signIn(member.username, newPassword)).user.id).toBe(member.id);
  });

  it("still works after a password that is easy to guess was refused", async () => {
    const member = await aMember(app, "brand");
    const token = await resetToken(member);

    const refusal = await app.refusal(resetPassword, { body: { token, newPassword: "Password1!" } });
    await app.call(resetPassword, { body: { token, newPassword } });

    expect(refusal).toMatchObject({ status: 400, details: [{ field: "newPassword" }] });
    expect((await signIn(member.username, newPassword)).user.id).toBe(member.id);
  });

  it("is refused after an hour", async () => {
    const timed = await startApp();
    const member = await aMember(timed, "brand");
    await timed.call(requestPasswordReset, { body: { email: member.email } });
    const token = await mailedToken(timed, member.email);
    timed.clock.moveBy(60 * minute);

    const refusal = await timed.refusal(resetPassword, { body: { token, newPassword } });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_token" });
    await timed.close();
  });

  it("is refused once the account has another address", async () => {
    const member = await aMember(app, "brand");
    const token = await resetToken(member);
    const { email } = aPerson();
    await app.call(updateEmail, { body: { email } }, { as: member.browser });
    await verify(app, email);

    const refusal = await app.refusal(resetPassword, { body: { token, newPassword } });

    expect(refusal.code).toBe("invalid_token");
  });

  it("is refused once the password was changed", async () => {
    const member = await aMember(app, "brand");
    const token = await resetToken(member);
    const body = { currentPassword: member.password, newPassword };
    await app.call(updatePassword, { body }, { as: member.browser });

    const refusal = await app.refusal(resetPassword, { body: { token, newPassword: "Meadow-88!" } });

    expect(refusal.code).toBe("invalid_token");
  });

  it("verifies the address that it was sent to", async () => {
    const member = await aMember(app, "brand", { isVerified: false });

    await app.call(resetPassword, { body: { token: await resetToken(member), newPassword } });

    expect((await signIn(member.username, newPassword)).user.email_verified).toBe(true);
  });

  it("withdraws a change of address that was requested with the old password", async () => {
    const member = await aMember(app, "brand");
    const { email } = aPerson();
    await app.call(updateEmail, { body: { email } }, { as: member.browser });
    const takeover = await mailedToken(app, email);

    await app.call(resetPassword, { body: { token: await resetToken(member), newPassword } });

    expect((await app.refusal(verifyEmail, { query: { token: takeover } })).code).toBe("invalid_token");
    expect((await signIn(member.username, newPassword)).user).toMatchObject({
      email: member.email,
      pending_email: null,
    });
  });

  it.each([
    ["short-1", "Password must be at least 8 characters"],
    ["lowercase-1", "Password must contain at least one uppercase letter"],
    ["UPPERCASE-1", "Password must contain at least one lowercase letter"],
    ["Numberless-", "Password must contain at least one number"],
    [`Aa1-${"x".repeat(125)}`, "Password must be at most 128 characters"],
  ])("refuses %j as the new password, and still works", async (weak, message) => {
    const member = await aMember(app, "brand");
    const token = await resetToken(member);

    const refusal = await app.refusal(resetPassword, { body: { token, newPassword: weak } });
    const reply = await app.call(resetPassword, { body: { token, newPassword: "Withoutspecial1" } });

    expect(refusal).toMatchObject({ status: 400, message });
    expect(reply.message).toBe("Password reset successful");
  });
});

describe("changing one's password", () => {
  it("ends the other sessions, closes their pages, and keeps this one", async () => {
    const member = await aMember(app, "brand");
    const other = await anotherBrowser(app, member);
    const page = await openPage(member, other);

    const body = { currentPassword: member.password, newPassword };
    await app.call(updatePassword, { body }, { as: member.browser });

    expect([await statusOf(member.browser), await statusOf(other)]).toEqual([200, 401]);
    expect(await page.closed).toBe("io server disconnect");
    await expect(signIn(member.username, member.password)).rejects.toMatchObject({ status: 401 });
  });

  it("needs the present password", async () => {
    const member = await aMember(app, "brand");

    const body = { currentPassword: "Not-my-pass-1", newPassword };
    const refusal = await app.refusal(updatePassword, { body }, { as: member.browser });

    expect(refusal).toMatchObject({ status: 400, code: "wrong_password", message: "Current password is incorrect" });
    expect((await signIn(member.username, member.password)).user.id).toBe(member.id);
  });

  it("needs a special character in the new password", async () => {
    const member = await aMember(app, "brand");

    const body = { currentPassword: member.password, newPassword: "Withoutspecial1" };
    const refusal = await app.refusal(updatePassword, { body }, { as: member.browser });

    expect(refusal).toMatchObject({ status: 400, message: "Password must contain at least one special character" });
  });

  it("succeeds for exactly one of several calls at once", async () => {
    const member = await aMember(app, "brand");
    const browsers = [member.browser];
    for (let at = 1; at < 5; at++) browsers.push(await anotherBrowser(app, member));

    await Promise.allSettled(
      browsers.map((browser, at) =>
        app.call(
          updatePassword,
          { body: { currentPassword: member.password, newPassword: `Orchard-${at}!` } },
          { as: browser },
        ),
      ),
    );

    const works = await Promise.allSettled(browsers.map((_, at) => signIn(member.username, `Orchard-${at}!`)));
    expect(works.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(signIn(member.username, member.password)).rejects.toMatchObject({ status: 401 });
  });

  it("has a limit of its own, which wrong passwords on the sign-in screen do not use up", async () => {
    const confirmPassword = { ...rateLimits.confirmPassword, perAccount: 3 };
    const limited = await startApp({ limits: { ...rateLimits, confirmPassword } });
    const member = await aMember(limited, "brand");
    const wrong = { username: member.username, password: "Not-my-pass-1" };
    for (let at = 0; at < 11; at++) await limited.refusal(login, { body: wrong });

    const statuses: number[] = [];
    for (const currentPassword of ["Not-my-pass-1", "Not-my-pass-1", member.password, member.password]) {
      const body = { currentPassword, newPassword };
      const reply = limited.call(updatePassword, { body }, { as: member.browser });
      statuses.push(
        await reply.then(
          () => 200,
          ({ status }: { status: number }) => status,
        ),
      );
    }

    expect(statuses).toEqual([400, 400, 200, 429]);
    await limited.close();
  });

  it("is refused for somebody signed out or unverified", async () => {
    const member = await aMember(app, "brand", { isVerified: false });
    const body = { currentPassword: member.password, newPassword };

    const signedOut = await app.refusal(updatePassword, { body });
    const unverified = await app.refusal(updatePassword, { body }, { as: member.browser });

    expect([signedOut.code, unverified.code]).toEqual(["signed_out", "email_unverified"]);
  });
});
