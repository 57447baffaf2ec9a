import { deleteOwnAccount } from "@triptych/contract/legal";
import { blockContact, unblockContact } from "@triptych/contract/messaging";
import { removeFromShortlist } from "@triptych/contract/shortlists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTeammate } from "../../../../testing/accounts.ts";
import { write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { change, listOf, saveTo } from "../../../../testing/shortlists.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

describe("somebody on a shortlist", () => {
  it("has a note, a status and a vote, which change one by one", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });

    await change(app, brand, [list, freelancer], { note: "Likes crumbs" });
    await change(app, brand, [list, freelancer], { status: "asked" });
    const voted = await change(app, brand, [list, freelancer], { vote: "down" });
    const unvoted = await change(app, brand, [list, freelancer], { vote: null });

    expect(voted).toMatchObject({
      note: "Likes crumbs",
      status: "asked",
      votes: [{ name: brand.username, vote: "down", isOwn: true }],
    });
    expect(unvoted.votes).toEqual([]);
  });

  it("comes back with everything after they were taken off", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });
    await change(app, brand, [list, freelancer], { note: "Likes crumbs", status: "chosen", vote: "up" });
    const params = { shortlistId: list.id, userId: freelancer.id };

    await app.call(removeFromShortlist, { params }, { as: brand.browser });
    const without = await listOf(app, brand, list);
    const again = await app.refusal(removeFromShortlist, { params }, { as: brand.browser });
    const back = await change(app, brand, [list, freelancer]);

    expect(without.people).toEqual([]);
    expect(again.code).toBe("not_found");
    expect(back).toMatchObject({ note: "Likes crumbs", status: "chosen", votes: [{ vote: "up" }] });
  });

  it("gets the vote of each teammate by name, and loses those of teammates who leave", async () => {
    const [agency, freelancer] = await Promise.all([anAgency(app), aFreelancer(app)]);
    const teammate = await aTeammate(app, agency);
    const list = await saveTo(app, agency, { name: "Crumbs", userId: freelancer.id });

    await change(app, agency, [list, freelancer], { vote: "up" });
    await change(app, teammate, [list, freelancer], { vote: "down" });
    const [seen] = (await listOf(app, teammate, list)).people;
    await app.call(deleteOwnAccount, { body: { password: teammate.password } }, { as: teammate.browser });
    const [left] = (await listOf(app, agency, list)).people;

    expect(seen!.votes).toEqual([
      { name: agency.username, vote: "up", isOwn: false },
      { name: teammate.username, vote: "down", isOwn: true },
    ]);
    expect(left!.votes).toEqual([{ name: agency.username, vote: "up", isOwn: true }]);
  });

  it("keeps the note of a teammate who was quicker, and takes the one that was compared with it", async () => {
    const [agency, freelancer] = await Promise.all([anAgency(app), aFreelancer(app)]);
    const teammate = await aTeammate(app, agency);
    const list = await saveTo(app, agency, { name: "Crumbs", userId: freelancer.id });

    const written = await Promise.allSettled([
      change(app, agency, [list, freelancer], { note: "Too many crumbs", noteBefore: "" }),
      change(app, teammate, [list, freelancer], { note: "Not enough crumbs", noteBefore: "" }),
      change(app, teammate, [list, freelancer], { status: "asked" }),
    ]);

    expect(written.filter(({ status }) => status === "rejected")).toHaveLength(1);
    const refused = written.find((each) => each.status === "rejected")!;
    expect(refused).toMatchObject({ reason: { code: "conflict" } });
    const [person] = (await listOf(app, agency, list)).people;
    expect(person!.status).toBe("asked");
    const merged = { note: "Enough crumbs", noteBefore: person!.note };
    expect((await change(app, agency, [list, freelancer], merged)).note).toBe("Enough crumbs");
    // Repeats a change whose reply was lost.
    expect((await change(app, agency, [list, freelancer], merged)).note).toBe("Enough crumbs");
  });

  it("is shown without their data while they are blocked, not listed, or gone for good", async () => {
    const [brand, blocked, blocker, unlisted, leaving] = await Promise.all([
      aBrand(app),
      aFreelancer(app),
      aFreelancer(app),
      aFreelancer(app),
      aFreelancer(app),
    ]);
    const list = await saveTo(app, brand, { name: "Crumbs" });
    for (const person of [blocked, blocker, unlisted, leaving])
      await change(app, brand, [list, person], { note: `About ${person.username}`, vote: "up" });

    await app.call(blockContact, { body: { contactId: blocked.id } }, { as: brand.browser });
    await app.call(blockContact, { body: { contactId: brand.id } }, { as: blocker.browser });
    await app.open.pool.query("delete from profiles where user_id = $1", [unlisted.id]);
    await app.call(deleteOwnAccount, { body: { password: leaving.password } }, { as: leaving.browser });
    const { people } = await listOf(app, brand, list);

    expect(people.map(({ id, presence }) => [id, presence])).toEqual([
      [blocked.id, "blocked"],
      [blocker.id, "gone"],
      [unlisted.id, "gone"],
      [leaving.id, "gone"],
    ]);
    expect(people.map(({ member }) => member)).toEqual([null, null, null, null]);
    expect(people.at(-1)).toMatchObject({ note: "", votes: [] });
    expect(await change(app, brand, [list, unlisted], { status: "not_now" })).toMatchObject({ status: "not_now" });
    await app.call(unblockContact, { body: { contactId: blocked.id } }, { as: brand.browser });
    expect((await listOf(app, brand, list)).people[0]!.member!.displayName).toBe("Imogen Farrant");
  });

  it("may be a contact who is not listed any more", async () => {
    const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
    await write(app, { from: brand, to: freelancer, content: "Hello" });
    await app.open.pool.query(
      "update subscriptions set status = 'canceled', current_period_end = now() - interval '1 day' where user_id = $1",
      [freelancer.id],
    );

    const list = await saveTo(app, brand, { name: "Crumbs", userId: freelancer.id });

    expect((await listOf(app, brand, list)).people).toMatchObject([{ presence: "here" }]);
  });
});
