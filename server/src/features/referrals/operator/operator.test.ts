import { randomUUID } from "node:crypto";
import {
  countSignUp,
  deliverReward,
  listAuditLog,
  listHeldSignUps,
  listRewardsToFulfil,
  refuseReward,
  refuseSignUp,
  shipReward,
  type SignUp,
} from "@triptych/contract/admin";
import { claimReward, listRewards, saveShippingAddress } from "@triptych/contract/referrals";
import { createBrief } from "@triptych/contract/matching-briefs";
import { sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../../testing/accounts.ts";
import { aFreelancer } from "../../../../testing/profiles.ts";
import { aHeldSignUp, aShippingAddress, aReferredMember, confirmedOf, logOf } from "../../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  operator = await anOperator(app);
});
afterAll(() => app.close());

const reason = "These accounts were made for the reward.";

describe("an operator who reviews a sign-up", () => {
  it("sees what it shares with whom, and what the person has done", async () => {
    const { inviter, counted, held } = await aHeldSignUp(app);
    const { id: receiverId } = await aFreelancer(app);
    await app.call(sendMessage, { body: { receiverId, content: "Hello" } }, { as: held.browser });
    const draft = { originalText: "A label", text: "A label for our jam", isImproved: false };
    await app.call(createBrief, { body: draft }, { as: held.browser });

    const [shown] = await heldOf(inviter);

    expect(shown).toMatchObject({
      userId: held.id,
      state: "held",
      email: held.email,
      briefs: 1,
      messages: 1,
      shared: [{ signal: "domain", with: [counted.username] }],
    });
  });

  it("can count it, which unlocks the reward that it completes", async () => {
    const { inviter, held } = await aHeldSignUp(app);
    await aReferredMember(app, inviter);

    await act(countSignUp, held.id);

    expect([await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual([3, "unlocked"]);
    expect(await heldOf(inviter)).toEqual([]);
    expect((await app.refusal(countSignUp, { params: { userId: held.id } }, asOperator())).code).toBe("conflict");
    expect(await newestAudit()).toMatchObject({ action: "Counted sign-up", target: held.username });
  });

  it("can refuse it with a reason that the inviter sees, and similar later ones wait too", async () => {
    const { inviter, counted, held, domain } = await aHeldSignUp(app);
    for (const { id } of [counted, held]) await refuse(id);

    await aReferredMember(app, inviter, { email: `again@${domain}` });

    expect(await confirmedOf(app, inviter)).toBe(0);
    expect((await logOf(app, inviter)).slice(0, 3)).toEqual([
      "A sign-up counts once we have looked at it: it has the same email domain as another one.",
      `We looked at a sign-up, and it does not count towards rewards: ${reason}`,
      `We looked at a sign-up, and it does not count towards rewards any more: ${reason}`,
    ]);
    expect(await newestAudit()).toMatchObject({ action: "Refused sign-up", details: reason });
  });

  it("is the only person who may", async () => {
    const { inviter, held } = await aHeldSignUp(app);

    for (const as of [inviter.browser, held.browser]) {
      expect((await app.refusal(listHeldSignUps, {}, { as })).code).toBe("forbidden");
      expect((await app.refusal(countSignUp, { params: { userId: held.id } }, { as })).code).toBe("forbidden");
    }
  });

  it("decides only once when ten decide at the same time", async () => {
    const { inviter, held } = await aHeldSignUp(app);

    const decisions = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? act(countSignUp, held.id) : refuse(held.id))),
    );

    const { length } = decisions.filter(({ status }) => status === "fulfilled");
    // NOTE: a sign-up that was counted first may still be refused, so two decisions can succeed.
    expect(length).toBeGreaterThanOrEqual(1);
    expect(length).toBeLessThanOrEqual(2);
    const log = await logOf(app, inviter);
    expect(log.filter((line) => line === `${held.username} joined through you.`).length).toBeLessThanOrEqual(1);
    expect(log.filter((line) => line.startsWith("We looked at a sign-up"))).toHaveLength(1);
  });
});

describe("an operator who reviews a claim", () => {
  it("sees who signed up, and can refuse it with a reason that its owner receives", async () => {
    const inviter = await withClaim();
    const reward = await claimOf(inviter);
    expect(reward).toMatchObject({ status: "claimed", requiredReferrals: 3, confirmedReferrals: 3 });
    expect(reward.signUps.map(({ state, briefs, messages }) => [state, briefs, messages])).toEqual(
      Array.from({ length: 3 }, () => ["confirmed", 0, 0]),
    );

    await app.call(refuseReward, { params: { rewardId: reward.id }, body: { reason } }, asOperator());

    const [starter] = await app.call(listRewards, {}, { as: inviter.browser });
    expect(starter).toMatchObject({ status: "locked", refusalReason: reason });
    expect((await logOf(app, inviter))[0]).toBe(`A reward was not granted: Sticker and tote set. ${reason}`);
    const emails = await app.emailsTo(inviter.email);
    const refusal = emails.find(({ subject }) => subject === "We cannot send you this reward: Sticker and tote set");
    expect(refusal!.text).toContain(`Our reason: ${reason}`);
    await aReferredMember(app, inviter);
    expect(await statusOf(inviter)).toBe("locked");
    expect((await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser })).code).toBe(
      "conflict",
    );
    expect(await newestAudit()).toMatchObject({ action: "Refused reward", details: `starter, ${reason}` });
  });

  it("moves it on from one step to the next only, and no reward that does not exist", async () => {
    const inviter = await withClaim();
    const { id: rewardId } = await claimOf(inviter);
    const ship = { body: { trackingNumber: "RM1" } };

    const early = await app.refusal(deliverReward, { params: { rewardId } }, asOperator());
    await app.call(shipReward, { params: { rewardId }, ...ship }, asOperator());
    const twice = await app.refusal(shipReward, { params: { rewardId }, ...ship }, asOperator());
    const late = await app.refusal(refuseReward, { params: { rewardId }, body: { reason } }, asOperator());
    const unknown = await app.refusal(shipReward, { params: { rewardId: randomUUID() }, ...ship }, asOperator());

    expect([early, twice, late, unknown].map(({ code }) => code)).toEqual([
      "conflict",
      "conflict",
      "conflict",
      "not_found",
    ]);
    expect(await claimOf(inviter)).toMatchObject({ status: "shipped", trackingNumber: "RM1" });
  });

  it("ships it or refuses it, but only one of ten actions at once succeeds", async () => {
    const inviter = await withClaim();
    const { id: rewardId } = await claimOf(inviter);

    const steps = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0
          ? app.call(refuseReward, { params: { rewardId }, body: { reason } }, asOperator())
          : app.call(shipReward, { params: { rewardId }, body: { trackingNumber: "RM1" } }, asOperator()),
      ),
    );

    expect(steps.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("either allows a claim or locks the reward when they refuse a sign-up at the same time", async () => {
    const inviter = await aMember(app, "brand");
    await aReferredMember(app, inviter);
    await app.call(
      saveShippingAddress,
      { body: { ...aShippingAddress, addressLine1: `1 ${inviter.username}` } },
      { as: inviter.browser },
    );
    const others = [await aReferredMember(app, inviter), await aReferredMember(app, inviter)];
    expect(await statusOf(inviter)).toBe("unlocked");
    const claim = () => app.call(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });

    const calls = Array.from({ length: 10 }, (_, at) => (at === 2 ? refuse(others[0]!.id) : claim()));
    const results = await Promise.allSettled(calls);

    const claims = results.filter(({ status }, at) => at !== 2 && status === "fulfilled").length;
    expect(results[2]!.status).toBe("fulfilled");
    expect(claims).toBe((await statusOf(inviter)) === "claimed" ? 1 : 0);
    expect(await confirmedOf(app, inviter)).toBe(2);
  });
});

async function withClaim(): Promise<Member> {
  const inviter = await aMember(app, "brand");
  for (let at = 0; at < 3; at += 1) await aReferredMember(app, inviter);
  const body = { ...aShippingAddress, addressLine1: `4 ${inviter.username}` };
  await app.call(saveShippingAddress, { body }, { as: inviter.browser });
  return inviter;
}

const asOperator = () => ({ as: operator.browser });
const act = (endpoint: typeof countSignUp, userId: string) => app.call(endpoint, { params: { userId } }, asOperator());
const refuse = (userId: string) => app.call(refuseSignUp, { params: { userId }, body: { reason } }, asOperator());
const newestAudit = async () => (await app.call(listAuditLog, { query: {} }, asOperator()))[0];
const statusOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!.status;

async function heldOf(inviter: Member): Promise<SignUp[]> {
  const lists = await app.call(listHeldSignUps, {}, asOperator());
  const own = lists.find((each) => each.inviter.id === inviter.id);
  return own?.signUps.filter(({ state }) => state === "held") ?? [];
}

async function claimOf({ id }: Member) {
  return (await app.call(listRewardsToFulfil, {}, asOperator())).find(({ userId }) => userId === id)!;
}
