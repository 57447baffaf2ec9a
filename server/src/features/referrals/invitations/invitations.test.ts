import { deleteOwnAccount } from "@triptych/contract/legal";
import { msPerHour } from "@triptych/contract/durations";
import { updateBrandProfile } from "@triptych/contract/profiles";
import { getReferralStats, sendInvites, stopInvitations } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, type Member } from "../../../../testing/accounts.ts";
import { aBrandProfile } from "../../../../testing/profiles.ts";
import { logOf } from "../../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { sendInvitation } from "../job-definitions.ts";
import { hashOfAddress } from "../rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("invitations", () => {
  it("are sent to each address only once, whoever invites it, and name the inviter in the text", async () => {
    const [first, second] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();

    await app.call(sendInvites, { body: { emails: [` ${email.toUpperCase()} `] } }, { as: first.browser });
    await app.call(sendInvites, { body: { emails: [email.replace("@", "+again@")] } }, { as: second.browser });
    const emails = await app.emailsTo(email);

    expect(emails).toHaveLength(1);
    expect(emails[0]!.subject).toBe("You are invited to Triptych");
    expect(emails[0]!.text).toContain(first.username);
    expect(await app.emailsTo(email.replace("@", "+again@"))).toHaveLength(0);
  });

  it("do not reveal whether somebody is a member, and are not sent to members", async () => {
    const [member, inviter] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const before = (await app.emailsTo(member.email)).length;

    const toMember = await app.call(sendInvites, { body: { emails: [member.email] } }, { as: inviter.browser });
    const toStranger = await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: inviter.browser });

    expect(toMember).toEqual(toStranger);
    expect(await app.emailsTo(member.email)).toHaveLength(before);
  });

  it("are never sent again to somebody who asked not to be invited", async () => {
    const [inviter, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();
    await app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });
    const [invitation] = await app.emailsTo(email);
    const token = /unsubscribe\/invitations\?token=([\w.-]+)/.exec(invitation!.text)![1]!;

    await app.call(stopInvitations, { body: { token } });
    await app.call(sendInvites, { body: { emails: [email.replace("@", "+new@")] } }, { as: other.browser });

    expect(await app.emailsTo(email.replace("@", "+new@"))).toHaveLength(0);
    expect(await app.refusal(stopInvitations, { body: { token: `${token}x` } })).toMatchObject({
      code: "invalid_token",
      message: expect.stringContaining("open it again from the invitation"),
    });
  });

  it("are not sent to somebody who asked not to be invited, though nobody is known to have invited them", async () => {
    const [inviter, other] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();
    await app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });
    const [invitation] = await app.emailsTo(email);
    const token = /unsubscribe\/invitations\?token=([\w.-]+)/.exec(invitation!.text)![1]!;
    await app.call(stopInvitations, { body: { token } });
    await app.open.pool.query("delete from invited_addresses where address_hash = $1", [hashOfAddress(email)]);

    await app.call(sendInvites, { body: { emails: [email] } }, { as: other.browser });

    expect(await app.emailsTo(email)).toEqual([invitation]);
  });

  it("are sent once, however often the job runs", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();
    await app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });
    const before = await app.emailsTo(email);
    const { rows } = await app.open.pool.query<{ id: string }>("select id from referral_invitations where email = $1", [
      email,
    ]);

    await app.open.database.transaction((tx) => app.queue.add(tx, sendInvitation, { invitationId: rows[0]!.id }));

    expect(before).toHaveLength(1);
    expect(await app.emailsTo(email)).toEqual(before);
  });

  it("are sent once when ten people invite one address at the same time, even after the inviters have left", async () => {
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

  it("report which lines were not sent and why, and count only sent ones", async () => {
    const inviter = await aMember(app, "brand");
    const [known, fresh] = [aPerson().email, aPerson().email];
    await app.call(sendInvites, { body: { emails: [known] } }, { as: inviter.browser });

    const reply = await app.call(
      sendInvites,
      {
        body: {
          emails: ["ann@nowhere", inviter.email.toUpperCase(), known.replace("@", "+tag@"), fresh, fresh.toUpperCase()],
        },
      },
      { as: inviter.browser },
    );

    expect(reply.sent).toBe(1);
    expect(reply.notSent.map(({ email, reason }) => [email, reason])).toEqual([
      ["ann@nowhere", "invalid"],
      [inviter.email.toUpperCase(), "own"],
      [known.replace("@", "+tag@"), "repeated"],
      [fresh.toUpperCase(), "repeated"],
    ]);
    const { totalReferrals } = await app.call(getReferralStats, {}, { as: inviter.browser });
    expect(await logOf(app, inviter)).toEqual([`You invited ${fresh}.`, `You invited ${known}.`]);
    expect(totalReferrals).toBe(2);
  });

  it("are refused where no line can be sent, with a reason for each line", async () => {
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

  it("are limited to ten a day without a profile and fifty with one, even in one burst", async () => {
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

  it.each([1, 10])("can be sent to %i at once", async (count) => {
    const inviter = await aMember(app, "brand");
    const emails = Array.from({ length: count }, () => aPerson().email);

    const { message, sent } = await app.call(sendInvites, { body: { emails } }, { as: inviter.browser });

    expect([message, sent]).toEqual(["Invites sent successfully!", count]);
    const sentTo = await Promise.all(emails.map((email) => app.emailsTo(email)));
    expect(sentTo.map(({ length }) => length)).toEqual(emails.map(() => 1));
  });

  it.each([
    { what: "nothing", emails: [] as string[] },
    { what: "no address", emails: ["hello", "  "] },
    { what: "eleven lines", emails: Array.from({ length: 11 }, (_, at) => `line${at}@mail.example`) },
    { what: "a header of its own", emails: ["a@mail.example\r\nBcc: b@mail.example"] },
  ])("are refused for $what", async ({ emails }) => {
    const inviter = await aMember(app, "brand");

    expect((await app.refusal(sendInvites, { body: { emails } }, { as: inviter.browser })).code).toBe("invalid_input");
  });
});
