import { setTimeout as pause } from "node:timers/promises";
import { getCurrentUser, login, logout } from "@triptych/contract/accounts";
import { searchForBrand } from "@triptych/contract/matching";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { improveForBrand } from "@triptych/contract/matching-writing";
import { blockContact, sendMessage } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, mailedToken, type Member } from "../testing/accounts.ts";
import { hasServices, needsServices, startCluster, type Cluster } from "../testing/cluster.ts";
import { contactsOf, openChannel, read, write } from "../testing/messaging.ts";
import { openPage } from "../testing/page.ts";
import { aBrand, aFreelancer, anAgency } from "../testing/profiles.ts";
import { remoteApp } from "../testing/remote-app.ts";
import { aBrowser, type CallFailed, type TestApp } from "../testing/start-app.ts";

/** Checks the promises of an installation of several processes: it behaves as one process does. */
describe.skipIf(!hasServices)(`two processes on one PostgreSQL and one Redis ${needsServices}`, () => {
  let cluster: Cluster;
  let one: TestApp;
  let other: TestApp;
  /** Holds either of the two processes, in turn. */
  let any: TestApp;
  beforeAll(async () => {
    cluster = await startCluster(2);
    [one, other, any] = [...cluster.processes, cluster].map(({ address }) => remoteApp(address)) as [
      TestApp,
      TestApp,
      TestApp,
    ];
  });
  afterAll(() => cluster?.close());

  const channelAt = (at: 0 | 1, { browser, id }: Member) =>
    openChannel({ address: cluster.processes[at]!.address, as: browser, userId: id });

  it("share sessions, and end them with their windows together", async () => {
    const brand = await aBrand(one);
    const there = await other.call(getCurrentUser, {}, { as: brand.browser });
    const window = await channelAt(1, brand);
    window.socket.io.reconnection(false);
    const closed = new Promise((resolve) => window.socket.once("disconnect", resolve));

    await one.call(logout, {}, { as: { cookies: new Map(brand.browser.cookies) } });

    await closed;
    expect(there.id).toBe(brand.id);
    await expect(other.call(getCurrentUser, {}, { as: brand.browser })).rejects.toMatchObject({ code: "signed_out" });
  });

  it("send events of either to the windows of both", async () => {
    const [brand, agency] = await Promise.all([aBrand(one), anAgency(other)]);
    const windows = await Promise.all([channelAt(0, brand), channelAt(1, brand), channelAt(0, agency)]);

    const first = await write(one, { from: brand, to: agency, content: "from the first" });
    const second = await write(other, { from: agency, to: brand, content: "from the second" });

    for (const window of windows)
      expect((await window.hears("new_message", 2)).map(({ id }) => id)).toEqual([first.id, second.id]);
    for (const { socket } of windows) socket.close();
  });

  it("count one rate limit together", async () => {
    const { username } = await aBrand(any);
    const wrong = { body: { username, password: "not the password" } };

    const outcomes: string[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      outcomes.push(await any.call(login, wrong).then(String, ({ code }: CallFailed) => code));

    expect(outcomes).toEqual([
      ...Array.from({ length: 10 }, () => "wrong_credentials"),
      "rate_limited",
      "rate_limited",
    ]);
  });

  it("do every job once", async () => {
    const people = Array.from({ length: 12 }, () => aPerson());

    await Promise.all(
      people.map((person, at) => aMember(at % 2 === 0 ? one : other, "brand", { ...person, isVerified: false })),
    );
    for (const { email } of people) await mailedToken(any, email);

    for (const { email } of people) expect(await any.emailsTo(email)).toHaveLength(1);
  });

  it("find within a second what was saved at the other", async () => {
    const brand = await aBrand(one);
    const searchAt = (app: TestApp) =>
      app.call(searchForBrand, { body: { query: "A beekeeper who photographs honey" } }, { as: brand.browser });
    await searchAt(other);

    const found = [];
    for (const [savedAt, foundAt] of [
      [one, other],
      [other, one],
    ] as const) {
      const { id } = await aFreelancer(savedAt, { title: "Beekeeper and photographer", skills: ["Photography"] });
      const savedAtMs = performance.now();
      while (!(await searchAt(foundAt)).some(({ user }) => user.id === id)) {
        if (performance.now() - savedAtMs > 5_000) throw new Error("It is not found at all.");
        await pause(100);
      }
      found.push(performance.now() - savedAtMs);
    }

    expect(Math.max(...found)).toBeLessThan(1_000);
  });

  it("carry a conversation in which every call and every window may be at either", async () => {
    const [brand, agency] = await Promise.all([aBrand(any), anAgency(any)]);
    const pages = [
      openPage({ address: cluster.address, member: brand, contactId: agency.id }),
      openPage({ address: cluster.address, member: agency, contactId: brand.id }),
    ];

    await Promise.all(pages.flatMap((page, side) => Array.from({ length: 25 }, (_, at) => page.send(`${side}:${at}`))));
    for (const page of pages) await page.catchUp();
    await any.call(blockContact, { body: { contactId: brand.id } }, { as: agency.browser });
    const refused = any.call(sendMessage, { body: { receiverId: agency.id, content: "?" } }, { as: brand.browser });

    const [shownToBrand, shownToAgency] = pages.map(({ shown }) => shown.map(({ id }) => id));
    expect(shownToBrand).toHaveLength(50);
    expect(shownToAgency).toEqual(shownToBrand);
    await expect(refused).rejects.toMatchObject({ code: "blocked" });
    for (const page of pages) page.close();
  });

  it("carry a search from the brief to the first message and the feedback", async () => {
    const brand = await aBrand(any);
    const colourist = await aFreelancer(any, { title: "Colourist for wildlife films" });
    await aFreelancer(any, { title: "Colourist for weddings" });
    const query = "Somebody to grade a short wildlife film";

    const { improvedPrompt } = await any.call(improveForBrand, { body: { prompt: query } }, { as: brand.browser });
    const matches = await any.call(searchForBrand, { body: { query: improvedPrompt } }, { as: brand.browser });
    const [brief] = await any.call(listBriefs, {}, { as: brand.browser });
    await write(any, { from: brand, to: colourist, content: "Are you free in May?" });
    const body = { userId: matches[1]!.user.id, briefId: brief!.id, reason: "wrong-industry" as const };
    await any.call(sendMatchFeedback, { body }, { as: brand.browser });
    const kept = await any.call(getBrief, { params: { briefId: brief!.id } }, { as: brand.browser });

    expect(matches[0]!.user.id).toBe(colourist.id);
    expect(await read(any, colourist, brand)).toMatchObject([{ content: "Are you free in May?" }]);
    expect(await contactsOf(any, colourist)).toMatchObject([{ id: brand.id }]);
    expect(kept.matches.map(({ user }) => user.id)).toEqual(
      matches.map(({ user }) => user.id).filter((id) => id !== body.userId),
    );
  });

  it("sign somebody in at either while the other is down", async () => {
    const { username, password, id } = await aBrand(any);
    const [first] = cluster.processes;

    first!.child.kill("SIGSTOP");
    const browser = aBrowser();
    const signedIn = other.call(login, { body: { username, password } }, { as: browser });
    await signedIn.finally(() => first!.child.kill("SIGCONT"));

    expect((await any.call(getCurrentUser, {}, { as: browser })).id).toBe(id);
  });
});
