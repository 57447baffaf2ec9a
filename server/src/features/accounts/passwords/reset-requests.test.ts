import { requestPasswordReset } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";
import { rateLimits } from "../../../platform/security/rate-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("asking for a new password", () => {
  it("returns the same reply for every address, and sends an email only to one that has an account", async () => {
    const [member, nobody] = [await aMember(app, "brand"), aPerson()];

    const known = await app.call(requestPasswordReset, { body: { email: member.email.toUpperCase() } });
    const unknown = await app.call(requestPasswordReset, { body: { email: nobody.email } });

    expect(known).toEqual(unknown);
    expect((await app.emailsTo(member.email))[0]).toMatchObject({ subject: "Reset your Triptych password" });
    expect(await app.emailsTo(nobody.email)).toEqual([]);
  });

  it("is refused after five requests for one address, known or not", async () => {
    const limited = await startApp({ limits: rateLimits });
    const member = await aMember(limited, "brand");

    const codes: string[] = [];
    for (const { email } of [member, aPerson()]) {
      for (let at = 0; at < 5; at++) await limited.call(requestPasswordReset, { body: { email } });
      codes.push((await limited.refusal(requestPasswordReset, { body: { email } })).code);
    }

    expect(codes).toEqual(["rate_limited", "rate_limited"]);
    await limited.close();
  });
});
