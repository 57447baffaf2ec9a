import {
  accountLimits,
  findTeamInvitation,
  getCurrentUser,
  getOwnProfile,
  getTeam,
  inviteTeammate,
  joinTeam,
  removeTeammate,
  updateNotificationPreferences,
} from "@triptych/contract/accounts";
import { cancelSubscription, getBillingInformation } from "@triptych/contract/billing";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, aTeammate, mailedToken, type Member } from "../../../../testing/accounts.ts";
import { openChannel, read, write } from "../../../../testing/messaging.ts";
import { saveAgencyProfile } from "../../../../testing/profiles.ts";
import { aBrowser, startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const teamOf = (owner: Member) => app.call(getTeam, {}, { as: owner.browser });
const invite = (owner: Member, email: string) => app.call(inviteTeammate, { body: { email } }, { as: owner.browser });
const joinAs = ({ username, password }: ReturnType<typeof aPerson>, token: string) =>
  app.call(joinTeam, { body: { token, username, password } }, { as: aBrowser() });

describe("joining a team", () => {
  it("creates a sign-in of one's own that acts as the agency", async () => {
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

  it("works for exactly one of ten calls at once", async () => {
    const owner = await aMember(app, "agency");
    const { email } = aPerson();
    await invite(owner, email);
    const token = await mailedToken(app, email);

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => joinAs(aPerson(), token)));

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await teamOf(owner)).members).toHaveLength(2);
  });

  it("gives a username to one of two who want it", async () => {
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

  it("stores no token in the database", async () => {
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
  it("writes as the agency, with their own name on each message", async () => {
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

  it("sees that the agency has used its free trial", async () => {
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
    const [notice] = await app.emailsTo(teammate.email);
    expect(notice!.subject).toBe("You are no longer in a team on Triptych");
    expect(await invite(owner, teammate.email)).toMatchObject({ email: teammate.email });
  });

  it("happens once, with one email, when ten calls are sent at the same time", async () => {
    const owner = await aMember(app, "agency");
    const teammate = await aTeammate(app, owner);
    const memberId = (await teamOf(owner)).members[1]!.id;
    const cookie = [...owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const remove = () =>
      app.http.inject({ method: "DELETE", url: `/api/team/members/${memberId}`, headers: { cookie } });

    const replies = await Promise.all(Array.from({ length: 10 }, remove));

    const statuses = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    const emails = await app.emailsTo(teammate.email);
    expect(emails.filter(({ subject }) => subject === "You are no longer in a team on Triptych")).toHaveLength(1);
  });

  it("is refused for the owner", async () => {
    const owner = await aMember(app, "agency");
    const [self] = (await teamOf(owner)).members;

    const refusal = await app.refusal(removeTeammate, { params: { memberId: self!.id } }, { as: owner.browser });

    expect(refusal.status).toBe(404);
  });
});
