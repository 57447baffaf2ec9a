import { updateNotificationPreferences } from "@triptych/contract/accounts";
import {
  confirmAvailability,
  confirmOwnAvailability,
  stopAvailabilityEmails,
} from "@triptych/contract/availability-confirmation";
import { type FreelancerProfileData, getMember } from "@triptych/contract/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../../../testing/accounts.ts";
import { moveDays, signInAgain } from "../../../../testing/clock.ts";
import { search } from "../../../../testing/matching.ts";
import { write } from "../../../../testing/messaging.ts";
import { aBrand, aFreelancer, anAgency, saveFreelancerProfile } from "../../../../testing/profiles.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

// NOTE: the clock moves for everybody, so each test has people of its own, whose days begin when they register.
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const free: FreelancerProfileData["availability"] = { status: "now", daysPerWeek: 3 };

async function lookAt(member: Member, viewer: Member) {
  return app.call(getMember, { params: { userId: member.id } }, { as: viewer.browser });
}

async function questionsTo({ email }: Member) {
  return (await app.emailsTo(email)).filter(({ subject }) => subject.startsWith("Still right?"));
}

async function tokenOfEmailTo(member: Member, path: string) {
  const [email] = await questionsTo(member);
  return new RegExp(String.raw`${path}\?token=([\w.-]+)`).exec(email!.text)![1]!;
}

const confirmTokenTo = (member: Member) => tokenOfEmailTo(member, "availability/confirm");

describe("a statement", () => {
  it("is shown as it was confirmed for 14 days, then as not confirmed", async () => {
    const [brand, freelancer] = [await aBrand(app), await aFreelancer(app, { availability: free })];

    const atFirst = await lookAt(freelancer, brand);
    await moveDays(app, 14);
    await signInAgain(app, brand);
    const lastDay = await lookAt(freelancer, brand);
    await moveDays(app, 1);
    const after = await lookAt(freelancer, brand);

    expect(atFirst.availability).toEqual({ state: "now", text: "Available now, 3 days a week", confirmedDaysAgo: 0 });
    expect(lastDay.availability).toMatchObject({ state: "now", confirmedDaysAgo: 14 });
    expect(after.availability).toMatchObject({ state: "unconfirmed", confirmedDaysAgo: 15 });
    expect(after.availability?.text).toMatch(/^Not confirmed since \d+ [A-Z][a-z]+$/);
    expect(after.profileData?.data).not.toHaveProperty("availability");
  });

  it("is asked about by email two days before it lapses, and one tap confirms it without a sign-in", async () => {
    const freelancer = await aFreelancer(app, { availability: free });

    await moveDays(app, 11);
    const early = await questionsTo(freelancer);
    await moveDays(app, 1);
    const token = await confirmTokenTo(freelancer);
    const reply = await app.call(confirmAvailability, { body: { token } });
    await moveDays(app, 10);

    expect(early).toEqual([]);
    expect(reply.availability).toEqual({ state: "now", text: "Available now, 3 days a week", confirmedDaysAgo: 0 });
    expect((await lookAt(freelancer, await aBrand(app))).availability).toMatchObject({ state: "now" });
    expect(await questionsTo(freelancer)).toHaveLength(1);
  });

  it("is confirmed once more after it lapsed, and as often as its link is opened", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 15);
    const token = await confirmTokenTo(freelancer);

    for (let times = 0; times < 2; times++) await app.call(confirmAvailability, { body: { token } });

    expect((await lookAt(freelancer, await aBrand(app))).availability).toMatchObject({ state: "now" });
  });

  it("is confirmed by its owner where they are signed in", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 15);
    await signInAgain(app, freelancer);

    await app.call(confirmOwnAvailability, {}, { as: freelancer.browser });

    expect((await lookAt(freelancer, freelancer)).availability).toMatchObject({ state: "now", confirmedDaysAgo: 0 });
    const silent = await aFreelancer(app);
    expect(await app.refusal(confirmOwnAvailability, {}, { as: silent.browser })).toMatchObject({ code: "not_found" });
  });

  it("is not confirmed by saving something else", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 15);
    await signInAgain(app, freelancer);

    await saveFreelancerProfile(app, freelancer.browser, { availability: free, title: "Colourist and editor" });

    expect((await lookAt(freelancer, freelancer)).availability).toMatchObject({ state: "unconfirmed" });
  });

  it("names people where an agency says how many are free", async () => {
    const agency = await anAgency(app, { availability: { status: "from", from: "2099-01-04", peopleFree: 4 } });

    const { availability } = await lookAt(agency, await aBrand(app));

    expect(availability).toMatchObject({ state: "from", text: "Available from 4 January 2099, 4 people free" });
  });
});

describe("a link that confirms", () => {
  it("is refused once the statement was changed, so that an old email confirms nothing new", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 12);
    const token = await confirmTokenTo(freelancer);
    await signInAgain(app, freelancer);
    await saveFreelancerProfile(app, freelancer.browser, { availability: { status: "not_now" } });

    expect(await app.refusal(confirmAvailability, { body: { token } })).toMatchObject({ code: "invalid_token" });
  });

  it("is refused where it was forged, or is older than 28 days", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 12);
    const token = await confirmTokenTo(freelancer);
    const forged = `${Buffer.from('["x","2026-01-01T00:00:00Z","[]"]').toString("base64url")}.${token.split(".")[1]}`;

    const refusals = [await app.refusal(confirmAvailability, { body: { token: forged } })];
    await moveDays(app, 29);
    refusals.push(await app.refusal(confirmAvailability, { body: { token } }));

    expect(refusals).toMatchObject([{ code: "invalid_token" }, { code: "invalid_token" }]);
  });

  it("changes nothing for a program that only opens it", async () => {
    const freelancer = await aFreelancer(app, { availability: free });
    await moveDays(app, 12);
    const token = await confirmTokenTo(freelancer);

    await app.http.inject({ method: "GET", url: `/availability/confirm?token=${token}` });
    const call = await app.http.inject({ method: "GET", url: `/api/availability/confirm?token=${token}` });
    await moveDays(app, 3);

    expect(call.statusCode).toBe(405);
    expect((await lookAt(freelancer, await aBrand(app))).availability).toMatchObject({ state: "unconfirmed" });
  });
});

describe("the emails that ask", () => {
  it("stop after three without an answer", async () => {
    const freelancer = await aFreelancer(app, { availability: free });

    await moveDays(app, 90);

    expect(await questionsTo(freelancer)).toHaveLength(3);
  });

  it("are not sent to who does not want them", async () => {
    const [refusing, stopping] = [
      await aFreelancer(app, { availability: free }),
      await aFreelancer(app, { availability: free }),
    ];
    await app.call(
      updateNotificationPreferences,
      {
        body: {
          email_notifications_billing: true,
          email_notifications_messages: true,
          email_notifications_availability: false,
        },
      },
      { as: refusing.browser },
    );
    await moveDays(app, 12);
    const token = await tokenOfEmailTo(stopping, "unsubscribe/availability");

    await app.call(stopAvailabilityEmails, { body: { token } });
    await moveDays(app, 20);

    expect([await questionsTo(refusing), await questionsTo(stopping)]).toMatchObject([[], [{}]]);
  });
});

describe("a rate for introduced people", () => {
  const rate = { per: "day", band: "£250 to £350 a day", shownTo: "introduced" } as const;

  it("is read by its owner and by those whom they talk with, and not by who only wrote to them", async () => {
    const freelancer = await aFreelancer(app, { rate });
    const [stranger, writer, contact] = [await aBrand(app), await aBrand(app), await aBrand(app)];
    for (const from of [writer, contact])
      await write(app, { from, to: freelancer, content: "Are you free in January?" });
    await write(app, { from: freelancer, to: contact, content: "I am. What is it about?" });

    const viewers = [stranger, writer, contact, freelancer];
    const seen = await Promise.all(viewers.map((viewer) => lookAt(freelancer, viewer)));

    expect(seen.map(({ profileData }) => "rate" in profileData!.data)).toEqual([false, false, true, true]);
  });

  it("never decides or explains a match, where the same rate shown to everybody does", async () => {
    const query = "We need a storyboard artist, day rate around £300.";
    const storyboarder = {
      title: "Storyboard Artist",
      skills: ["Storyboarding"],
      bio: "I draw storyboards for commercials, frame by frame, from a boat in Whitstable. Car chases are my favourite.",
    };
    const silent = await aFreelancer(app, storyboarder);
    const secretive = await aFreelancer(app, { ...storyboarder, rate });
    const open = await aFreelancer(app, { ...storyboarder, rate: { ...rate, shownTo: "everybody" } });

    const { matches } = await search(app, { as: (await aBrand(app)).browser, type: "brand", query });

    const [ofSilent, ofSecretive, ofOpen] = [silent, secretive, open].map(({ id }) =>
      matches.find(({ user }) => user.id === id)!,
    );
    expect(JSON.stringify(ofSecretive)).not.toContain("£250");
    expect([ofSecretive!.score, ofSecretive!.reasons]).toEqual([ofSilent!.score, ofSilent!.reasons]);
    expect(ofOpen!.criteria.find(({ kind }) => kind === "budget")).toMatchObject({
      status: "met",
      quote: "Day rate: £250 to £350 a day",
    });
  });
});

describe("a brief with a date", () => {
  const query = "We need a gaffer, start next week.";
  const gaffer = {
    title: "Gaffer",
    skills: ["Gaffer / Lighting Design"],
    bio: "I light rooms and streets for feature films, mostly at night, mostly in the rain, always with tea.",
  };

  it("is met by a statement that covers it, and says nothing about one that nobody confirmed", async () => {
    const brand = await aBrand(app);
    const freelancer = await aFreelancer(app, { ...gaffer, availability: free });
    const find = async () => {
      const { matches } = await search(app, { as: brand.browser, type: "brand", query });
      const { criteria, reasons, user } = matches.find((match) => match.user.id === freelancer.id)!;
      return { date: criteria.find(({ kind }) => kind === "date")!, reasons, user };
    };

    const fresh = await find();
    await moveDays(app, 15);
    await signInAgain(app, brand);
    const stale = await find();

    expect(fresh.date).toMatchObject({ status: "met", quote: "Available now, 3 days a week", field: "availability" });
    expect(fresh.reasons).toContain("Start next week: says “Available now, 3 days a week”.");
    expect(stale.date).toMatchObject({ status: "notStated" });
    expect(JSON.stringify([stale.reasons, stale.user.profileData])).not.toMatch(/vailable now|"status":"now"/);
    expect(stale.user.availability).toMatchObject({ state: "unconfirmed" });
  });

  it("is contradicted by who says that they are not free by then", async () => {
    const freelancer = await aFreelancer(app, { ...gaffer, availability: { status: "not_now" } });

    const { matches } = await search(app, { as: (await aBrand(app)).browser, type: "brand", query });

    const match = matches.find(({ user }) => user.id === freelancer.id)!;
    expect(match.fits).toBe(false);
    expect(match.reasons).toContain("Start next week: the profile says otherwise: “Not available now”.");
  });
});
