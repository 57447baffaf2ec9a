import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { removeMatchFeedback, sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const query = "A sound designer for radio plays, someone in Wales if possible.";
const inWales = {
  title: "Sound Designer",
  skills: ["Sound Design"],
  bio: "I am a sound designer for radio plays and live in Cardiff, Wales, in a flat that is mostly cupboards of props.",
};
const elsewhere = {
  title: "Sound Designer",
  skills: ["Sound Design"],
  regions: ["Asia Pacific" as const],
  bio: "I am a sound designer for radio plays and live in Auckland, where the rain on the roof is a colleague of mine.",
};

describe("feedback on a match", () => {
  it("takes the match off the brief's list and out of its next searches, until it is taken back", async () => {
    const agency = await anAgency(app);
    const freelancer = await aFreelancer(app, inWales);
    const { briefId, ids } = await search(app, { as: agency.browser, type: "agency", query });
    const again = async () => (await search(app, { as: agency.browser, type: "agency", query, briefId })).ids;

    const { id, message } = await app.call(
      sendMatchFeedback,
      { body: { userId: freelancer.id, briefId, reason: "wrong-skills", comments: "Too many props." } },
      { as: agency.browser },
    );

    expect(message).toBe("Thank you for helping us improve our matching algorithm.");
    expect(ids).toContain(freelancer.id);
    const brief = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    expect(brief.matches.map(({ user }) => user.id)).not.toContain(freelancer.id);
    expect(brief.feedback).toEqual([
      { id, userId: freelancer.id, displayName: "Imogen Farrant", reason: "wrong-skills", isWeighed: false },
    ]);
    const [listed] = await app.call(listBriefs, {}, { as: agency.browser });
    expect(listed!.matchCount).toBe(ids.length - 1);
    expect(await again()).not.toContain(freelancer.id);
    const rerun = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    expect(rerun.goneUsers).toEqual([]);
    expect(rerun.feedback).toMatchObject([{ id, isWeighed: true }]);

    await app.call(removeMatchFeedback, { params: { feedbackId: id } }, { as: agency.browser });

    expect(await again()).toContain(freelancer.id);
  });

  it("says nothing about other briefs when it is about one, and everything when it is about none", async () => {
    const agency = await anAgency(app);
    const [one, other] = [await aFreelancer(app, inWales), await aFreelancer(app, inWales)];
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });

    await app.call(sendMatchFeedback, { body: { userId: one.id, briefId, reason: "other" } }, { as: agency.browser });
    await app.call(sendMatchFeedback, { body: { userId: other.id, reason: "other" } }, { as: agency.browser });

    const { ids } = await search(app, { as: agency.browser, type: "agency", query });
    expect(ids).toContain(one.id);
    expect(ids).not.toContain(other.id);
  });

  it("makes the next search of the brief weigh what it named", async () => {
    const brand = await aBrand(app);
    const [near, far, refused] = [
      await aFreelancer(app, inWales),
      await aFreelancer(app, elsewhere),
      await aFreelancer(app, elsewhere),
    ];
    const first = await search(app, { as: brand.browser, type: "brand", query });
    const scoreOf = (matches: typeof first.matches, id: string) => matches.find(({ user }) => user.id === id)!.score;

    await app.call(
      sendMatchFeedback,
      { body: { userId: refused.id, briefId: first.briefId, reason: "wrong-location" } },
      { as: brand.browser },
    );

    const second = await search(app, { as: brand.browser, type: "brand", query, briefId: first.briefId });
    const lead = (matches: typeof first.matches) => scoreOf(matches, near.id) - scoreOf(matches, far.id);
    expect(lead(second.matches)).toBeGreaterThan(lead(first.matches));
  });

  it("is one per match and brief, however often it is sent at once", async () => {
    const agency = await anAgency(app);
    const freelancer = await aFreelancer(app, inWales);
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    const body = { userId: freelancer.id, briefId, reason: "other" as const };

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.call(sendMatchFeedback, { body }, { as: agency.browser })),
    );

    const brief = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(brief.feedback).toHaveLength(1);
  });

  it("is refused about nobody, about oneself and about somebody else's brief, and taken back by its writer only", async () => {
    const [agency, stranger] = [await anAgency(app), await anAgency(app)];
    const freelancer = await aFreelancer(app, inWales);
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    const { id } = await app.call(
      sendMatchFeedback,
      { body: { userId: freelancer.id, reason: "other" } },
      { as: agency.browser },
    );

    const refusals = [
      await app.refusal(
        sendMatchFeedback,
        { body: { userId: crypto.randomUUID(), reason: "other" } },
        { as: agency.browser },
      ),
      await app.refusal(sendMatchFeedback, { body: { userId: agency.id, reason: "other" } }, { as: agency.browser }),
      await app.refusal(
        sendMatchFeedback,
        { body: { userId: freelancer.id, briefId, reason: "other" } },
        { as: stranger.browser },
      ),
      await app.refusal(removeMatchFeedback, { params: { feedbackId: id } }, { as: stranger.browser }),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found", "not_found"]);
  });
});
