import { msPerDay } from "@triptych/contract/durations";
import { introductionLimits, previewIntroduction } from "@triptych/contract/introductions";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../testing/accounts.ts";
import {
  aBrief,
  introduceTo,
  introducing,
  introductionBetween,
  introductionsOf,
  withdrawing,
} from "../../../testing/introductions.ts";
import { search } from "../../../testing/matching.ts";
import { contactsOf, openChannel, read, write } from "../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("an introduction", () => {
  it("is the first message, with what its writer shows of the brief", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);

    const sent = await introduceTo(app, { from: brand, to: freelancer, briefId, text: "Hello Imogen" });

    expect(sent).toMatchObject({ direction: "sent", briefId, state: "open", answer: null, endedAt: null });
    expect(sent.card).toMatchObject({
      budget: expect.stringContaining("4,000"),
      dates: expect.stringMatching(/January/),
    });
    expect(sent.card!.requirements.map(({ label }) => label)).toContain("Colour grading");
    const [received] = await introductionsOf(app, freelancer);
    expect(received).toMatchObject({
      id: sent.id,
      direction: "received",
      briefId: null,
      card: sent.card,
      person: { id: brand.id, displayName: "Marrow & Rye", userType: "brand" },
    });
    expect((await read(app, freelancer, brand)).map(({ content }) => content)).toEqual(["Hello Imogen"]);
    const days = (Date.parse(sent.closesAt) - Date.parse(sent.createdAt)) / 86_400_000;
    expect(days).toBe(introductionLimits.closesAfterDays);
  });

  it("shows only what was chosen, under the title that was given", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);

    const { card } = await introduceTo(app, {
      from: brand,
      to: freelancer,
      briefId,
      title: "Bakers on film",
      shows: ["dates"],
    });

    expect(card).toEqual({
      title: "Bakers on film",
      requirements: [],
      budget: null,
      dates: expect.stringMatching(/January/),
      matched: [],
    });
  });

  it("shows what matched, each with words of the receiver's profile", async () => {
    const [brand, freelancer] = await Promise.all([
      aBrand(app),
      aFreelancer(app, { bio: "I grade films about wool, looms and the people of the Colne valley, in Slaithwaite." }),
    ]);
    const { briefId, ids } = await search(app, {
      as: brand.browser,
      type: "brand",
      query: "A colourist for a film about looms in the Colne valley",
    });

    const { card } = await app.call(
      previewIntroduction,
      { query: { briefId, recipientId: freelancer.id } },
      { as: brand.browser },
    );

    expect(ids).toContain(freelancer.id);
    expect(card.matched.length).toBeGreaterThan(0);
    expect(card.matched.every(({ quote }) => quote.length > 0)).toBe(true);
  });

  it("is made without a brief by a first message, and by no other message", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);

    await write(app, { from: brand, to: freelancer, content: "Hello" });
    await write(app, { from: brand, to: freelancer, content: "Are you there?" });

    expect(await introductionsOf(app, freelancer)).toMatchObject([
      { card: null, state: "open", direction: "received" },
    ]);
  });

  it("is refused between people who write to each other, and nothing is sent", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    await write(app, { from: freelancer, to: brand, content: "Hello" });

    const refused = await app.refusal(...introducing({ from: brand, to: freelancer, briefId }));

    expect(refused.code).toBe("conflict");
    expect(refused.message).toContain("written to each other already");
    expect(await read(app, brand, freelancer)).toHaveLength(1);
  });

  it("is made once, however often it is sent with one key at the same time", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    const key = crypto.randomUUID();

    const made = await Promise.all(
      Array.from({ length: 10 }, () => introduceTo(app, { from: brand, to: freelancer, briefId, key })),
    );

    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await read(app, freelancer, brand)).toHaveLength(1);
  });

  it("is made by one of two who introduce themselves to each other at the same time", async () => {
    const [brand, agency] = await Promise.all([aBrand(app), anAgency(app)]);
    const briefs = [await aBrief(app, brand), await aBrief(app, agency)] as const;

    const made = await Promise.allSettled([
      introduceTo(app, { from: brand, to: agency, briefId: briefs[0] }),
      introduceTo(app, { from: agency, to: brand, briefId: briefs[1] }),
    ]);

    expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await read(app, brand, agency)).toHaveLength(1);
  });

  it("reaches the open pages of both people", async () => {
    const address = await app.listen();
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const channels = await Promise.all(
      [brand, freelancer].map(({ browser, id }) => openChannel({ address, as: browser, userId: id })),
    );

    await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand) });

    for (const channel of channels) {
      expect(await channel.hears("introductions_changed")).toEqual([{}]);
      channel.socket.close();
    }
  });
});

describe("who may be introduced to whom", () => {
  it("is decided as for messages: nobody who is hidden, blocked or oneself, and not without a subscription", async () => {
    const [brand, hidden, blocker, agency] = await Promise.all([
      aBrand(app),
      aMember(app, "freelancer"),
      aFreelancer(app),
      anAgency(app),
    ]);
    const briefId = await aBrief(app, brand);
    await app.call(blockContact, { body: { contactId: brand.id } }, { as: blocker.browser });
    const codeOf = async (to: { id: string }) => (await app.refusal(...introducing({ from: brand, to, briefId }))).code;

    expect(await codeOf(hidden)).toBe("not_found");
    expect(await codeOf({ id: crypto.randomUUID() })).toBe("not_found");
    expect(await codeOf(brand)).toBe("not_found");
    expect(await codeOf(blocker)).toBe("blocked");
    const foreign = await app.refusal(...introducing({ from: agency, to: brand, briefId }));
    expect(foreign.code).toBe("not_found");
    expect(await introductionsOf(app, brand)).toEqual([]);
  });

  it("ends with an account", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand) });

    await app.open.pool.query("delete from users where id = $1", [brand.id]);

    expect(await introductionsOf(app, freelancer)).toEqual([]);
  });
});

describe("the introductions of one brief", () => {
  it("are ten at most that wait for an answer, however many are sent at once", async () => {
    const brand = await aBrand(app);
    const briefId = await aBrief(app, brand);
    const people = await Promise.all(Array.from({ length: 13 }, () => aFreelancer(app)));

    const made = await Promise.allSettled(
      people.slice(0, 12).map((to) => introduceTo(app, { from: brand, to, briefId })),
    );

    const sent = made.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(sent).toHaveLength(introductionLimits.openPerBrief);
    const refused = await app.refusal(...introducing({ from: brand, to: people[12]!, briefId }));
    expect(refused.code).toBe("limit_reached");
    expect(refused.message).toContain("until one of them is answered");
    expect(await contactsOf(app, people[12]!)).toEqual([]);

    await app.call(...withdrawing(brand, sent[0]!));
    expect((await app.refusal(...introducing({ from: brand, to: people[12]!, briefId }))).code).toBe("limit_reached");
    await app.call(
      sendMessage,
      { body: { receiverId: brand.id, content: "Tell me more." } },
      { as: people.find(({ id }) => id === sent[1]!.person.id)!.browser },
    );
    await introduceTo(app, { from: brand, to: people[12]!, briefId });
    const other = await aBrief(app, brand);
    const last = people.find(({ id }) => !sent.some(({ person }) => person.id === id) && id !== people[12]!.id)!;
    expect((await introduceTo(app, { from: brand, to: last, briefId: other })).state).toBe("open");
    expect((await introductionBetween(app, brand, last))?.briefId).toBe(other);
  });

  it("keep the place of what was withdrawn until its days are over", async () => {
    const brand = await aBrand(app);
    const briefId = await aBrief(app, brand);
    const people = await Promise.all(Array.from({ length: 11 }, () => aFreelancer(app)));
    const sent = await Promise.all(people.slice(0, 10).map((to) => introduceTo(app, { from: brand, to, briefId })));
    for (const each of sent) await app.call(...withdrawing(brand, each));
    const preview = () =>
      app.call(previewIntroduction, { query: { briefId, recipientId: people[10]!.id } }, { as: brand.browser });

    const { openCount } = await preview();
    const refused = await app.refusal(...introducing({ from: brand, to: people[10]!, briefId }));
    app.clock.moveBy(introductionLimits.closesAfterDays * msPerDay);

    expect(openCount).toBe(introductionLimits.openPerBrief);
    expect(refused.code).toBe("limit_reached");
    expect((await preview()).openCount).toBe(0);
    expect((await introduceTo(app, { from: brand, to: people[10]!, briefId })).state).toBe("open");
  });

  it("are counted as one brief of their writer where they come without one, and other messages are not counted", async () => {
    const brand = await aBrand(app);
    const briefId = await aBrief(app, brand);
    const people = await Promise.all(Array.from({ length: 13 }, () => aFreelancer(app)));
    await write(app, { from: people[12]!, to: brand, content: "Hello" });
    const writing = (to: { id: string }) =>
      [sendMessage, { body: { receiverId: to.id, content: "Hello" } }, { as: brand.browser }] as const;

    const made = await Promise.allSettled(people.slice(0, 12).map((to) => app.call(...writing(to))));

    const reached = people.slice(0, 12).filter((_, at) => made[at]!.status === "fulfilled");
    const left = people.slice(0, 12).filter((person) => !reached.includes(person));
    expect(reached).toHaveLength(introductionLimits.openPerBrief);
    const refused = await app.refusal(...writing(left[0]!));
    expect(refused).toMatchObject({
      code: "limit_reached",
      message: expect.stringContaining("search with a brief and write to this person from the results"),
    });
    expect(await contactsOf(app, left[0]!)).toEqual([]);

    for (const to of [reached[0]!, people[12]!]) await app.call(...writing(to));
    await introduceTo(app, { from: brand, to: left[0]!, briefId });
    await write(app, { from: reached[1]!, to: brand, content: "Tell me more." });
    await app.call(...writing(left[1]!));
    expect(await introductionBetween(app, brand, left[1]!)).toMatchObject({ state: "open", briefId: null });
  });
});
