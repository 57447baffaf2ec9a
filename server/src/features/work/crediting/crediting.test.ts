import { updateNotificationPreferences } from "@triptych/contract/accounts";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { blockContact } from "@triptych/contract/messaging";
import { deleteCaseStudy, findCreditable, listCredits } from "@triptych/contract/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { aBrand, aFreelancer, anAgency } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { aCaseStudy, answering, changing, ownWork, workOf } from "../../../../testing/work.ts";

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startApp();
  brand = await aBrand(app);
});
afterAll(() => app?.close());

const emailsAbout = async (email: string) =>
  (await app.emailsTo(email)).filter(({ subject }) => subject === "Somebody credits you on their work");

/** Lets an agency credit a freelancer on a case study. */
async function aCredit() {
  const [agency, freelancer] = [await anAgency(app), await aFreelancer(app)];
  const saved = await aCaseStudy(app, agency, { credits: [{ userId: freelancer.id, role: "Illustration" }] });
  return { agency, freelancer, saved };
}

const creditsFor = ({ browser }: Pick<Member, "browser">) => app.call(listCredits, {}, { as: browser });
const block = (blocker: Member, blocked: Member) =>
  app.call(blockContact, { body: { contactId: blocked.id } }, { as: blocker.browser });

describe("a credit", () => {
  it("is shown on both profiles once the credited person confirms it", async () => {
    const { agency, freelancer, saved } = await aCredit();
    const before = [await workOf(app, agency, brand), await workOf(app, freelancer, brand)];
    const waiting = await creditsFor(freelancer);

    const answered = await app.call(...answering(saved, freelancer));
    const [ofAgency, ofFreelancer] = [await workOf(app, agency, brand), await workOf(app, freelancer, brand)];

    expect(before).toMatchObject([{ caseStudies: [{ credits: [] }] }, { creditedOn: [] }]);
    expect(waiting).toMatchObject([{ caseStudyId: saved.id, state: "waiting", by: { userId: agency.id } }]);
    expect(answered).toMatchObject({ state: "confirmed", role: "Illustration" });
    expect(ofAgency.caseStudies[0]!.credits).toMatchObject([{ userId: freelancer.id, role: "Illustration" }]);
    expect(ofFreelancer.creditedOn).toMatchObject([
      { caseStudyId: saved.id, title: saved.title, picture: { width: 800 } },
    ]);
    expect((await ownWork(app, agency))[0]!.credits).toMatchObject([{ state: "confirmed" }]);
  });

  it("is shown to nobody else once it is refused, also after it was confirmed", async () => {
    const { agency, freelancer, saved } = await aCredit();
    await app.call(...answering(saved, freelancer));

    await app.call(...answering(saved, freelancer, false));

    expect((await workOf(app, agency, brand)).caseStudies[0]!.credits).toEqual([]);
    expect((await workOf(app, freelancer, brand)).creditedOn).toEqual([]);
    expect((await ownWork(app, agency))[0]!.credits).toMatchObject([{ state: "refused" }]);
  });

  it("is emailed once, and never to those who want no emails about messages", async () => {
    const { agency, freelancer, saved } = await aCredit();
    const quiet = await aFreelancer(app);
    const off = { email_notifications_billing: true, email_notifications_messages: false };
    await app.call(updateNotificationPreferences, { body: off }, { as: quiet.browser });

    const credits = [{ userId: quiet.id, role: "" }];
    await app.call(...changing(saved, agency, { credits }));
    const both = [...credits, { userId: freelancer.id, role: "Drawing" }];
    await app.call(...changing(saved, agency, { credits: both }));
    await aCaseStudy(app, agency, { title: "Another one", credits: both });

    const emails = await emailsAbout(freelancer.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]!.text).toContain("“Labels for a chutney maker”");
    expect(emails[0]!.text).toContain("/work/credits");
    expect(await emailsAbout(quiet.email)).toEqual([]);
    expect(await creditsFor(freelancer)).toHaveLength(2);
  });

  it("is not asked for again by taking it off and adding it, and an answer stays", async () => {
    const { agency, freelancer, saved } = await aCredit();
    await app.queue.drain();
    await app.call(...answering(saved, freelancer, false));

    await app.call(...changing(saved, agency, { credits: [] }));
    const without = await creditsFor(freelancer);
    await app.call(...changing(saved, agency, { credits: [{ userId: freelancer.id, role: "All of it" }] }));

    expect(without).toEqual([]);
    expect(await creditsFor(freelancer)).toMatchObject([{ state: "refused", role: "All of it" }]);
    expect(await emailsAbout(freelancer.email)).toHaveLength(1);
  });

  it("ends with a block between the two, for everybody", async () => {
    const { agency, freelancer, saved } = await aCredit();
    await app.call(...answering(saved, freelancer));

    await block(freelancer, agency);

    expect((await workOf(app, agency, brand)).caseStudies[0]!.credits).toEqual([]);
    expect((await workOf(app, freelancer, brand)).creditedOn).toEqual([]);
    expect(await creditsFor(freelancer)).toEqual([]);
    expect(await app.refusal(...answering(saved, freelancer))).toMatchObject({ code: "not_found" });
  });

  it("names nobody whom a block hides from the reader, and nobody whose account has ended", async () => {
    const { agency, freelancer, saved } = await aCredit();
    await app.call(...answering(saved, freelancer));
    const reader = await aBrand(app);

    await block(reader, freelancer);
    const hidden = (await workOf(app, agency, reader)).caseStudies[0]!.credits;
    await app.call(deleteOwnAccount, { body: { password: freelancer.password } }, { as: freelancer.browser });

    expect(hidden).toEqual([]);
    expect((await workOf(app, agency, brand)).caseStudies[0]!.credits).toEqual([]);
    expect((await ownWork(app, agency))[0]!.credits).toEqual([]);
  });

  it("is gone with the case study", async () => {
    const { agency, freelancer, saved } = await aCredit();

    await app.call(deleteCaseStudy, { params: { caseStudyId: saved.id } }, { as: agency.browser });

    expect(await creditsFor(freelancer)).toEqual([]);
    expect(await emailsAbout(freelancer.email)).toEqual([]);
    expect(await app.refusal(...answering(saved, freelancer))).toMatchObject({ code: "not_found" });
  });
});

it("finds people to credit by their username, but neither oneself, blocked people nor strangers to the marketplace", async () => {
  const [agency, freelancer, blocked] = [await anAgency(app), await aFreelancer(app), await aFreelancer(app)];
  await block(agency, blocked);
  const find = (username: string) => [findCreditable, { query: { username } }, { as: agency.browser }] as const;

  const found = await app.call(...find(freelancer.username.toUpperCase()));
  const refused = await Promise.all(
    [agency.username, blocked.username, "nobody.at.all"].map((username) => app.refusal(...find(username))),
  );

  expect(found).toMatchObject({ userId: freelancer.id, username: freelancer.username });
  expect(refused.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
});
