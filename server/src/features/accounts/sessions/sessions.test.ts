import {
  accountLimits,
  getCurrentUser,
  getOwnProfile,
  login,
  logout,
  register,
  signedInCookie,
  updateEmail,
} from "@triptych/contract/accounts";
import { listContacts } from "@triptych/contract/messaging";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, anotherBrowser, aPerson, goodPassword } from "../../../../testing/accounts.ts";
import { openChannel } from "../../../../testing/messaging.ts";
import { aBrowser, cookieHeader, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const statusOf = async (on: TestApp, cookie: string) =>
  (await on.http.inject({ url: "/api/user", headers: { cookie } })).statusCode;

describe("signing in", () => {
  it("opens a session, whatever the case of the username", async () => {
    const member = await aMember(app, "brand");
    const browser = aBrowser();

    const { user } = await app.call(
      login,
      { body: { username: ` ${member.username.toUpperCase()} `, password: member.password } },
      { as: browser },
    );

    expect(user).toMatchObject({ id: member.id, username: member.username, email: member.email, role: "owner" });
    expect(await app.call(getCurrentUser, {}, { as: browser })).toEqual(user);
    expect(await app.call(getOwnProfile, {}, { as: browser })).toEqual(user);
  });

  it.each([
    [`${accountLimits.sessionDays} days`, undefined, accountLimits.sessionDays],
    [`${accountLimits.rememberedSessionDays} days with Remember me`, true, accountLimits.rememberedSessionDays],
  ])("lasts %s, in a cookie that scripts and other sites cannot use", async (_name, rememberMe, days) => {
    const member = await aMember(app, "brand");

    const response = await app.http.inject({
      method: "POST",
      url: "/api/login",
      payload: { username: member.username, password: member.password, rememberMe },
    });

    const [cookie, hint] = response.cookies as {
      httpOnly?: boolean;
      sameSite?: string;
      secure?: boolean;
      expires?: Date;
    }[];
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(hint).toMatchObject({ name: signedInCookie, value: "1", expires: cookie!.expires });
    expect(cookie!.secure).toBeUndefined();
    expect(Math.round((cookie!.expires!.getTime() - Date.now()) / msPerDay)).toBe(days);
  });

  it("returns the same refusal for a wrong password and an unknown username", async () => {
    const member = await aMember(app, "brand");

    const wrong = await app.refusal(login, { body: { username: member.username, password: "Wrong-pass-1" } });
    const unknown = await app.refusal(login, { body: { username: aPerson().username, password: "Wrong-pass-1" } });

    expect(wrong).toMatchObject({ status: 401, code: "wrong_credentials" });
    expect(wrong).toEqual(unknown);
  });

  it("never reuses an existing cookie, and ends the session that it replaces", async () => {
    const [one, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const browser = await anotherBrowser(app, one);
    const before = cookieHeader(browser);
    const planted = {
      cookies: new Map([...browser.cookies.keys()].map((name) => [name, "planted-by-somebody-else-0123456789"])),
    };

    await app.call(login, { body: { username: other.username, password: other.password } }, { as: browser });
    await app.call(login, { body: { username: other.username, password: other.password } }, { as: planted });

    expect(await statusOf(app, before)).toBe(401);
    expect((await app.call(getCurrentUser, {}, { as: browser })).id).toBe(other.id);
    expect(cookieHeader(planted)).not.toContain("planted");
  });

  it.each([
    ["no username", { password: "x" }],
    ["a username that is too short", { username: "ab", password: "x" }],
    ["no password", { username: "somebody", password: "" }],
    ["a password of two thousand characters", { username: "somebody", password: "x".repeat(2_000) }],
    ["line breaks in the username", { username: "some\r\nbody", password: "x" }],
    ["NUL in the username", { username: "some\u0000body", password: "x" }],
    ["half a character in the username", { username: "some\ud800body", password: "x" }],
    ["lists instead of text", { username: ["somebody"], password: { $ne: null } }],
    ["an unknown field", { username: "somebody", password: "x", isAdmin: true }],
  ])("refuses %s", async (_name, body) => {
    const refusal = await app.refusal(login, { body: body as never });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input" });
  });

  it("refuses calls from other sites, and content types that forms of other sites can send", async () => {
    const { username, password } = await aMember(app, "brand");
    const send = (headers: Record<string, string>, payload: string) =>
      app.http.inject({ method: "POST", url: "/api/login", headers, payload });
    const json = JSON.stringify({ username, password });

    const foreign = await send({ origin: "https://evil.example", "content-type": "application/json" }, json);
    const opaque = await send({ origin: "null", "content-type": "application/json" }, json);
    const text = await send({ "content-type": "text/plain" }, json);
    const form = await send({ "content-type": "application/x-www-form-urlencoded" }, `username=${username}`);

    expect([foreign, opaque, text, form].map(({ statusCode }) => statusCode)).toEqual([403, 403, 415, 415]);
  });
});

describe("signing out", () => {
  it("ends this session and no other, so that its cookie no longer works", async () => {
    const member = await aMember(app, "brand");
    const browser = await anotherBrowser(app, member);
    const old = cookieHeader(browser);

    await app.call(logout, {}, { as: browser });

    expect([...browser.cookies.keys()]).toEqual(["triptych_device"]);
    expect(await statusOf(app, old)).toBe(401);
    expect((await app.call(getCurrentUser, {}, { as: member.browser })).id).toBe(member.id);
  });

  it("closes the pages that are open in this browser", async () => {
    const member = await aMember(app, "brand");
    const { socket } = await openChannel({ address: await app.listen(), as: member.browser, userId: member.id });
    const closed = new Promise((resolve) => socket.on("disconnect", resolve));

    await app.call(logout, {}, { as: member.browser });

    expect(await closed).toBe("io server disconnect");
    socket.close();
  });

  it("succeeds for somebody who is signed out already", async () => {
    const reply = await app.call(logout, {}, { as: aBrowser() });

    expect(reply.message).toBe("Signed out.");
  });

  it.each([
    ["no cookie", ""],
    ["only the cookie that scripts can see", `${signedInCookie}=1`],
    ["an empty one", "triptych_session="],
    ["an invented one", "triptych_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],
    ["an odd one", "triptych_session=' or 1=1 --"],
    ["a huge one", `triptych_session=${"a".repeat(5_000)}`],
  ])("is also the state of a call with %s", async (_name, cookie) => {
    expect(await statusOf(app, cookie)).toBe(401);
  });
});

describe("the signed-in person", () => {
  it("may only sign out and change their address until it is verified", async () => {
    const member = await aMember(app, "brand", { isVerified: false });

    const closed = await app.refusal(listContacts, {}, { as: member.browser });
    await app.call(updateEmail, { body: { email: aPerson().email } }, { as: member.browser });

    expect(closed).toMatchObject({ status: 403, code: "email_unverified" });
    expect((await app.call(getCurrentUser, {}, { as: member.browser })).email_verified).toBe(false);
  });

  it("sees the workspace when they are an operator without a type", async () => {
    const operator = await anOperator(app);

    const user = await app.call(getCurrentUser, {}, { as: operator.browser });

    expect(user).toMatchObject({ userType: null, is_admin: true, dashboardView: "workspace", subscribed: false });
  });

  it.each(["brand", "agency", "freelancer"] as const)("sees the dashboard of a %s", async (userType) => {
    const member = await aMember(app, userType);

    const user = await app.call(getCurrentUser, {}, { as: member.browser });

    expect(user).toMatchObject({ userType, dashboardView: userType, is_admin: false, pending_email: null });
  });
});

describe("while the database is away", () => {
  it("replies with 503 instead of signing people out, and recovers by itself", async () => {
    const open = await openTestDatabase();
    const fragile = await startApp({ open, env: { LOG_LEVEL: "silent" } });
    const member = await aMember(fragile, "brand");
    Object.assign(open.pool, { connect: failing });

    const session = await fragile.refusal(getCurrentUser, {}, { as: member.browser });
    const signIn = await fragile.refusal(login, { body: { username: member.username, password: goodPassword } });
    const registering = await fragile.refusal(register, { body: { ...aPerson(), userType: "brand" } });
    Reflect.deleteProperty(open.pool, "connect");

    expect([session, signIn, registering].map(({ status }) => status)).toEqual([503, 503, 503]);
    expect((await fragile.call(getCurrentUser, {}, { as: member.browser })).id).toBe(member.id);
    await fragile.close();
  });
});

describe("under https", () => {
  it("sets cookies that are sent by https only", async () => {
    const secure = await startApp({ env: { PUBLIC_URL: "https://triptych.example" } });

    const response = await secure.http.inject({
      method: "POST",
      url: "/api/register",
      payload: { ...aPerson(), userType: "brand" },
    });

    expect(response.cookies).toMatchObject([
      { name: "__Host-triptych_session", secure: true, httpOnly: true, sameSite: "Lax", path: "/" },
      { name: `__Host-${signedInCookie}`, secure: true, path: "/" },
      { name: "__Host-triptych_device", secure: true, httpOnly: true, sameSite: "Lax", path: "/" },
    ]);
    expect(response.cookies.filter((cookie) => "domain" in cookie)).toEqual([]);
    await secure.close();
  });

  it("removes them when somebody signs out, with what browsers ask for before they remove one", async () => {
    const secure = await startApp({ env: { PUBLIC_URL: "https://triptych.example" } });
    const { browser } = await aMember(secure, "brand");

    const response = await secure.http.inject({
      method: "POST",
      url: "/api/logout",
      headers: { cookie: cookieHeader(browser), origin: "https://triptych.example" },
    });

    const removed = { value: "", secure: true, path: "/", expires: new Date(0) };
    expect(response.cookies).toMatchObject([
      { name: "__Host-triptych_session", ...removed },
      { name: `__Host-${signedInCookie}`, ...removed },
    ]);
    await secure.close();
  });

  it("ignores a session cookie that another site of the domain could have set", async () => {
    const secure = await startApp({ env: { PUBLIC_URL: "https://triptych.example" } });
    const { browser } = await aMember(secure, "brand");
    const token = browser.cookies.get("__Host-triptych_session")!;

    const own = await statusOf(secure, `__Host-triptych_session=${token}`);
    const planted = await statusOf(secure, `triptych_session=${token}`);

    expect([own, planted]).toEqual([200, 401]);
    await secure.close();
  });
});

function failing(callback?: (error: Error) => void) {
  const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  return callback ? callback(error) : Promise.reject(error);
}
