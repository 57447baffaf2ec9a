import { getCurrentUser } from "@triptych/contract/accounts";
import { listAuditLog } from "@triptych/contract/admin";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { getShippingAddress, saveShippingAddress, sendInvites } from "@triptych/contract/referrals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson, aTeammate, type Member } from "../testing/accounts.ts";
import { aBrandProfile, aFreelancerProfile, anAgency } from "../testing/profiles.ts";
import { aShippingAddress } from "../testing/referrals.ts";
import { cookieHeader, startApp, type TestApp } from "../testing/start-app.ts";

/** Lists what a teammate may do as their agency. Every other call of the contract is refused with 403 `forbidden`. */
const allowed = new Set([
  "GET /api/user",
  "GET /api/users/profile",
  "PUT /api/users/update-email",
  "PUT /api/users/update-password",
  "PUT /api/users/update-notification-preferences",
  "GET /api/public-page",
  "PUT /api/profiles/photo",
  "DELETE /api/profiles/photo",
  "POST /api/files",
  "GET /api/files",
  "GET /api/files/{fileId}",
  "DELETE /api/files/{fileId}",
  "PUT /api/agency/profile",
  "POST /api/profiles/sort-text",
  "POST /api/availability/confirm-own",
  "GET /api/members/{userId}",
  "GET /api/projects",
  "POST /api/projects",
  "GET /api/projects/{projectId}",
  "PUT /api/projects/{projectId}",
  "POST /api/projects/{projectId}/status",
  "POST /api/projects/{projectId}/people",
  "DELETE /api/projects/{projectId}/people/{userId}",
  "POST /api/projects/{projectId}/invitation",
  "POST /api/projects/{projectId}/notes",
  "POST /api/projects/{projectId}/completion",
  "POST /api/projects/{projectId}/reference",
  "DELETE /api/projects/{projectId}/reference",
  "GET /api/members/{userId}/references",
  "POST /api/references/{referenceId}/reply",
  "POST /api/references/{referenceId}/report",
  "POST /api/improve-prompt",
  "POST /api/agency/search-matches",
  "GET /api/matches/suggestions",
  "POST /api/matches/suggestions/skip",
  "POST /api/matches/feedback",
  "DELETE /api/matches/feedback/{feedbackId}",
  "POST /api/generate-message-summary",
  "GET /api/briefs",
  "GET /api/briefs/{briefId}",
  "POST /api/briefs/readiness",
  "POST /api/briefs",
  "PUT /api/briefs/{briefId}",
  "GET /api/briefs/{briefId}/history",
  "POST /api/briefs/{briefId}/history/{searchId}/copy",
  "POST /api/briefs/{briefId}/seen",
  "PUT /api/briefs/{briefId}/name",
  "POST /api/briefs/{briefId}/duplicate",
  "DELETE /api/briefs/{briefId}",
  "GET /api/briefs/{briefId}/reading",
  "POST /api/briefs/{briefId}/reading",
  "DELETE /api/briefs/{briefId}/reading",
  "GET /api/requirements",
  "POST /api/matches/check-payment-neutrality",
  "GET /api/users/contacts",
  "GET /api/users/contacts/{userId}",
  "GET /api/messages/{userId}",
  "POST /api/messages",
  "POST /api/messages/{userId}/read",
  "DELETE /api/messages/{messageId}/attachments/{fileId}",
  "GET /api/introductions",
  "GET /api/introductions/preview",
  "POST /api/introductions",
  "POST /api/introductions/{introductionId}/answer",
  "POST /api/introductions/{introductionId}/withdraw",
  "GET /api/shortlists",
  "POST /api/shortlists",
  "GET /api/shortlists/{shortlistId}",
  "GET /api/shortlists/{shortlistId}/matches",
  "PUT /api/shortlists/{shortlistId}",
  "DELETE /api/shortlists/{shortlistId}",
  "POST /api/shortlists/{shortlistId}/restore",
  "PUT /api/shortlists/{shortlistId}/people/{userId}",
  "DELETE /api/shortlists/{shortlistId}/people/{userId}",
  "POST /api/shortlists/{shortlistId}/share",
  "DELETE /api/shortlists/{shortlistId}/share",
  "DELETE /api/shortlists/{shortlistId}/guest-votes",
  "GET /api/case-studies",
  "POST /api/case-studies",
  "PUT /api/case-studies/{caseStudyId}",
  "PUT /api/case-studies/order",
  "DELETE /api/case-studies/{caseStudyId}",
  "POST /api/case-studies/{caseStudyId}/restore",
  "GET /api/users/{userId}/case-studies",
  "GET /api/case-studies/person",
  "GET /api/case-studies/credits",
  "POST /api/case-studies/{caseStudyId}/credit",
  "POST /api/case-studies/{caseStudyId}/report",
  "POST /api/users/contacts/delete",
  "POST /api/users/contacts/block",
  "POST /api/users/contacts/unblock",
  "GET /api/users/blocked",
  "POST /api/referrals/send-invites",
  "GET /api/referrals/stats",
  "GET /api/referrals/link",
  "GET /api/referrals/rewards",
  "GET /api/referrals/logs",
  "GET /api/export",
  "DELETE /api/users/account",
]);

/** Lists what anybody may call without a session, and a teammate therefore too. */
const publicCalls = new Set([
  "POST /api/login",
  "POST /api/logout",
  "POST /api/register",
  "POST /api/registration/check",
  "POST /api/reset-password-request",
  "POST /api/reset-password",
  "GET /api/verify-email",
  "POST /api/resend-verification",
  "POST /api/verify-email/take-back",
  "GET /api/team/invitation",
  "POST /api/team/join",
  "GET /api/product",
  "GET /api/how-matching-works",
  "GET /api/operators/invitation",
  "POST /api/operators/register",
  "GET /api/subscriptions/cancellation",
  "POST /api/subscriptions/cancellation",
  "GET /api/payment-methods",
  "POST /api/checkouts/resume",
  "POST /api/test-payments/confirm",
  "POST /api/test-payments/authenticate",
  "POST /api/referrals/unsubscribe",
  "POST /api/availability/confirm",
  "POST /api/unsubscribe/availability",
  "POST /api/unsubscribe/messages",
  "POST /api/unsubscribe/reminders",
  "GET /api/shared-lists/{token}",
  "POST /api/shared-lists/{token}/votes",
  "POST /api/dev/clock",
  "GET /api/dev/outbox",
]);

/** Holds bodies for calls whose services check the caller after the body was read. */
const bodies: Record<string, object> = {
  "POST /api/create-subscription": { email: "somebody@mail.example", userType: "agency" },
  "DELETE /api/users/account": { password: "Wrong-pass-1" },
  "PUT /api/brand/profile": aBrandProfile(),
  "PUT /api/freelancer/profile": aFreelancerProfile(),
  "POST /api/agency/search-matches": { query: "A colourist for a film" },
  "POST /api/brand/search-matches": { query: "A colourist for a film" },
  "POST /api/freelancer/search-freelancers": { query: "A colourist for a film" },
  "POST /api/improve-prompt": { prompt: "A colourist for a film" },
  "POST /api/brand/improve-prompt": { prompt: "A colourist for a film" },
  "POST /api/freelancer/improve-prompt": { prompt: "A colourist for a film" },
};

const nameOf = ({ method, path }: EndpointDeclaration) => `${method} ${path}`;

describe("a teammate", () => {
  let app: TestApp;
  let owner: Member;
  let teammate: Member;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: "silent" } });
    owner = await anAgency(app);
    teammate = await aTeammate(app, owner);
    await app.call(sendInvites, { body: { emails: [aPerson().email] } }, { as: owner.browser });
    await app.call(saveShippingAddress, { body: aShippingAddress }, { as: owner.browser });
  });
  afterAll(() => app?.close());

  it("may make the calls that are listed here, and is refused every other one", async () => {
    const wrong: string[] = [];
    for (const endpoint of app.endpoints) {
      const name = nameOf(endpoint);
      if (publicCalls.has(name)) continue;
      const { statusCode, body } = await makeCall(endpoint);
      const isForbidden = statusCode === 403 && (JSON.parse(body) as { code: string }).code === "forbidden";
      if (isForbidden === allowed.has(name)) wrong.push(`${name} returned ${statusCode} ${body.slice(0, 120)}`);
    }

    expect(wrong).toEqual([]);
  });

  it("is listed here with existing calls only", () => {
    const existing = new Set(app.endpoints.map(nameOf));

    expect([...allowed, ...publicCalls, ...Object.keys(bodies)].filter((name) => !existing.has(name))).toEqual([]);
  });

  it("neither sees nor changes where the owner's rewards are sent", async () => {
    const changed = { ...aShippingAddress, fullName: "Somebody Else" };

    const seen = await app.refusal(getShippingAddress, {}, { as: teammate.browser });
    const written = await app.refusal(saveShippingAddress, { body: changed }, { as: teammate.browser });

    expect([seen, written]).toMatchObject([{ code: "forbidden" }, { code: "forbidden" }]);
    expect(await app.call(getShippingAddress, {}, { as: owner.browser })).toEqual(aShippingAddress);
  });

  it("is no operator, even if the owner of their account is one", async () => {
    const operator = await anAgency(app);
    const colleague = await aTeammate(app, operator);
    await app.operators.setAdmin(operator.username, true);

    const refusal = await app.refusal(listAuditLog, { query: {} }, { as: colleague.browser });
    const isGranted = await app.operators.setAdmin(colleague.username, true);

    expect(refusal.code).toBe("forbidden");
    expect(isGranted).toBe(false);
    expect((await app.call(getCurrentUser, {}, { as: colleague.browser })).is_admin).toBe(false);
    expect((await app.call(getCurrentUser, {}, { as: operator.browser })).is_admin).toBe(true);
  });

  function makeCall(endpoint: EndpointDeclaration) {
    const { method, path } = endpoint;
    const body = bodies[nameOf(endpoint)];
    return app.http.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, "018f0000-0000-7000-8000-000000000000"),
      headers: { cookie: cookieHeader(teammate.browser) },
      ...(body ? { payload: body } : {}),
    });
  }
});
