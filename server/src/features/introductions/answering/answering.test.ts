import { kindSentences } from "@triptych/contract/introductions";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  aBrief,
  answering,
  introduceTo,
  introductionBetween,
  introductionsOf,
  withdrawing,
} from "../../../../testing/introductions.ts";
import { read, write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

/** Returns a brand and a freelancer with an open introduction between them. */
async function anIntroduction() {
  const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
  const introduction = await introduceTo(app, { from: brand, to: freelancer, briefId: await aBrief(app, brand) });
  return { brand, freelancer, introduction };
}

const textsOf = async (one: Parameters<typeof read>[1], other: { id: string }) =>
  (await read(app, one, other)).map(({ content }) => content);

describe("the receiver of an introduction", () => {
  it("accepts it with a kind sentence", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    const accepted = await app.call(...answering(freelancer, introduction, { answer: "accept" }));

    expect(accepted).toMatchObject({ state: "accepted", answer: "accept", reason: null });
    expect(accepted.answeredAt).toBe(accepted.endedAt);
    expect(await introductionBetween(app, brand, freelancer)).toMatchObject({ state: "accepted" });
    expect((await textsOf(brand, freelancer)).at(-1)).toBe(kindSentences.accept);
  });

  it("asks something, which stops the clock, and can accept or decline afterwards", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    const asked = await app.call(...answering(freelancer, introduction, { answer: "ask", text: "Which camera?" }));
    const declined = await app.call(
      ...answering(freelancer, introduction, { answer: "decline", reason: "budget", text: "Too little, sorry." }),
    );

    expect(asked).toMatchObject({ state: "open", answer: "ask", endedAt: null, answeredAt: expect.any(String) });
    expect(declined).toMatchObject({ state: "declined", reason: "budget", answeredAt: asked.answeredAt });
    expect((await textsOf(brand, freelancer)).slice(1)).toEqual(["Which camera?", "Too little, sorry."]);
  });

  it("declines for a reason, with its kind sentence", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    await app.call(...answering(freelancer, introduction, { answer: "decline", reason: "busy" }));

    expect(await introductionBetween(app, brand, freelancer)).toMatchObject({ state: "declined", reason: "busy" });
    expect((await textsOf(brand, freelancer)).at(-1)).toBe(kindSentences.busy);
  });

  it("must say what they ask and why they decline", async () => {
    const { freelancer, introduction } = await anIntroduction();

    for (const body of [{ answer: "ask" }, { answer: "decline" }, { answer: "ask", text: " " }] as const) {
      const refused = await app.refusal(...answering(freelancer, introduction, body));
      expect(refused.code).toBe("invalid_input");
    }
  });

  it("answers by writing any message", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    await write(app, { from: brand, to: freelancer, content: "And it pays well." });
    expect(await introductionBetween(app, freelancer, brand)).toMatchObject({ answer: null });
    await write(app, { from: freelancer, to: brand, content: "When would it start?" });
    await write(app, { from: freelancer, to: brand, content: "I am free in May." });

    expect(await introductionBetween(app, freelancer, brand)).toMatchObject({
      id: introduction.id,
      state: "open",
      answer: "ask",
      answeredAt: expect.any(String),
    });
    const question = { answer: "ask", text: "And where?" } as const;
    await app.call(...answering(freelancer, introduction, question));
    await app.call(...answering(freelancer, introduction, question));
    expect((await textsOf(brand, freelancer)).filter((text) => text === question.text)).toHaveLength(1);
  });

  it("sends one sentence, however often the same answer arrives at the same time", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.call(...answering(freelancer, introduction, { answer: "accept" }))),
    );

    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(["accepted"]));
    expect(await textsOf(brand, freelancer)).toHaveLength(2);
  });

  it("is told kindly that somebody else was faster, and nothing is sent", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    const both = await Promise.allSettled([
      app.call(...answering(freelancer, introduction, { answer: "accept" })),
      app.call(...answering(freelancer, introduction, { answer: "decline", reason: "busy" })),
      app.call(...withdrawing(brand, introduction)),
    ]);

    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { state } = (await introductionBetween(app, brand, freelancer))!;
    const late = await app.refusal(
      ...answering(freelancer, introduction, { answer: "decline", reason: "other", text: "No." }),
    );
    expect(late.code).toBe("conflict");
    expect(late.message).toContain(state);
    expect(late.message).toContain("You can still write a message.");
    expect((await textsOf(brand, freelancer)).includes("No.")).toBe(false);
  });
});

describe("the writer of an introduction", () => {
  it("withdraws it while it is open, and the message stays", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();

    const withdrawn = await app.call(...withdrawing(brand, introduction));
    const again = await app.call(...withdrawing(brand, introduction));

    expect(withdrawn).toMatchObject({ state: "withdrawn", answer: null });
    expect(again).toEqual(withdrawn);
    expect(await textsOf(freelancer, brand)).toHaveLength(1);
    const late = await app.refusal(...answering(freelancer, introduction, { answer: "accept" }));
    expect(late).toMatchObject({ code: "conflict", message: expect.stringContaining("withdrawn") });
  });

  it("withdraws it after a question, but not after an answer that ends it", async () => {
    const [asked, accepted] = await Promise.all([anIntroduction(), anIntroduction()]);
    await app.call(...answering(asked.freelancer, asked.introduction, { answer: "ask", text: "Where?" }));
    await app.call(...answering(accepted.freelancer, accepted.introduction, { answer: "accept" }));

    const withdrawn = await app.call(...withdrawing(asked.brand, asked.introduction));
    const late = await app.refusal(...withdrawing(accepted.brand, accepted.introduction));

    expect(withdrawn.state).toBe("withdrawn");
    expect(late).toMatchObject({ code: "conflict", message: expect.stringContaining("accepted") });
  });
});

describe("an introduction between two people", () => {
  it("is answered by its receiver and withdrawn by its writer alone", async () => {
    const { brand, freelancer, introduction } = await anIntroduction();
    const stranger = await aBrand(app);

    for (const person of [brand, stranger])
      expect((await app.refusal(...answering(person, introduction, { answer: "accept" }))).code).toBe("not_found");
    for (const person of [freelancer, stranger])
      expect((await app.refusal(...withdrawing(person, introduction))).code).toBe("not_found");
  });

  it("ends when one blocks the other: declined by its receiver, withdrawn by its writer", async () => {
    const [received, sent] = await Promise.all([anIntroduction(), anIntroduction()]);

    await app.call(blockContact, { body: { contactId: received.brand.id } }, { as: received.freelancer.browser });
    await app.call(blockContact, { body: { contactId: sent.freelancer.id } }, { as: sent.brand.browser });

    const { rows } = await app.open.pool.query<{ state: string }>(
      "select state from introductions where id = any($1) order by state",
      [[received.introduction.id, sent.introduction.id]],
    );
    expect(rows.map(({ state }) => state)).toEqual(["declined", "withdrawn"]);
    expect(await introductionsOf(app, received.brand)).toEqual([]);
    const late = await app.refusal(...answering(sent.freelancer, sent.introduction, { answer: "accept" }));
    expect(late.code).toBe("conflict");
  });
});
