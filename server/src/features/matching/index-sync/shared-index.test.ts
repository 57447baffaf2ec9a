import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../../testing/matching.ts";
import { anAgency, aFreelancer, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

/** Runs two processes whose index is in their database. */
let one: TestApp;
let other: TestApp;
const env = { MATCHING_INDEX: "postgres" };
beforeAll(async () => {
  one = await startApp({ env });
  other = await startApp({ env, open: { ...one.open, close: async () => {} } });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

const cooper = {
  title: "Cooper",
  skills: ["Woodworking"],
  bio: "I am a cooper: I make oak barrels and casks by hand for small distilleries, and mend old ones.",
};
const query = "We need a cooper for the oak barrels of our distillery.";

describe("an index in the database", () => {
  it("finds in every process at once who was saved in another, and by their newest words", async () => {
    const agency = await anAgency(one);
    const freelancer = await aFreelancer(one, cooper);
    const scoreIn = async (app: TestApp) =>
      (await search(app, { as: agency.browser, type: "agency", query })).matches.find(
        ({ user }) => user.id === freelancer.id,
      )?.score ?? 0;
    const scores = [await scoreIn(one), await scoreIn(other)];

    await saveFreelancerProfile(one, freelancer.browser, {
      title: "Beekeeper",
      skills: ["Honey"],
      bio: "I keep bees on roofs in the middle of towns, and bring their honey to whoever lends me the roof.",
    });

    expect(scores[0]).toBeGreaterThan(40);
    expect(scores[1]).toBe(scores[0]);
    expect(await scoreIn(other)).toBeLessThan(30);
    const { rows } = await one.open.pool.query("select from matching_entries where user_id = $1", [freelancer.id]);
    expect(rows).toHaveLength(1);
  });

  it("is there at once for a process that starts later", async () => {
    const agency = await anAgency(one);
    const freelancer = await aFreelancer(one, cooper);

    const late = await startApp({ env, open: { ...one.open, close: async () => {} } });
    const { ids } = await search(late, { as: agency.browser, type: "agency", query });

    expect(ids).toContain(freelancer.id);
    await late.close();
  });
});
