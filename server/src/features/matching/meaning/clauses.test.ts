import { createBrief } from "@triptych/contract/matching-briefs";
import { getBriefReading } from "@triptych/contract/matching-readings";
import { joinVectors } from "@triptych/matching-engine/join-vectors";
import { createSentenceEncoder } from "@triptych/matching-engine/sentence-encoder";
import { afterEach, expect, it } from "vitest";
import { aBrand } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import type { SentenceEncoder } from "../../../adapters/sentences/sentences.ts";

let app: TestApp;
afterEach(() => app?.close());

const text =
  "Photographer for our glass studio in Stourbridge. It would make my year if you put the pictures on Instagram for us each week.";

async function readJobs(encode: SentenceEncoder["encode"]): Promise<string[]> {
  app = await startApp({ encoder: { model: "clauses", encode, close: async () => {} } });
  const brand = await aBrand(app);
  const body = { originalText: text, text, isImproved: true };
  const { id: briefId } = await app.call(createBrief, { body }, { as: brand.browser });
  const { jobs } = await app.call(getBriefReading, { params: { briefId } }, { as: brand.browser });
  return jobs.map(({ label }) => label);
}

it("reads the clauses of a brief by what they mean", async () => {
  const encoder = await createSentenceEncoder();

  const jobs = await readJobs(async (texts) => joinVectors(await encoder.encode(texts)));

  expect(jobs).toEqual(["Photography", "Social media management"]);
});

it("reads a brief by its words alone where the vectors are late", async () => {
  expect(await readJobs(async () => null)).toEqual(["Photography"]);
});
