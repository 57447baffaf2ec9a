import { deleteOwnAccount } from "@triptych/contract/legal";
import { updateBrandProfile } from "@triptych/contract/profiles";
import { deliverReward, shipReward } from "@triptych/contract/admin";
import {
  claimReward,
  getReferralStats,
  getShippingAddress,
  listReferralLogs,
  listRewards,
  saveShippingAddress,
  sendInvites,
  stopInvitations,
} from "@triptych/contract/referrals";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, anOperator, aPerson, verify, type Member } from "../../../testing/accounts.ts";
import { aDoor, bring, confirmedOf, logOf } from "../../../testing/referrals.ts";
import { aBrandProfile } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("invitations", () => {
  it("mails each address once ever, whoever invites it, and says in the text who sent it", async () => {
    const [first, second] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();

    await app.call(sendInvites, { body: { emails: [` ${email.toUpperCase()} `] } }, { as: first.browser });
    await app.call(sendInvites, { body: { emails: [email.replace("@", "+again@")] } }, { as: second.browser });
    const letters = await app.emailsTo(email);

    expect(letters).toHaveLength(1);
    expect(letters[0]!.subject).toBe("You are invited to Triptych");
    expect(letters[0]!.text).toContain(first.username);
    expect(await app.emailsTo(email.replace("@", "+again@"))).toHaveLength(0);
  });

  it("tells nothing about whether somebody is a member, and does not write to them", async () => {
    const [member, inviter] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const before = (await app.emailsTo(member.email)).length;

    const toMember = await app.call(sendInvites, { body: { emails: [member.email] } }, { as: inviter.browser });
    const toStranger = await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });

    expect(toMember).toEqual(toStranger);
    expect(await app.emailsTo(member.email)).toHaveLength(before);
  });

  it("honours a wish not to be invited for every sender", async () => {
    const [inviter, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();
    await app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });
    const [letter] = await app.emailsTo(email);
    const token = /unsubscribe\/invitations\?token=([\w.-]+)/.exec(letter!.text)![1]!;

    await app.call(stopInvitations, { body: { token } });
    await app.call(sendInvites, { body: { emails: [email.replace("@", "+new@")] } }, { as: other.browser });

    expect(await app.emailsTo(email.replace("@", "+new@"))).toHaveLength(0);
    expect((await app.refusal(stopInvitations, { body: { token: `${token}x` } })).code).toBe("invalid_token");
  });

  it("mails an address once though ten people invite it at the same time, and again after one of them has left", async () => {
    const inviters = await Promise.all(Array.from({ length: 10 }, () => aMember(app, "brand")));
    const { email } = aPerson();
    const invite = ({ browser }: Member) => app.call(sendInvites, { body: { emails: [email] } }, { as: browser });

    await Promise.all(inviters.map(invite));
    const before = await app.emailsTo(email);
    for (const { browser, password } of inviters)
      await app.call(deleteOwnAccount, { body: { password } }, { as: browser });
    await invite(await aMember(app, "brand"));

    expect(before).toHaveLength(1);
    expect(await app.emailsTo(email)).toHaveLength(1);
  });

  it("says which lines were not sent and why, and counts what the log lists", async () => {
    const inviter = await aMember(app, "brand");
    const [known, fresh] = [aPerson().email, aPerson().email];
    await app.call(sendInvites, { body: { emails: [known] } }, { as: inviter.browser });

    const answer = await app.call(
      sendInvites,
      {
        body: {
          emails: ["ann@nowhere", inviter.email.toUpperCase(), known.replace("@", "+tag@"), fresh, fresh.toUpperCase()],
        },
      },
      { as: inviter.browser },
    );

    expect(answer.sent).toBe(1);
    expect(answer.notSent.map(({ email, reason }) => [email, reason])).toEqual([
      ["ann@nowhere", "invalid"],
      [inviter.email.toUpperCase(), "own"],
      [known.replace("@", "+tag@"), "repeated"],
      [fresh.toUpperCase(), "repeated"],
    ]);
    const { totalReferrals } = await app.call(getReferralStats, {}, { as: inviter.browser });
    expect(await logOf(app, inviter)).toEqual([`You invited ${fresh}.`, `You invited ${known}.`]);
    expect(totalReferrals).toBe(2);
  });

  it("refuses where nothing was left to send, and says for each line why", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();
    await app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });

    const refusal = await app.refusal(
      sendInvites,
      { body: { emails: [email, "no address"] } },
      { as: inviter.browser },
    );

    expect(refusal).toMatchObject({ status: 409, message: "Nothing could be sent to these addresses." });
    expect(refusal.details).toEqual([
      { field: "emails.0", message: expect.stringContaining("already") },
      { field: "emails.1", message: "This is not an email address." },
    ]);
  });

  it("reach ten addresses a day before there is a profile and fifty after, also in one burst", async () => {
    const inviter = await aMember(app, "brand");
    const burst = (calls: number) =>
      Promise.allSettled(
        Array.from({ length: calls }, () =>
          app.call(
            sendInvites,
            { body: { emails: Array.from({ length: 4 }, () => aPerson().email) } },
            { as: inviter.browser },
          ),
        ),
      );
    const invited = async () => (await app.call(getReferralStats, {}, { as: inviter.browser })).totalReferrals;

    await burst(10);
    const without = await invited();
    await app.call(updateBrandProfile, { body: aBrandProfile() }, { as: inviter.browser });
    await burst(20);

    expect([without, await invited()]).toEqual([10, 50]);
    expect(await logOf(app, inviter)).toHaveLength(50);
    const one = { body: { emails: [aPerson().email] } };
    const refusal = await app.refusal(sendInvites, one, { as: inviter.browser });
    expect(refusal).toMatchObject({ status: 429, message: expect.stringContaining("50 addresses a day") });
    expect(refusal.details).toMatchObject([{ field: "emails.0" }]);
    app.clock.moveBy(25 * msPerHour);
    expect((await app.call(sendInvites, one, { as: inviter.browser })).sent).toBe(1);
  });

  it.each([1, 10])("go out to %i at once", async (count) => {
    const inviter = await aMember(app, "brand");
    const emails = Array.from({ length: count }, () => aPerson().email);

    const { message, sent } = await app.call(sendInvites, { body: { emails } }, { as: inviter.browser });

    expect([message, sent]).toEqual(["Invites sent successfully!", count]);
    const letters = await Promise.all(emails.map((email) => app.emailsTo(email)));
    expect(letters.map(({ length }) => length)).toEqual(emails.map(() => 1));
  });

  it.each([
    { what: "nothing", emails: [] as string[] },
    { what: "no address", emails: ["hello", "  "] },
    { what: "eleven lines", emails: Array.from({ length: 11 }, (_, at) => `line${at}@mail.example`) },
    { what: "a header of its own", emails: ["a@mail.example\r\nBcc: b@mail.example"] },
  ])("refuses $what", async ({ emails }) => {
    const inviter = await aMember(app, "brand");

    expect((await app.refusal(sendInvites, { body: { emails } }, { as: inviter.browser })).code).toBe("invalid_input");
  });
});

describe("referrals", () => {
  it("count once the person has verified their address", async () => {
    const inviter = await aMember(app, "brand");
    const referred = await bring(app, inviter, { isVerified: false });
    const before = await confirmedOf(app, inviter);

    await verify(app, referred.email);
    await app.queue.drain();

    expect([before, await confirmedOf(app, inviter)]).toEqual([0, 1]);
    expect((await app.call(listReferralLogs, {}, { as: inviter.browser }))[0]).toMatchObject({
      description: `${referred.username} joined through you.`,
      referredUser: { username: referred.username, email: referred.email },
    });
  });

  it("count for a paid type on its trial", async () => {
    const inviter = await aMember(app, "brand");

    await bring(app, inviter, { userType: "freelancer" });

    expect(await confirmedOf(app, inviter)).toBe(1);
  });

  it("unlock the second tier once when two people confirm the fifth at the same time", async () => {
    const inviter = await aMember(app, "brand");
    for (let at = 0; at < 4; at += 1) await bring(app, inviter);
    const last = [await bring(app, inviter, { isVerified: false }), await bring(app, inviter, { isVerified: false })];

    await Promise.all(last.map(({ email }) => verify(app, email)));
    await app.queue.drain();

    const log = await app.call(listReferralLogs, {}, { as: inviter.browser });
    expect(log.filter(({ description }) => description === "You unlocked a reward: T-shirt.")).toHaveLength(1);
    expect(await confirmedOf(app, inviter)).toBe(6);
  });
});

describe("rewards", () => {
  it("go from locked to delivered, with a letter at each step", async () => {
    const inviter = await aMember(app, "brand");
    const operator = await anOperator(app);
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const locked = await starterOf(inviter);
    for (let at = 0; at < 3; at += 1) await bring(app, inviter);
    const unlocked = await starterOf(inviter);

    await app.call(saveShippingAddress, { body: aDoor }, { as: inviter.browser });
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
    const subjects = (await app.emailsTo(inviter.email)).map((letter) => letter.subject);
    expect(subjects.filter((subject) => subject.includes("Sticker and tote set"))).toHaveLength(4);
  });

  it("are claimed by one of ten at once, and only with an address", async () => {
    const inviter = await aMember(app, "brand");
    for (let at = 0; at < 3; at += 1) await bring(app, inviter);
    const without = await app.refusal(claimReward, { params: { tier: "starter" } }, { as: inviter.browser });
    await app.call(saveShippingAddress, { body: aDoor }, { as: inviter.browser });
    for (let at = 0; at < 2; at += 1) await bring(app, inviter);

    const claims = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.call(claimReward, { params: { tier: "t-shirt" } }, { as: inviter.browser })),
    );

    expect(without.code).toBe("conflict");
    expect(claims.filter((claim) => claim.status === "fulfilled")).toHaveLength(1);
  });

  it("ask for every field, a country of the list and lengths that fit a label", async () => {
    const inviter = await aMember(app, "brand");
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const wrong = [
      ...Object.keys(aDoor).map((field) => ({ ...aDoor, [field]: " " })),
      { ...aDoor, country: "RU" },
      { ...aDoor, postalCode: "9".repeat(21) },
    ];

    const codes = await Promise.all(
      wrong.map(
        async (body) =>
          (await app.refusal(saveShippingAddress, { body: body as typeof aDoor }, { as: inviter.browser })).code,
      ),
    );

    expect(new Set(codes)).toEqual(new Set(["invalid_input"]));
    expect((await app.refusal(getShippingAddress, {}, { as: inviter.browser })).status).toBe(404);
  });

  it("go to an address that nobody else is shown", async () => {
    const [owner, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: owner.browser });
    await app.call(saveShippingAddress, { body: aDoor }, { as: owner.browser });

    const refusal = await app.refusal(getShippingAddress, {}, { as: other.browser });

    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(await app.call(getShippingAddress, {}, { as: owner.browser })).toMatchObject(aDoor);
  });

  it("are asked about only once somebody was invited", async () => {
    const member = await aMember(app, "brand");

    const refusal = await app.refusal(saveShippingAddress, { body: aDoor }, { as: member.browser });

    expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining("Invite somebody first") });
  });

  it("take odd post codes and phone numbers as they are written", async () => {
    const inviter = await aMember(app, "brand");
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });
    const odd = { ...aDoor, postalCode: "D02 X285 / 7", phoneNumber: "(0)7700 900-123 ext. 4" };

    await app.call(saveShippingAddress, { body: odd }, { as: inviter.browser });

    expect(await app.call(getShippingAddress, {}, { as: inviter.browser })).toMatchObject(odd);
  });
});

const starterOf = async ({ browser }: Member) => (await app.call(listRewards, {}, { as: browser }))[0]!;

async function rewardIdOf(member: Member): Promise<string> {
  const { rows } = await app.open.pool.query("select id from rewards where user_id = $1 and tier = 'starter'", [
    member.id,
  ]);
  return (rows[0] as { id: string }).id;
}
