import { inviteTeammate, withdrawTeamInvitation, removeTeammate } from "@triptych/contract/accounts";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { searchForBrand } from "@triptych/contract/matching";
import { createBrief, getBrief, getBriefHistory } from "@triptych/contract/matching-briefs";
import { removeMatchFeedback, sendMatchFeedback } from "@triptych/contract/matching-feedback";
import { createProject, getProject } from "@triptych/contract/projects";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTeammate, type Member } from "../testing/accounts.ts";
import { aPicture, upload } from "../testing/files.ts";
import { introductionsOf } from "../testing/introductions.ts";
import { aCompletedProject, giving } from "../testing/projects.ts";
import { write } from "../testing/messaging.ts";
import { saveTo } from "../testing/shortlists.ts";
import { aBrand, aFreelancer, anAgency } from "../testing/profiles.ts";
import { cookieHeader, startApp, type TestApp } from "../testing/start-app.ts";
import { aCaseStudy } from "../testing/work.ts";

/**
 * Lists every call that names a thing by its id, for somebody else to make it. The contract's endpoints are compared
 * with this list: a new endpoint that is missing here fails the test.
 */
const bodies: Record<string, object> = {
  "POST /api/team/invitations/{invitationId}/resend": {},
  "DELETE /api/team/invitations/{invitationId}": {},
  "DELETE /api/team/members/{memberId}": {},
  "DELETE /api/matches/feedback/{feedbackId}": {},
  "GET /api/briefs/{briefId}": {},
  "PUT /api/briefs/{briefId}": { originalText: "theirs", text: "theirs", isImproved: false },
  "GET /api/briefs/{briefId}/history": {},
  "POST /api/briefs/{briefId}/history/{searchId}/copy": {},
  "POST /api/briefs/{briefId}/seen": {},
  "PUT /api/briefs/{briefId}/name": { name: "theirs" },
  "POST /api/briefs/{briefId}/duplicate": {},
  "DELETE /api/briefs/{briefId}": {},
  "GET /api/briefs/{briefId}/reading": {},
  "POST /api/briefs/{briefId}/reading": { jobs: [] },
  "DELETE /api/briefs/{briefId}/reading": {},
  "POST /api/introductions/{introductionId}/answer": { answer: "accept" },
  "POST /api/introductions/{introductionId}/withdraw": {},
  "GET /api/shortlists/{shortlistId}": {},
  "GET /api/shortlists/{shortlistId}/matches": {},
  "PUT /api/shortlists/{shortlistId}": { name: "Taken over" },
  "DELETE /api/shortlists/{shortlistId}": {},
  "POST /api/shortlists/{shortlistId}/restore": {},
  "PUT /api/shortlists/{shortlistId}/people/{userId}": { note: "I was here" },
  "DELETE /api/shortlists/{shortlistId}/people/{userId}": {},
  "POST /api/shortlists/{shortlistId}/share": { days: 7 },
  "DELETE /api/shortlists/{shortlistId}/share": {},
  "DELETE /api/shortlists/{shortlistId}/guest-votes": {},
  "GET /api/files/{fileId}": {},
  "DELETE /api/files/{fileId}": {},
  "DELETE /api/messages/{messageId}/attachments/{fileId}": {},
  "PUT /api/case-studies/{caseStudyId}": {
    title: "Taken over",
    client: null,
    year: 2025,
    part: "All of it",
    outcome: "",
    skills: [],
    sector: null,
    films: [],
    images: [{ fileId: "018f0000-0000-7000-8000-000000000000", alternativeText: "A jar" }],
    credits: [],
  },
  "DELETE /api/case-studies/{caseStudyId}": {},
  "POST /api/case-studies/{caseStudyId}/restore": {},
  "POST /api/case-studies/{caseStudyId}/credit": { isConfirmed: true },
  "GET /api/projects/{projectId}": {},
  "PUT /api/projects/{projectId}": { title: "Taken over", description: "Taken over by a stranger" },
  "POST /api/projects/{projectId}/status": { status: "archived" },
  "POST /api/projects/{projectId}/people": { userId: "STRANGER" },
  "DELETE /api/projects/{projectId}/people/{userId}": {},
  "POST /api/projects/{projectId}/invitation": { isAccepted: true },
  "POST /api/projects/{projectId}/notes": { content: "I was here" },
  "POST /api/projects/{projectId}/completion": { isComplete: true },
  "POST /api/projects/{projectId}/reference": { work: "A film", wentWell: "Everything", again: "Yes" },
  "DELETE /api/projects/{projectId}/reference": {},
  "POST /api/references/{referenceId}/reply": { text: "Not true" },
  "POST /api/references/{referenceId}/report": { reason: "Not true" },
};

/**
 * Lists calls about things that everybody may see, or everybody who has a secret link, that are one's own by their path, or that only operators may make.
 */
const others = new Set([
  "GET /api/shared-lists/{token}",
  "POST /api/shared-lists/{token}/votes",
  "GET /api/members/{userId}",
  "GET /api/users/contacts/{userId}",
  "GET /api/messages/{userId}",
  "POST /api/messages/{userId}/read",
  "POST /api/referrals/rewards/{tier}/claim",
  "POST /api/admin/rewards/{rewardId}/ship",
  "POST /api/admin/rewards/{rewardId}/deliver",
  "POST /api/admin/rewards/{rewardId}/refuse",
  "POST /api/admin/sign-ups/{userId}/count",
  "POST /api/admin/sign-ups/{userId}/refuse",
  "POST /api/admin/reports/{referenceId}/withdraw",
  "POST /api/admin/reports/{referenceId}/dismiss",
  "POST /api/admin/case-study-reports/{caseStudyId}/withdraw",
  "POST /api/admin/case-study-reports/{caseStudyId}/dismiss",
  "GET /api/members/{userId}/references",
  "GET /api/users/{userId}/case-studies",
  "POST /api/case-studies/{caseStudyId}/report",
]);

const nameOf = ({ method, path }: EndpointDeclaration) => `${method} ${path}`;

describe("somebody else's things", () => {
  let app: TestApp;
  let owner: Member;
  let agency: Member;
  let stranger: Member;
  let ids: Record<string, string>;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: "silent" } });
    [owner, agency, stranger] = [await aBrand(app), await anAgency(app), await anAgency(app)];
    const freelancer = await aFreelancer(app);
    const as = owner.browser;
    const message = await write(app, { from: owner, to: freelancer, content: "Hello" });
    const waiting = await aCompletedProject(app, { owner, chosen: freelancer });
    const { completion } = await app.call(...giving(waiting, owner));
    const brief = await app.call(
      createBrief,
      { body: { originalText: "A film", text: "A film about honey", isImproved: false } },
      { as },
    );
    const [introduction] = await introductionsOf(app, freelancer);
    const list = await saveTo(app, owner, { name: "For the honey film", userId: freelancer.id });
    const details = { title: "A film", description: "A short film about honey", contactId: freelancer.id };
    const project = await app.call(createProject, { body: details }, { as });
    await app.call(
      searchForBrand,
      { body: { query: "A colourist for a film about honey", briefId: brief.id } },
      { as },
    );
    const [search] = await app.call(getBriefHistory, { params: { briefId: brief.id } }, { as });
    const body = { userId: freelancer.id, reason: "wrong-industry" as const };
    const feedback = await app.call(sendMatchFeedback, { body }, { as });
    const teammate = await aTeammate(app, agency);
    const invitation = await app.call(inviteTeammate, { body: { email: "new@mail.example" } }, { as: agency.browser });
    const { rows } = await app.open.pool.query<{ id: string }>(
      "select sign_in_id as id from members join sign_ins on sign_ins.id = members.sign_in_id where username = $1",
      [teammate.username],
    );
    const file = await upload(app, owner, { content: await aPicture(), name: "honey.jpg" });
    ids = {
      fileId: file.id,
      messageId: message.id,
      briefId: brief.id,
      searchId: search!.id,
      projectId: project.id,
      feedbackId: feedback.id,
      introductionId: introduction!.id,
      shortlistId: list.id,
      referenceId: completion!.ownReference!.id,
      memberId: rows[0]!.id,
      invitationId: invitation.id,
      userId: freelancer.id,
      caseStudyId: (await aCaseStudy(app, agency)).id,
    };
  });
  afterAll(() => app?.close());

  it("are all listed here", () => {
    const named = app.endpoints.filter(({ path }) => path.includes("{")).map(nameOf);

    expect(named.filter((name) => !(name in bodies) && !others.has(name))).toEqual([]);
    expect(Object.keys(bodies).filter((name) => !named.includes(name))).toEqual([]);
  });

  it.each(Object.entries(bodies))("cannot be reached by %s", async (name, body) => {
    const [method, path] = name.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
    const before = await everything(app);

    const reply = await app.http.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, id: string) => ids[id]!),
      headers: { cookie: cookieHeader(stranger.browser) },
      ...(method === "GET" || Object.keys(body).length === 0
        ? {}
        : { payload: JSON.parse(JSON.stringify(body).replace("STRANGER", stranger.id)) as object }),
    });

    expect([403, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain("honey");
    expect(await everything(app)).toEqual(before);
  });

  it("can be reached by their owners", async () => {
    const brief = await app.call(getBrief, { params: { briefId: ids.briefId! } }, { as: owner.browser });
    const project = await app.call(getProject, { params: { projectId: ids.projectId! } }, { as: owner.browser });
    await app.call(removeMatchFeedback, { params: { feedbackId: ids.feedbackId! } }, { as: owner.browser });
    await app.call(withdrawTeamInvitation, { params: { invitationId: ids.invitationId! } }, { as: agency.browser });
    await app.call(removeTeammate, { params: { memberId: ids.memberId! } }, { as: agency.browser });

    expect([brief.id, project.id]).toEqual([ids.briefId, ids.projectId]);
  });
});

/** Counts the things of each kind, and reads what a stranger could change. */
async function everything(app: TestApp): Promise<unknown> {
  const { rows } = await app.open.pool.query(`
    select (select json_agg(briefs order by id) from briefs) as briefs,
      (select json_agg(brief_searches order by id) from brief_searches) as searches,
      (select json_agg(projects order by id) from projects) as projects,
      (select json_agg(introductions order by id) from introductions) as introductions,
      (select json_agg(shortlists order by id) from shortlists) as shortlists,
      (select json_agg(shortlist_people order by saved_at) from shortlist_people) as listed_people,
      (select json_agg(shortlist_shares) from shortlist_shares) as shares,
      (select count(*) from shortlist_guest_votes) as guest_votes,
      (select json_agg(files order by id) from files) as files,
      (select json_agg(match_feedback order by id) from match_feedback) as feedback,
      (select json_agg(team_invitations order by id) from team_invitations) as invitations,
      (select json_agg(project_references order by id) from project_references) as references,
      (select count(*) from reference_reports) as reports,
      (select count(*) from members) as members,
      (select count(*) from project_people) as people,
      (select count(*) from project_notes) as notes`);
  return rows[0];
}
