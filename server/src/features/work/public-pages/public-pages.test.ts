import { getPublicPage, updatePublicPage } from "@triptych/contract/public-pages";
import { updateAgencyProfile } from "@triptych/contract/profiles";
import { deleteCaseStudy } from "@triptych/contract/work";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTeammate, type Member } from "../../../../testing/accounts.ts";
import { aPicture, open, upload } from "../../../../testing/files.ts";
import { aBrand, aFreelancer, anAgency, anAgencyProfile, saveAgencyProfile } from "../../../../testing/profiles.ts";
import { aPublishedReference } from "../../../../testing/projects.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { aCaseStudy, answering } from "../../../../testing/work.ts";

let app: TestApp;
const drawn: string[] = [];
beforeAll(async () => {
  app = await startApp({
    sharePictures: {
      draw: async ({ name, line, cover }) => {
        drawn.push(`${name}: ${line}, ${cover ? "with work" : "without work"}`);
        return Buffer.from("a picture");
      },
    },
  });
});
afterAll(() => app?.close());

const turn = (member: Member, publicPage: boolean) =>
  app.call(updatePublicPage, { body: { publicPage } }, { as: member.browser });
const stateOf = (member: Member) => app.call(getPublicPage, {}, { as: member.browser });
const pathIn = ({ address }: { address: string | null }) => new URL(address!).pathname;
const sitemap = async () => (await open(app, "/sitemap.xml")).body;

/** Turns a page on and returns its path. */
const aPage = async (member: Member) => pathIn(await turn(member, true));

/** Returns what a visitor reads at an address, without its styles. */
async function read(path: string) {
  const { statusCode, body, headers } = await open(app, path);
  return { status: statusCode, text: body.replace(/<style>.*?<\/style>/s, ""), headers };
}

/** Makes somebody's plan end at once. */
const endPlanOf = ({ id }: Member) =>
  app.open.pool.query("update subscriptions set status = 'expired', ended_at = now() where user_id = $1", [id]);

describe("a public page", () => {
  it("is off until its owner turns it on, and then shows work, profile and references to everybody", async () => {
    const agency = await anAgency(app, { agencyName: "Quill & Ember" });
    const study = await aCaseStudy(app, agency, { title: "Labels & <jars>", films: [] });
    const before = await stateOf(agency);

    const state = await turn(agency, true);
    const { status, text, headers } = await read(pathIn(state));

    expect(before).toEqual({ publicPage: false, isShown: false, address: null, caseStudies: 1 });
    expect(state).toMatchObject({ publicPage: true, isShown: true, caseStudies: 1 });
    expect(state.address).toBe("http://localhost:3000/agencies/quill-and-ember");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(text).toContain("<bdi>Labels &amp; &lt;jars&gt;</bdi>");
    expect(text).toContain(study.part);
    expect(text).toContain("Packaging design");
    expect(text).toContain(`/auth?redirect=%2Fmembers%2F${agency.id}`);
    expect(text).toContain('<link rel="canonical" href="http://localhost:3000/agencies/quill-and-ember"');
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(await sitemap()).toContain("/agencies/quill-and-ember</loc>");
  });

  it("shows a still of the work for a film, and loads nothing from where it is", async () => {
    const agency = await anAgency(app);
    const study = await aCaseStudy(app, agency, { films: [{ url: "https://vimeo.com/1234", title: "The jars" }] });

    const { text } = await read(await aPage(agency));
    const link = /<a class="film".*?<\/a>/s.exec(text)?.[0];

    expect(link).toContain('href="https://vimeo.com/1234"');
    expect(link).toContain(study.images[0]!.pictures[0]!.url);
    expect(link).toMatch(/Watch “<bdi>The jars<\/bdi>” on Vimeo/);
    expect(text.match(/vimeo\.com/g)).toHaveLength(1);
  });

  it("is gone at once when it is turned off, with its pictures and its place in the sitemap", async () => {
    const agency = await anAgency(app);
    const study = await aCaseStudy(app, agency);
    const path = await aPage(agency);
    const picture = study.images[0]!.pictures[0]!.url;
    const shown = await open(app, picture);

    const state = await turn(agency, false);

    expect(shown.statusCode).toBe(200);
    expect(shown.headers["cache-control"]).toContain("max-age=300");
    expect(state).toMatchObject({ publicPage: false, isShown: false, address: `http://localhost:3000${path}` });
    expect((await read(path)).status).toBe(404);
    expect((await open(app, picture)).statusCode).toBe(404);
    expect(await sitemap()).not.toContain(`${path}<`);
    expect(pathIn(await turn(agency, true))).toBe(path);
  });

  it("is gone at once when its owner is not on the marketplace any more", async () => {
    const agency = await anAgency(app);
    const study = await aCaseStudy(app, agency);
    const path = await aPage(agency);

    await endPlanOf(agency);

    expect((await read(path)).status).toBe(404);
    expect((await open(app, study.images[0]!.pictures[0]!.url)).statusCode).toBe(404);
    expect(await sitemap()).not.toContain(`${path}<`);
    expect(await stateOf(agency)).toMatchObject({ publicPage: true, isShown: false });
  });

  it("keeps pictures of work that was deleted, and files for other purposes, from visitors", async () => {
    const agency = await anAgency(app);
    const study = await aCaseStudy(app, agency);
    const unused = await upload(app, agency, { content: await aPicture(), purpose: "work" });
    await aPage(agency);

    await app.call(deleteCaseStudy, { params: { caseStudyId: study.id } }, { as: agency.browser });

    for (const url of [study.images[0]!.pictures[0]!.url, unused.url])
      expect((await open(app, url)).statusCode).toBe(404);
  });

  it("is for agencies and freelancers with a profile, and is turned on by the account's owner alone", async () => {
    const [brand, agency] = [await aBrand(app), await anAgency(app)];
    const teammate = await aTeammate(app, agency);
    const turning = (member: Member) =>
      app.refusal(updatePublicPage, { body: { publicPage: true } }, { as: member.browser });

    expect(await turning(brand)).toMatchObject({ code: "forbidden" });
    expect(await turning(teammate)).toMatchObject({ code: "forbidden", message: expect.stringMatching(/owner/) });
    expect(await stateOf(teammate)).toMatchObject({ publicPage: false });
  });

  it("can be looked at by its owner before it is on, and by nobody else", async () => {
    const agency = await anAgency(app, { agencyName: "Unseen Studio" });

    const own = await open(app, "/preview/public-page", agency);
    const visitors = await open(app, "/preview/public-page");

    expect(own.statusCode).toBe(200);
    expect(own.headers["cache-control"]).toBe("no-store");
    expect(own.body).toContain("Only you can see this preview");
    expect(own.body).toContain('name="robots" content="noindex"');
    expect(visitors.statusCode).toBe(302);
  });

  it("never shows what is not for everybody", async () => {
    const freelancer = await aFreelancer(app, {
      fullName: "Ottoline Privé",
      availability: { status: "now", daysPerWeek: 4 },
      rate: { per: "day", band: "£250 to £350 a day", shownTo: "introduced" },
      linkedIn: "https://linkedin.example/hidden-link",
      instagram: "https://instagram.example/hidden-link",
    });
    const owner = await aBrand(app, { brandName: "Barley & Co" });
    const withdrawn = await aPublishedReference(app, { owner, chosen: freelancer, wentWell: "Something withdrawn." });
    await app.open.pool.query(
      "update project_references set withdrawn_at = now(), work = '', went_well = '', again = '' where id = $1",
      [withdrawn.reference.id],
    );
    await aPublishedReference(app, { owner, chosen: freelancer, wentWell: "Nobody grades bread like this." });
    const [named, unnamed] = [await aFreelancer(app, { fullName: "Named Nash" }), await aFreelancer(app)];
    const credits = [named, unnamed].map(({ id: userId }) => ({ userId, role: "Camera" }));
    const study = await aCaseStudy(app, freelancer, { credits, client: null });
    for (const person of [named, unnamed]) await app.call(...answering(study, person));
    await aPage(named);

    const path = await aPage(freelancer);
    const { text } = await read(path);

    expect(path).toBe("/freelancers/ottoline-prive");
    expect(text).toContain("Nobody grades bread like this.");
    expect(text).toContain("Barley &amp; Co");
    expect(text).toContain("Named Nash");
    for (const hidden of [
      freelancer.email,
      freelancer.username,
      named.username,
      owner.username,
      owner.id,
      "Imogen Farrant",
      "Something withdrawn",
      "250 to",
      "days a week",
      "Available",
      "hidden-link",
      "Quince",
      "@",
    ])
      expect(text.replaceAll(/<meta name="viewport"[^>]*>|"@[a-z]+"/g, "")).not.toContain(hidden);
  });
});

describe("the address of a public page", () => {
  it("is its own for each of those with the same name", async () => {
    const name = { agencyName: "Twin Harbour" };
    const agencies = [await anAgency(app, name), await anAgency(app, name), await anAgency(app, name)];

    const paths = await Promise.all(agencies.map(aPage));

    expect(paths.toSorted()).toEqual(["", "-2", "-3"].map((end) => `/agencies/twin-harbour${end}`));
  });

  it("follows a new name, and the former address leads to it and is given to nobody else", async () => {
    const agency = await anAgency(app, { agencyName: "Old Lantern" });
    const before = await aPage(agency);
    await saveAgencyProfile(app, agency.browser, { agencyName: "New Lantern" });

    const moved = await open(app, before);
    const other = await aPage(await anAgency(app, { agencyName: "Old Lantern" }));
    const back = async () => {
      const data = anAgencyProfile({ agencyName: "Old Lantern" });
      await app.call(updateAgencyProfile, { body: { type: "agency", data } }, { as: agency.browser });
      return pathIn(await stateOf(agency));
    };

    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/agencies/new-lantern"]);
    expect(other).toBe("/agencies/old-lantern-2");
    expect(await back()).toBe(before);
    expect((await open(app, "/agencies/new-lantern")).headers.location).toBe(before);
  });

  it("leads from other spellings to the one of the page, and nowhere from another kind of account", async () => {
    await aPage(await anAgency(app, { agencyName: "Straight Line" }));

    expect((await open(app, "/agencies/Straight-LINE")).headers.location).toBe("/agencies/straight-line");
    expect((await open(app, "/freelancers/straight-line")).statusCode).toBe(404);
    for (const path of ["/agencies/nobody-at-all", "/agencies/%00"])
      expect((await read(path)).text).toContain("no page here");
  });
});

it("draws the picture beside a link, once, and only while the page is shown", async () => {
  const agency = await anAgency(app);
  await aCaseStudy(app, agency);
  const address = `${await aPage(agency)}/share.jpg`;

  const shown = [await open(app, address), await open(app, address)];
  await turn(agency, false);
  const gone = await open(app, address);

  expect(shown.map(({ body, headers }) => [body, headers["content-type"]])).toEqual([
    ["a picture", "image/jpeg"],
    ["a picture", "image/jpeg"],
  ]);
  expect(drawn).toEqual(["Kettle & Crane: Agency for packaging design and graphic design, with work"]);
  expect(gone.statusCode).toBe(404);
});

it("leads somebody who is signed in back, and straight to the profile, and shows no more of anybody", async () => {
  const agency = await anAgency(app);
  const path = await aPage(agency);
  const cookie = "other=1; __Host-triptych_signed_in=1";

  const visitors = await read(path);
  const members = await app.http.inject({ url: path, headers: { cookie } });

  expect(visitors.text).toContain(">Sign in</a>");
  expect(visitors.headers["cache-control"]).toBe("no-cache");
  expect(members.body).toContain('href="/">Dashboard</a>');
  expect(members.body).toContain(`href="/members/${agency.id}"`);
  expect(members.body).not.toMatch(/\/auth|Sign in/);
  expect(members.body).not.toContain(agency.username);
  expect(members.headers["cache-control"]).toBe("private, no-cache");
  expect([visitors.headers["vary"], members.headers["vary"]]).toEqual(Array(2).fill("accept-encoding, cookie"));
});

it("sends a page compressed, and not at all to a browser that has it", async () => {
  const path = await aPage(await anAgency(app));

  const sent = await app.http.inject({ url: path, headers: { "accept-encoding": "gzip, br" } });
  const again = await app.http.inject({ url: path, headers: { "if-none-match": String(sent.headers.etag) } });

  expect(sent.headers["content-encoding"]).toBe("br");
  expect(sent.headers["cache-control"]).toBe("no-cache");
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});
