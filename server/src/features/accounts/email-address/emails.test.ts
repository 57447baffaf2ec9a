import { login } from "@triptych/contract/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember, aPerson, goodPassword } from "../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe("emails", () => {
  it("link to the configured address, whatever host name the caller sends", async () => {
    const person = aPerson();
    await app.http.inject({
      method: "POST",
      url: "/api/register",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
      payload: { ...person, userType: "brand" },
    });

    const [email] = await app.emailsTo(person.email);

    expect(email!.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}\n/);
    expect(email!.html).toMatch(/href="http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}"/);
    expect(email!.text + email!.html).not.toContain("evil.example");
  });

  it("use the configured name of the product", async () => {
    const renamed = await startApp({ env: { PRODUCT_NAME: "Trio & Co" } });
    const member = await aMember(renamed, "brand", { isVerified: false });

    const [email] = await renamed.emailsTo(member.email);

    expect(email!.subject).toBe("Verify your email address for Trio & Co");
    expect(email!.html).toContain("Trio &amp; Co");
    expect((await renamed.call(login, { body: { username: member.username, password: goodPassword } })).user.id).toBe(
      member.id,
    );
    await renamed.close();
  });
});
