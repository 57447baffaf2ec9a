import { listRewards } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { aDomain, aReferredMember, confirmedOf, logOf } from "../../../../testing/referrals.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => app.close());

const statusOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!.status;

describe("sign-ups that share something", () => {
  it("count once where they share an email domain or its subdomains, and unlock nothing", async () => {
    const inviter = await aMember(app, "brand");
    const domain = aDomain();

    for (let at = 0; at < 5; at += 1) await aReferredMember(app, inviter, { email: `me@x${at}.${domain}` });

    expect(await confirmedOf(app, inviter)).toBe(1);
    expect(await statusOf(inviter)).toBe("locked");
    expect((await logOf(app, inviter))[0]).toBe(
      "A sign-up counts once we have looked at it: it has the same email domain as another one.",
    );
  });

  it.each([
    { what: "a network", one: { address: "81.2.69.142" }, other: { address: "81.2.69.142" } },
    {
      what: "the IPv6 network of a household",
      one: { address: "2a02:6b8:1:2::1" },
      other: { address: "2a02:6b8:1:2:3:4:5:6" },
    },
    {
      what: "a provider of throw-away addresses",
      one: { email: "q1@mailinator.com" },
      other: { email: "q2@mailinator.com" },
    },
  ])("count once where they share $what", async ({ one, other }) => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter, one);
    await aReferredMember(app, inviter, other);

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("count once where they come from one browser", async () => {
    const inviter = await aMember(app, "brand");
    const browser = aBrowser();

    await aReferredMember(app, inviter, { browser });
    await aReferredMember(app, inviter, { browser });

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it.each([
    { what: "a free email provider", one: { email: "free.one@gmail.com" }, other: { email: "free.two@gmail.com" } },
    { what: "a proxy's own address", one: { address: "10.0.0.7" }, other: { address: "10.0.0.7" } },
  ])("each count where they share only $what", async ({ one, other }) => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter, one);
    await aReferredMember(app, inviter, other);

    expect(await confirmedOf(app, inviter)).toBe(2);
  });

  it("count once when ten of them register at the same time", async () => {
    const inviter = await aMember(app, "brand");
    const domain = aDomain();

    await Promise.all(
      Array.from({ length: 10 }, (_, at) => aReferredMember(app, inviter, { email: `me${at}@${domain}` })),
    );

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("are not compared where they used different links, and no network address is stored", async () => {
    const [one, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const address = "81.2.69.160";

    const first = await aReferredMember(app, one, { address });
    const second = await aReferredMember(app, other, { address });

    expect([await confirmedOf(app, one), await confirmedOf(app, other)]).toEqual([1, 1]);
    const { rows } = await app.open.pool.query<{ network_hash: string; device_hash: string }>(
      "select network_hash, device_hash from referrals where referred_id = any($1)",
      [[first.id, second.id]],
    );
    expect(new Set(rows.map((row) => row.network_hash)).size).toBe(2);
    for (const { network_hash, device_hash } of rows)
      for (const hash of [network_hash, device_hash]) expect(hash).toMatch(/^[\w-]{43}$/);
  });
});
