import { cancelSubscription, trialDays } from "@triptych/contract/billing";
import { deleteContact, getCorrespondent, sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { contactsOf, read, write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const remove = (member: Member, contactId: string) =>
  app.call(deleteContact, { body: { contactId } }, { as: member.browser });

const correspondent = (member: Member, userId: string) =>
  app.call(getCorrespondent, { params: { userId } }, { as: member.browser });

describe("the contact list", () => {
  it("names those with whom messages were exchanged, the newest first", async () => {
    const [brand, agency, freelancer] = await Promise.all([
      aBrand(app, { brandName: "Marrow & Rye" }),
      anAgency(app, { agencyName: "Kettle & Crane" }),
      aFreelancer(app, { fullName: "Imogen Farrant" }),
    ]);
    await write(app, { from: brand, to: agency, content: "Hello agency" });
    await write(app, { from: freelancer, to: brand, content: "Hello\n\nbrand" });

    const contacts = await contactsOf(app, brand);

    expect(contacts).toMatchObject([
      {
        id: freelancer.id,
        username: freelancer.username,
        displayName: "Imogen Farrant",
        userType: "freelancer",
        lastMessagePreview: "Hello brand",
        unreadCount: 1,
      },
      { id: agency.id, displayName: "Kettle & Crane", userType: "agency", unreadCount: 0 },
    ]);
    expect(await contactsOf(app, agency)).toMatchObject([{ displayName: "Marrow & Rye", unreadCount: 1 }]);
  });

  it("loses a deleted contact until the next message, for this person only", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: agency, to: brand, content: "one" });
    await write(app, { from: agency, to: brand, content: "two" });

    await remove(brand, agency.id);
    const without = await contactsOf(app, brand);
    await write(app, { from: agency, to: brand, content: "three" });
    const again = await contactsOf(app, brand);

    expect(without).toEqual([]);
    expect(await contactsOf(app, agency)).toHaveLength(1);
    expect(again).toMatchObject([{ id: agency.id, unreadCount: 1, lastMessagePreview: "three" }]);
    expect(await read(app, brand, agency)).toHaveLength(3);
  });

  it("has a deleted contact again when the person who deleted it writes", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    await write(app, { from: brand, to: agency, content: "one" });
    await remove(brand, agency.id);

    await write(app, { from: brand, to: agency, content: "two" });

    expect(await contactsOf(app, brand)).toMatchObject([{ id: agency.id }]);
  });

  it("cannot lose somebody who is not in it", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);

    const refusal = await app.refusal(deleteContact, { body: { contactId: agency.id } }, { as: brand.browser });

    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
  });
});

describe("a correspondent", () => {
  it("can be written to when they are listed, before and after the first message", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app, { agencyName: "Kettle & Crane" })]);

    const before = await correspondent(brand, agency.id);
    await write(app, { from: brand, to: agency, content: "Hello" });
    const after = await correspondent(brand, agency.id);

    expect(before).toMatchObject({
      displayName: "Kettle & Crane",
      hasConversation: false,
      isBlocked: false,
      writing: "open",
    });
    expect(after).toMatchObject({ hasConversation: true, writing: "open" });
  });

  it("is not found when they are oneself, unknown, unverified or not listed", async () => {
    const brand = await aBrand(app);
    const [unverified, withoutProfile] = await Promise.all([
      aMember(app, "brand", { isVerified: false }),
      aMember(app, "brand"),
    ]);

    for (const userId of [brand.id, unverified.id, withoutProfile.id, "0190a1b2-0000-7000-8000-000000000000"]) {
      const refusal = await app.refusal(getCorrespondent, { params: { userId } }, { as: brand.browser });
      expect(refusal).toMatchObject({ status: 404 });
    }
  });
});

it("lets somebody whose subscription has ended reply in existing conversations, but begin none", async () => {
  const [agency, brand, other] = await Promise.all([anAgency(app), aBrand(app), aBrand(app)]);
  await write(app, { from: brand, to: agency, content: "Are you free in March?" });
  await app.call(cancelSubscription, {}, { as: agency.browser });
  await moveDays(app, trialDays + 1);
  await signInAgain(app, agency);

  const reply = await write(app, { from: agency, to: brand, content: "In April" });
  const refusal = await app.refusal(
    sendMessage,
    { body: { receiverId: other.id, content: "Hello" } },
    { as: agency.browser },
  );

  expect(reply).toMatchObject({ content: "In April" });
  expect(refusal).toMatchObject({ status: 402, code: "subscription_required" });
  expect(await correspondent(agency, other.id)).toMatchObject({ writing: "subscription_required" });
  expect(await correspondent(agency, brand.id)).toMatchObject({ writing: "open" });
  expect(await correspondent(brand, agency.id)).toMatchObject({ hasConversation: true, writing: "open" });
});
