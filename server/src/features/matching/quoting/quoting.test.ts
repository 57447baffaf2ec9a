import { withdrawReference } from "@triptych/contract/admin";
import type { Match } from "@triptych/contract/matching";
import { getBrief } from "@triptych/contract/matching-briefs";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anOperator, type Member } from "../../../../testing/accounts.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer } from "../../../../testing/profiles.ts";
import { aPublishedReference } from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const query = "We need a gaffer for a film about a lighthouse.";
const gaffer = {
  title: "Gaffer",
  skills: ["Gaffer / Lighting Design"],
  bio: "I am a gaffer for short films and work from Wick, where the whole town is dark by four in the afternoon.",
};
const work = "Our gaffer for a film: she lit the whole lamp.";

const searchAs = (person: Member) => search(app, { as: person.browser, type: "brand", query });
const saidOf = (matches: Match[], userId: string) =>
  matches.find(({ user }) => user.id === userId)!.criteria.flatMap(({ said }) => said ?? []);
const withoutSaid = (matches: Match[]) =>
  matches.map((match) => ({
    ...match,
    criteria: match.criteria.map((criterion) => {
      const { said, ...others } = criterion;
      return said === undefined ? criterion : others;
    }),
  }));

describe("what others say of somebody", () => {
  it("is quoted beside what their profile shows, and moves nobody", async () => {
    const brand = await aBrand(app);
    const gaffers = [];
    for (let count = 0; count < 6; count += 1) gaffers.push(await aFreelancer(app, gaffer));
    const before = await searchAs(brand);
    for (const chosen of gaffers.slice(0, 4)) await aPublishedReference(app, { chosen, work });

    const after = await searchAs(brand);
    const kept = await app.call(getBrief, { params: { briefId: after.briefId } }, { as: brand.browser });

    expect(withoutSaid(after.matches)).toEqual(before.matches);
    for (const matches of [after.matches, kept.matches])
      expect(gaffers.map(({ id }) => saidOf(matches, id).length > 0)).toEqual([true, true, true, true, false, false]);
    const [said] = saidOf(after.matches, gaffers[0]!.id);
    expect(work).toContain(said!.quote);
    const { rows } = await app.open.pool.query("select last_matches from briefs where id = $1", [after.briefId]);
    expect(JSON.stringify(rows)).not.toContain("whole lamp");
  });

  it("is gone from every result once it is withdrawn, and is hidden with a block of its author", async () => {
    const [brand, other] = [await aBrand(app), await aBrand(app)];
    const chosen = await aFreelancer(app, gaffer);
    const { owner, reference } = await aPublishedReference(app, { chosen, work });
    const { briefId, matches } = await searchAs(brand);
    await app.call(blockContact, { body: { contactId: owner.id } }, { as: other.browser });
    const hidden = await searchAs(other);

    const params = { referenceId: reference.id };
    const { browser } = await anOperator(app);
    await app.call(withdrawReference, { params, body: { reason: "Not true." } }, { as: browser });

    const kept = await app.call(getBrief, { params: { briefId } }, { as: brand.browser });
    expect(saidOf(matches, chosen.id)).toHaveLength(1);
    expect(saidOf(hidden.matches, chosen.id)).toEqual([]);
    expect(saidOf(kept.matches, chosen.id)).toEqual([]);
    expect(saidOf((await searchAs(brand)).matches, chosen.id)).toEqual([]);
  });
});
