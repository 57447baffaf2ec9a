import { updateNotificationPreferences } from "@triptych/contract/accounts";
import { introductionLimits } from "@triptych/contract/introductions";
import { msPerDay, msPerHour } from "@triptych/contract/durations";
import { getMember } from "@triptych/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { aBrief, answering, introduceTo, introductionBetween, withdrawing } from "../../../../testing/introductions.ts";
import { search } from "../../../../testing/matching.ts";
import { write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

async function wait(ms: number) {
  app.clock.moveBy(ms);
  await app.queue.moveBy(ms);
}

const figuresOf = async (viewer: Member, { id }: Member) =>
  (await app.call(getMember, { params: { userId: id } }, { as: viewer.browser })).responses;

const remindersTo = async ({ email }: Member) =>
  (await app.emailsTo(email)).filter(({ subject }) => /waits? for your answer/.test(subject));

describe("the clock of an introduction", () => {
  it("reminds once after two days and closes after seven, for both people", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), aFreelancer(app)]);
    await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand), title: "Bakers" });

    await wait(47 * msPerHour);
    const early = await remindersTo(freelancer);
    await wait(2 * msPerHour);
    await wait(msPerDay);
    const [email, ...more] = await remindersTo(freelancer);
    await wait(3 * msPerDay + 22 * msPerHour);
    const open = await introductionBetween(app, freelancer, brand);
    await wait(2 * msPerHour);

    expect(early).toEqual([]);
    expect(more).toEqual([]);
    expect(email!.subject).toBe("Somebody waits for your answer");
    expect(email!.text).toContain("Marrow & Rye wrote about “Bakers”");
    expect(email!.text).toContain(`/messages/${brand.id}`);
    expect(email!.text).toContain("Unsubscribe: ");
    expect(open?.state).toBe("open");
    for (const [one, other] of [
      [brand, freelancer],
      [freelancer, brand],
    ] as const) {
      const closed = (await introductionBetween(app, one, other))!;
      expect(closed).toMatchObject({ state: "lapsed", endedAt: closed.closesAt, answeredAt: null });
    }
    expect(await remindersTo(brand)).toEqual([]);
  });

  it("is over at its hour, before any job has noted it", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const introduction = await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand) });

    app.clock.moveBy(introductionLimits.closesAfterDays * msPerDay);

    expect((await introductionBetween(app, brand, freelancer))?.state).toBe("lapsed");
    const late = await app.refusal(...answering(freelancer, introduction, { answer: "accept" }));
    expect(late).toMatchObject({ code: "conflict", message: expect.stringContaining("closed in the meantime") });
    await write(app, { from: freelancer, to: brand, content: "Sorry, I was at sea." });
    expect(await introductionBetween(app, brand, freelancer)).toMatchObject({ state: "lapsed", answeredAt: null });
  });

  it("reminds nobody who has answered, or who wants no emails about messages", async () => {
    const [brand, answered, quiet] = await Promise.all([aBrand(app), aFreelancer(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    const introduction = await introduceTo(app, { from: brand, to: answered, briefId });
    await introduceTo(app, { from: brand, to: quiet, briefId });
    await app.call(...answering(answered, introduction, { answer: "ask", text: "Where?" }));
    await app.call(
      updateNotificationPreferences,
      { body: { email_notifications_billing: true, email_notifications_messages: false } },
      { as: quiet.browser },
    );

    await wait(3 * msPerDay);

    expect([...(await remindersTo(answered)), ...(await remindersTo(quiet))]).toEqual([]);
    await wait(5 * msPerDay);
    expect((await introductionBetween(app, brand, answered))?.state).toBe("open");
  });

  it("reminds of several in one email", async () => {
    const [one, other, freelancer] = await Promise.all([aBrand(app), aBrand(app), aFreelancer(app)]);
    for (const brand of [one, other])
      await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand) });

    await wait(3 * msPerDay);

    const reminders = await remindersTo(freelancer);
    expect(reminders.map(({ subject }) => subject)).toEqual(["2 introductions wait for your answer"]);
  });
});

describe("how somebody answers", () => {
  it("is public from the fifth introduction on: silence counts, saying no and being withdrawn do not hurt", async () => {
    const freelancer = await aFreelancer(app, {
      title: "Taxidermist",
      skills: ["Taxidermy"],
      bio: "I am a taxidermist for films: foxes, otters and one bear, from a barn near Alnwick.",
    });
    const brands = await Promise.all(Array.from({ length: 6 }, () => aBrand(app)));
    const made = [];
    for (const from of brands)
      made.push(await introduceTo(app, { from, to: freelancer, briefId: await aBrief(app, from) }));
    const [accepted, declined, asked, written, withdrawn] = made;

    await wait(2 * msPerHour);
    await app.call(...answering(freelancer, accepted!, { answer: "accept" }));
    await wait(2 * msPerHour);
    await app.call(...answering(freelancer, declined!, { answer: "decline", reason: "busy" }));
    await wait(2 * msPerHour);
    await app.call(...answering(freelancer, asked!, { answer: "ask", text: "How large is the bear?" }));
    await wait(4 * msPerHour);
    await write(app, { from: freelancer, to: brands[3]!, content: "Thank you" });
    await app.call(...withdrawing(brands[4]!, withdrawn!));
    const before = await figuresOf(brands[0]!, freelancer);
    await wait(7 * msPerDay);
    const after = await figuresOf(brands[0]!, freelancer);
    await app.call(...answering(freelancer, asked!, { answer: "decline", reason: "not_my_work" }));

    expect(written!.state).toBe("open");
    expect(before).toBeNull();
    expect(after).toEqual({ answeredShare: 80, medianHours: 5 });
    expect(await figuresOf(brands[0]!, freelancer)).toEqual(after);
    const { matches } = await search(app, {
      as: brands[0]!.browser,
      type: "brand",
      query: "A taxidermist with a bear near Alnwick",
    });
    expect(matches.find(({ user }) => user.id === freelancer.id)?.user.responses).toEqual(after);
  });
});
