import {
  accountLimits,
  findTeamInvitation,
  getCurrentUser,
  getOwnProfile,
  getTeam,
  inviteTeammate,
  joinTeam,
  removeTeammate,
  resendTeamInvitation,
  updateNotificationPreferences,
  withdrawTeamInvitation,
} from "@triptych/contract/accounts";
import { cancelSubscription, getBillingInformation } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, aTeammate, mailedToken, type Member } from "../../../../testing/accounts.ts";
import { openChannel, read, write } from "../../../../testing/messaging.ts";
import { saveAgencyProfile } from "../../../../testing/profiles.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";
import { aBrowser, generousLimits, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const teamOf = (owner: Member) => app.call(getTeam, {}, { as: owner.browser });
const invite = (owner: Member, email: string) => app.call(inviteTeammate, { body: { email } }, { as: owner.browser });
const joinAs = ({ username, password }: ReturnType<typeof aPerson>, token: string) =>
  app.call(joinTeam, { body: { token, username, password } }, { as: aBrowser() });

describe("inviting teammates", () => {
  it("mails a link that says whose team it is, and lists the invitation", async () => {
    const owner = await aMember(app, "agency");
    await saveAgencyProfile(app, owner.browser, { agencyName: "Kettle & Crane" });
    const { email } = aPerson();

    const invitation = await invite(owner, email.toUpperCase());
    const [letter] = await app.emailsTo(email);
    const found = await app.call(findTeamInvitation, { query: { token: await mailedToken(app, email) } });

    expect((await teamOf(owner)).invitations).toEqual([invitation]);
    expect(invitation.email).toBe(email);
    expect(letter!.subject).toBe("You are invited to join a team on Triptych");
    expect(letter!.text).toContain("http://localhost:3000/auth?team=");
    expect(found).toEqual({ agencyName: "Kettle & Crane", email });
  });

  it("keeps line breaks of the agency's name out of the letter's headers", async () => {
    const owner = await aMember(app, "agency");
    const agencyName = "Kettle\r\nBcc: everybody@mail.example\r\n\r\n<b>Hello</b>";
    await saveAgencyProfile(app, owner.browser, { agencyName });
    const { email } = aPerson();

    await invite(owner, email);

    const [letter] = await app.emailsTo(email);
    expect(letter!.subject).not.toMatch(/[\r\n]/);
    expect(letter!.html).not.toContain("<b>Hello</b>");
  });

  it("go to fifty addresses a day at most, though each is withdrawn before the next", async () => {
    const limited = await startApp({ limits: { ...generousLimits(), teamInvitation: rateLimits.teamInvitation } });
    const { browser } = await aMember(limited, "agency");
    const invite = () => limited.call(inviteTeammate, { body: { email: aPerson().email } }, { as: browser });
    for (let sent = 0; sent < 50; sent += 1) {
      const { id: invitationId } = await invite();
      await limited.call(withdrawTeamInvitation, { params: { invitationId } }, { as: browser });
    }

    await expect(invite()).rejects.toMatchObject({ status: 429 });
    await limited.close();
  });

  it("again mails a new link and makes the old one void", async () => {
    const owner = await aMember(app, "agency");
    const { email } = aPerson();
    const { id } = await invite(owner, email);
    const old = await mailedToken(app, email);

    await app.call(resendTeamInvitation, { params: { invitationId: id } }, { as: owner.browser });
    const fresh = await mailedToken(app, email);

    expect(fresh).not.toBe(old);
    expect((await app.refusal(findTeamInvitation, { query: { token: old } })).code).toBe("invalid_token");
    expect((await app.call(findTeamInvitation, { query: { token: fresh } })).email).toBe(email);
    expect((await teamOf(owner)).invitations).toHaveLength(1);
  });

  it("can be taken back: the link is void at once", async () => {
    const owner = await aMember(app, "agency");
    const person = aPerson();
    const { id } = await invite(owner, person.email);
    const token = await mailedToken(app, person.email);

    await app.call(withdrawTeamInvitation, { params: { invitationId: id } }, { as: owner.browser });

    await expect(joinAs(person, token)).rejects.toMatchObject({ status: 400, code: "invalid_token" });
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it("answers alike for an address that somebody has, whose holder gets no link", async () => {
    const [owner, other] = [await aMember(app, "agency"), await aMember(app, "brand")];
    const stranger = aPerson();

    const invitations = [await invite(owner, stranger.email), await invite(owner, other.email)];

    const [toStranger, toMember] = invitations.map(({ email, ...rest }) => [
      typeof email,
      Object.keys(rest).toSorted(),
    ]);
    expect(toMember).toEqual(toStranger);
    expect((await teamOf(owner)).invitations).toHaveLength(2);
    const [letter] = await app.emailsTo(other.email);
    expect(letter!.subject).toBe("Somebody invites you to a team on Triptych");
    expect(letter!.text).not.toContain("team=");
    expect((await app.emailsTo(stranger.email))[0]!.text).toContain("team=");
  });

  it("is refused for somebody who is in the team", async () => {
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);

    const refusals = [
      await app.refusal(inviteTeammate, { body: { email: owner.email } }, { as: owner.browser }),
      await app.refusal(inviteTeammate, { body: { email: teammate.email.toUpperCase() } }, { as: owner.browser }),
    ];

    expect(refusals).toMatchObject([{ code: "conflict" }, { code: "conflict" }]);
  });

  it("ends at the team's limit, also for many at once", async () => {
    const owner = await aMember(app, "agency");

    const results = await Promise.allSettled(
      Array.from({ length: accountLimits.teamMembers + 5 }, () => invite(owner, aPerson().email)),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(accountLimits.teamMembers - 1);
    const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["conflict"]));
  });

  it("is for owners of agencies only", async () => {
    const owner = await aMember(app, "agency");
    const outsiders = [await aMember(app, "brand"), await aMember(app, "freelancer"), await aTeammate(app, owner)];

    for (const { browser } of outsiders) {
      const body = { email: aPerson().email };
      expect((await app.refusal(inviteTeammate, { body }, { as: browser })).code).toBe("forbidden");
      expect((await app.refusal(getTeam, {}, { as: browser })).code).toBe("forbidden");
    }
    expect((await app.refusal(getTeam, {})).status).toBe(401);
  });

  it("leaves other agencies' invitations and members alone", async () => {
    const [owner, stranger] = [await aMember(app, "agency"), await aMember(app, "agency")];
    const teammate = await aTeammate(app, owner);
    const { id } = await invite(owner, aPerson().email);
    const memberId = (await teamOf(owner)).members.find(({ username }) => username === teammate.username)!.id;
    const as = stranger.browser;

    const refusals = [
      await app.refusal(resendTeamInvitation, { params: { invitationId: id } }, { as }),
      await app.refusal(withdrawTeamInvitation, { params: { invitationId: id } }, { as }),
      await app.refusal(removeTeammate, { params: { memberId } }, { as }),
    ];

    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await teamOf(owner)).toMatchObject({ invitations: [{ id }], members: [{}, { id: memberId }] });
  });
});

describe("joining a team", () => {
  it("makes a sign-in of one's own that acts as the agency", async () => {
    const owner = await aMember(app, "agency");
    await saveAgencyProfile(app, owner.browser, { agencyName: "Kettle & Crane" });

    const teammate = await aTeammate(app, owner);

    const user = await app.call(getCurrentUser, {}, { as: teammate.browser });
    expect(user).toMatchObject({
      id: owner.id,
      username: teammate.username,
      displayName: "Kettle & Crane",
      email: teammate.email,
      email_verified: true,
      role: "teammate",
      userType: "agency",
      subscribed: true,
      stripe_subscription_id: null,
    });
    expect((await teamOf(owner)).members).toMatchObject([
      { username: owner.username, role: "owner" },
      { username: teammate.username, email: teammate.email, role: "teammate" },
    ]);
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it("works once, of ten at once", async () => {
    const owner = await aMember(app, "agency");
    const { email } = aPerson();
    await invite(owner, email);
    const token = await mailedToken(app, email);

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => joinAs(aPerson(), token)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await teamOf(owner)).members).toHaveLength(2);
  });

  it("gives one of two who want the same username", async () => {
    const owner = await aMember(app, "agency");
    const [one, other] = [aPerson(), aPerson()];
    await invite(owner, one.email);
    await invite(owner, other.email);
    const tokens = [await mailedToken(app, one.email), await mailedToken(app, other.email)];

    const results = await Promise.allSettled(tokens.map((token) => joinAs(one, token)));

    const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(codes).toEqual(["username_taken"]);
  });

  it("is refused after 14 days", async () => {
    const timed = await startApp();
    const owner = await aMember(timed, "agency");
    const { email } = aPerson();
    await timed.call(inviteTeammate, { body: { email } }, { as: owner.browser });
    const token = await mailedToken(timed, email);
    timed.clock.moveBy(accountLimits.teamInvitationDays * msPerDay);

    const refusal = await timed.refusal(findTeamInvitation, { query: { token } });

    expect(refusal.code).toBe("invalid_token");
    await timed.close();
  });

  it("keeps no token that could be read from the database", async () => {
    const owner = await aMember(app, "agency");
    const { email } = aPerson();
    await invite(owner, email);
    const token = await mailedToken(app, email);

    const kept = await app.open.pool.query("select * from team_invitations");
    const jobs = await app.open.pool.query("select data::text from jobs.job");

    expect(JSON.stringify([kept.rows, jobs.rows])).not.toContain(token);
  });
});

describe("a teammate", () => {
  it("writes as the agency, under a name of their own", async () => {
    const [owner, brand] = [await aMember(app, "agency"), await aMember(app, "brand")];
    await saveAgencyProfile(app, owner.browser);
    const teammate = await aTeammate(app, owner);
    await write(app, { from: brand, to: owner, content: "Do you have time in June?" });

    await write(app, { from: teammate, to: brand, content: "We have two weeks in June." });

    const seen = await read(app, owner, brand);
    expect(seen.map(({ senderId }) => senderId)).toEqual([brand.id, owner.id]);
    expect(JSON.stringify(seen.at(-1))).toContain(teammate.username);
  });

  it("cannot see or change what the agency pays", async () => {
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);

    const cancelling = await app.refusal(cancelSubscription, {}, { as: teammate.browser });

    expect(cancelling.code).toBe("forbidden");
    expect((await app.refusal(getBillingInformation, {}, { as: teammate.browser })).code).toBe("forbidden");
  });

  it("is told that the agency used its free trial", async () => {
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);

    expect(await app.call(getOwnProfile, {}, { as: teammate.browser })).toMatchObject({ has_used_trial: true });
  });

  it("has notification preferences of their own", async () => {
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);

    const body = { email_notifications_billing: false, email_notifications_messages: false };
    await app.call(updateNotificationPreferences, { body }, { as: teammate.browser });

    const [theirs, owners] = [
      await app.call(getOwnProfile, {}, { as: teammate.browser }),
      await app.call(getOwnProfile, {}, { as: owner.browser }),
    ];
    expect([theirs.email_notifications_messages, owners.email_notifications_messages]).toEqual([false, true]);
  });
});

describe("removing a teammate", () => {
  it("ends their sessions and open pages at once, and frees their address", async () => {
    const address = await app.listen();
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);
    const { socket } = await openChannel({ address, as: teammate.browser, userId: owner.id });
    const closed = new Promise((resolve) => socket.on("disconnect", resolve));
    const memberId = (await teamOf(owner)).members[1]!.id;

    await app.call(removeTeammate, { params: { memberId } }, { as: owner.browser });
    const again = await app.refusal(removeTeammate, { params: { memberId } }, { as: owner.browser });

    expect(await closed).toBe("io server disconnect");
    socket.close();
    expect((await app.refusal(getCurrentUser, {}, { as: { cookies: new Map(teammate.browser.cookies) } })).status).toBe(
      401,
    );
    expect(again.status).toBe(404);
    const [letter] = await app.emailsTo(teammate.email);
    expect(letter!.subject).toBe("You are no longer in a team on Triptych");
    expect(await invite(owner, teammate.email)).toMatchObject({ email: teammate.email });
  });

  it("is refused for the owner", async () => {
    const owner = await aMember(app, "agency");
    const [self] = (await teamOf(owner)).members;

    const refusal = await app.refusal(removeTeammate, { params: { memberId: self!.id } }, { as: owner.browser });

    expect(refusal.status).toBe(404);
  });
});
