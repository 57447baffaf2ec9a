import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import type { OutboxEmail } from "./outbox.ts";

describe("the outbox of demo mode", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app?.close());

  const send = (to: string, subject: string, html = "<p>Hello.</p>") =>
    app.outbox!.send({ to, subject, text: "See https://a.example/x?y=1.", html });

  it("returns the emails of an address as JSON, newest first", async () => {
    await send("ann@example.org", "First");
    await send("other@example.org", "Other");
    await send("ann@example.org", "Second");

    const emails = (await app.http.inject({ url: "/api/dev/outbox?to=Ann@example.org" })).json<OutboxEmail[]>();

    expect(emails.map(({ subject }) => subject)).toEqual(["Second", "First"]);
    expect(Object.keys(emails[0]!).toSorted()).toEqual(["createdAt", "html", "id", "subject", "text", "to"]);
  });

  it("shows emails without running their scripts", async () => {
    await send("bob@example.org", `<script>alert(1)</script> & "more"`, "<script>alert(2)</script><p>Inside</p>");

    const page = await app.http.inject({ url: "/dev/outbox?to=bob@example.org" });
    const id = /src="\/dev\/outbox\/([^"]+)"/.exec(page.body)![1]!;
    const email = await app.http.inject({ url: `/dev/outbox/${id}` });

    expect(page.body).not.toContain("<script");
    expect(page.body).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;");
    expect(page.body).toContain('<a href="https://a.example/x?y=1.">');
    expect(email.body).toContain("Inside");
    expect(email.headers["content-security-policy"]).toMatch(/^sandbox [^;]*; default-src 'none';/);
    expect(email.headers["content-security-policy"]).not.toContain("allow-scripts");
  });

  it.each(["/dev/outbox/nonsense", "/dev/outbox/01980000-0000-7000-8000-000000000000"])(
    "replies 404 at %s",
    async (url) => {
      const response = await app.http.inject({ url });

      expect(response.statusCode).toBe(404);
    },
  );
});

it("serves neither outbox nor clock in production", async () => {
  const app = await startApp({ env: production });

  const responses = await Promise.all([
    app.http.inject({ url: "/api/dev/outbox" }),
    app.http.inject({ url: "/dev/outbox" }),
    app.http.inject({ method: "POST", url: "/api/dev/clock", payload: { days: 1 } }),
  ]);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(app.outbox).toBeNull();
  await app.close();
});

const production = {
  APP_MODE: "production",
  PUBLIC_URL: "https://triptych.example",
  DATABASE_URL: "postgres://unused:pa55word@localhost/unused",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "hello@triptych.example",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_AGENCY: "price_1",
  STRIPE_PRICE_FREELANCER: "price_2",
};
