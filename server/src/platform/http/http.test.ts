import { endpoint } from "@triptych/contract/endpoint";
import { FailureReply } from "@triptych/contract/refusals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { sendBytes } from "../../../testing/send-bytes.ts";

const about = { feature: "legal", summary: "For tests.", access: "public" } as const;
const take = endpoint({
  ...about,
  method: "POST",
  path: "/api/take",
  body: z.object({ words: z.unknown() }),
  reply: z.object({ ok: z.boolean() }),
});
const touch = endpoint({ ...about, method: "POST", path: "/api/touch", reply: z.object({ ok: z.boolean() }) });
const find = endpoint({
  ...about,
  method: "GET",
  path: "/api/find/{name}",
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.string().optional() }),
  reply: z.object({ name: z.string(), address: z.string() }),
});

const json = { "content-type": "application/json" };

describe("the server, over its port", () => {
  let app: TestApp;
  let address: string;
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent" },
      extraRoutes: (route, rawRoute) => {
        route(take, () => ({ ok: true }));
        route(touch, () => ({ ok: true }));
        route(find, ({ params, request }) => ({ name: params.name, address: request.ip }));
        rawRoute({ method: "POST", path: "/api/raw" }, ({ body }) => ({ hex: body.toString("hex") }));
      },
    });
    address = await app.listen();
  });
  afterAll(() => app?.close());

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json, path = "/api/take") =>
    fetch(address + path, { method: "POST", body, headers });

  it.each([
    ["broken JSON", '{"words": ', "malformed_json"],
    ["no JSON at all", "hello", "malformed_json"],
    ["bytes that are not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), "malformed_json"],
    ["an empty body", "", "invalid_input"],
    ["a list", "[]", "invalid_input"],
    ["a number", "7", "invalid_input"],
    ["a field that is not known", '{"words":"x","admin":true}', "invalid_input"],
    ["NUL", String.raw`{"words":"a\u0000b"}`, "invalid_input"],
    ["half a surrogate pair", String.raw`{"words":"\ud800"}`, "invalid_input"],
    ["half a surrogate pair in a name", String.raw`{"words":{"\udc00":1}}`, "invalid_input"],
    ["__proto__", '{"words":{"__proto__":{"isAdmin":true}}}', "invalid_input"],
    ["__proto__ at the top", '{"__proto__":{"words":1}}', "invalid_input"],
    ["constructor", '{"words":{"constructor":{"prototype":{}}}}', "invalid_input"],
    ["deep nesting", `{"words":${"[".repeat(100)}${"]".repeat(100)}}`, "invalid_input"],
    ["very deep nesting", `{"words":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}}`, "invalid_input"],
    ["ninety thousand brackets", "[".repeat(90_000), "malformed_json"],
  ])("refuses %s with 400", async (_what, body, code) => {
    const response = await post(body);

    expect(response.status).toBe(400);
    expect(FailureReply.parse(await response.json()).code).toBe(code);
  });

  it.each([
    ["more than a hundred thousand bytes of strangers", "/api/take", 100_001],
    ["more than a megabyte of anybody", "/api/raw", 1_000_001],
  ])("refuses %s with 413", async (_what, path, bytes) => {
    const response = await post(`{"words":"${"x".repeat(bytes)}"}`, json, path);

    expect(response.status).toBe(413);
    expect(FailureReply.parse(await response.json()).code).toBe("too_large");
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
    "application/jsonp",
    "nonsense",
  ])("refuses the content type %s with 415", async (type) => {
    const response = await post('{"words":"x"}', { "content-type": type });

    expect(response.status).toBe(415);
    expect(FailureReply.parse(await response.json()).code).toBe("unsupported_media_type");
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "takes the content type %s",
    async (type) => {
      const response = await post('{"words":"x"}', { "content-type": type });

      expect(response.status).toBe(200);
    },
  );

  it("accepts a call without body and content type where none is needed", async () => {
    const response = await fetch(`${address}/api/touch`, { method: "POST" });

    expect(response.status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "http://localhost:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  ])("refuses changes from other origins: %o", async (headers) => {
    const response = await sendBytes(address, requestOf("POST", "/api/touch", headers));

    expect(response.status).toBe(403);
    expect(FailureReply.parse(response.json).code).toBe("foreign_origin");
  });

  it("accepts changes from the public address and, in demo mode, from the address that it listens on", async () => {
    const { port } = new URL(address);
    const origins = ["http://localhost:3000", `http://localhost:${port}`, `http://127.0.0.1:${port}`];

    const statuses = await Promise.all(
      origins.map(async (origin) => (await sendBytes(address, requestOf("POST", "/api/touch", { origin }))).status),
    );

    expect(statuses).toEqual([200, 200, 200]);
  });

  it.each([
    ["GET /api/nope", 404, "not_found"],
    ["POST /api/nope", 404, "not_found"],
    ["GET /api", 404, "not_found"],
    ["GET /api/../etc/passwd", 404, "not_found"],
    ["PUT /api/take", 405, "method_not_allowed"],
    ["GET /api/take", 405, "method_not_allowed"],
    ["OPTIONS /api/take", 405, "method_not_allowed"],
    ["DELETE /api/find/x", 405, "method_not_allowed"],
    ["GET /api/find/%E0%A4%A", 400, "invalid_input"],
    ["GET /api/find/a%00b", 400, "invalid_input"],
    [`GET /api/find/${"x".repeat(600)}`, 400, "invalid_input"],
    ["GET /api/find/x?page=1&page=2", 400, "invalid_input"],
    ["GET /api/find/x?other=1", 400, "invalid_input"],
    ["GET /api/find/x?page=%00", 400, "invalid_input"],
    ["GET /api/find/x?__proto__=1", 400, "invalid_input"],
    ["GET /api/find/x?constructor=1", 400, "invalid_input"],
  ])("replies to %s with %i in the shape of failures", async (call, status, code) => {
    const [method, path] = call.split(" ", 2) as [string, string];
    const response = await sendBytes(address, requestOf(method, path, { accept: "text/html" }));

    expect(response.status).toBe(status);
    expect(FailureReply.parse(response.json)).toMatchObject({ code });
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("names the methods that an address supports", async () => {
    const response = await sendBytes(address, requestOf("PUT", "/api/find/x"));

    expect(response.headers.allow).toBe("GET, HEAD");
  });

  it.each([
    ["what is not HTTP", "hello\r\n\r\n", 400],
    ["huge headers", requestOf("GET", "/api/health", { big: "x".repeat(40_000) }), 431],
    [
      "a length that lies",
      "POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: abc\r\n\r\n",
      400,
    ],
  ])("replies to %s in the shape of failures", async (_what, bytes, status) => {
    const response = await sendBytes(address, bytes);

    expect(response.status).toBe(status);
    FailureReply.parse(response.json);
  });

  it("passes the received bytes to a raw route, whatever their type", async () => {
    const response = await post(
      new Uint8Array([0, 255, 7]),
      { "content-type": "application/octet-stream" },
      "/api/raw",
    );

    expect(await response.json()).toEqual({ hex: "00ff07" });
  });

  it("ignores the forwarded address of an untrusted proxy", async () => {
    const response = await fetch(`${address}/api/find/x`, { headers: { "x-forwarded-for": "203.0.113.9" } });

    expect(await response.json()).toMatchObject({ address: "127.0.0.1" });
  });

  it("sends strict security headers and a request id, and keeps replies out of caches", async () => {
    const { headers } = await fetch(`${address}/api/health`);

    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

function requestOf(method: string, path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}
