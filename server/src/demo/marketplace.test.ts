import { describe, expect, it } from "vitest";
import { readDemoBriefs, readMarketplace } from "./marketplace.ts";

describe("the demo marketplace", () => {
  it("has enough people of every type, each with a username of their own", async () => {
    const { people } = await readMarketplace();

    const count = (type: string) => people.filter(({ profile }) => profile.type === type).length;

    expect(count("agency")).toBeGreaterThanOrEqual(60);
    expect(count("freelancer")).toBeGreaterThanOrEqual(120);
    expect(count("brand")).toBeGreaterThanOrEqual(60);
    expect(new Set(people.map(({ username }) => username.toLowerCase())).size).toBe(people.length);
  });

  it("names only people that it has, in briefs, conversations, saved briefs, shortlists and projects", async () => {
    const { people, conversations, savedBriefs, shortlists, projects } = await readMarketplace();
    const briefs = await readDemoBriefs();
    const known = new Set(people.map(({ username }) => username));

    const named = [
      ...briefs.flatMap(({ rightPeople }) => rightPeople),
      ...conversations.flatMap(({ between, messages }) => [...between, ...messages.map(({ from }) => from)]),
      ...savedBriefs.map(({ username }) => username),
      ...shortlists.flatMap((list) => [list.username, ...list.people.map(({ username }) => username)]),
      ...projects.flatMap(({ owner, chosen }) => [owner, chosen]),
    ];

    expect(named.filter((username) => !known.has(username))).toEqual([]);
    expect(briefs).toHaveLength(20);
  });

  it("compares the people of each shortlist by a brief that its account has saved", async () => {
    const { savedBriefs, shortlists } = await readMarketplace();

    const unknown = shortlists.filter(
      ({ username, briefStartsWith }) =>
        !savedBriefs.some((brief) => brief.username === username && brief.originalText.startsWith(briefStartsWith)),
    );

    expect(unknown).toEqual([]);
  });

  it("has the four people whose sign-ins are public, the paying ones with access", async () => {
    const { people } = await readMarketplace();

    const statuses = ["demo-brand", "demo-agency", "demo-freelancer"].map(
      (username) => people.find((each) => each.username === username)?.subscription,
    );

    expect(statuses).toEqual([null, "active", "active"]);
  });
});
