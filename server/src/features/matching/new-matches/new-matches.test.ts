import { cancelSubscription, trialDays } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { matchingLimits } from "@triptych/contract/matching";
import { getBrief, listBriefs, markBriefSeen, updateBrief } from "@triptych/contract/matching-briefs";
import { sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { blockContact } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { search } from "../../../../testing/matching.ts";
import { aBrand, aFreelancer, anAgency, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

const query = "We need a taxidermist for a museum film.";
const taxidermist = {
  title: "Taxidermist",
  skills: ["Taxidermy"],
  bio: "I am a taxidermist who works for museum films: owls, foxes and one very patient heron, all from found animals.",
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const passNight = (on = app) => on.queue.moveBy(msPerDay);

/** Returns a brand and the id of a brief that it searched with. */
async function aBrandWithBrief(on = app): Promise<{ brand: Member; briefId: string }> {
  const brand = await aBrand(on);
  const { briefId } = await search(on, { as: brand.browser, type: "brand", query });
  return { brand, briefId };
}

async function newCountOf(member: Member, on = app): Promise<number> {
  const [brief] = await on.call(listBriefs, {}, { as: member.browser });
  return brief!.newMatchCount;
}

describe("the new matches of a kept brief", () => {
  it("are counted every night, until their owner was told or searched again", async () => {
    const { brand, briefId } = await aBrandWithBrief();
    const params = { briefId };
    const as = { as: brand.browser };
    const first = await aFreelancer(app, taxidermist);
    const before = await newCountOf(brand);

    await passNight();
    const told = await app.call(getBrief, { params }, as);
    await app.call(markBriefSeen, { params }, as);
    const seen = await app.call(getBrief, { params }, as);
    await passNight();
    const nextDay = await newCountOf(brand);
    await aFreelancer(app, taxidermist);
    await passNight();
    const withSecond = await app.call(getBrief, { params }, as);
    const { ids } = await search(app, { ...as, type: "brand", query, briefId });
    const searched = await app.call(getBrief, { params }, as);
    await passNight();

    expect(before).toBe(0);
    expect(told).toMatchObject({ newMatchCount: 1, waitingMatchCount: 1 });
    expect(seen).toMatchObject({ newMatchCount: 0, waitingMatchCount: 1 });
    expect(nextDay).toBe(0);
    expect(withSecond).toMatchObject({ newMatchCount: 1, waitingMatchCount: 2 });
    expect(ids).toContain(first.id);
    expect(searched).toMatchObject({ newMatchCount: 0, waitingMatchCount: 0 });
    expect(await newCountOf(brand)).toBe(0);
  });

  it("leave what was found and when as they were", async () => {
    const { brand, briefId } = await aBrandWithBrief();
    const read = async () => {
      const brief = await app.call(getBrief, { params: { briefId } }, { as: brand.browser });
      return { ...brief, newMatchCount: null, waitingMatchCount: null };
    };
    const before = await read();

    await aFreelancer(app, taxidermist);
    await passNight();

    expect(await read()).toEqual(before);
  });

  it("never count who left, was blocked, is not listed any more, or was refused", async () => {
    const { brand, briefId } = await aBrandWithBrief();
    const [leaves, blocked, blocks, refused] = await Promise.all(
      Array.from({ length: 4 }, () => aFreelancer(app, taxidermist)),
    );
    await passNight();
    const before = await newCountOf(brand);

    await app.call(deleteOwnAccount, { body: { password: leaves!.password } }, { as: leaves!.browser });
    await app.call(blockContact, { body: { contactId: blocked!.id } }, { as: brand.browser });
    await app.call(blockContact, { body: { contactId: brand.id } }, { as: blocks!.browser });
    const feedback = { userId: refused!.id, briefId, reason: "wrong-location" as const };
    await app.call(sendMatchFeedback, { body: feedback }, { as: brand.browser });

    expect(before).toBe(4);
    expect(await newCountOf(brand)).toBe(0);
    const brief = await app.call(getBrief, { params: { briefId } }, { as: brand.browser });
    expect(brief.waitingMatchCount).toBe(0);
    const { rows } = await app.open.pool.query<{ ids: string[] }>(
      "select new_match_user_ids as ids from briefs where id = $1",
      [briefId],
    );
    expect(rows[0]!.ids).not.toContain(leaves!.id);
  });

  it("are not looked for while the brief is written again, and forgotten with its text", async () => {
    const { brand, briefId } = await aBrandWithBrief();
    await aFreelancer(app, taxidermist);
    await passNight();
    const before = await newCountOf(brand);

    app.clock.moveBy(1_000);
    const body = { originalText: query, text: `${query} In Wales.`, isImproved: true };
    const changed = await app.call(updateBrief, { params: { briefId }, body }, { as: brand.browser });
    await passNight();

    expect([before, changed.newMatchCount, await newCountOf(brand)]).toEqual([1, 0, 0]);
  });

  it("are not looked for long after the last search", async () => {
    const own = await startApp();
    const { brand } = await aBrandWithBrief(own);

    await moveDays(own, matchingLimits.newMatchesForDays + 1);
    const late = await aMember(own, "freelancer");
    await saveFreelancerProfile(own, late.browser, taxidermist);
    await passNight(own);

    await signInAgain(own, brand);
    expect(await newCountOf(brand, own)).toBe(0);
    await own.close();
  });

  it("are looked for only where the owner may search", async () => {
    const own = await startApp();
    const [agency, brand] = [await anAgency(own), await aBrand(own)];
    await search(own, { as: agency.browser, type: "agency", query });
    await search(own, { as: brand.browser, type: "brand", query });
    await own.call(cancelSubscription, {}, { as: agency.browser });

    await moveDays(own, trialDays + 1);
    const late = await aMember(own, "freelancer");
    await saveFreelancerProfile(own, late.browser, taxidermist);
    await passNight(own);

    await signInAgain(own, agency);
    await signInAgain(own, brand);
    expect([await newCountOf(agency, own), await newCountOf(brand, own)]).toEqual([0, 1]);
    await own.close();
  });
});
