import { updatePublicPage } from "@triptych/contract/public-pages";
import { orderCaseStudies, type CaseStudyBody } from "@triptych/contract/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { open } from "../../../../testing/files.ts";
import { aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { aCaseStudy, ownWork } from "../../../../testing/work.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const turn = (member: Member, publicPage: boolean) =>
  app.call(updatePublicPage, { body: { publicPage } }, { as: member.browser });

/** Makes somebody show a case study to everybody. */
async function show(member: Member, change: Partial<CaseStudyBody>): Promise<Member> {
  await aCaseStudy(app, member, change);
  await turn(member, true);
  return member;
}

/** Returns the titles on a page of Explore in their order, and the address of the next page. */
async function explore(path = "/explore") {
  const { body, statusCode, headers } = await open(app, path);
  const titles = [...body.matchAll(/class="name"><bdi>([^<]*)<\/bdi>/g)].map(([, title]) => title!);
  const next = /rel="next" href="([^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&");
  return { titles, next, body, statusCode, headers };
}

describe("Explore", () => {
  it("shows only the work of those whose page is on and who are on the marketplace", async () => {
    const [on, off, ended] = [await anAgency(app), await anAgency(app), await anAgency(app)];
    await show(on, { title: "Seen by everybody" });
    await aCaseStudy(app, off, { title: "For members alone" });
    await show(ended, { title: "From a plan that ended" });
    await app.open.pool.query("update subscriptions set status = 'expired', ended_at = now() where user_id = $1", [
      ended.id,
    ]);

    const { titles, headers } = await explore();

    expect(titles).toContain("Seen by everybody");
    expect(titles).not.toContain("For members alone");
    expect(titles).not.toContain("From a plan that ended");
    expect(headers["cache-control"]).toBe("public, max-age=60");
    await turn(on, false);
    expect((await explore()).titles).not.toContain("Seen by everybody");
  });

  it("is filtered by skill, sector and place together, and says so where there is nothing", async () => {
    const agency = await anAgency(app, { regions: ["Africa"] });
    await show(agency, { title: "Gaming in Africa", sector: "Gaming", skills: ["Graphic Design"] });
    await show(await anAgency(app, { regions: ["Latin America"] }), { title: "Gaming elsewhere", sector: "Gaming" });

    const all = await explore("/explore?skill=Graphic%20design&sector=Gaming&place=Africa");
    const sector = await explore("/explore?sector=Gaming");
    const none = await explore("/explore?sector=Gaming&place=Middle%20East");

    expect(all.titles).toEqual(["Gaming in Africa"]);
    expect(all.body).toContain("Graphic design for gaming, by people who work in Africa");
    expect(sector.titles.toSorted()).toEqual(["Gaming elsewhere", "Gaming in Africa"]);
    expect([none.statusCode, none.titles]).toEqual([200, []]);
    expect(none.body).toContain("No work has all of that yet");
    expect(all.body).not.toContain("left out");
  });

  it("finds what agencies and freelancers call the same skill with one filter, and by the names of both", async () => {
    const sector = "Utilities and energy";
    await show(await anAgency(app), { title: "By an agency", sector, skills: ["Motion graphics"] });
    await show(await aFreelancer(app), { title: "By a freelancer", sector, skills: ["Motion Design"] });
    const of = (skill: string) => explore(`/explore?sector=${encodeURIComponent(sector)}&skill=${skill}`);

    const [one, former, others] = [await of("Motion%20design"), await of("Motion%20graphics"), await of("Animation")];

    expect(one.titles.toSorted()).toEqual(["By a freelancer", "By an agency"]);
    expect(one.body).toContain("Motion design for utilities and energy");
    expect(former.titles).toEqual(one.titles);
    expect(former.body).toContain(`rel="canonical" href="http://localhost:3000/explore?skill=Motion%20design&amp;`);
    expect(others.titles).toEqual([]);
  });

  it("says which filters of an address are in no list, repeats none of them, and leads to the rest", async () => {
    await show(await anAgency(app), { title: "Known by its sector", sector: "Transport and logistics" });

    const one = await explore("/explore?sector=Transport%20and%20logistics&place=%3Cb%3EAtlantis");
    const more = await explore("/explore?sector=Alchemy&after=nowhere&skill=a&skill=b");
    const unreadable = await explore("/explore?skill=%00&place=%E0%A4%A");

    expect(one.titles).toEqual(["Known by its sector"]);
    expect(one.body.replaceAll(/\s+/g, " ")).toContain("a place that is not in our list, so it was left out");
    expect(one.body).toContain(`<a href="/explore?sector=Transport%20and%20logistics">Clear it`);
    expect(more.titles).toContain("Known by its sector");
    expect(more.body).toContain("a skill and a sector");
    expect(one.body + more.body).not.toMatch(/Atlantis|Alchemy/);
    expect(unreadable.statusCode).toBe(200);
    expect(unreadable.body).toContain("left out");
  });

  it("leads those who are signed in back, and is kept by nobody else's cache then", async () => {
    const cookie = "triptych_signed_in=1";

    const [visitors, members] = [await explore(), await app.http.inject({ url: "/explore", headers: { cookie } })];

    expect(visitors.body).toMatch(/<a class="button secondary" href="\/auth">Sign in</);
    expect(members.body).toMatch(/<a class="button secondary" href="\/">Dashboard</);
    expect(members.headers["cache-control"]).toBe("private, no-cache");
    for (const { headers } of [visitors, members]) expect(headers["vary"]).toContain("cookie");
  });

  it("comes in pages, each piece once: what everybody put first before what they put second", async () => {
    const sector = "Telecommunications";
    const people = await Promise.all(Array.from({ length: 9 }, () => aFreelancer(app)));
    for (const [at, person] of people.entries())
      for (const turnOf of [1, 2, 3]) await aCaseStudy(app, person, { sector, title: `Piece ${turnOf} of ${at}` });
    for (const person of people) await turn(person, true);
    const [first] = people;
    const ids = (await ownWork(app, first!)).map(({ id }) => id);
    await app.call(orderCaseStudies, { body: { ids: [ids[2]!] } }, { as: first!.browser });

    const one = await explore(`/explore?sector=${sector}`);
    const two = await explore(one.next);

    expect([one.titles.length, two.titles.length, two.next]).toEqual([24, 3, undefined]);
    expect(new Set([...one.titles, ...two.titles]).size).toBe(27);
    expect(one.titles.slice(0, 9).toSorted()).toEqual(
      ["Piece 3 of 0", ...people.slice(1).map((_, at) => `Piece 1 of ${at + 1}`)].toSorted(),
    );
    expect(one.titles[0]).toBe("Piece 1 of 8");
    expect(two.body).toContain("Back to the start");
  });
});
