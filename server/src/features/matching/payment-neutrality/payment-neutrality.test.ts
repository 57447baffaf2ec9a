import { checkPaymentNeutrality } from "@triptych/contract/matching";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { createSameThreadIndex } from "../../../adapters/matching-index/same-thread.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import { paymentNeutralityService } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("the payment check", () => {
  it("finds the same people in the same order with every payment fact scrambled", async () => {
    const brand = await aBrand(app);
    const query = "An illustrator for a children's book about moths.";
    const bios = [
      "moths and owls",
      "moths in gouache",
      "maps, and the odd moth",
      "beetles, which are nearly moths",
      "faces",
    ];
    for (const subject of bios) {
      await aFreelancer(app, {
        title: "Illustrator",
        skills: ["Illustration"],
        bio: `I have illustrated children's books for ten years from a shed in Totnes; my subject is ${subject}.`,
      });
    }
    await anAgency(app);
    const { matches } = await search(app, { as: brand.browser, type: "brand", query });

    const check = await app.call(checkPaymentNeutrality, { body: { query } }, { as: brand.browser });

    expect(check.isSame).toBe(true);
    expect(check.scrambled).toEqual(check.original);
    expect(check.original.map(({ userId, score }) => [userId, score])).toEqual(
      matches.map(({ user, score }) => [user.id, score]),
    );
    expect(check.scrambledPeople).toBeGreaterThanOrEqual(bios.length + 2);
    expect(check.scrambledFields).toEqual(
      expect.arrayContaining([
        "plan",
        "subscription status",
        "price per month",
        "trial end",
        "confirmed referrals",
        "introductions received",
        "introductions answered",
        "typical hours to an answer",
        "saves to shortlists",
        "references",
      ]),
    );
  });

  it("repeats the search that a brief's list shows, with the feedback on it", async () => {
    const [agency, stranger] = [await anAgency(app), await anAgency(app)];
    const query = "A falconer who films from the glove.";
    const falconer = {
      title: "Falconer",
      skills: ["Falconry"],
      bio: "I am a falconer and film birds from the glove, in Hexham and wherever a field is wide enough.",
    };
    const [refused] = [await aFreelancer(app, falconer), await aFreelancer(app, falconer)];
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    await app.call(
      sendMatchFeedback,
      { body: { userId: refused.id, briefId, reason: "wrong-skills" } },
      { as: agency.browser },
    );
    const { matches } = await search(app, { as: agency.browser, type: "agency", query, briefId });

    const check = await app.call(checkPaymentNeutrality, { body: { query, briefId } }, { as: agency.browser });

    expect(check.isSame).toBe(true);
    expect(check.original.map(({ userId }) => userId)).not.toContain(refused.id);
    expect(check.original.map(({ userId, score }) => [userId, score])).toEqual(
      matches.map(({ user, score }) => [user.id, score]),
    );
    const foreign = await app.refusal(checkPaymentNeutrality, { body: { query, briefId } }, { as: stranger.browser });
    expect(foreign.code).toBe("not_found");
  });

  it("asks people to try again later when very many wait", async () => {
    const gate = Promise.withResolvers<void>();
    const paymentNeutrality = paymentNeutralityService({
      searching: { findVisible: () => gate.promise.then(() => ({ matches: [], jobs: [], reading: undefined })) },
      ownsBrief: async () => true,
      profiles: {
        listForMatching: async () => [],
        listIdsAfter: async () => [],
        listListed: async () => new Set<string>(),
      },
      sharedIndex: null,
      createIndex: async () => createSameThreadIndex(),
      listPaymentFacts: async () => new Map(),
      listMeanings: async () => [],
      random: Math.random,
    });
    const viewer = { userId: crypto.randomUUID() } as Viewer;
    const waiting = Array.from({ length: 10 }, () => paymentNeutrality.check(viewer, { query: "a gaffer" }));

    const eleventh = paymentNeutrality.check(viewer, { query: "a gaffer" });

    await expect(eleventh).rejects.toMatchObject({ code: "unavailable" });
    gate.resolve();
    await Promise.all(waiting);
    expect(await paymentNeutrality.check(viewer, { query: "a gaffer" })).toMatchObject({ isSame: true });
  });

  it("works for several at once", async () => {
    const brand = await aBrand(app);

    const checks = await Promise.all(
      ["a gaffer", "an editor", "a director"].map((query) =>
        app.call(checkPaymentNeutrality, { body: { query } }, { as: brand.browser }),
      ),
    );

    expect(checks.map(({ isSame }) => isSame)).toEqual([true, true, true]);
  });
});
