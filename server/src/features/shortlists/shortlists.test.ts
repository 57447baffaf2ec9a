import { blockContact } from "@triptych/contract/messaging";
import {
  createShortlist,
  getShortlist,
  getShortlistMatches,
  listShortlists,
  removeShortlist,
  restoreShortlist,
  shortlistLimits,
  updateShortlist,
} from "@triptych/contract/shortlists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aTeammate, type Member } from "../../../testing/accounts.ts";
import { aBrief, answering, introduceTo } from "../../../testing/introductions.ts";
import { search } from "../../../testing/matching.ts";
import { openChannel } from "../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../testing/profiles.ts";
import { change, changing, listOf, saveTo } from "../../../testing/shortlists.ts";
import { cookieHeader, startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const listsOf = ({ browser }: Member) => app.call(listShortlists, {}, { as: browser });
const onList = ({ id }: { id: string }) => ({ params: { shortlistId: id } });

describe("a shortlist", () => {
  it("is made by the first save from a brief, named after it, and takes the next saves of that brief", async () => {
    const [brand, one, other] = await Promise.all([aBrand(app), aFreelancer(app), aFreelancer(app)]);
    const { briefId } = await search(app, {
      as: brand.browser,
      type: "brand",
      query: "A colourist for a short film about bakers",
    });

    const first = await saveTo(app, brand, { briefId, userId: one.id });
    const next = await saveTo(app, brand, { briefId, userId: other.id });

    expect(next.id).toBe(first.id);
    expect(first.name).toMatch(/colour/i);
    expect(next).toMatchObject({ briefId, userIds: [one.id, other.id], sharedUntil: null });
    expect(await listsOf(brand)).toEqual([next]);
    expect(await listOf(app, brand, first)).toMatchObject({
      briefName: expect.stringMatching(/colour/i),
      people: [
        { id: one.id, presence: "here", member: { displayName: "Imogen Farrant" }, status: "considering", note: "" },
        { id: other.id, votes: [], guestVotes: [] },
      ],
      share: null,
    });
  });

  it("says who was asked by an introduction of its brief, unless its team has said more about them", async () => {
    const [brand, one, other] = await Promise.all([aBrand(app), aFreelancer(app), aFreelancer(app)]);
    const [briefId, otherBriefId] = [await aBrief(app, brand), await aBrief(app, brand)];
    const list = await saveTo(app, brand, { briefId, userId: one.id });
    const otherList = await saveTo(app, brand, { briefId: otherBriefId, userId: one.id });
    await change(app, brand, [list, other], { status: "chosen" });

    for (const to of [one, other]) await introduceTo(app, { from: brand, to, briefId });

    const statuses = (await listOf(app, brand, list)).people.map(({ status }) => status);
    expect(statuses).toEqual(["asked", "chosen"]);
    expect((await listOf(app, brand, otherList)).people.map(({ status }) => status)).toEqual(["considering"]);
  });

  it("says that somebody who was asked said no", async () => {
    const [brand, one] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    const list = await saveTo(app, brand, { briefId, userId: one.id });
    const { id } = await introduceTo(app, { from: brand, to: one, briefId });

    await app.call(...answering(one, { id }, { answer: "decline", reason: "busy" }));

    expect((await listOf(app, brand, list)).people.map(({ status }) => status)).toEqual(["not_now"]);
  });

  it("is made once, however many first saves of a brief come at the same time", async () => {
    const brand = await aBrand(app);
    const people = await Promise.all(Array.from({ length: 4 }, () => aFreelancer(app)));
    const briefId = await aBrief(app, brand);

    const saved = await Promise.all(people.map(({ id: userId }) => saveTo(app, brand, { briefId, userId })));

    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect((await listsOf(brand))[0]!.userIds.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });

  it("is made with a name too, renamed, and given another brief or none", async () => {
    const brand = await aBrand(app);
    const briefId = await aBrief(app, brand);
    const made = await saveTo(app, brand, { name: "People with crumbs" });
    const update = (body: object) => app.call(updateShortlist, { ...onList(made), body }, { as: brand.browser });

    const renamed = await update({ name: "Crumbs" });
    const briefed = await update({ briefId });
    const unbriefed = await update({ briefId: null });

    expect(made).toMatchObject({ name: "People with crumbs", briefId: null, userIds: [] });
    expect(renamed).toMatchObject({ name: "Crumbs", briefId: null });
    expect(briefed).toMatchObject({ name: "Crumbs", briefId });
    expect(unbriefed.briefId).toBeNull();
  });

  it("takes neither the brief of others nor somebody whom its account may not see", async () => {
    const [brand, agency, hidden] = await Promise.all([aBrand(app), anAgency(app), aMember(app, "freelancer")]);
    const foreign = await aBrief(app, agency);
    const list = await saveTo(app, brand, { name: "Mine" });
    const as = { as: brand.browser };

    const refusals = [
      await app.refusal(createShortlist, { body: { briefId: foreign } }, as),
      await app.refusal(createShortlist, { body: { name: "Theirs", briefId: foreign } }, as),
      await app.refusal(updateShortlist, { ...onList(list), body: { briefId: foreign } }, as),
      await app.refusal(createShortlist, { body: { name: "Hidden", userId: hidden.id } }, as),
      await app.refusal(...changing(brand, [list, hidden])),
      await app.refusal(...changing(brand, [list, brand])),
      await app.refusal(...changing(brand, [list, { id: crypto.randomUUID() }])),
    ];

    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => "not_found"));
    expect(await listsOf(brand)).toMatchObject([{ id: list.id, userIds: [] }]);
    expect((await app.refusal(createShortlist, { body: {} }, as)).message).toContain("give the list a name");
  });

  it("comes back after it was deleted, for a while", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });
    await change(app, brand, [list, freelancer], { note: "Likes crumbs", vote: "up" });
    const as = { as: brand.browser };

    await app.call(removeShortlist, onList(list), as);
    const gone = await app.refusal(getShortlist, onList(list), as);
    const left = await listsOf(brand);
    await app.call(restoreShortlist, onList(list), as);
    const back = await listOf(app, brand, list);

    expect(gone.code).toBe("not_found");
    expect(left).toEqual([]);
    expect(back.people).toMatchObject([{ note: "Likes crumbs", votes: [{ vote: "up", isOwn: true }] }]);

    await app.call(removeShortlist, onList(list), as);
    const ms = (shortlistLimits.undoMinutes + 61) * 60_000;
    app.clock.moveBy(ms);
    await app.queue.moveBy(ms);
    await app.queue.drain();
    expect((await app.refusal(restoreShortlist, onList(list), as)).code).toBe("not_found");
  });
});

describe("how the people of a shortlist fit its brief", () => {
  it("is judged as a search does, also for those whom no search found", async () => {
    const brand = await aBrand(app);
    const person = await aFreelancer(app, {
      bio: "I grade films about wool, looms and the people of the Colne valley, in Slaithwaite, and nothing else at all.",
    });
    const query = "A colourist for a film about looms in the Colne valley";
    const { briefId, matches } = await search(app, { as: brand.browser, type: "brand", query });
    const carpenter = await aFreelancer(app, {
      title: "Carpenter",
      skills: ["Joinery"],
      bio: "I build shelves, stairs and doors of oak and ash for houses around Hebden Bridge, by hand and alone.",
      industries: ["Food and beverage"],
    });
    const list = await saveTo(app, brand, { briefId, userId: person.id });
    await change(app, brand, [list, carpenter]);

    const judged = await app.call(getShortlistMatches, onList(list), { as: brand.browser });

    const found = matches.find(({ user }) => user.id === person.id)!;
    expect(judged.isConfirmed).toBe(false);
    expect(judged.matches.map(({ user }) => user.id)).toEqual([person.id, carpenter.id]);
    expect(judged.matches[0]!.criteria).toEqual(found.criteria);
    expect(judged.matches[0]!.score).toBe(found.score);
    const idsOf = (at: number) => judged.matches[at]!.criteria.map(({ id }) => id);
    expect(idsOf(1)).toEqual(idsOf(0));
  });

  it("is empty without a brief, and after the brief was deleted", async () => {
    const [brand, person] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    const list = await saveTo(app, brand, { briefId, userId: person.id });
    const bare = await saveTo(app, brand, { name: "Bare", userId: person.id });
    await app.open.pool.query("delete from briefs where id = $1", [briefId]);

    for (const each of [list, bare])
      expect((await app.call(getShortlistMatches, onList(each), { as: brand.browser })).matches).toEqual([]);
    expect((await listOf(app, brand, list)).briefName).toBeNull();
  });
});

describe("the limits", () => {
  it("of people on a list hold for ten at once, in a sentence that says what to do", async () => {
    const brand = await aBrand(app);
    const people = await Promise.all(Array.from({ length: 5 }, () => aFreelancer(app)));
    const list = await saveTo(app, brand, { name: "Full" });
    await app.open.pool.query(
      `insert into shortlist_people (shortlist_id, person_id, note, status, saved_at)
       select $1, gen_random_uuid(), '', 'considering', now() from generate_series(1, $2::int)`,
      [list.id, shortlistLimits.people - 1],
    );

    const saved = await Promise.allSettled(people.map((person) => change(app, brand, [list, person])));

    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = saved.find((each) => each.status === "rejected")!;
    expect(refused).toMatchObject({
      reason: { code: "limit_reached", failure: { message: expect.stringContaining("Take somebody off it") } },
    });
  });

  it("of lists hold for ten at once, and when one comes back", async () => {
    const brand = await aBrand(app);
    const first = await saveTo(app, brand, { name: "First" });
    await app.call(removeShortlist, onList(first), { as: brand.browser });
    await app.open.pool.query(
      `insert into shortlists (id, user_id, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'List ' || n, now(), now() from generate_series(1, $2::int) n`,
      [brand.id, shortlistLimits.lists - 1],
    );

    const made = await Promise.allSettled(
      Array.from({ length: 5 }, (_, at) => saveTo(app, brand, { name: `New ${at}` })),
    );

    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = await app.refusal(restoreShortlist, onList(first), { as: brand.browser });
    expect(refused).toMatchObject({ code: "limit_reached", message: expect.stringContaining("Delete one") });
  });
});

describe("the file of a shortlist", () => {
  it("has everybody with what the list says, and nothing that a spreadsheet would run", async () => {
    const [brand, freelancer, gone] = await Promise.all([aBrand(app), aFreelancer(app), aFreelancer(app)]);
    const briefId = await aBrief(app, brand);
    const list = await saveTo(app, brand, { name: "Für Bäcker & Co.", briefId });
    await change(app, brand, [list, freelancer], { note: '=HYPERLINK("https://evil.example")', vote: "up" });
    await change(app, brand, [list, gone]);
    await app.call(blockContact, { body: { contactId: gone.id } }, { as: brand.browser });
    const url = `/api/shortlists/${list.id}/export`;

    const reply = await app.http.inject({ url, headers: { cookie: cookieHeader(brand.browser) } });

    expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(reply.headers["content-disposition"]).toBe('attachment; filename="fur-backer-co.csv"');
    const [head, first, second] = reply.body.split("\r\n");
    expect(head).toMatch(/^Name,Account type,Headline,Status,Note,Score,/);
    expect(first).toMatch(
      /^Imogen Farrant,Freelancer,Colourist,Considering,"'=HYPERLINK\(""https:\/\/evil.example""\)",\d+,/,
    );
    expect(first).toContain(`,1,0,${brand.username},,`);
    expect(second).toMatch(/^Blocked,,,Considering,,,/);
    expect((await app.http.inject({ url })).statusCode).toBe(401);
    const stranger = await aBrand(app);
    const foreign = await app.http.inject({ url, headers: { cookie: cookieHeader(stranger.browser) } });
    expect(foreign.statusCode).toBe(404);
  });
});

it("reaches the open pages of every sign-in of the account", async () => {
  const address = await app.listen();
  const [agency, freelancer] = await Promise.all([anAgency(app), aFreelancer(app)]);
  const teammate = await aTeammate(app, agency);
  const channel = await openChannel({ address, as: teammate.browser, userId: agency.id });

  await saveTo(app, agency, { name: "Crumbs", userId: freelancer.id });

  expect(await channel.hears("shortlists_changed")).toEqual([{}]);
  channel.socket.close();
});
