import {
  accountLimits,
  findTeamInvitation,
  getTeam,
  inviteTeammate,
  joinTeam,
  removeTeammate,
  resendTeamInvitation,
  withdrawTeamInvitation,
} from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, aTeammate, mailedToken, type Member } from "../../../../testing/accounts.ts";
import { saveAgencyProfile } from "../../../../testing/profiles.ts";
import { aBrowser, generousLimits, startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

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
  it("sends a link that says whose team it is, and lists the invitation", async () => {
    const owner = await aMember(app, "agency");
    await saveAgencyProfile(app, owner.browser, { agencyName: "Kettle & Crane" });
    const { email } = aPerson();

    const invitation = await invite(owner, email.toUpperCase());
    const [mailed] = await app.emailsTo(email);
    const found = await app.call(findTeamInvitation, { query: { token: await mailedToken(app, email) } });

    expect((await teamOf(owner)).invitations).toEqual([invitation]);
    expect(invitation.email).toBe(email);
    expect(mailed!.subject).toBe("You are invited to join a team on Triptych");
    expect(mailed!.text).toContain("http://localhost:3000/auth?team=");
    expect(found).toEqual({ agencyName: "Kettle & Crane", email });
  });

  it("keeps line breaks of the agency's name out of the email's headers", async () => {
    const owner = await aMember(app, "agency");
    const agencyName = "Kettle\r\nBcc: everybody@mail.example\r\n\r\n<b>Hello</b>";
    await saveAgencyProfile(app, owner.browser, { agencyName });
    const { email } = aPerson();

    await invite(owner, email);

    const [mailed] = await app.emailsTo(email);
    expect(mailed!.subject).not.toMatch(/[\r\n]/);
    expect(mailed!.html).not.toContain("<b>Hello</b>");
  });

  it("is limited to fifty addresses a day, even when each is withdrawn before the next", async () => {
    const limited = await startApp({ limits: { ...generousLimits(), teamInvitation: rateLimits.teamInvitation } });
    const { browser } = await aMember(limited, "agency");
    const inviteOne = () => limited.call(inviteTeammate, { body: { email: aPerson().email } }, { as: browser });
    for (let sent = 0; sent < 50; sent += 1) {
      const { id: invitationId } = await inviteOne();
      await limited.call(withdrawTeamInvitation, { params: { invitationId } }, { as: browser });
    }

    await expect(inviteOne()).rejects.toMatchObject({ status: 429 });
    await limited.close();
  });

  it("is limited in the same way when one invitation is sent again and again", async () => {
    const teamInvitation = { ...rateLimits.teamInvitation, perAccount: 2 };
    const limited = await startApp({ limits: { ...generousLimits(), teamInvitation } });
    const { browser: as } = await aMember(limited, "agency");
    const { id } = await limited.call(inviteTeammate, { body: { email: aPerson().email } }, { as });
    await limited.call(resendTeamInvitation, { params: { invitationId: id } }, { as });

    const refusal = await limited.refusal(resendTeamInvitation, { params: { invitationId: id } }, { as });

    expect(refusal.status).toBe(429);
    await limited.close();
  });

  it("can be repeated, which sends a new link and ends the old one", async () => {
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

  it("can be withdrawn, which ends the link at once", async () => {
    const owner = await aMember(app, "agency");
    const person = aPerson();
    const { id } = await invite(owner, person.email);
    const token = await mailedToken(app, person.email);

    await app.call(withdrawTeamInvitation, { params: { invitationId: id } }, { as: owner.browser });

    await expect(joinAs(person, token)).rejects.toMatchObject({ status: 400, code: "invalid_token" });
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it("returns the same reply for an address that has an account, whose owner gets no link", async () => {
    const [owner, other] = [await aMember(app, "agency"), await aMember(app, "brand")];
    const stranger = aPerson();

    const invitations = [await invite(owner, stranger.email), await invite(owner, other.email)];

    const [toStranger, toMember] = invitations.map(({ email, ...rest }) => [
      typeof email,
      Object.keys(rest).toSorted(),
    ]);
    expect(toMember).toEqual(toStranger);
    expect((await teamOf(owner)).invitations).toHaveLength(2);
    const [notice] = await app.emailsTo(other.email);
    expect(notice!.subject).toBe("Somebody invites you to a team on Triptych");
    expect(notice!.text).not.toContain("team=");
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

  it("locks the team, so that two at once cannot exceed its limit", async () => {
    const owner = await aMember(app, "agency");

    const { id } = await invite(owner, aPerson().email);

    // NOTE: PostgreSQL writes the transaction that locked a row into its xmax, on the embedded database too.
    const { rows } = await app.open.pool.query(
      `select members.xmax = team_invitations.xmin as is_locked from members
       join team_invitations using (user_id) where team_invitations.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ is_locked: true }]);
  });

  it("is refused beyond the team's limit, even when many are invited at once", async () => {
    const owner = await aMember(app, "agency");

    const results = await Promise.allSettled(
      Array.from({ length: accountLimits.teamMembers + 5 }, () => invite(owner, aPerson().email)),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(accountLimits.teamMembers - 1);
    const codes = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["conflict"]));
  });

  it("counts each address once, and invitations that have expired not at all", async () => {
    const owner = await aMember(app, "agency");
    const first = await invite(owner, aPerson().email);
    for (let people = 2; people < accountLimits.teamMembers; people += 1) await invite(owner, aPerson().email);

    const again = await invite(owner, first.email);
    await app.open.pool.query("update team_invitations set expires_at = now() - interval '1 minute' where id = $1", [
      first.id,
    ]);
    const listed = (await teamOf(owner)).invitations.map(({ id }) => id);
    await invite(owner, aPerson().email);
    const params = { invitationId: first.id };
    const refusal = await app.refusal(resendTeamInvitation, { params }, { as: owner.browser });

    expect(again.id).toBe(first.id);
    expect(listed).not.toContain(first.id);
    expect(refusal.code).toBe("conflict");
  });

  it("is refused for everybody but owners of agencies", async () => {
    const owner = await aMember(app, "agency");
    const outsiders = [await aMember(app, "brand"), await aMember(app, "freelancer"), await aTeammate(app, owner)];

    for (const { browser } of outsiders) {
      const body = { email: aPerson().email };
      expect((await app.refusal(inviteTeammate, { body }, { as: browser })).code).toBe("forbidden");
      expect((await app.refusal(getTeam, {}, { as: browser })).code).toBe("forbidden");
    }
    expect((await app.refusal(getTeam, {})).status).toBe(401);
  });

  it("gives no access to the invitations and members of other agencies", async () => {
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
