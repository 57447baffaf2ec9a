import { deliverReward, listRewardsToFulfil, shipReward } from "@triptych/contract/admin";
import {
  claimReward,
  getShippingAddress,
  listRewards,
  rewardTiers,
  saveShippingAddress,
  sendInvites,
} from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, aPerson, type Member } from "../../../../testing/accounts.ts";
import { aReferredMember, aShippingAddress, logOf } from "../../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("rewards", () => {
  it("go from locked to delivered, with an email at each step", async () => {
    const inviter = await aMember(app, "brand");
    const operator = await anOperator(app);
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const locked = await starterOf(inviter);
    for (let at = 0; at < 3; at += 1) await aReferredMember(app, inviter);
    const unlocked = await starterOf(inviter);

    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });
    const claimed = await starterOf(inviter);
    const rewardId = await rewardIdOf(inviter);
    await app.call(
      shipReward,
      { params: { rewardId }, body: { trackingNumber: "RM123456789GB" } },
      { as: operator.browser },
    );
    const shipped = await starterOf(inviter);
    await app.call(deliverReward, { params: { rewardId } }, { as: operator.browser });

    expect([locked, unlocked, claimed, shipped, await starterOf(inviter)].map((reward) => reward.status)).toEqual([
      "locked",
      "unlocked",
      "claimed",
      "shipped",
      "delivered",
    ]);
    expect(shipped.trackingNumber).toBe("RM123456789GB");
    const subjects = (await app.emailsTo(inviter.email)).map(({ subject }) => subject);
    expect(subjects.filter((each) => each.includes("Sticker and tote set"))).toHaveLength(4);
    const log = await logOf(app, inviter);
    expect(log.filter((line) => line.includes("Sticker and tote set"))).toEqual([
      "Your reward has arrived: Sticker and tote set.",
      "Your reward is on its way: Sticker and tote set.",
      "You claimed a reward: Sticker and tote set.",
      "You unlocked a reward: Sticker and tote set.",
    ]);
  });

  it("are claimed one at a time, while others wait", async () => {
    const inviter = await aMember(app, "brand");
    const operator = await anOperator(app);
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });
    for (let at = 0; at < requiredFor("t-shirt"); at += 1) await aReferredMember(app, inviter);

    const unknown = await app.refusal(claimReward, { params: { tier: "yacht" } }, { as: inviter.browser });
    const claimed = await app.call(claimReward, { params: { tier: "t-shirt" } }, { as: inviter.browser });

    expect(unknown.code).toBe("not_found");
    expect(claimed).toMatchObject({ tier: "t-shirt", status: "claimed" });
    expect((await starterOf(inviter)).status).toBe("unlocked");
    const toFulfil = await app.call(listRewardsToFulfil, {}, { as: operator.browser });
    expect(toFulfil.filter(({ userId }) => userId === inviter.id)).toMatchObject([
      {
        tier: "t-shirt",
        requiredReferrals: requiredFor("t-shirt"),
        username: inviter.username,
        email: inviter.email,
        claimedAt: expect.any(String),
        shipping: aShippingAddress,
      },
    ]);
  });

  it("are claimed by exactly one of ten calls at once, and only with a postal address", async () => {
    const inviter = await aMember(app, "brand");
    for (let at = 0; at < 3; at += 1) await aReferredMember(app, inviter);
    const without = await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });
    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });
    for (let at = 0; at < 2; at += 1) await aReferredMember(app, inviter);

    const claims = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(claimReward, { params: { tier: "t-shirt" } }, { as: inviter.browser })),
    );

    expect(without.code).toBe("conflict");
    expect(claims.filter((claim) => claim.status === "fulfilled")).toHaveLength(1);
  });

  it("need every field of the address, a country of the list and lengths that fit a label", async () => {
    const inviter = await aMember(app, "brand");
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const wrong = [
      ...Object.keys(aShippingAddress).map((field) => ({ ...aShippingAddress, [field]: " " })),
      { ...aShippingAddress, country: "RU" },
      { ...aShippingAddress, postalCode: "9".repeat(21) },
    ];

    const codes = await Promise.all(
      wrong.map(
        async (body) =>
          (await app.refusal(saveShippingAddress, { body: body as typeof aShippingAddress }, { as: inviter.browser }))
            .code,
      ),
    );

    expect(new Set(codes)).toEqual(new Set(["invalid_input"]));
    expect((await app.refusal(getShippingAddress, {}, { as: inviter.browser })).status).toBe(404);
  });

  it("are sent to an address that nobody else can see", async () => {
    const [owner, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: owner.browser });
    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: owner.browser });

    const refusal = await app.refusal(getShippingAddress, {}, { as: other.browser });

    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(await app.call(getShippingAddress, {}, { as: owner.browser })).toMatchObject(aShippingAddress);
  });

  it("accept an address only after somebody was invited", async () => {
    const member = await aMember(app, "brand");

    const refusal = await app.refusal(saveShippingAddress, { body: aShippingAddress }, { as: member.browser });

    expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining("Invite somebody first") });
  });

  it("keep unusual post codes and phone numbers as they are written", async () => {
    const inviter = await aMember(app, "brand");
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const odd = { ...aShippingAddress, postalCode: "D02 X285 / 7", phoneNumber: "(0)7700 900-123 ext. 4" };

    await app.call(saveShippingAddress, { body: odd }, { as: inviter.browser });

    expect(await app.call(getShippingAddress, {}, { as: inviter.browser })).toMatchObject(odd);
  });
});

const requiredFor = (tier: string) => rewardTiers.find((each) => each.tier === tier)!.requiredReferrals;
const starterOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!;

async function rewardIdOf(member: Member): Promise<string> {
  const { rows } = await app.open.pool.query("select id from rewards where user_id = $1 and tier = 'starter'", [
    member.id,
  ]);
  return (rows[0] as { id: string }).id;
}
