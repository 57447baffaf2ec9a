import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aMember, verify } from "../../../../testing/accounts.ts";
import { search } from "../../../../testing/matching.ts";
import { anAgency, aFreelancer, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

/** Runs two processes on one database. */
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startApp();
  other = await startApp({ open: { ...one.open, close: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const harpMaker = {
  title: "Prop Maker",
  skills: ["Production Design"],
  bio: "I make props for period dramas: harps that do not play, letters that look wet, and one convincing goose.",
};
const query = "We need a prop maker for a period drama.";

describe("the index of several processes", () => {
  it("knows in every process who was saved in another, without a restart", async () => {
    const agency = await anAgency(one);
    const freelancer = await aFreelancer(one, harpMaker);

    await vi.waitFor(async () => {
      const { ids } = await search(other, { as: agency.browser, type: "agency", query });
      expect(ids).toContain(freelancer.id);
    }, timeouts);
  });

  it("forgets in every process who no longer says so", async () => {
    const agency = await anAgency(one);
    const freelancer = await aFreelancer(one, harpMaker);
    const scoreIn = async (app: TestApp) => {
      const { matches } = await search(app, { as: agency.browser, type: "agency", query });
      return matches.find(({ user }) => user.id === freelancer.id)?.score ?? 0;
    };
    await vi.waitFor(async () => expect(await scoreIn(other)).toBeGreaterThan(50), timeouts);

    await saveFreelancerProfile(other, freelancer.browser, {
      title: "Harbour Master",
      skills: ["Mooring"],
      bio: "I look after a harbour on the Lizard, and its boats, and its gulls, and have left my old life behind me entirely.",
    });

    await vi.waitFor(async () => expect(await scoreIn(one)).toBeLessThan(30), timeouts);
  });

  it("is complete in a process that starts later", async () => {
    const agency = await anAgency(one);
    const freelancer = await aFreelancer(one, harpMaker);

    const late = await startApp({ open: { ...one.open, close: async () => {} } });

    const { ids } = await search(late, { as: agency.browser, type: "agency", query });
    expect(ids).toContain(freelancer.id);
    await late.close();
  });
});

describe("somebody who becomes listed", () => {
  it("is found once everything is there, in whatever order it came", async () => {
    const agency = await anAgency(one);
    const freelancer = await aMember(one, "freelancer", { isVerified: false });
    const isFound = async () =>
      (await search(one, { as: agency.browser, type: "agency", query })).ids.includes(freelancer.id);
    const atFirst = await isFound();

    await verify(one, freelancer.email);
    const verified = await isFound();
    await saveFreelancerProfile(one, freelancer.browser, harpMaker);

    expect([atFirst, verified, await isFound()]).toEqual([false, false, true]);
  });
});

const timeouts = { timeout: 10_000, interval: 200 };
