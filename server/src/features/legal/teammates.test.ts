import { getCurrentUser, getTeam, login } from "@triptych/contract/accounts";
import { deleteOwnAccount, exportOwnRecords } from "@triptych/contract/legal";
import { listMessages } from "@triptych/contract/messaging";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aTeammate } from "../../../testing/accounts.ts";
import { tablesContaining } from "../../../testing/held-rows.ts";
import { write } from "../../../testing/messaging.ts";
import { aFreelancer, anAgency } from "../../../testing/profiles.ts";
import { aBrowser, startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("a teammate", () => {
  it("exports their own sign-in and messages, and nothing else of the agency", async () => {
    const [agency, freelancer] = [await anAgency(app), await aFreelancer(app)];
    const teammate = await aTeammate(app, agency);
    await write(app, { from: agency, to: freelancer, content: "From the owner" });
    await write(app, { from: teammate, to: freelancer, content: "From the teammate" });

    const records = await app.call(exportOwnRecords, {}, { as: teammate.browser });

    expect(records).toMatchObject({
      signIn: { username: teammate.username, email: teammate.email, role: "teammate", sessions: [{}] },
      writtenMessages: [{ content: "From the teammate" }],
    });
    const text = JSON.stringify(records);
    expect(text).not.toContain("From the owner");
    expect(text).not.toContain(agency.email);
    expect(text).not.toMatch(/password|scrypt|token/i);
  });

  it("deletes their own sign-in with their password, while the agency and the messages stay", async () => {
    const [agency, freelancer] = [await anAgency(app), await aFreelancer(app)];
    const teammate = await aTeammate(app, agency);
    await write(app, { from: teammate, to: freelancer, content: "From the teammate" });
    const page = { cookies: new Map(teammate.browser.cookies) };
    const wrong = await app.refusal(deleteOwnAccount, { body: { password: "Wrong-pass-1" } }, { as: teammate.browser });

    await app.call(deleteOwnAccount, { body: { password: teammate.password } }, { as: teammate.browser });

    const { username, email, password } = teammate;
    expect(wrong.code).toBe("wrong_password");
    expect((await app.refusal(getCurrentUser, {}, { as: page })).status).toBe(401);
    expect((await app.refusal(login, { body: { username, password } }, { as: aBrowser() })).status).toBe(401);
    const { members } = await app.call(getTeam, {}, { as: agency.browser });
    expect(members.map((member) => member.username)).toEqual([agency.username]);
    const request = { params: { userId: freelancer.id }, query: {} };
    const [message] = await app.call(listMessages, request, { as: agency.browser });
    expect(message).toMatchObject({ content: "From the teammate", writtenBy: { username } });
    expect((await app.emailsTo(email))[0]!.subject).toBe("Your Triptych sign-in was deleted");
    const [notice] = await app.emailsTo(agency.email);
    expect(notice).toMatchObject({ subject: "Somebody left your team on Triptych" });
    expect(notice!.text).toContain(`${username} left the team`);
    expect(await tablesContaining(app.open.pool, email)).toEqual(["mail_outbox"]);
  });

  it("leaves only once when ten calls are sent at the same time", async () => {
    const agency = await anAgency(app);
    const teammate = await aTeammate(app, agency);
    const leave = () =>
      app.http.inject({
        method: "DELETE",
        url: "/api/users/account",
        headers: { cookie: [...teammate.browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
        payload: { password: teammate.password },
      });

    const replies = await Promise.all(Array.from({ length: 10 }, leave));

    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const notices = (await app.emailsTo(agency.email)).filter(({ subject }) => subject.startsWith("Somebody left"));
    expect(notices).toHaveLength(1);
  });
});
