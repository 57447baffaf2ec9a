import { listReferralLogs } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, verify } from "../../../testing/accounts.ts";
import { aReferredMember, confirmedOf } from "../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { decideReferral } from "./job-definitions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("referrals", () => {
  it("count once the person has verified their address", async () => {
    const inviter = await aMember(app, "brand");
    const referred = await aReferredMember(app, inviter, { isVerified: false });
    const before = await confirmedOf(app, inviter);

    await verify(app, referred.email);
    await app.queue.drain();

    expect([before, await confirmedOf(app, inviter)]).toEqual([0, 1]);
    expect((await app.call(listReferralLogs, {}, { as: inviter.browser }))[0]).toMatchObject({
      description: `${referred.username} joined through you.`,
      referredUser: { username: referred.username, email: referred.email },
    });
  });

  it("do not count before that, even when their subscription makes the server decide", async () => {
    const inviter = await aMember(app, "brand");
    const { id: referredId } = await aReferredMember(app, inviter, { userType: "freelancer", isVerified: false });

    await app.open.database.transaction((tx) => app.queue.add(tx, decideReferral, { referredId }));
    await app.queue.drain();

    expect(await confirmedOf(app, inviter)).toBe(0);
  });

  it("count for a paid type on its trial", async () => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter, { userType: "freelancer" });

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it.each([
    ["count", "active", 1],
    ["do not count", "past_due", 0],
    ["do not count", "canceled", 0],
    ["do not count", "expired", 0],
  ])("%s for a paid type whose subscription is %s when the address is verified", async (_, status, expected) => {
    const inviter = await aMember(app, "brand");
    const referred = await aReferredMember(app, inviter, { userType: "freelancer", isVerified: false });
    await app.open.pool.query("update subscriptions set status = $1 where user_id = $2", [status, referred.id]);

    await verify(app, referred.email);
    await app.queue.drain();

    expect(await confirmedOf(app, inviter)).toBe(expected);
  });

  it("unlock the second tier once when two people verify at the same time", async () => {
    const inviter = await aMember(app, "brand");
    for (let at = 0; at < 4; at += 1) await aReferredMember(app, inviter);
    const last = [
      await aReferredMember(app, inviter, { isVerified: false }),
      await aReferredMember(app, inviter, { isVerified: false }),
    ];

    await Promise.all(last.map(({ email }) => verify(app, email)));
    await app.queue.drain();

    const log = await app.call(listReferralLogs, {}, { as: inviter.browser });
    expect(log.filter(({ description }) => description === "You unlocked a reward: T-shirt.")).toHaveLength(1);
    expect(await confirmedOf(app, inviter)).toBe(6);
  });
});
