import { endpoint, type Access } from "@triptych/contract/endpoint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { generousLimits, startApp, type TestApp } from "../../../testing/start-app.ts";
import { refuse } from "./refusal.ts";
import type { Viewer } from "../security/viewer.ts";

const about = { feature: "legal", summary: "For tests." } as const;
const echo = endpoint({
  ...about,
  method: "POST",
  path: "/api/echo",
  access: "public",
  body: z.object({ words: z.string().max(20) }),
  reply: z.object({ words: z.string() }),
});
const secret = (access: Access) =>
  endpoint({
    ...about,
    method: "POST",
    path: `/api/secret/${access}`,
    access,
    body: z.object({ words: z.string() }),
    reply: z.object({ who: z.string().nullable() }),
  });
const broken = endpoint({
  ...about,
  method: "GET",
  path: "/api/broken/{how}",
  access: "public",
  params: z.object({ how: z.string() }),
  reply: z.object({ words: z.string() }),
  refusals: ["not_found"],
});
const limited = endpoint({
  ...about,
  method: "GET",
  path: "/api/limited",
  access: "public",
  reply: z.object({}),
  limit: "improve",
});

const secrets = {
  session: secret("session"),
  member: secret("member"),
  subscriber: secret("subscriber"),
  admin: secret("admin"),
};
const brokenReplies: Record<string, () => unknown> = {
  shape: () => ({ words: 7 }),
  leak: () => ({ words: "fine", passwordHash: "x" }),
  crash: () => {
    throw new Error("the secret is 42");
  },
  undeclared: () => refuse("conflict"),
  declared: () => refuse("not_found", { message: "No such thing." }),
  away: () => {
    throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  },
};

describe("a route", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent" },
      authenticate: async ({ headers }) => viewers[String(headers["x-viewer"])] ?? null,
      extraRoutes: (route) => {
        route(echo, ({ body }) => ({ words: body.words }));
        for (const each of Object.values(secrets)) route(each, ({ viewer }) => ({ who: viewer?.username ?? null }));
        route(broken, ({ params }) => brokenReplies[params.how]!() as { words: string });
        route(limited, () => ({}));
      },
    });
  });
  afterAll(() => app?.close());

  it("replies as its contract promises", async () => {
    const reply = await app.call(echo, { body: { words: "hello" } });

    expect(reply).toEqual({ words: "hello" });
  });

  it("names every wrong field, and the first one in the sentence", async () => {
    const refusal = await app.refusal(echo, { body: { words: 3, more: 1 } as unknown as { words: string } });

    expect(refusal).toMatchObject({
      status: 400,
      code: "invalid_input",
      details: [{ field: "words" }, { field: "more" }],
    });
    expect(refusal.error).toBe(refusal.details![0]!.message);
    expect(refusal.message).toBe(refusal.error);
  });

  it.each([
    ["session", "nobody", { status: 401, code: "signed_out" }],
    ["member", "nobody", { status: 401, code: "signed_out" }],
    ["member", "unverified", { status: 403, code: "email_unverified" }],
    ["subscriber", "unverified", { status: 403, code: "email_unverified" }],
    ["subscriber", "lapsed", { status: 402, code: "subscription_required" }],
    ["admin", "nobody", { status: 401, code: "signed_out" }],
    ["admin", "subscriber", { status: 403, code: "forbidden" }],
  ] as const)("for %s refuses somebody %s before it reads the body: %o", async (access, who, expected) => {
    const wrongBody = { body: {} as { words: string } };

    const refusal = await app.refusal(secrets[access], wrongBody, { headers: { "x-viewer": who } });

    expect(refusal).toMatchObject(expected);
  });

  it.each([
    ["session", "unverified"],
    ["member", "lapsed"],
    ["subscriber", "subscriber"],
    ["admin", "admin"],
  ] as const)("for %s lets somebody %s in", async (access, who) => {
    const reply = await app.call(secrets[access], { body: { words: "x" } }, { headers: { "x-viewer": who } });

    expect(reply).toEqual({ who });
  });

  it.each(["shape", "leak", "crash", "undeclared"])(
    "replies 500 without details when its handler is broken: %s",
    async (how) => {
      const refusal = await app.refusal(broken, { params: { how } });

      expect(refusal).toEqual({
        status: 500,
        code: "internal",
        error: "Something went wrong on our side. Please try again.",
        message: "Something went wrong on our side. Please try again.",
      });
    },
  );

  it("replies to a declared refusal with its own sentence", async () => {
    const refusal = await app.refusal(broken, { params: { how: "declared" } });

    expect(refusal).toMatchObject({ status: 404, code: "not_found", message: "No such thing." });
  });

  it("replies 503, never 401, while the database cannot be reached", async () => {
    const refusal = await app.refusal(broken, { params: { how: "away" } });

    expect(refusal).toMatchObject({ status: 503, code: "unavailable", retryAfter: 5 });
  });

  it("replies 429 with the seconds to wait when a rate limit is used up", async () => {
    const tight = await startApp({
      limits: { ...generousLimits(), improve: { perAddress: 2, perAccount: 2, windowSeconds: 60 } },
      extraRoutes: (route) => route(limited, () => ({})),
    });
    await tight.call(limited, {});
    await tight.call(limited, {});

    const response = await tight.http.inject({ url: "/api/limited" });

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({
      code: "rate_limited",
      retryAfter: Number(response.headers["retry-after"]),
    });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    await tight.close();
  });
});

const aViewer = (overrides: Partial<Viewer>): Viewer => ({
  signInId: "s",
  sessionId: "x",
  userId: "u",
  username: "someone",
  userType: "agency",
  role: "owner",
  isAdmin: false,
  isEmailVerified: true,
  hasAccess: true,
  ...overrides,
});
const viewers: Record<string, Viewer> = {
  unverified: aViewer({ username: "unverified", isEmailVerified: false }),
  lapsed: aViewer({ username: "lapsed", hasAccess: false }),
  subscriber: aViewer({ username: "subscriber" }),
  admin: aViewer({ username: "admin", isAdmin: true }),
};
