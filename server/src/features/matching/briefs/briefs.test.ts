import { setTimeout as pause } from "node:timers/promises";
import {
  createBrief,
  duplicateBrief,
  getBrief,
  listBriefs,
  removeBrief,
  renameBrief,
  updateBrief,
} from "@triptych/contract/matching-briefs";
import { confirmBriefReading, removeBriefReading } from "@triptych/contract/matching-readings";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../../testing/accounts.ts";
import { holdIndex } from "../../../../testing/held-index.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { briefsStore } from "./store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const draft = { originalText: "need a puppet maker", text: "Work: need a puppet maker.", isImproved: true };
const improved = (text: string) => ({ originalText: text, text, isImproved: true });
const query = "We need a retoucher for cosmetics photographs.";
const retoucher = {
  title: "Retoucher",
  skills: ["Retouching"],
  bio: "I retouch cosmetics photographs by hand in Hove: skin that still looks like skin, and lids without fingerprints.",
};
const welder = {
  title: "Welder",
  skills: ["Welding"],
  bio: "I weld gates and railings for farms in a yard behind the old station, mostly in steel, and repair ploughs in winter.",
};

describe("a brief", () => {
  it("is kept as a draft, changed, copied and deleted", async () => {
    const { browser } = await aBrand(app);

    const created = await app.call(createBrief, { body: draft }, { as: browser });
    const changed = await app.call(
      updateBrief,
      { params: { briefId: created.id }, body: { ...draft, text: "Work: two puppets." } },
      { as: browser },
    );
    const copy = await app.call(duplicateBrief, { params: { briefId: created.id } }, { as: browser });
    await app.call(removeBrief, { params: { briefId: created.id } }, { as: browser });

    const list = await app.call(listBriefs, {}, { as: browser });
    expect(changed).toMatchObject({ id: created.id, text: "Work: two puppets.", createdAt: created.createdAt });
    expect(list).toEqual([copy]);
    expect(copy).toMatchObject({ text: "Work: two puppets.", isImproved: true, matchCount: 0, lastSearchedAt: null });
  });

  it("is listed with the last changed first", async () => {
    const { browser } = await aBrand(app);
    const first = await app.call(createBrief, { body: draft }, { as: browser });
    const second = await app.call(createBrief, { body: draft }, { as: browser });
    app.clock.moveBy(1_000);

    await app.call(updateBrief, { params: { briefId: first.id }, body: draft }, { as: browser });

    const list = await app.call(listBriefs, {}, { as: browser });
    expect(list.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it("belongs to one account: nobody else finds, changes, copies or deletes it", async () => {
    const [owner, stranger] = [await aBrand(app), await aBrand(app)];
    const { id } = await app.call(createBrief, { body: draft }, { as: owner.browser });
    const params = { briefId: id };

    const codes = [
      await app.refusal(getBrief, { params }, { as: stranger.browser }),
      await app.refusal(updateBrief, { params, body: draft }, { as: stranger.browser }),
      await app.refusal(duplicateBrief, { params }, { as: stranger.browser }),
      await app.refusal(renameBrief, { params, body: { name: "Mine" } }, { as: stranger.browser }),
      await app.refusal(removeBrief, { params }, { as: stranger.browser }),
    ].map(({ code }) => code);

    expect(codes).toEqual(Array.from({ length: 5 }, () => "not_found"));
    expect(await app.call(listBriefs, {}, { as: stranger.browser })).toEqual([]);
    expect(await app.call(listBriefs, {}, { as: owner.browser })).toHaveLength(1);
  });
});

describe("the name of a brief", () => {
  it("lists the jobs that are read in it, and follows its text", async () => {
    const { browser } = await aBrand(app);
    const words = improved("We need a launch video and packaging design for our chutney.");

    const created = await app.call(createBrief, { body: words }, { as: browser });
    const params = { briefId: created.id };
    const changed = await app.call(
      updateBrief,
      { params, body: improved("We need a copywriter for our chutney.") },
      { as: browser },
    );

    expect(created).toMatchObject({ name: expect.stringMatching(/, packaging design$/), isNameGiven: false });
    expect(changed.name).toBe("Copywriting");
  });

  it("follows the requirements that somebody confirms", async () => {
    const { browser } = await aBrand(app);
    const words = improved("We need packaging design for our chutney.");
    const { id: briefId, name } = await app.call(createBrief, { body: words }, { as: browser });

    const job = { label: "Chutney labels", force: "must" as const, requirements: [] };
    await app.call(confirmBriefReading, { params: { briefId }, body: { jobs: [job] } }, { as: browser });
    const [confirmed] = await app.call(listBriefs, {}, { as: browser });
    await app.call(removeBriefReading, { params: { briefId } }, { as: browser });
    const [removed] = await app.call(listBriefs, {}, { as: browser });

    expect([name, confirmed!.name, removed!.name]).toEqual(["Packaging design", "Chutney labels", "Packaging design"]);
  });

  it("is made of the newest own words where no job is read", async () => {
    const { browser } = await aBrand(app);
    const { id: briefId } = await app.call(createBrief, { body: draft }, { as: browser });
    const newest = { originalText: "Hello there", text: "Hello there", isImproved: false };

    const changed = await app.call(updateBrief, { params: { briefId }, body: newest }, { as: browser });

    expect(changed.name).toBe("Hello there");
  });

  it("is given by its owner, kept by every search, and automatic again when it is emptied", async () => {
    const { browser } = await aBrand(app);
    const { briefId } = await search(app, { as: browser, type: "brand", query });
    const rename = (name: string) => app.call(renameBrief, { params: { briefId }, body: { name } }, { as: browser });
    const [before] = await app.call(listBriefs, {}, { as: browser });

    const given = await rename("  Spring campaign ");
    await search(app, { as: browser, type: "brand", query: `${query} And a copywriter.`, briefId });
    const searched = await app.call(getBrief, { params: { briefId } }, { as: browser });
    const emptied = await rename("");

    expect(before).toMatchObject({ name: "Retouching", isNameGiven: false });
    expect(given).toEqual({ ...before, name: "Spring campaign", isNameGiven: true });
    expect(searched).toMatchObject({ name: "Spring campaign", isNameGiven: true });
    expect(emptied).toMatchObject({ name: "Retouching, copywriting", isNameGiven: false });
  });

  it("has at most 80 characters, and no invisible ones", async () => {
    const { browser } = await aBrand(app);
    const { id: briefId } = await app.call(createBrief, { body: draft }, { as: browser });
    const params = { briefId };

    const refusal = await app.refusal(renameBrief, { params, body: { name: "n".repeat(81) } }, { as: browser });
    const renamed = await app.call(renameBrief, { params, body: { name: "Spr\u200bing\n2027" } }, { as: browser });
    const invisible = await app.call(renameBrief, { params, body: { name: "\u2800\u200b" } }, { as: browser });

    expect(refusal.code).toBe("invalid_input");
    expect(renamed.name).toBe("Spring 2027");
    expect(invisible.isNameGiven).toBe(false);
  });

  it("is not copied, because a copy becomes another brief", async () => {
    const { browser } = await aBrand(app);
    const { id: briefId } = await app.call(createBrief, { body: improved(query) }, { as: browser });
    await app.call(renameBrief, { params: { briefId }, body: { name: "Spring" } }, { as: browser });

    const copy = await app.call(duplicateBrief, { params: { briefId } }, { as: browser });

    expect(copy).toMatchObject({ name: "Retouching", isNameGiven: false });
  });
});

describe("the matches of a brief", () => {
  it("are those of its last run, and say who came and who left since the one before", async () => {
    const agency = await anAgency(app);
    const [stays, leaves] = [
      await aFreelancer(app, retoucher),
      await aFreelancer(app, { ...retoucher, fullName: "Wilf Leaver" }),
    ];
    const comes = await aMember(app, "freelancer");
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    await saveFreelancerProfile(app, leaves.browser, { ...welder, fullName: "Wilf Leaver" });
    await saveFreelancerProfile(app, comes.browser, retoucher);

    const { ids } = await search(app, { as: agency.browser, type: "agency", query, briefId });

    const brief = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    expect(ids).toEqual(expect.arrayContaining([stays.id, comes.id]));
    expect(brief.matches.map(({ user }) => user.id)).toEqual(ids);
    expect(brief.newUserIds).toContain(comes.id);
    expect(brief.newUserIds).not.toContain(stays.id);
    expect(brief.goneUsers).toEqual([{ id: leaves.id, displayName: "Wilf Leaver" }]);
  });

  it("leave out those who were blocked since, and count so", async () => {
    const agency = await anAgency(app);
    const freelancer = await aFreelancer(app, retoucher);
    const { briefId, ids } = await search(app, { as: agency.browser, type: "agency", query });

    await app.call(blockContact, { body: { contactId: freelancer.id } }, { as: agency.browser });

    const brief = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    expect(ids).toContain(freelancer.id);
    expect(brief.matches.map(({ user }) => user.id)).toEqual(ids.filter((id) => id !== freelancer.id));
    expect(brief.matchCount).toBe(ids.length - 1);
  });

  it("forget a person who leaves the marketplace", async () => {
    const agency = await anAgency(app);
    const [leaver, stayer] = [await aFreelancer(app, retoucher), await aFreelancer(app, retoucher)];
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    await search(app, { as: agency.browser, type: "agency", query, briefId });

    await briefsStore(app.open.database).removeFromResults(leaver.id);

    const kept = await briefsStore(app.open.database).findBrief(agency.id, briefId);
    expect(JSON.stringify(kept)).not.toContain(leaver.id);
    expect(kept!.lastMatches!.map(({ userId }) => userId)).toContain(stayer.id);
    expect(kept!.previousMatches!.map(({ userId }) => userId)).toContain(stayer.id);
  });

  it("never quote what a profile does not say any more", async () => {
    const agency = await anAgency(app);
    const freelancer = await aFreelancer(app, retoucher);
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });

    await saveFreelancerProfile(app, freelancer.browser, welder);

    const { matches } = await app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    const match = matches.find(({ user }) => user.id === freelancer.id);
    const profile = JSON.stringify(welder);
    expect(match?.criteria.every(({ quote }) => quote === undefined || profile.includes(quote)) ?? true).toBe(true);
    expect(match?.reasons.join(" ") ?? "").not.toContain("cosmetics photographs by hand");
  });

  it("quote what a profile says since it was saved, however long the index takes", async () => {
    const agency = await anAgency(app);
    const freelancer = await aFreelancer(app, retoucher);
    const { briefId } = await search(app, { as: agency.browser, type: "agency", query });
    const release = holdIndex(app);
    const bio =
      "I retouch cosmetics photographs for a laboratory in Lewes, and never make a lip redder than it was that day.";
    await saveFreelancerProfile(app, freelancer.browser, { ...retoucher, bio });

    const reading = app.call(getBrief, { params: { briefId } }, { as: agency.browser });
    const early = await Promise.race([reading, pause(100, "not yet")]);
    release();

    const { matches } = await reading;
    const match = matches.find(({ user }) => user.id === freelancer.id);
    expect(early).toBe("not yet");
    expect(match?.criteria.map(({ quote }) => quote)).toContain(bio.slice(0, -1));
  });
});
