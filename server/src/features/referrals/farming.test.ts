import { claimReward, listRewards, saveShippingAddress, sendInvites } from "@triptych/contract/referrals";
import { register } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, verify, type Member } from "../../../testing/accounts.ts";
import { aPaidSubscription, cards } from "../../../testing/billing.ts";
import { aShippingAddress, aReferredMember, confirmedOf, logOf } from "../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("throw-away accounts do not count", () => {
  it("with the inviter's own email address under another tag", async () => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter, { email: inviter.email.replace("@", "+me@") });

    expect(await confirmedOf(app, inviter)).toBe(0);
    expect((await logOf(app, inviter))[0]).toBe(
      "A sign-up does not count towards rewards: it uses your own email address.",
    );
  });

  it("with one mailbox twice", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();

    await aReferredMember(app, inviter, { email });
    await aReferredMember(app, inviter, { email: email.replace("@", "+two@") });

    expect(await confirmedOf(app, inviter)).toBe(1);
    expect((await logOf(app, inviter))[0]).toContain("it uses an email address that already counted");
  });

  it("with one mailbox ten times at once", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();

    await Promise.all(
      Array.from({ length: 10 }, (_, at) => aReferredMember(app, inviter, { email: email.replace("@", `+${at}@`) })),
    );

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("with the inviter's own card", async () => {
    const inviter = await aFreelancerWithCard(cards.shared);

    await aReferredMember(app, inviter, { userType: "freelancer", cardNumber: cards.shared });

    expect(await confirmedOf(app, inviter)).toBe(0);
    expect((await logOf(app, inviter))[0]).toBe(
      "A sign-up does not count towards rewards: it uses the same payment details as your account.",
    );
  });

  it("with one card twice", async () => {
    const inviter = await aMember(app, "brand");

    await aReferredMember(app, inviter, { userType: "freelancer", cardNumber: cards.shared });
    await aReferredMember(app, inviter, { userType: "freelancer", cardNumber: cards.shared });

    expect(await confirmedOf(app, inviter)).toBe(1);
    expect((await logOf(app, inviter))[0]).toContain("it uses payment details that already counted");
  });

  it("with the inviter's own postal address, however it is written, which locks unlocked rewards again", async () => {
    const inviter = await aMember(app, "brand");
    const second = await aReferredMember(app, inviter);
    for (let at = 0; at < 2; at += 1) await aReferredMember(app, inviter);
    await invite(second);
    await app.call(
      saveShippingAddress,
      { body: { ...aShippingAddress, addressLine1: "4, COOPERS YARD", postalCode: "ls14ap" } },
      { as: second.browser },
    );
    const before = await confirmedOf(app, inviter);

    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });

    expect([before, await confirmedOf(app, inviter)]).toEqual([3, 2]);
    expect(await statusOf(inviter)).toBe("locked");
    const [locked, refused] = await logOf(app, inviter);
    expect(locked).toBe("A reward is locked again until more people join: Sticker and tote set.");
    expect(refused).toBe(
      "A sign-up does not count towards rewards any more: its rewards would go to your own address.",
    );
    expect((await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser })).code).toBe(
      "conflict",
    );

    await aReferredMember(app, inviter);
    expect(await statusOf(inviter)).toBe("unlocked");
  });

  it("with one postal address twice, though rewards that were claimed before stay", async () => {
    const inviter = await aMember(app, "brand");
    const [one, other] = [await aReferredMember(app, inviter), await aReferredMember(app, inviter)];
    await aReferredMember(app, inviter);
    await app.call(
      saveShippingAddress,
      { body: { ...aShippingAddress, addressLine1: "9 Far Away" } },
      { as: inviter.browser },
    );
    for (const each of [one, other]) {
      await invite(each);
      await app.call(
        saveShippingAddress,
        { body: { ...aShippingAddress, addressLine1: "7 Hen Lane" } },
        { as: each.browser },
      );
    }

    expect(await confirmedOf(app, inviter)).toBe(2);
    expect((await logOf(app, inviter))[0]).toContain("its rewards would go to an address that already counted");
    expect(await statusOf(inviter)).toBe("claimed");
  });
});

it("looks at the cards again when a reward is claimed, so that two who pay with one card since do not both count", async () => {
  const inviter = await aMember(app, "brand");
  const one = await aReferredMember(app, inviter, { userType: "freelancer" });
  const other = await aReferredMember(app, inviter, { userType: "freelancer" });
  await aReferredMember(app, inviter);
  const body = { ...aShippingAddress, addressLine1: `5 ${inviter.username}` };
  await app.call(saveShippingAddress, { body }, { as: inviter.browser });
  await app.open.pool.query("update rewards set status = 'unlocked' where user_id = $1", [inviter.id]);
  await app.open.pool.query("update subscriptions set card_fingerprint = $1 where user_id in ($2, $3)", [
    `card of ${one.id}`,
    one.id,
    other.id,
  ]);

  const refusal = await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });

  expect([refusal.code, await confirmedOf(app, inviter), await statusOf(inviter)]).toEqual(["conflict", 2, "locked"]);
});

it("keeps a referral that an operator counted, even when it later shares a postal address", async () => {
  const inviter = await aMember(app, "brand");
  const second = await aReferredMember(app, inviter);
  await app.open.pool.query("update referrals set reviewed_at = now() where referred_id = $1", [second.id]);
  await invite(second);
  await app.call(saveShippingAddress, { body: aShippingAddress }, { as: second.browser });

  await app.call(saveShippingAddress, { body: aShippingAddress }, { as: inviter.browser });

  expect(await confirmedOf(app, inviter)).toBe(1);
});

async function aFreelancerWithCard(cardNumber: string): Promise<Member> {
  const person = aPerson();
  const { ids, browser } = await aPaidSubscription(app, { email: person.email, userType: "freelancer", cardNumber });
  const { user } = await app.call(register, { body: { ...person, userType: "freelancer", ...ids } }, { as: browser });
  await verify(app, person.email);
  return { browser, id: user.id, ...person };
}

const invite = ({ browser }: Member) => app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: browser });
const statusOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!.status;
