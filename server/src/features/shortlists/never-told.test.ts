import { msPerHour } from "@triptych/contract/durations";
import { exportOwnRecords } from "@triptych/contract/legal";
import { getCorrespondent } from "@triptych/contract/messaging";
import { getMember } from "@triptych/contract/profiles";
import { voteOnSharedList } from "@triptych/contract/shortlists";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aBrief, introduceTo } from "../../../testing/introductions.ts";
import { search } from "../../../testing/matching.ts";
import { openChannel } from "../../../testing/messaging.ts";
import { aBrand, aFreelancer } from "../../../testing/profiles.ts";
import { change, saveTo, sharedList, shareOf } from "../../../testing/shortlists.ts";
import { cookieHeader, startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

it("tells nobody on a list: no event, no email, and nothing in any reply to them", async () => {
  const [brand, freelancer] = await Promise.all([aBrand(app), aFreelancer(app)]);
  const briefId = await aBrief(app, brand);
  await introduceTo(app, { from: brand, to: freelancer, briefId, title: "Bakers" });
  await passAnHour();
  const emailsBefore = (await app.emailsTo(freelancer.email)).length;
  const repliesBefore = await repliesTo();
  const channel = await openChannel({ address: await app.listen(), as: freelancer.browser, userId: freelancer.id });

  const list = await saveTo(app, brand, { name: "The quincunx list", briefId, userId: freelancer.id });
  await change(app, brand, [list, freelancer], { note: "A note of quincunx", status: "chosen", vote: "up" });
  const token = await shareOf(app, brand, list, { showsNotes: true });
  await sharedList(app, token);
  const body = { name: "Quincunx", userId: freelancer.id, vote: "up" as const };
  await app.call(voteOnSharedList, { params: { token }, body });
  await passAnHour();

  expect((await app.emailsTo(freelancer.email)).map(({ text }) => text).join(" ")).not.toMatch(/quincunx|shortlist/i);
  expect(await app.emailsTo(freelancer.email)).toHaveLength(emailsBefore);
  expect(channel.heard("shortlists_changed")).toEqual([]);
  channel.socket.close();
  expect(await repliesTo()).toEqual(repliesBefore);

  async function passAnHour() {
    app.clock.moveBy(msPerHour);
    await app.queue.moveBy(msPerHour);
  }

  /** Calls everything that this person can read, by every address without an id, and all about the brand. */
  async function repliesTo(): Promise<Record<string, number>> {
    const readable = app.endpoints.filter(({ method, path }) => method === "GET" && !path.includes("{"));
    const sizes: Record<string, number> = {};
    for (const { path } of readable) {
      const { body: reply, statusCode } = await app.http.inject({
        url: path,
        headers: { cookie: cookieHeader(freelancer.browser) },
      });
      expect(reply).not.toMatch(/quincunx|"shortlist(?!s":)/i);
      sizes[path] = statusCode;
    }
    const as = { as: freelancer.browser };
    const about = [
      await app.call(getMember, { params: { userId: brand.id } }, as),
      await app.call(getMember, { params: { userId: freelancer.id } }, as),
      await app.call(getCorrespondent, { params: { userId: brand.id } }, as),
      await app.call(exportOwnRecords, {}, as),
    ];
    expect(JSON.stringify(about)).not.toMatch(/quincunx/i);
    return sizes;
  }
});

it("changes no search", async () => {
  const [brand, other] = await Promise.all([aBrand(app), aBrand(app)]);
  const people = await Promise.all(Array.from({ length: 4 }, () => aFreelancer(app)));
  const query = "A colourist for a short film about bakers in Leeds";
  const found = async () =>
    (await search(app, { as: brand.browser, type: "brand", query })).matches.map(({ user, score, criteria }) => [
      user.id,
      score,
      criteria.map(({ points }) => points),
    ]);
  const before = await found();

  for (const owner of [brand, other]) {
    const list = await saveTo(app, owner, { name: "Saved" });
    for (const person of people.slice(1)) await change(app, owner, [list, person], { status: "chosen", vote: "up" });
    await change(app, owner, [list, people[0]!], { status: "not_now", vote: "down" });
  }

  expect(await found()).toEqual(before);
});
