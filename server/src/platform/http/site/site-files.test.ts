import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../../testing/start-app.ts";

describe("the files that programs ask a site for", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent", PUBLIC_URL: "https://fair.example", SECURITY_CONTACT: "mailto:help@fair.example" },
    });
  });
  afterAll(() => app?.close());

  const get = (url: string) => app.http.inject({ url, headers: { host: "evil.example" } });

  it("lead search engines to the sitemap, and away from the calls", async () => {
    const { body, headers } = await get("/robots.txt");

    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(body.split("\n")).toEqual([
      "User-agent: *",
      "Allow: /api/files/",
      "Disallow: /api/",
      "",
      "Sitemap: https://fair.example/sitemap.xml",
      "",
    ]);
  });

  it("list each public page once", async () => {
    const { body, headers } = await get("/sitemap.xml");

    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(addresses).toEqual(
      ["/", "/how-matching-works", "/terms", "/privacy", "/explore"].map((path) => `https://fair.example${path}`),
    );
  });

  it("name a contact for weaknesses, for half a year from today", async () => {
    const { body } = await get("/.well-known/security.txt");

    expect(body).toContain("Contact: mailto:help@fair.example\n");
    expect(body).toContain("Canonical: https://fair.example/.well-known/security.txt\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(body)![1]!);
    expect(Math.round((expires - app.clock.now().getTime()) / 86_400_000)).toBe(180);
  });
});

it("have no security.txt where nobody is named", async () => {
  const app = await startApp({ env: { LOG_LEVEL: "silent" } });

  const response = await app.http.inject({ url: "/.well-known/security.txt" });
  await app.close();

  expect(response.statusCode).toBe(404);
});
