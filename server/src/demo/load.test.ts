/**
 * Loads the demo marketplace.
 *
 * @module-tag embedded-only
 */
import { getCurrentUser, login } from "@triptych/contract/accounts";
import { listUsersWithSubscriptions } from "@triptych/contract/admin";
import { listBrandMatches } from "@triptych/contract/matching";
import { getBrief, listBriefs } from "@triptych/contract/matching-briefs";
import { listContacts } from "@triptych/contract/messaging";
import { listReferences } from "@triptych/contract/project-endings";
import { listProjects } from "@triptych/contract/projects";
import { getShortlist, getShortlistMatches, listShortlists } from "@triptych/contract/shortlists";
import { describe, expect, it } from "vitest";
import { search } from "../../testing/matching.ts";
import { aBrowser, startApp, type TestApp } from "../../testing/start-app.ts";
import { reconcileSubscribers } from "../../testing/subscriber-list.ts";
import { openTestDatabase } from "../../testing/test-database.ts";
import { createIndexHere } from "../composition/matching-index.ts";
import { demoPassword, demoUsernames, loadDemo } from "./load.ts";

const withDemo = { env: { DEMO_DATA: "on" } };

describe("the first start in demo mode", () => {
  it("brings people who can be found, and four accounts that are not empty", async () => {
    const app = await startApp(withDemo);
    const [brand, agency, freelancer, admin] = await Promise.all(
      demoUsernames.map((username) => signIn(app, username)),
    );

    const [contacts, briefs, brandMatches] = [
      await app.call(listContacts, {}, { as: brand! }),
      await app.call(listBriefs, {}, { as: brand! }),
      await app.call(listBrandMatches, { query: {} }, { as: freelancer! }),
    ];

    expect(contacts.map(({ username }) => username)).toEqual(expect.arrayContaining(["demo-agency"]));
    expect((await app.call(listContacts, {}, { as: agency! })).some(({ unreadCount }) => unreadCount > 0)).toBe(true);
    expect(briefs).toHaveLength(3);
    expect(brandMatches.length).toBeGreaterThan(0);
    const searched = briefs.find(({ matchCount }) => matchCount > 0)!;
    const { matches } = await app.call(getBrief, { params: { briefId: searched.id } }, { as: brand! });
    expect(matches).toHaveLength(searched.matchCount);
    const { ids } = await search(app, { as: brand!, type: "brand", query: "packaging for jars of chutney" });
    expect(ids).toHaveLength(20);
    const { users, subscribed_users } = await app.call(listUsersWithSubscriptions, { query: {} }, { as: admin! });
    expect(users.map(({ username }) => username)).toEqual(expect.arrayContaining(["demo-agency", "demo-freelancer"]));
    expect(users).toHaveLength(subscribed_users);
    expect(await reconcileSubscribers(app)).toBe(0);
    await app.close();
  });

  it("brings shortlists with notes and votes, and projects with references that everybody may read", async () => {
    const app = await startApp(withDemo);
    const [brand, freelancer] = await Promise.all(["demo-brand", "demo-freelancer"].map((name) => signIn(app, name)));
    const [list] = await app.call(listShortlists, {}, { as: brand! });
    const params = { shortlistId: list!.id };

    const [shown, { matches }] = await Promise.all([
      app.call(getShortlist, { params }, { as: brand! }),
      app.call(getShortlistMatches, { params }, { as: brand! }),
    ]);
    const projects = await app.call(listProjects, {}, { as: freelancer! });
    const { id } = await app.call(getCurrentUser, {}, { as: freelancer! });
    const references = await app.call(listReferences, { params: { userId: id } }, { as: brand! });

    expect(shown.briefName).not.toBeNull();
    expect(shown.people.every(({ presence }) => presence === "here")).toBe(true);
    expect(shown.people.flatMap(({ votes, guestVotes }) => [...votes, ...guestVotes]).length).toBeGreaterThan(3);
    expect(matches).toHaveLength(shown.people.length);
    expect(projects.map(({ status, waitsFor }) => [status, waitsFor])).toEqual([
      ["done", "reference"],
      ["done", null],
    ]);
    expect(references.map(({ reply }) => reply !== null)).toEqual([true]);
    await app.close();
  });

  it("happens once", async () => {
    const open = await openTestDatabase();
    const first = await startApp({ ...withDemo, open: { ...open, close: async () => {} } });
    await first.close();
    const count = async () =>
      (await open.pool.query<{ count: number }>("select count(*)::int as count from users")).rows[0]!.count;
    const before = await count();

    const second = await startApp({ ...withDemo, open });

    expect(await count()).toBe(before);
    await second.close();
  });

  it("leaves nothing behind when it is interrupted, so that the next start begins again", async () => {
    const app = await startApp();
    const { database } = app.open;
    const interrupted = loadDemo({
      database,
      clock: app.clock,
      newId: () => crypto.randomUUID(),
      hashPassword: async () => "a hash",
      admin: { projection: { update: () => Promise.reject(new Error("Interrupted.")) } },
      openIndex: createIndexHere,
    });

    await expect(interrupted).rejects.toThrow("Interrupted.");

    const { rows } = await app.open.pool.query("select id from users");
    expect(rows).toEqual([]);
    await app.close();
  });

  it("does not happen where it is switched off", async () => {
    const off = await startApp({ env: { DEMO_DATA: "off" } });

    const refused = await off.refusal(login, { body: { username: "demo-brand", password: demoPassword } });

    expect(refused.code).toBe("wrong_credentials");
    await off.close();
  });
});

async function signIn(app: TestApp, username: string) {
  const browser = aBrowser();
  await app.call(login, { body: { username, password: demoPassword } }, { as: browser });
  return browser;
}
