import { createBrief } from "@triptych/contract/matching-briefs";
import { getBriefReading } from "@triptych/contract/matching-readings";
import { createClauseReader } from "@triptych/matching-engine/clause-reader";
import { afterEach, expect, it } from "vitest";
import { aBrand } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import type { SentenceEncoder } from "../../../adapters/sentences/sentences.ts";

let app: TestApp;
afterEach(() => app?.close());

const text =
  "Photographer for our glass studio in Stourbridge. It would make my year if you put the pictures on Instagram for us each week.";

async function readJobs(readClauses: SentenceEncoder["readClauses"]): Promise<string[]> {
  app = await startApp({ encoder: { model: "clauses", encode: async () => null, readClauses, close: async () => {} } });
  const brand = await aBrand(app);
  const body = { originalText: text, text, isImproved: true };
  const { id: briefId } = await app.call(createBrief, { body }, { as: brand.browser });
  const { jobs } = await app.call(getBriefReading, { params: { briefId } }, { as: brand.browser });
  return jobs.map(({ label }) => label);
}

it("reads the clauses of a brief by what they mean", async () => {
  const reader = await createClauseReader();

  const jobs = await readJobs(async (brief) => reader.read(brief));

  expect(jobs).toEqual(["Photography", "Social media management"]);
});

it("reads a brief by its words alone where the meaning of its clauses is late", async () => {
  expect(await readJobs(async () => null)).toEqual(["Photography"]);
});
