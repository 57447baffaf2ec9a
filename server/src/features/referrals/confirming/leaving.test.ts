import { listHeldSignUps } from "@triptych/contract/admin";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { claimReward, listRewards, saveShippingAddress } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../../testing/accounts.ts";
import { aHeldSignUp, aReferredMember, aShippingAddress, confirmedOf, logOf } from "../../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const statusOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!.status;
const leave = ({ browser, password }: Member) => app.call(deleteOwnAccount, { body: { password } }, { as: browser });

describe("a referred member who leaves", () => {
  it("stops counting, and rewards that the count no longer reaches cannot be claimed", async () => {
    const inviter = await aMember(app, "brand");
    const people = [
      await aReferredMember(app, inviter),
      await aReferredMember(app, inviter),
      await aReferredMember(app, inviter),
    ];
    expect(await statusOf(inviter)).toBe("unlocked");

    await leave(people[0]!);

    expect([await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual([2, "locked"]);
    expect((await logOf(app, inviter)).slice(0, 2)).toEqual([
      "A reward is locked again until more people join: Sticker and tote set.",
      "Somebody who joined through you has left, and does not count any more.",
    ]);
    await app.call(
      saveShippingAddress,
      { body: { ...aShippingAddress, addressLine1: `2 ${inviter.username}` } },
      { as: inviter.browser },
    );
    expect(await statusOf(inviter)).toBe("locked");
  });

  it("lets a sign-up count that waited because of them", async () => {
    const { inviter, counted } = await aHeldSignUp(app);

    await leave(counted);
    await app.queue.drain();

    expect(await confirmedOf(app, inviter)).toBe(1);
    const operator = await anOperator(app);
    const held = await app.call(listHeldSignUps, {}, { as: operator.browser });
    expect(held.filter((each) => each.inviter.id === inviter.id)).toEqual([]);
  });

  it("is not mentioned to the inviter if they never counted", async () => {
    const inviter = await aMember(app, "brand");
    const unverified = await aReferredMember(app, inviter, { isVerified: false });

    await leave(unverified);

    expect(await logOf(app, inviter)).toEqual([]);
  });

  it("does not repeat why another sign-up waits, when it still does", async () => {
    const { inviter } = await aHeldSignUp(app);
    const other = await aReferredMember(app, inviter);

    await leave(other);
    await app.queue.drain();

    const log = await logOf(app, inviter);
    expect(log.filter((line) => line.startsWith("A sign-up counts once"))).toHaveLength(1);
  });

  it("cannot be part of a claim, even when the rewards were not locked as they left", async () => {
    const inviter = await aMember(app, "brand");
    const people = [
      await aReferredMember(app, inviter),
      await aReferredMember(app, inviter),
      await aReferredMember(app, inviter),
    ];
    await app.call(
      saveShippingAddress,
      { body: { ...aShippingAddress, addressLine1: `3 ${inviter.username}` } },
      { as: inviter.browser },
    );
    await app.open.pool.query("update rewards set status = 'unlocked' where user_id = $1", [inviter.id]);
    await app.open.pool.query("delete from referrals where referred_id = $1", [people[0]!.id]);

    const refusal = await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });

    expect([refusal.code, await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual(["conflict", 2, "locked"]);
  });
});
