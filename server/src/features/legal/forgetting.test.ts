import { deleteOwnAccount } from "@triptych/contract/legal";
import { getReferralStats, listReferralLogs, saveShippingAddress, sendInvites } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, type Member } from "../../../testing/accounts.ts";
import { tablesContaining } from "../../../testing/held-rows.ts";
import { write } from "../../../testing/messaging.ts";
import { aBrand, aFreelancer } from "../../../testing/profiles.ts";
import { aShippingAddress, aReferredMember, logOf } from "../../../testing/referrals.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const invite = (inviter: Member, email: string) =>
  app.call(sendInvites, { body: { emails: [email] } }, { as: inviter.browser });
const leave = ({ browser, password }: Member) => app.call(deleteOwnAccount, { body: { password } }, { as: browser });

describe("a deleted account", () => {
  it("disappears from the log of the inviter, with its address and name", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();
    await invite(inviter, email.replace("@", "+invited@"));
    const invited = await aReferredMember(app, inviter, { email });
    const before = await app.call(listReferralLogs, {}, { as: inviter.browser });

    await leave(invited);

    expect(before[0]).toMatchObject({ referredUser: { username: invited.username, email } });
    const after = await app.call(listReferralLogs, {}, { as: inviter.browser });
    expect(JSON.stringify(after)).not.toContain(invited.username);
    expect(await logOf(app, inviter)).toEqual([
      "Somebody who joined through you has left, and does not count any more.",
      "Somebody who has left since joined through you.",
      "You invited somebody who has left.",
    ]);
    expect((await app.call(getReferralStats, {}, { as: inviter.browser })).totalReferrals).toBe(1);
  });

  it("disappears from the log of everybody who ever invited it", async () => {
    const [first, second] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const invited = await aMember(app, "brand");
    await invite(first, invited.email);
    await invite(second, invited.email);

    await leave(invited);

    for (const inviter of [first, second])
      expect(await logOf(app, inviter)).toEqual(["You invited somebody who has left."]);
  });

  it("is not invited again", async () => {
    const [first, second] = [await aMember(app, "brand"), await aMember(app, "brand")];
    const { email } = aPerson();
    await invite(first, email);
    const invited = await aReferredMember(app, first, { email });
    await leave(invited);
    const before = (await app.emailsTo(email)).length;

    await invite(second, email);

    expect(await app.emailsTo(email)).toHaveLength(before);
  });

  it("leaves neither its email address nor its postal address in any table", async () => {
    const inviter = await aMember(app, "brand");
    const { email } = aPerson();
    await invite(inviter, email);
    const person = await aReferredMember(app, inviter, { email, userType: "freelancer" });
    const [brand, freelancer] = [await aBrand(app), await aFreelancer(app)];
    await write(app, { from: brand, to: freelancer, content: "Hello" });
    await invite(person, aPerson().email);
    const phoneNumber = "+44 113 555 0199";
    await app.call(saveShippingAddress, { body: { ...aShippingAddress, phoneNumber } }, { as: person.browser });
    const before = await tablesContaining(app.open.pool, email);

    await leave(person);
    await app.queue.drain();

    expect(before).toEqual(
      expect.arrayContaining(["referral_invitations", "referral_log", "sign_ins", "subscriptions"]),
    );
    // NOTE: these two tables stand in for the outside world: people's mailboxes and the payment provider.
    expect(await tablesContaining(app.open.pool, email)).toEqual(["local_payment_subscriptions", "mail_outbox"]);
    expect(await tablesContaining(app.open.pool, phoneNumber)).toEqual([]);
  });
});
