import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../../testing/start-app.ts";

const page = '<!doctype html><head><title>Triptych</title><meta name="description" content="Old" /></head>';

describe("the web files", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      webFolder: aBuild(),
      env: { LOG_LEVEL: "silent", PRODUCT_NAME: "Fairground", PUBLIC_URL: "https://fair.example" },
    });
  });
  afterAll(() => app?.close());

  const get = (url: string, headers: Record<string, string> = { accept: "text/html,*/*;q=0.8" }) =>
    app.http.inject({ url, headers });

  it.each(["/", "/auth", "/auth?token=a.b", "/messages/0198", "/no-such-page"])(
    "return the page at %s, asked about each time",
    async (url) => {
      const response = await get(url);

      expect(response.statusCode).toBe(200);
      expect(response.body).toMatch(/^<!doctype html><head><title>(Sign in · )?Fairground<\/title>/);
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.headers["content-security-policy"]).toContain("script-src 'self';");
    },
  );

  it("are found by no search engine where they show a list to guests", async () => {
    expect((await get("/shared/a-token")).headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await get("/pricing")).headers).not.toHaveProperty("x-robots-tag");
  });

  it("are cached for ever where their names have a hash, and are compressed for browsers that accept it", async () => {
    const response = await get("/assets/app-4f3a.js", { "accept-encoding": "gzip" });

    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
    });
    expect(response.headers["content-type"]).toMatch(/javascript/);
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers).not.toHaveProperty("content-security-policy");
  });

  it.each([
    "/assets/gone-1234.js",
    "/api/nope",
    "/api",
    "/dev/nope",
    "/..%2fpackage.json",
    "/assets/..%2f..%2fsecret",
    "/%00",
    "/.env",
  ])("never return the page at %s", async (url) => {
    const response = await get(url);

    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("include the page, compressed for browsers that accept it, at every address", async () => {
    const response = await get("/messages/0198", { accept: "text/html", "accept-encoding": "gzip, br" });

    expect(response.headers).toMatchObject({ "content-encoding": "br", "content-type": "text/html; charset=utf-8" });
  });

  it("describe a public page in its head, at the configured address whatever host is asked", async () => {
    const { body } = await get("/terms?utm=1", { accept: "text/html", host: "evil.example" });

    expect(body).toContain("<title>Terms and Conditions · Fairground</title>");
    expect(body).toContain('<link rel="canonical" href="https://fair.example/terms">');
    expect(body).toContain('<meta property="og:url" content="https://fair.example/terms">');
    expect(body).toContain('<meta property="og:title" content="Terms and Conditions · Fairground">');
    expect(body).toContain('<meta property="og:image" content="https://fair.example/share.png">');
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(body).toMatch(/<meta name="description" content="What you can expect of us[^"]*" \/>/);
    expect(body).not.toContain("evil.example");
  });

  it("share an invitation as the first page, and name no address for pages of members", async () => {
    const [signIn, member] = await Promise.all([get("/auth?token=a"), get("/members/0198")]);

    expect(signIn.body).toContain('<link rel="canonical" href="https://fair.example/auth">');
    expect(signIn.body).toContain('<meta property="og:url" content="https://fair.example/">');
    expect(signIn.body).toContain("<title>Sign in · Fairground</title>");
    expect(signIn.body).toContain('<meta property="og:title" content="Fairground">');
    expect(member.body).not.toContain("canonical");
    expect(member.body).toContain('<meta property="og:url" content="https://fair.example/">');
  });

  it("are not sent again to a browser that has the page", async () => {
    const tag = String((await get("/terms")).headers.etag);

    const [same, other] = await Promise.all([
      get("/terms", { accept: "text/html", "if-none-match": tag }),
      get("/privacy", { accept: "text/html", "if-none-match": tag }),
    ]);

    expect(same).toMatchObject({ statusCode: 304, body: "" });
    expect(other.statusCode).toBe(200);
  });

  it("name the product of this installation in the manifest, asked about each time", async () => {
    const response = await get("/manifest.webmanifest");

    expect(response.json()).toEqual({ name: "Fairground", short_name: "Fairground", start_url: "/" });
    expect(response.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  it("refuse changes", async () => {
    const response = await app.http.inject({ method: "POST", url: "/auth" });

    expect(response.statusCode).toBe(404);
  });
});

it("writes a new nonce into each reply with a page that PayPal adds scripts to, and forbids caching", async () => {
  const wallet = {
    PAYPAL_CLIENT_ID: "client",
    PAYPAL_CLIENT_SECRET: "secret",
    PAYPAL_WEBHOOK_ID: "WH1",
    PAYPAL_PLAN_AGENCY: "P-1",
    PAYPAL_PLAN_FREELANCER: "P-2",
  };
  const folder = aBuild();
  writeFileSync(join(folder, "index.html"), "<head><title>Triptych</title></head>");
  const app = await startApp({ webFolder: folder, env: { LOG_LEVEL: "silent", ...wallet } });
  const ask = async () => {
    const { body, headers } = await app.http.inject({ url: "/", headers: { accept: "text/html" } });
    expect(headers["cache-control"]).toBe("no-store");
    const nonce = /<head><meta name="script-nonce" content="([\w-]{22})">/.exec(body)![1]!;
    expect(headers["content-security-policy"]).toMatch(new RegExp(`script-src 'self' [^;]*'nonce-${nonce}';`));
    expect(headers["content-security-policy"]).not.toMatch(/script-src [^;]*unsafe/);
    return nonce;
  };

  const nonces = [await ask(), await ask()];
  await app.close();

  expect(new Set(nonces).size).toBe(2);
});

function aBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "triptych-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "index.html.gz"), gzipSync(page));
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify({ name: "Triptych", start_url: "/" }));
  writeFileSync(join(folder, "assets/app-4f3a.js"), "export {};");
  writeFileSync(join(folder, "assets/app-4f3a.js.gz"), gzipSync("export {};"));
  return folder;
}
