import {
  getCurrentUser,
  getProduct,
  inviteTeammate,
  requestPasswordReset,
  updateNotificationPreferences,
} from "@triptych/contract/accounts";
import { msPerDay } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("notification preferences", () => {
  it.each([
    ["brand", true],
    ["agency", false],
    ["freelancer", false],
  ] as const)("of a %s are saved; brands, which pay nothing, keep billing emails on", async (userType, billing) => {
    const member = await aMember(app, userType);

    const body = { email_notifications_billing: false, email_notifications_messages: false };
    await app.call(updateNotificationPreferences, { body }, { as: member.browser });

    expect(await app.call(getCurrentUser, {}, { as: member.browser })).toMatchObject({
      email_notifications_billing: billing,
      email_notifications_messages: false,
    });
  });

  it.each([[{}], [{ email_notifications_billing: "yes", email_notifications_messages: true }], [null], [[]]])(
    "are refused where they are malformed: %j",
    async (body) => {
      const member = await aMember(app, "brand");

      const refusal = await app.refusal(updateNotificationPreferences, { body: body as never }, { as: member.browser });

      expect(refusal.status).toBe(400);
    },
  );
});

describe("the product", () => {
  it("says its name, tagline and links to anybody", async () => {
    expect(await app.call(getProduct, {})).toMatchObject({
      name: "Triptych",
      tagline: "Where brands, agencies and freelancers connect",
      isDemo: true,
    });
  });
});

describe("every night", () => {
  it("removes links, invitations and sessions that have expired", async () => {
    const timed = await startApp();
    const owner = await aMember(timed, "agency");
    await timed.call(requestPasswordReset, { body: { email: owner.email } });
    await timed.call(inviteTeammate, { body: { email: aPerson().email } }, { as: owner.browser });
    await timed.queue.drain();
    const { pool } = timed.open;
    await pool.query(
      "insert into sessions select gen_random_uuid(), 'old', sign_in_id, now() - interval '1 day', null, null, now(), now() from sessions limit 1",
    );

    timed.clock.moveBy(30 * msPerDay);
    await timed.queue.moveBy(30 * msPerDay);
    await timed.queue.drain();

    const left = async (table: string) => Number((await pool.query(`select count(*) from ${table}`)).rows[0].count);
    expect(await left("email_tokens")).toBe(0);
    expect(await left("team_invitations")).toBe(0);
    expect((await pool.query("select token from sessions")).rows).not.toContainEqual({ token: "old" });
    expect((await timed.call(getCurrentUser, {}, { as: owner.browser })).id).toBe(owner.id);
    await timed.close();
  });
});
