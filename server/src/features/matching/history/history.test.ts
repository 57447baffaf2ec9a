import { deleteOwnAccount } from "@triptych/contract/legal";
import { matchingLimits } from "@triptych/contract/matching";
import {
  copyFromHistory,
  createBrief,
  getBrief,
  getBriefHistory,
  listBriefs,
  removeBrief,
} from "@triptych/contract/matching-briefs";
import { confirmBriefReading, getBriefReading } from "@triptych/contract/matching-readings";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const query = "We need a bookbinder for a family album.";
const bookbinder = {
  title: "Bookbinder",
  skills: ["Bookbinding"],
  bio: "I am a bookbinder and sew family albums by hand in a cellar in Ghent, with linen thread and a great deal of glue.",
};
const welder = {
  title: "Welder",
  skills: ["Welding"],
  bio: "I weld gates and railings for farms in a yard behind the old station, mostly in steel, and repair ploughs in winter.",
};

async function searchAs({ browser }: Member, words = query, briefId?: string): Promise<string> {
  app.clock.moveBy(60_000);
  return (await search(app, { as: browser, type: "brand", query: words, ...(briefId && { briefId }) })).briefId;
}

const historyOf = ({ browser }: Member, briefId: string) =>
  app.call(getBriefHistory, { params: { briefId } }, { as: browser });

const names = (people: { displayName: string }[]) => people.map(({ displayName }) => displayName).toSorted();

describe("the history of a brief", () => {
  it("is empty before the first search, and begins with it", async () => {
    const brand = await aBrand(app);
    const body = { originalText: query, text: query, isImproved: true };
    const { id } = await app.call(createBrief, { body }, { as: brand.browser });
    const before = await historyOf(brand, id);

    await searchAs(brand, query, id);

    expect(before).toEqual([]);
    expect(await historyOf(brand, id)).toEqual([
      {
        id: expect.any(String),
        searchedAt: expect.any(String),
        text: query,
        textBefore: null,
        isReadingChanged: false,
        newPeople: [],
        gonePeople: [],
      },
    ]);
  });

  it("keeps the words before and after, newest first, and no search that found and asked the same", async () => {
    const brand = await aBrand(app);
    const briefId = await searchAs(brand);
    await searchAs(brand, query, briefId);
    const changed = `${query} In Wales.`;

    await searchAs(brand, changed, briefId);
    await searchAs(brand, changed, briefId);

    const history = await historyOf(brand, briefId);
    expect(history.map(({ text, textBefore }) => ({ text, textBefore }))).toEqual([
      { text: changed, textBefore: query },
      { text: query, textBefore: null },
    ]);
  });

  it("names who came and who left, and nobody who left the marketplace or is blocked", async () => {
    const brand = await aBrand(app);
    const turned = await aFreelancer(app, { ...bookbinder, fullName: "Wilf Turner" });
    const briefId = await searchAs(brand);
    const comers = await Promise.all(
      ["Ann Stitcher", "Bea Blocked", "Cleo Gone"].map((fullName) => aFreelancer(app, { ...bookbinder, fullName })),
    );
    const [, blocked, gone] = comers;
    await saveFreelancerProfile(app, turned.browser, { ...welder, fullName: "Wilf Turner" });

    await searchAs(brand, query, briefId);
    const [before] = await historyOf(brand, briefId);
    await app.call(blockContact, { body: { contactId: blocked!.id } }, { as: brand.browser });
    await app.call(deleteOwnAccount, { body: { password: gone!.password } }, { as: gone!.browser });
    const [after] = await historyOf(brand, briefId);

    expect(names(before!.newPeople)).toEqual(["Ann Stitcher", "Bea Blocked", "Cleo Gone"]);
    expect(names(before!.gonePeople)).toEqual(["Wilf Turner"]);
    expect(names(after!.newPeople)).toEqual(["Ann Stitcher"]);
    const { rows } = await app.open.pool.query("select new_user_ids, gone_user_ids from brief_searches");
    expect(JSON.stringify(rows)).not.toContain(gone!.id);
  });

  it("says that the confirmed requirements changed", async () => {
    const brand = await aBrand(app);
    const briefId = await searchAs(brand);
    const params = { briefId };
    const job = { label: "Album making", force: "must" as const, requirements: [] };
    await app.call(confirmBriefReading, { params, body: { jobs: [job] } }, { as: brand.browser });

    await searchAs(brand, query, briefId);

    const history = await historyOf(brand, briefId);
    expect(history.map(({ isReadingChanged }) => isReadingChanged)).toEqual([true, false]);
  });

  it("has at most 20 searches, the oldest of which still knows its words before", async () => {
    const brand = await aBrand(app);
    const briefId = await searchAs(brand, "A bookbinder, version 0.");

    for (let at = 1; at <= matchingLimits.briefHistory + 3; at++)
      await searchAs(brand, `A bookbinder, version ${at}.`, briefId);

    const history = await historyOf(brand, briefId);
    expect(history).toHaveLength(matchingLimits.briefHistory);
    expect(history[0]!.text).toBe("A bookbinder, version 23.");
    expect(history.at(-1)).toMatchObject({ text: "A bookbinder, version 4.", textBefore: "A bookbinder, version 3." });
    const { rows } = await app.open.pool.query("select id from brief_searches where brief_id = $1", [briefId]);
    expect(rows).toHaveLength(matchingLimits.briefHistory + 1);
  });

  it("goes with its brief", async () => {
    const brand = await aBrand(app);
    const briefId = await searchAs(brand);

    await app.call(removeBrief, { params: { briefId } }, { as: brand.browser });

    const refusal = await app.refusal(getBriefHistory, { params: { briefId } }, { as: brand.browser });
    const { rows } = await app.open.pool.query("select id from brief_searches where brief_id = $1", [briefId]);
    expect([refusal.code, rows]).toEqual(["not_found", []]);
  });

  it("belongs to one account", async () => {
    const [owner, stranger] = [await aBrand(app), await aMember(app, "brand")];
    const briefId = await searchAs(owner);
    const [entry] = await historyOf(owner, briefId);
    const own = await searchAs(stranger);

    const as = { as: stranger.browser };
    const refusals = [
      await app.refusal(getBriefHistory, { params: { briefId } }, as),
      await app.refusal(copyFromHistory, { params: { briefId, searchId: entry!.id } }, as),
      await app.refusal(copyFromHistory, { params: { briefId: own, searchId: entry!.id } }, as),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
  });
});

describe("an earlier search of a brief", () => {
  it("becomes a new draft with its text and what was confirmed of it, and the brief stays as it is", async () => {
    const brand = await aBrand(app);
    const as = { as: brand.browser };
    const briefId = await searchAs(brand);
    const job = { label: "Album making", force: "must" as const, requirements: [] };
    await app.call(confirmBriefReading, { params: { briefId }, body: { jobs: [job] } }, as);
    await searchAs(brand, query, briefId);
    await searchAs(brand, "We need somebody who repairs violins.", briefId);
    const [, earlier] = await historyOf(brand, briefId);
    const before = await app.call(getBrief, { params: { briefId } }, as);

    const copy = await app.call(copyFromHistory, { params: { briefId, searchId: earlier!.id } }, as);

    const reading = await app.call(getBriefReading, { params: { briefId: copy.id } }, as);
    const [newest] = await app.call(listBriefs, {}, as);
    expect(copy).toMatchObject({ text: query, isImproved: true, lastSearchedAt: null, name: "Album making" });
    expect(newest).toEqual(copy);
    expect(reading).toMatchObject({ isConfirmed: true, jobs: [{ label: "Album making" }] });
    expect(await app.call(getBrief, { params: { briefId } }, as)).toEqual(before);
    expect(await historyOf(brand, copy.id)).toEqual([]);
  });

  it("becomes a draft whose text is read anew where nothing was confirmed", async () => {
    const brand = await aBrand(app);
    const briefId = await searchAs(brand);
    const [entry] = await historyOf(brand, briefId);
    const params = { briefId, searchId: entry!.id };

    const copy = await app.call(copyFromHistory, { params }, { as: brand.browser });

    const reading = await app.call(getBriefReading, { params: { briefId: copy.id } }, { as: brand.browser });
    expect(copy.text).toBe(query);
    expect(reading.isConfirmed).toBe(false);
  });
});
