import {
  generateMessageSummary,
  improveForAgency,
  improveForBrand,
  improveForFreelancer,
  judgeBriefReadiness,
} from "@triptych/contract/matching-writing";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../../testing/accounts.ts";
import { replies, startModelServer, staysSilent, type ModelServer } from "../../../../testing/model-server.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { aiTimeoutMs } from "../../../adapters/ai/ai.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const prompt =
  "hi there!! we r a small cider maker in Hereford & need somebody to redo our labels, around £4k, no big agencies pls";

describe("improving a brief", () => {
  it("keeps every number and name, adds none, and says that the local engine wrote it", async () => {
    const { browser } = await aBrand(app);

    const improved = await app.call(improveForBrand, { body: { prompt } }, { as: browser });

    expect(improved.improvedPrompt).toContain("Hereford");
    expect(improved.improvedPrompt).toContain("£4k");
    expect(improved.improvedPrompt.match(/\d+/g)).toEqual(["4"]);
    expect(improved.improvedBy).toBe("local");
    expect(improved.questions.length).toBeLessThanOrEqual(3);
  });

  it("changes nothing the second time", async () => {
    const { browser } = await aBrand(app);
    const once = await app.call(improveForBrand, { body: { prompt } }, { as: browser });

    const twice = await app.call(improveForBrand, { body: { prompt: once.improvedPrompt } }, { as: browser });

    expect(twice.improvedPrompt).toBe(once.improvedPrompt);
  });

  it("is there for each type at its own address only", async () => {
    const [brand, agency, freelancer] = [await aBrand(app), await anAgency(app), await aFreelancer(app)];

    const own = [
      await app.call(improveForBrand, { body: { prompt } }, { as: brand.browser }),
      await app.call(improveForAgency, { body: { prompt } }, { as: agency.browser }),
      await app.call(improveForFreelancer, { body: { prompt } }, { as: freelancer.browser }),
    ];
    const refusal = await app.refusal(improveForAgency, { body: { prompt } }, { as: brand.browser });

    expect(own.every(({ improvedPrompt }) => improvedPrompt.includes("Hereford"))).toBe(true);
    expect(refusal.code).toBe("forbidden");
  });

  it("waits for whoever improves too often, and says how long", async () => {
    const limited = await startApp({
      limits: { ...rateLimits, improve: { perAddress: 100, perAccount: 2, windowSeconds: 60 } },
    });
    const { browser } = await aBrand(limited);

    for (let count = 0; count < 2; count++) await limited.call(improveForBrand, { body: { prompt } }, { as: browser });
    const refusal = await limited.refusal(improveForBrand, { body: { prompt } }, { as: browser });

    expect(refusal).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refusal.retryAfter).toBeGreaterThan(0);
    await limited.close();
  });
});

describe("a brief's readiness", () => {
  it("says what the brief has and what would help most", async () => {
    const { browser } = await aMember(app, "brand");

    const empty = await app.call(judgeBriefReadiness, { body: { text: "" } }, { as: browser });
    const full = await app.call(
      judgeBriefReadiness,
      { body: { text: `${prompt}. Our customers are pubs. By the end of May.` } },
      { as: browser },
    );

    expect(empty).toMatchObject({ percent: 0, present: [] });
    expect(empty.missing[0]?.part).toBe("job");
    expect(full).toMatchObject({ percent: 100, missing: [] });
  });
});

describe("a message draft", () => {
  const searchQuery = "somebody to redo the labels of our cider";

  it("uses the words of the writer's type, whatever type the browser says", async () => {
    const [brand, agency] = [await aBrand(app), await anAgency(app)];

    const forBrand = await app.call(
      generateMessageSummary,
      { body: { searchQuery, userType: "agency" } },
      { as: brand.browser },
    );
    const forAgency = await app.call(generateMessageSummary, { body: { searchQuery } }, { as: agency.browser });

    expect(forBrand.summary).toMatch(/^Hi! I'm looking for .+ for an upcoming project\.$/);
    expect(forAgency.summary).toMatch(/^Hi! We're seeking .+ for a client project\.$/);
  });

  it("names a true detail of the receiver, but nothing of somebody who may not be looked at", async () => {
    const brand = await aBrand(app);
    const bio =
      "I redraw the labels of cider bottles by hand in Ledbury. My dog chooses the colours, and she is usually right.";
    const designer = await aFreelancer(app, { title: "Label and Packaging Designer", skills: ["Graphic Design"], bio });
    const draft = async () =>
      (
        await app.call(
          generateMessageSummary,
          { body: { searchQuery: "packaging design for cider", receiverId: designer.id } },
          { as: brand.browser },
        )
      ).summary;
    const before = await draft();

    await app.call(blockContact, { body: { contactId: brand.id } }, { as: designer.browser });

    expect(`Label and Packaging Designer ${bio}`).toContain(quoteOf(before));
    expect(quoteOf(before)).toBeDefined();
    expect(quoteOf(await draft())).toBeUndefined();
    expect(before.length).toBeLessThanOrEqual(400);
  });
});

describe("with a language model", () => {
  let server: ModelServer;
  let withModel: TestApp;
  beforeAll(async () => {
    server = await startModelServer(staysSilent);
    withModel = await startApp({ env: { AI_BASE_URL: server.baseUrl, AI_MODEL: "small" } });
  });
  afterAll(async () => {
    await withModel.close();
    await server.close();
  });

  it("returns the model's brief and says so", async () => {
    const { browser } = await aBrand(withModel);
    const improvedPrompt =
      "We are a small cider maker in Hereford and need new labels, for around £4k. No big agencies.";
    server.behave(replies({ improvedPrompt, assumptions: [], questions: [] }));

    const improved = await withModel.call(improveForBrand, { body: { prompt } }, { as: browser });

    expect(improved).toMatchObject({ improvedPrompt, improvedBy: "model" });
  });

  it(
    "returns the same as without a model when it is silent, within its time, as a search does",
    { timeout: 40_000, tags: ["embedded-only"] },
    async () => {
      const { browser } = await aBrand(withModel);
      await aFreelancer(withModel);
      server.behave(staysSilent);
      const startedAt = performance.now();

      const [improved, found] = await Promise.all([
        withModel.call(improveForBrand, { body: { prompt: `${prompt}.` } }, { as: browser }),
        search(withModel, { as: browser, type: "brand", query: `${prompt}.` }),
      ]);

      // NOTE: twice its time would mean that a second question waited too; a busy machine needs some more by itself.
      expect(performance.now() - startedAt).toBeLessThan(2 * aiTimeoutMs);
      expect(improved.improvedBy).toBe("local");
      expect(found.answeredBy).toBe("local");
      expect(improved).toEqual(
        await app.call(improveForBrand, { body: { prompt: `${prompt}.` } }, { as: (await aBrand(app)).browser }),
      );
    },
  );
});

const quoteOf = (summary: string) => /“(.+)”/.exec(summary)?.[1];
