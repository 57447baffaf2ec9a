import { getFile } from "@triptych/contract/files";
import { deleteOwnAccount } from "@triptych/contract/legal";
import { blockContact } from "@triptych/contract/messaging";
import { getMember } from "@triptych/contract/profiles";
import {
  createCaseStudy,
  deleteCaseStudy,
  listMemberCaseStudies,
  orderCaseStudies,
  reportCaseStudy,
  restoreCaseStudy,
  workLimits,
} from "@triptych/contract/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../testing/clock.ts";
import { aDocument, open, upload } from "../../../testing/files.ts";
import { aBrand, aFreelancer, anAgency } from "../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { aCaseStudy, aCaseStudyBody, aWorkPicture, bodyOf, changing, ownWork, workOf } from "../../../testing/work.ts";

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startApp();
  brand = await aBrand(app);
});
afterAll(() => app?.close());

const of = ({ id: caseStudyId }: { id: string }) => ({ params: { caseStudyId } });
const titlesOf = (shown: { title: string }[]) => shown.map(({ title }) => title);

describe("a case study", () => {
  it("is shown on the profile of its owner, with its pictures, to whoever may see the profile", async () => {
    const agency = await anAgency(app);
    const films = [{ url: "https://vimeo.com/1234", title: "The jars, filmed" }];

    const saved = await aCaseStudy(app, agency, { films, client: null });
    const shown = await workOf(app, agency, brand);
    const member = await app.call(getMember, { params: { userId: agency.id } }, { as: brand.browser });
    const [image] = shown.caseStudies[0]!.images;

    const { isWithdrawn: _, ...told } = saved;
    expect(shown).toEqual({ caseStudies: [told], creditedOn: [] });
    expect(told).toMatchObject({ client: null, films, sector: "Food and beverage", credits: [] });
    expect(image).toMatchObject({ alternativeText: "Three jars of chutney on a shelf", width: 800, height: 600 });
    expect(member.work).toMatchObject([{ id: saved.id, title: saved.title, picture: { width: 800, height: 600 } }]);
    expect(member.work![0]!.picture.pictures.map(({ width }) => width)).toEqual([320, 640]);
    expect((await open(app, image!.pictures[0]!.url, brand)).statusCode).toBe(200);
    expect((await open(app, image!.pictures[0]!.url)).statusCode).toBe(404);
  });

  it("is hidden from people who are blocked, and from everybody while its owner is not on the marketplace", async () => {
    const [agency, other] = [await anAgency(app), await aBrand(app)];
    await aCaseStudy(app, agency);
    await app.call(blockContact, { body: { contactId: other.id } }, { as: agency.browser });
    const unseen = await aMember(app, "freelancer");

    const asked = [agency, unseen].map(({ id: userId }) =>
      app.refusal(listMemberCaseStudies, { params: { userId } }, { as: other.browser }),
    );

    expect(await Promise.all(asked)).toMatchObject([{ status: 404 }, { status: 404 }]);
    expect((await workOf(app, agency, brand)).caseStudies).toHaveLength(1);
  });

  it("is for agencies and freelancers with a profile", async () => {
    const [freelancer, empty] = [await aFreelancer(app), await aMember(app, "freelancer")];

    const refused = async (person: Member) =>
      app.refusal(createCaseStudy, { body: await aCaseStudyBody(app, person) }, { as: person.browser });

    expect(await refused(brand)).toMatchObject({ code: "forbidden" });
    expect(await refused(empty)).toMatchObject({ code: "conflict", message: expect.stringMatching(/profile first/) });
    expect(await aCaseStudy(app, freelancer)).toMatchObject({ title: "Labels for a chutney maker" });
  });

  it.each([
    [{ images: [] }, "images"],
    [{ title: "A" }, "title"],
    [{ year: 1_200 }, "year"],
    [{ films: [{ url: "javascript:alert(1)", title: "" }] }, "films.0.url"],
    [{ films: [{ url: "https://somebody:secret@vimeo.com/1", title: "" }] }, "films.0.url"],
    [{ skills: ["Alchemy"] }, "skills.0"],
  ])("is refused with %j", async (change, field) => {
    const agency = await anAgency(app);
    const body = { ...(await aCaseStudyBody(app, agency)), ...change };

    const refusal = await app.refusal(createCaseStudy, { body }, { as: agency.browser });

    expect(refusal).toMatchObject({ code: "invalid_input", details: [{ field }] });
  });

  it("takes only pictures of its owner, and no documents", async () => {
    const [agency, other] = [await anAgency(app), await anAgency(app)];
    const theirs = await aWorkPicture(app, other);
    const document = await upload(app, agency, { content: aDocument(), name: "work.pdf" });

    const refused = await Promise.all(
      [theirs.id, document.id].map(async (fileId) =>
        app.refusal(
          createCaseStudy,
          { body: await aCaseStudyBody(app, agency, { images: [{ fileId, alternativeText: "A jar" }] }) },
          { as: agency.browser },
        ),
      ),
    );

    expect(refused).toMatchObject([{ code: "not_found" }, { code: "unsupported_file" }]);
    expect(await ownWork(app, agency)).toEqual([]);
  });
});

describe("changing case studies", () => {
  it("replaces words and pictures, and lets go of pictures that are taken off", async () => {
    const agency = await anAgency(app);
    const saved = await aCaseStudy(app, agency);
    const added = await aWorkPicture(app, agency);

    const images = [{ fileId: added.id, alternativeText: "The boxes" }];
    const changed = await app.call(...changing(saved, agency, { title: "Boxes for a chutney maker", images }));
    const member = await app.call(getMember, { params: { userId: agency.id } }, { as: brand.browser });

    expect(changed).toMatchObject({ title: "Boxes for a chutney maker", images: [{ fileId: added.id }] });
    expect(member.work).toMatchObject([{ title: changed.title, picture: { alternativeText: "The boxes" } }]);
    expect((await open(app, saved.images[0]!.pictures[0]!.url, brand)).statusCode).toBe(404);
    expect(await app.call(...changing(changed, agency, { images: bodyOf(saved).images }))).toMatchObject({
      images: [{ fileId: saved.images[0]!.fileId }],
    });
  });

  it("puts them into an order, which cards follow", async () => {
    const agency = await anAgency(app);
    const saved = Array.from({ length: 3 });
    for (const at of saved.keys()) await aCaseStudy(app, agency, { title: `Work ${at + 1}` });
    const ids = (await ownWork(app, agency)).map(({ id }) => id);

    const ordered = await app.call(orderCaseStudies, { body: { ids: [ids[2]!, ids[0]!] } }, { as: agency.browser });
    const member = await app.call(getMember, { params: { userId: agency.id } }, { as: brand.browser });

    expect(titlesOf(ordered)).toEqual(["Work 3", "Work 1", "Work 2"]);
    expect(titlesOf(member.work!)).toEqual(titlesOf(ordered));
  });

  it("deletes one, which can be brought back with its pictures for a while", async () => {
    const moving = await startApp();
    const [agency, viewer] = [await anAgency(moving), await aBrand(moving)];
    const saved = await aCaseStudy(moving, agency);
    const picture = saved.images[0]!.pictures[0]!.url;

    await moving.call(deleteCaseStudy, of(saved), { as: agency.browser });
    const gone = [await ownWork(moving, agency), (await workOf(moving, agency, viewer)).caseStudies];
    const hidden = (await open(moving, picture, viewer)).statusCode;
    const restored = await moving.call(restoreCaseStudy, of(saved), { as: agency.browser });
    const shown = (await open(moving, picture, viewer)).statusCode;
    await moving.call(deleteCaseStudy, of(saved), { as: agency.browser });
    await moveDays(moving, 2);
    await moving.queue.drain();
    await signInAgain(moving, agency);
    const late = await moving.refusal(restoreCaseStudy, of(saved), { as: agency.browser });
    const file = await moving.refusal(getFile, { params: { fileId: saved.images[0]!.fileId } }, { as: agency.browser });

    expect(gone).toEqual([[], []]);
    expect([hidden, shown]).toEqual([404, 200]);
    expect(restored).toEqual(saved);
    expect([late, file]).toMatchObject([{ code: "not_found" }, { code: "not_found" }]);
    const { rows } = await moving.open.pool.query("select 1 from case_studies");
    expect(rows).toEqual([]);
    await moving.close();
  });

  it("adds at most twelve, also when many arrive at once", async () => {
    const agency = await anAgency(app);
    const bodies = [];
    for (let count = 0; count < workLimits.caseStudies + 3; count += 1) bodies.push(await aCaseStudyBody(app, agency));

    const added = await Promise.allSettled(
      bodies.map((body) => app.call(createCaseStudy, { body }, { as: agency.browser })),
    );
    const own = await ownWork(app, agency);
    await app.call(deleteCaseStudy, of(own[0]!), { as: agency.browser });
    await aCaseStudy(app, agency);
    const back = await app.refusal(restoreCaseStudy, of(own[0]!), { as: agency.browser });

    expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(workLimits.caseStudies);
    expect(own).toHaveLength(workLimits.caseStudies);
    expect(back).toMatchObject({ code: "limit_reached" });
  });

  it("leaves the work of others alone", async () => {
    const [agency, other] = [await anAgency(app), await anAgency(app)];
    const saved = await aCaseStudy(app, agency);

    const refused = [
      await app.refusal(...changing(saved, other, { title: "Mine now" })),
      await app.refusal(deleteCaseStudy, of(saved), { as: other.browser }),
      await app.refusal(restoreCaseStudy, of(saved), { as: other.browser }),
    ];

    expect(refused.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
    expect(await ownWork(app, agency)).toEqual([saved]);
  });
});

it("goes with the account of its owner, pictures and all", async () => {
  const agency = await anAgency(app);
  const saved = await aCaseStudy(app, agency);
  await app.call(reportCaseStudy, { ...of(saved), body: { reason: "This is mine" } }, { as: brand.browser });

  await app.call(deleteOwnAccount, { body: { password: agency.password } }, { as: agency.browser });

  const left = await Promise.all(
    ["case_studies", "case_study_reports", "files"].map(async (table) => {
      const column = table === "case_study_reports" ? "case_study_id" : "user_id";
      const id = table === "case_study_reports" ? saved.id : agency.id;
      return (await app.open.pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rows.length;
    }),
  );
  expect(left).toEqual([0, 0, 0]);
});
