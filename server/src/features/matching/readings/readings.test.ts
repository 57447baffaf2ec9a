import { createBrief, duplicateBrief, getBrief, updateBrief } from "@triptych/contract/matching-briefs";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import {
  type BriefReading,
  confirmBriefReading,
  getBriefReading,
  listRequirementChoices,
  removeBriefReading,
} from "@triptych/contract/matching-readings";
import { readingLimits } from "@triptych/contract/reading";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type Browser, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
let mapmaker: Member;
let puppeteer: Member;
beforeAll(async () => {
  app = await startApp();
  mapmaker = await aFreelancer(app, {
    title: "Illustrator",
    skills: ["Illustration"],
    bio: "I illustrate maps of walking routes by hand, in ink, from a desk in Leeds that looks at the canal all day.",
  });
  puppeteer = await aFreelancer(app, {
    title: "Photographer",
    skills: ["Photography"],
    bio: "I photograph food for restaurants in Glasgow, in daylight, with the plates that the restaurant really uses.",
  });
});
afterAll(() => app.close());

const text = "We need an illustrator and a photographer in Leeds. No agencies please.";
const wanted = { kind: "job" as const, force: "must" as const };

async function aBriefOf(member: Member, words = text): Promise<string> {
  const body = { originalText: words, text: words, isImproved: true };
  return (await app.call(createBrief, { body }, { as: member.browser })).id;
}

const read = (as: Browser, briefId: string) => app.call(getBriefReading, { params: { briefId } }, { as });
const labelsOf = ({ jobs, forAll }: Pick<BriefReading, "jobs" | "forAll">) =>
  [...jobs.flatMap(({ requirements }) => requirements), ...forAll].map(({ label }) => label);
const sent = ({ jobs, forAll, aboutYou, answers }: BriefReading) => ({ jobs, forAll, aboutYou, answers });

describe("the reading of a brief", () => {
  it("is the engine's own until somebody confirms one", async () => {
    const brand = await aBrand(app);

    const reading = await read(brand.browser, await aBriefOf(brand));

    expect(reading).toMatchObject({ text, isConfirmed: false, isEnglish: true, answers: [], question: null });
    expect(reading.jobs.map(({ label }) => label)).toEqual(["Illustration", "Photography"]);
    expect(reading.forAll.map(({ label, force }) => [label, force])).toContainEqual(["Leeds", "must"]);
  });

  it("changes the results once it is confirmed, and is recorded with the text", async () => {
    const brand = await aBrand(app);
    const briefId = await aBriefOf(brand);
    const before = await search(app, { as: brand.browser, type: "brand", query: text, briefId });
    const reading = await read(brand.browser, briefId);
    const body = { ...sent(reading), jobs: reading.jobs.slice(0, 1) };

    const confirmed = await app.call(confirmBriefReading, { params: { briefId }, body }, { as: brand.browser });
    const after = await search(app, { as: brand.browser, type: "brand", query: text, briefId });
    await search(app, { as: brand.browser, type: "brand", query: text, briefId });

    expect(before.ids).toEqual(expect.arrayContaining([mapmaker.id, puppeteer.id]));
    expect(confirmed).toMatchObject({ isConfirmed: true, jobs: [{ label: "Illustration" }] });
    expect(after.ids[0]).toBe(mapmaker.id);
    expect(after.ids).not.toContain(puppeteer.id);
    expect(after.matches[0]!.criteria.map(({ label }) => label)).not.toContain("Photography");
    const { rows } = await app.open.pool.query<{ text: string; reading: typeof body }>(
      "select text, reading from reading_records where brief_id = $1",
      [briefId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ text, reading: { jobs: [{ label: "Illustration" }] } });
  });

  it("keeps what was confirmed when the text is edited, and reads only what is new", async () => {
    const brand = await aBrand(app);
    const briefId = await aBriefOf(brand);
    const reading = await read(brand.browser, briefId);
    const forAll = reading.forAll.filter(({ label }) => label !== "Leeds");
    await app.call(
      confirmBriefReading,
      { params: { briefId }, body: { ...sent(reading), forAll } },
      { as: brand.browser },
    );
    const newer = `${text} Our budget is £4,000.`;

    await app.call(
      updateBrief,
      { params: { briefId }, body: { originalText: text, text: newer, isImproved: true } },
      { as: brand.browser },
    );

    const again = await read(brand.browser, briefId);
    expect(labelsOf(again)).not.toContain("Leeds");
    expect(again.unused).toEqual([]);
    expect(labelsOf(again)).toEqual(expect.arrayContaining(["Illustration", "Photography"]));
    expect(again.forAll.find(({ kind }) => kind === "budget")).toBeDefined();
    const { matches } = await search(app, { as: brand.browser, type: "brand", query: newer, briefId });
    expect(matches[0]!.criteria.map(({ label }) => label)).not.toContain("Leeds");
  });

  it("finds by its label what a requirement means that comes without meanings", async () => {
    const brand = await aBrand(app);
    const briefId = await aBriefOf(brand, "Somebody nice");
    const requirement = { label: "Illustration", ...wanted, start: 0, end: 0 };

    await app.call(
      confirmBriefReading,
      { params: { briefId }, body: { jobs: [{ label: "Illustration", requirements: [requirement] }] } },
      { as: brand.browser },
    );

    const { ids } = await search(app, { as: brand.browser, type: "brand", query: "Somebody nice", briefId });
    expect(ids).toContain(mapmaker.id);
    expect(ids).not.toContain(puppeteer.id);
  });

  it("is the engine's own again once it is forgotten, and goes with a copy of the brief", async () => {
    const brand = await aBrand(app);
    const briefId = await aBriefOf(brand);
    const body = { jobs: [] };
    await app.call(confirmBriefReading, { params: { briefId }, body }, { as: brand.browser });

    const copy = await app.call(duplicateBrief, { params: { briefId } }, { as: brand.browser });
    const forgotten = await app.call(removeBriefReading, { params: { briefId } }, { as: brand.browser });

    expect(await read(brand.browser, copy.id)).toMatchObject({ isConfirmed: true, forAll: [] });
    expect(forgotten.isConfirmed).toBe(false);
    expect(labelsOf(forgotten)).toContain("Leeds");
  });

  it("is refused for somebody else's brief, whatever is called", async () => {
    const [owner, stranger] = [await aBrand(app), await aBrand(app)];
    const params = { briefId: await aBriefOf(owner) };
    const as = stranger.browser;

    const refusals = [
      await app.refusal(getBriefReading, { params }, { as }),
      await app.refusal(confirmBriefReading, { params, body: { jobs: [] } }, { as }),
      await app.refusal(removeBriefReading, { params }, { as }),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
    expect((await read(owner.browser, params.briefId)).isConfirmed).toBe(false);
  });

  it.each([
    ["too many requirements", { forAll: manyRequirements(readingLimits.requirements + 1) }, /at most 20 requirements/],
    ["too many jobs", { jobs: manyJobs(readingLimits.jobs + 1) }, /at most 6 jobs/],
    ["a place outside the text", { forAll: [{ label: "Leeds", ...wanted, start: 60, end: 900 }] }, /outside the brief/],
    ["an unknown force", { forAll: [{ label: "Leeds", ...wanted, force: "perhaps", start: 0, end: 0 }] }, /force/],
    ["a requirement without a name", { forAll: [{ label: " ", ...wanted, start: 0, end: 0 }] }, /name the requirement/],
    ["an unknown field", { plan: "gold" }, /plan/],
  ])("refuses %s with a clear sentence", async (_, change, sentence) => {
    const brand = await aBrand(app);
    const briefId = await aBriefOf(brand);
    const body = { jobs: [], ...change } as { jobs: [] };

    const refusal = await app.refusal(confirmBriefReading, { params: { briefId }, body }, { as: brand.browser });

    expect(refusal).toMatchObject({ status: 400, code: "invalid_input" });
    expect(JSON.stringify(refusal)).toMatch(sentence);
  });

  it("goes with the feedback on a match, so that a wrong one can be traced to it", async () => {
    const agency = await anAgency(app);
    const briefId = await aBriefOf(agency);
    await app.call(confirmBriefReading, { params: { briefId }, body: { jobs: [] } }, { as: agency.browser });

    await app.call(
      sendMatchFeedback,
      { body: { userId: mapmaker.id, briefId, reason: "wrong-skills" } },
      { as: agency.browser },
    );

    const { rows } = await app.open.pool.query("select brief_text, reading from match_feedback where brief_id = $1", [
      briefId,
    ]);
    expect(rows).toMatchObject([{ brief_text: text, reading: { jobs: [], forAll: [] } }]);
  });
});

describe("the results of a brief with several jobs", () => {
  it("name the people of each job, and say who does not fit", async () => {
    const brand = await aBrand(app);
    const both = await aFreelancer(app, {
      title: "Photographer and Illustrator",
      skills: ["Photography", "Illustration"],
      bio: "I photograph gardens in Leeds and illustrate the plants that do not flower on the day, for seed catalogues.",
    });
    const { briefId } = await search(app, { as: brand.browser, type: "brand", query: text });

    const { jobs, matches } = await app.call(getBrief, { params: { briefId } }, { as: brand.browser });

    expect(jobs.map(({ label, force }) => [label, force])).toEqual([
      ["Illustration", "must"],
      ["Photography", "must"],
    ]);
    expect(jobs[0]!.userIds).toEqual(expect.arrayContaining([both.id, mapmaker.id]));
    expect(jobs[1]!.userIds).toEqual(expect.arrayContaining([both.id, puppeteer.id]));
    expect(jobs[0]!.userIds).not.toContain(puppeteer.id);
    const met = (id: string) =>
      matches.find(({ user }) => user.id === id)!.criteria.filter(({ status }) => status === "met");
    expect(met(both.id).length).toBeGreaterThan(met(puppeteer.id).length);
    expect(matches.find(({ user }) => user.id === puppeteer.id)!.fits).toBe(false);
  });
});

describe("requirements to add", () => {
  it("are found by name, by alias, and as the engine reads the words", async () => {
    const { browser } = await aBrand(app);
    const find = async (words: string) =>
      (await app.call(listRequirementChoices, { query: { words } }, { as: browser })).map(({ label }) => label);

    expect((await find("photo"))[0]).toBe("Photography");
    expect(await find("leeds")).toEqual(["Leeds"]);
    expect(await find("£5,000")).toEqual([expect.stringContaining("£5,000")]);
    expect(await find("zzzqqq")).toEqual([]);
  });

  it("begin with what is called so, or is meant by the whole of the words", async () => {
    const { browser } = await aBrand(app);
    const findFirst = async (words: string) =>
      (await app.call(listRequirementChoices, { query: { words } }, { as: browser }))[0];

    expect(await findFirst("UK")).toMatchObject({ kind: "place", label: "United Kingdom" });
    expect(await findFirst("us")).toMatchObject({ kind: "place", label: "United States" });
    expect(await findFirst("SEO")).toMatchObject({ kind: "job", label: "Search engine optimisation" });
    expect(await findFirst("bath")).toMatchObject({ kind: "place", label: "Bath" });
  });

  it("are sums, also of a day and without a sign", async () => {
    const { browser } = await aBrand(app);
    const findFirst = async (words: string) =>
      (await app.call(listRequirementChoices, { query: { words } }, { as: browser }))[0];

    expect(await findFirst("£450")).toMatchObject({ kind: "budget", label: "£450" });
    expect(await findFirst("5,000")).toMatchObject({ kind: "budget", label: "£5,000" });
    expect(await findFirst("2027")).toBeUndefined();
    expect(await findFirst("£450 a day")).toMatchObject({ kind: "budget", amount: { per: "day" } });
  });

  it("need words", async () => {
    const { browser } = await aBrand(app);

    const refusal = await app.refusal(listRequirementChoices, { query: { words: " " } }, { as: browser });

    expect(refusal.status).toBe(400);
    expect(refusal.details).toContainEqual({ field: "words", message: "Please write what you are looking for" });
  });
});

function manyRequirements(count: number) {
  return Array.from({ length: count }, (_, at) => ({ label: `Wish ${at}`, ...wanted, means: [], start: 0, end: 0 }));
}

function manyJobs(count: number) {
  return Array.from({ length: count }, (_, at) => ({ label: `Job ${at}`, requirements: manyRequirements(1) }));
}
