import {
  countSignUp,
  listAuditLog,
  listHeldSignUps,
  listRewardsToFulfil,
  refuseReward,
  refuseSignUp,
  shipReward,
  type SignUp,
} from "@triptych/contract/admin";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { claimReward, listRewards, saveShippingAddress } from "@triptych/contract/referrals";
import { createBrief } from "@triptych/contract/matching";
import { sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, type Member } from "../../../../testing/accounts.ts";
import { aFreelancer } from "../../../../testing/profiles.ts";
import { aDoor, bring, confirmedOf, logOf } from "../../../../testing/referrals.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  operator = await anOperator(app);
});
afterAll(() => app.close());

let domains = 0;
const aDomain = () => `acme-${(domains += 1)}.example`;
const reason = "These accounts were made for the reward.";

describe("sign-ups that share something", () => {
  it("count once where they share a mail domain, also by a subdomain, and unlock nothing", async () => {
    const inviter = await aMember(app, "brand");
    const domain = aDomain();

    for (let at = 0; at < 5; at += 1) await bring(app, inviter, { email: `me@x${at}.${domain}` });

    expect(await confirmedOf(app, inviter)).toBe(1);
    expect(await statusOf(inviter)).toBe("locked");
    expect((await logOf(app, inviter))[0]).toBe(
      "A sign-up counts once we have looked at it: it has the same email domain as another one.",
    );
  });

  it.each([
    { what: "a network", one: { address: "81.2.69.142" }, other: { address: "81.2.69.142" } },
    { what: "a household's IPv6", one: { address: "2a02:6b8:1:2::1" }, other: { address: "2a02:6b8:1:2:3:4:5:6" } },
    { what: "a throw-away provider", one: { email: "q1@mailinator.com" }, other: { email: "q2@mailinator.com" } },
  ])("count once where they share $what", async ({ one, other }) => {
    const inviter = await aMember(app, "brand");

    await bring(app, inviter, one);
    await bring(app, inviter, other);

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("count once where they come from one browser", async () => {
    const inviter = await aMember(app, "brand");
    const browser = aBrowser();

    await bring(app, inviter, { browser });
    await bring(app, inviter, { browser });

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it.each([
    { what: "a free mail provider", one: { email: "free.one@gmail.com" }, other: { email: "free.two@gmail.com" } },
    { what: "a proxy's own address", one: { address: "10.0.0.7" }, other: { address: "10.0.0.7" } },
  ])("each count where they share only $what", async ({ one, other }) => {
    const inviter = await aMember(app, "brand");

    await bring(app, inviter, one);
    await bring(app, inviter, other);

    expect(await confirmedOf(app, inviter)).toBe(2);
  });

  it("count once though ten of them come at the same time", async () => {
    const inviter = await aMember(app, "brand");
    const domain = aDomain();

    await Promise.all(Array.from({ length: 10 }, (_, at) => bring(app, inviter, { email: `me${at}@${domain}` })));

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("are not held against each other where they came by different links, and leave no address behind", async () => {
    const [one, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const address = "81.2.69.160";

    const first = await bring(app, one, { address });
    const second = await bring(app, other, { address });

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

describe("an operator who looks at a sign-up", () => {
  it("sees what it shares with whom, and what the person has done", async () => {
    const { inviter, counted, held } = await aHeldSignUp();
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

  it("counts it, and the reward that it completes is unlocked", async () => {
    const { inviter, held } = await aHeldSignUp();
    await bring(app, inviter);

    await act(countSignUp, held.id);

    expect([await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual([3, "unlocked"]);
    expect(await heldOf(inviter)).toEqual([]);
    expect((await app.refusal(countSignUp, { params: { userId: held.id } }, asOperator())).code).toBe("conflict");
    expect(await newestAudit()).toMatchObject({ action: "Counted sign-up", target: held.username });
  });

  it("refuses it with a reason that the inviter reads, and later ones like it wait too", async () => {
    const { inviter, counted, held, domain } = await aHeldSignUp();
    for (const { id } of [counted, held]) await refuse(id);

    await bring(app, inviter, { email: `again@${domain}` });

    expect(await confirmedOf(app, inviter)).toBe(0);
    expect((await logOf(app, inviter)).slice(0, 3)).toEqual([
      "A sign-up counts once we have looked at it: it has the same email domain as another one.",
      `We looked at a sign-up, and it does not count towards rewards: ${reason}`,
      `We looked at a sign-up, and it does not count towards rewards any more: ${reason}`,
    ]);
    expect(await newestAudit()).toMatchObject({ action: "Refused sign-up", details: reason });
  });

  it("is the only one who may", async () => {
    const { inviter, held } = await aHeldSignUp();

    for (const as of [inviter.browser, held.browser]) {
      expect((await app.refusal(listHeldSignUps, {}, { as })).code).toBe("forbidden");
      expect((await app.refusal(countSignUp, { params: { userId: held.id } }, { as })).code).toBe("forbidden");
    }
  });

  it("decides once, of ten who decide at the same time", async () => {
    const { inviter, held } = await aHeldSignUp();

    const decisions = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? act(countSignUp, held.id) : refuse(held.id))),
    );

    const { length } = decisions.filter(({ status }) => status === "fulfilled");
    // What was counted first may still be refused, but nothing is decided twice.
    expect(length).toBeGreaterThanOrEqual(1);
    expect(length).toBeLessThanOrEqual(2);
    const log = await logOf(app, inviter);
    expect(log.filter((line) => line === `${held.username} joined through you.`).length).toBeLessThanOrEqual(1);
    expect(log.filter((line) => line.startsWith("We looked at a sign-up"))).toHaveLength(1);
  });
});

describe("an operator who looks at a claim", () => {
  it("sees who came, and refuses it with a reason that its owner is told", async () => {
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
    const letters = await app.emailsTo(inviter.email);
    const refusal = letters.find(({ subject }) => subject === "We cannot send you this reward: Sticker and tote set");
    expect(refusal!.text).toContain(`Our reason: ${reason}`);
    await bring(app, inviter);
    expect(await statusOf(inviter)).toBe("locked");
    expect((await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser })).code).toBe(
      "conflict",
    );
    expect(await newestAudit()).toMatchObject({ action: "Refused reward", details: `starter, ${reason}` });
  });

  it("ships it or refuses it, whichever of ten at once comes first", async () => {
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

  it("finds the claim made or the reward locked, never both, when a sign-up is refused while it is claimed", async () => {
    const inviter = await aMember(app, "brand");
    await bring(app, inviter);
    await app.call(
      saveShippingAddress,
      { body: { ...aDoor, addressLine1: `1 ${inviter.username}` } },
      { as: inviter.browser },
    );
    const others = [await bring(app, inviter), await bring(app, inviter)];
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

describe("somebody who came by a link and leaves", () => {
  it("does not count any more, and what the count does not reach cannot be claimed", async () => {
    const inviter = await aMember(app, "brand");
    const people = [await bring(app, inviter), await bring(app, inviter), await bring(app, inviter)];
    expect(await statusOf(inviter)).toBe("unlocked");

    await leave(people[0]!);

    expect([await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual([2, "locked"]);
    expect((await logOf(app, inviter)).slice(0, 2)).toEqual([
      "A reward is locked again until more people join: Sticker and tote set.",
      "Somebody who joined through you has left, and does not count any more.",
    ]);
    await app.call(
      saveShippingAddress,
      { body: { ...aDoor, addressLine1: `2 ${inviter.username}` } },
      { as: inviter.browser },
    );
    expect(await statusOf(inviter)).toBe("locked");
  });

  it("makes room for one who waited because of them", async () => {
    const { inviter, counted } = await aHeldSignUp();

    await leave(counted);
    await app.queue.drain();

    expect(await confirmedOf(app, inviter)).toBe(1);
    expect(await heldOf(inviter)).toEqual([]);
  });

  it("leaves count and claim in step where they left before the count was kept in step", async () => {
    const inviter = await aMember(app, "brand");
    const people = [await bring(app, inviter), await bring(app, inviter), await bring(app, inviter)];
    await app.call(
      saveShippingAddress,
      { body: { ...aDoor, addressLine1: `3 ${inviter.username}` } },
      { as: inviter.browser },
    );
    await app.open.pool.query("update rewards set status = 'unlocked' where user_id = $1", [inviter.id]);
    await app.open.pool.query("delete from referrals where referred_id = $1", [people[0]!.id]);

    const refusal = await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });

    expect([refusal.code, await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual(["conflict", 2, "locked"]);
  });
});

/** An inviter with one who counts and one who waits, because both are of one domain. */
async function aHeldSignUp() {
  const inviter = await aMember(app, "brand");
  const domain = aDomain();
  const counted = await bring(app, inviter, { email: `one@${domain}` });
  const held = await bring(app, inviter, { email: `two@${domain}` });
  return { inviter, counted, held, domain };
}

async function withClaim(): Promise<Member> {
  const inviter = await aMember(app, "brand");
  for (let at = 0; at < 3; at += 1) await bring(app, inviter);
  const body = { ...aDoor, addressLine1: `4 ${inviter.username}` };
  await app.call(saveShippingAddress, { body }, { as: inviter.browser });
  return inviter;
}

const asOperator = () => ({ as: operator.browser });
const act = (endpoint: typeof countSignUp, userId: string) => app.call(endpoint, { params: { userId } }, asOperator());
const refuse = (userId: string) => app.call(refuseSignUp, { params: { userId }, body: { reason } }, asOperator());
const newestAudit = async () => (await app.call(listAuditLog, { query: {} }, asOperator()))[0];
const statusOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!.status;
const leave = ({ browser, password }: Member) => app.call(deleteOwnAccount, { body: { password } }, { as: browser });

async function heldOf(inviter: Member): Promise<SignUp[]> {
  const lists = await app.call(listHeldSignUps, {}, asOperator());
  const own = lists.find((each) => each.inviter.id === inviter.id);
  return own?.signUps.filter(({ state }) => state === "held") ?? [];
}

async function claimOf({ id }: Member) {
  return (await app.call(listRewardsToFulfil, {}, asOperator())).find(({ userId }) => userId === id)!;
}
