import {
  getSharedList,
  type NamedVote,
  removeGuestVotes,
  shortlistLimits,
  voteOnSharedList,
  withdrawShare,
} from "@triptych/contract/shortlists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { listOf, saveTo, sharedList, shareOf } from "../../../../testing/shortlists.ts";
import { aBrowser, type Browser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const voting = (
  token: string,
  body: { name: string; userId: string; vote: NamedVote["vote"] | null },
  as: Browser = aBrowser(),
) => [voteOnSharedList, { params: { token }, body }, { as }] as const;

/** Opens a list in a browser of its own. */
async function aGuest(token: string): Promise<Browser> {
  const browser = aBrowser();
  await app.call(getSharedList, { params: { token } }, { as: browser });
  return browser;
}

async function aSharedList(options?: { showsNotes: boolean }) {
  const [brand, freelancer] = await Promise.all([aBrand(app, { brandName: "Marrow & Rye" }), aFreelancer(app)]);
  const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });
  return { brand, freelancer, list, token: await shareOf(app, brand, list, options) };
}

describe("the votes of guests", () => {
  it("are one for each name, which can be changed and taken back, and which the account sees", async () => {
    const { brand, freelancer, list, token } = await aSharedList();
    const ana = await aGuest(token);
    const vote = async (name: string, given: NamedVote["vote"] | null, as: Browser = ana) =>
      (await app.call(...voting(token, { name, userId: freelancer.id, vote: given }, as))).votes;

    await vote("Ana Ruiz", "up");
    await vote("Tom", "up", await aGuest(token));
    const changed = await vote(" ana  RUIZ ", "down");
    const seen = (await listOf(app, brand, list)).people[0]!.guestVotes;
    const left = await vote("Ana Ruiz", null);

    expect(changed.toSorted(byName)).toEqual([
      { name: "ana  RUIZ", vote: "down", isOwn: true },
      { name: "Tom", vote: "up", isOwn: false },
    ]);
    expect(seen).toEqual(changed.map(({ name, vote: given }) => ({ name, vote: given })));
    expect(left).toEqual([{ name: "Tom", vote: "up", isOwn: false }]);
    expect((await sharedList(app, token)).people[0]!.votes).toEqual(left);
  });

  it("are changed by the browser that gave them alone: a second Ana gets a number", async () => {
    const { freelancer, token } = await aSharedList();
    const [ana, other] = [await aGuest(token), await aGuest(token)];
    const vote = (as: Browser, given: NamedVote["vote"] | null, name = "Ana") =>
      app.call(...voting(token, { name, userId: freelancer.id, vote: given }, as));

    await vote(ana, "up");
    const second = await vote(other, "down", " ANA ");
    await vote(other, null, "Ana");
    const again = await vote(other, "down", "Ana (2)");
    const both = await Promise.all([ana, other].map((as) => vote(as, "up")));

    expect(second).toMatchObject({ name: "ANA (2)", votes: [{ name: "Ana", isOwn: false }, { isOwn: true }] });
    expect(again.votes).toEqual([
      { name: "Ana", vote: "up", isOwn: false },
      { name: "Ana (2)", vote: "down", isOwn: true },
    ]);
    expect(both.map(({ name }) => name)).toEqual(["Ana", "Ana (2)"]);
    const seen = await app.call(getSharedList, { params: { token } }, { as: ana });
    expect(seen.people[0]!.votes.toSorted(byName)).toEqual([
      { name: "Ana", vote: "up", isOwn: true },
      { name: "Ana (2)", vote: "up", isOwn: false },
    ]);
    expect((await sharedList(app, token)).people[0]!.votes.map(({ isOwn }) => isOwn)).toEqual([false, false]);
  });

  it("are recognised by a secret that no script reads, and that lists do not share", async () => {
    const [one, other] = [await aSharedList(), await aSharedList()];
    const browser = aBrowser();
    const first = await app.http.inject({ method: "GET", url: `/api/shared-lists/${one.token}` });
    const secret = first.cookies.find(({ name }) => name === "triptych_guest")!;
    browser.cookies.set("triptych_guest", secret.value);
    for (const { token, freelancer } of [one, other])
      await app.call(...voting(token, { name: "Ana", userId: freelancer.id, vote: "up" }, browser));

    const { rows } = await app.open.pool.query<{ browser_hash: string }>(
      "select browser_hash from shortlist_guest_votes where shortlist_id = any($1)",
      [[one.list.id, other.list.id]],
    );
    expect(secret).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(new Set([secret.value, ...rows.map((row) => row.browser_hash)]).size).toBe(3);
  });

  it("are given once by a browser that keeps no cookies", async () => {
    const { freelancer, token } = await aSharedList();
    const vote = { name: "Ana", userId: freelancer.id, vote: "up" } as const;
    await app.call(...voting(token, vote));

    const refused = await app.refusal(...voting(token, vote));

    expect(refused).toMatchObject({ code: "conflict", message: expect.stringContaining("choose another one") });
  });

  it("have limits: of names, also at once, and of their length", async () => {
    const { freelancer, list, token } = await aSharedList();
    await app.open.pool.query(
      `insert into shortlist_guest_votes (shortlist_id, person_id, name_key, name, vote, voted_at)
       select $1, $2, 'guest ' || n, 'Guest ' || n, 'up', now() from generate_series(1, $3::int) n`,
      [list.id, freelancer.id, shortlistLimits.guests - 1],
    );
    const vote = (name: string) => app.call(...voting(token, { name, userId: freelancer.id, vote: "up" }));

    const given = await Promise.allSettled(["Ana", "Tom", "Eve"].map(vote));

    expect(given.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await app.open.pool.query("delete from shortlist_guest_votes where shortlist_id = $1 and name_key = 'guest 3'", [
      list.id,
    ]);
    await vote("Guest 3");
    const refused = await app.refusal(...voting(token, { name: "Zoe", userId: freelancer.id, vote: "up" }));
    expect(refused).toMatchObject({ code: "limit_reached", message: expect.stringContaining("tell whoever sent you") });
    for (const name of ["", "   ", "a".repeat(shortlistLimits.guestNameMax + 1)])
      expect((await app.refusal(...voting(token, { name, userId: freelancer.id, vote: "up" }))).code).toBe(
        "invalid_input",
      );
  });

  it("stay when the link ends, and can be removed by the account", async () => {
    const { brand, freelancer, list, token } = await aSharedList();
    for (const name of ["Ana", "Tom", "Eve"])
      await app.call(...voting(token, { name, userId: freelancer.id, vote: "up" }));
    const params = { shortlistId: list.id };
    const votesOf = async (member: Member) =>
      (await listOf(app, member, list)).people[0]!.guestVotes.map(({ name }) => name);

    await app.call(withdrawShare, { params }, { as: brand.browser });
    const stayed = await votesOf(brand);
    await app.call(removeGuestVotes, { params, query: { name: "tom" } }, { as: brand.browser });
    const without = await votesOf(brand);
    await app.call(removeGuestVotes, { params, query: {} }, { as: brand.browser });

    expect(stayed).toEqual(["Ana", "Tom", "Eve"]);
    expect(without).toEqual(["Ana", "Eve"]);
    expect(await votesOf(brand)).toEqual([]);
    expect((await app.refusal(...voting(token, { name: "Ana", userId: freelancer.id, vote: "up" }))).code).toBe(
      "invalid_token",
    );
  });
});

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, "en");
