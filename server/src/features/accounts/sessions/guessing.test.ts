import { getCurrentUser, login, logout, requestPasswordReset, resetPassword } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anotherBrowser, aPerson, mailedToken } from "../../../../testing/accounts.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

describe("guessing passwords", () => {
  const signIn = { ...rateLimits.signIn, perAddress: 1e6 };
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startApp({ limits: { ...rateLimits, signIn } });
  });
  afterAll(() => limited.close());

  it("is refused after ten wrong passwords, whatever address the caller claims to have", async () => {
    const { username, password } = await aMember(limited, "brand");

    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await guess(limited, username, `203.0.113.${at}`)).statusCode);
    const right = await limited.refusal(login, { body: { username: username.toUpperCase(), password } });

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect(right).toMatchObject({ status: 429, code: "rate_limited", retryAfter: expect.any(Number) });
  });

  it("is refused for unknown usernames in the same way", async () => {
    const { username } = aPerson();

    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await guess(limited, username)).statusCode);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it("is limited when many are tried at once", async () => {
    const { username } = await aMember(limited, "brand");

    const replies = await Promise.all(Array.from({ length: 30 }, () => guess(limited, username)));

    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
    expect(replies.find(({ statusCode }) => statusCode === 429)!.headers["retry-after"]).toMatch(/^\d+$/);
  });

  it("does not count right passwords", async () => {
    const member = await aMember(limited, "brand");

    for (let at = 0; at < 12; at++) await anotherBrowser(limited, member);

    expect((await limited.call(getCurrentUser, {}, { as: await anotherBrowser(limited, member) })).id).toBe(member.id);
  });
});

it("counts no attempt whose check failed because the database was away", async () => {
  const open = await openTestDatabase();
  const signIn = { ...rateLimits.signIn, perAccount: 3 };
  const limited = await startApp({ open, limits: { ...rateLimits, signIn }, env: { LOG_LEVEL: "silent" } });
  const { username, password, id } = await aMember(limited, "brand");
  const body = { username, password };
  const lost = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  const failing = (callback?: (error: Error) => void) => (callback ? callback(lost) : Promise.reject(lost));

  Object.assign(open.pool, { connect: failing });
  const failures: number[] = [];
  for (let at = 0; at < 4; at++) failures.push((await limited.refusal(login, { body })).status);
  Reflect.deleteProperty(open.pool, "connect");

  expect(failures).toEqual([503, 503, 503, 503]);
  expect((await limited.call(login, { body })).user.id).toBe(id);
  await limited.close();
});

const from = (network: string) => ({ "x-forwarded-for": network });

describe("somebody else's wrong passwords", () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startApp({ limits: rateLimits, env: { TRUSTED_PROXIES: "loopback" } });
  });
  afterAll(() => limited.close());

  const guessFrom = async (network: string, username: string, times: number) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at++) statuses.push((await guess(limited, username, network)).statusCode);
    return statuses;
  };

  it("do not lock out somebody from another network", async () => {
    const { username, password, id } = await aMember(limited, "brand");
    const statuses = await guessFrom("203.0.113.1", username, 11);

    const { user } = await limited.call(login, { body: { username, password } }, { headers: from("198.51.100.1") });

    expect(statuses.at(-1)).toBe(429);
    expect(user.id).toBe(id);
  });

  it("do not lock out somebody who signed in at this browser before, even from the same network", async () => {
    const { username, password, id, browser } = await aMember(limited, "brand");
    await limited.call(logout, {}, { as: browser });
    await guessFrom("203.0.113.2", username, 61);

    const body = { username, password };
    const { user } = await limited.call(login, { body }, { as: browser, headers: from("203.0.113.2") });
    const stranger = await limited.refusal(login, { body }, { headers: from("203.0.113.2") });

    expect(user.id).toBe(id);
    expect(stranger.status).toBe(429);
  });

  it("do not lock out somebody who chose a new password with a mailed link", async () => {
    const { username, email } = await aMember(limited, "brand");
    await guessFrom("203.0.113.3", username, 11);
    const browser = aBrowser();
    const headers = from("203.0.113.3");

    await limited.call(requestPasswordReset, { body: { email } }, { as: browser, headers });
    const token = await mailedToken(limited, email);
    await limited.call(resetPassword, { body: { token, newPassword: "Orchard-77!" } }, { as: browser, headers });

    const { user } = await limited.call(
      login,
      { body: { username, password: "Orchard-77!" } },
      { as: browser, headers },
    );
    expect(user.username).toBe(username);
  });

  it("are limited to ten at a browser at which the person signed in before", async () => {
    const { username, browser } = await aMember(limited, "brand");

    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      const body = { username, password: "Wrong-pass-1" };
      const headers = from(`198.51.100.${100 + at}`);
      statuses.push((await limited.refusal(login, { body }, { as: browser, headers })).status);
    }

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it("are limited at a browser at which only somebody else signed in", async () => {
    const [victim, attacker] = [await aMember(limited, "brand"), await aMember(limited, "brand")];
    await guessFrom("203.0.113.4", victim.username, 11);

    const body = { username: victim.username, password: "Wrong-pass-1" };
    const refusal = await limited.refusal(login, { body }, { as: attacker.browser, headers: from("203.0.113.4") });

    expect(refusal.status).toBe(429);
  });

  it("are limited per account over all networks, but not for browsers that the person used before", async () => {
    const signInAnywhere = { ...rateLimits.signInAnywhere, perAccount: 15 };
    const narrow = await startApp({ limits: { ...rateLimits, signInAnywhere }, env: { TRUSTED_PROXIES: "loopback" } });
    const { username, password, browser } = await aMember(narrow, "brand");

    const statuses: number[] = [];
    for (let at = 0; at < 16; at++) statuses.push((await guess(narrow, username, `203.0.113.${at}`)).statusCode);
    await narrow.call(login, { body: { username, password } }, { as: browser });

    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 401), 429]);
    await narrow.close();
  });
});

describe("guessing passwords of many people", () => {
  const limits = { ...rateLimits, signIn: { ...rateLimits.signIn, perAddress: 3 } };

  it("is counted per address, whatever the headers say", async () => {
    const direct = await startApp({ limits });

    const statuses = await guessFour(direct);

    expect(statuses).toEqual([401, 401, 401, 429]);
    await direct.close();
  });

  it("is counted for the address that a trusted proxy names", async () => {
    const behindProxy = await startApp({ limits, env: { TRUSTED_PROXIES: "loopback" } });

    const statuses = await guessFour(behindProxy);

    expect(statuses).toEqual([401, 401, 401, 401]);
    await behindProxy.close();
  });
});

function guess(on: TestApp, username: string, claimedAddress = "192.0.2.1") {
  const headers = { "x-forwarded-for": claimedAddress };
  return on.http.inject({
    method: "POST",
    url: "/api/login",
    headers,
    payload: { username, password: "Wrong-pass-1" },
  });
}

async function guessFour(on: TestApp) {
  const statuses: number[] = [];
  for (let at = 0; at < 4; at++) statuses.push((await guess(on, `nobody-${at}`, `203.0.113.${at}`)).statusCode);
  return statuses;
}
