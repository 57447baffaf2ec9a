import { FailureReply } from "@triptych/contract/refusals";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../testing/accounts.ts";
import { malformedBodyOf } from "../testing/malformed-bodies.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import type { Viewer } from "../src/platform/security/viewer.ts";

/** NOTE: bodies are refused before the database is asked, so a database server sees fewer of them. */
const bodiesPerEndpoint = process.env.TEST_DATABASE_URL ? 40 : 200;
const seed = Number(process.env.FUZZ_SEED ?? 41);

describe("a malformed body", () => {
  let app: TestApp;
  let viewer: Viewer | null = null;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: "silent" }, authenticate: async () => viewer });
    const { id, username } = await aMember(app, "brand", { isVerified: false });
    const { rows } = await app.open.pool.query("select sign_in_id as id from members where user_id = $1", [id]);
    viewer = {
      signInId: (rows as [{ id: string }])[0].id,
      sessionId: "a session",
      userId: id,
      username,
      userType: "brand",
      role: "owner",
      isAdmin: true,
      isEmailVerified: true,
      hasAccess: true,
    };
  });
  afterAll(() => app?.close());

  /** Sends every body to every endpoint. Returns those that got another reply than required. */
  async function faultsAt(endpoints: TestApp["endpoints"], isAsItMustBe: (status: number) => boolean) {
    const faults: string[] = [];
    for (const endpoint of endpoints) {
      const { method, path } = endpoint;
      const url = path.replaceAll(/\{\w+\}/g, "019a0000-0000-7000-8000-000000000000");
      for (const { payload, headers } of fc.sample(malformedBodyOf(endpoint), { numRuns: bodiesPerEndpoint, seed })) {
        const { statusCode, body } = await app.http.inject({ method, url, payload, headers });
        const isDeclared = statusCode < 400 || FailureReply.safeParse(tryParse(body)).success;
        if (isAsItMustBe(statusCode) && isDeclared) continue;
        const sent = `${JSON.stringify(headers)} ${String(payload).slice(0, 300)}`;
        faults.push(`${method} ${path} ${sent} returned ${statusCode} ${body.slice(0, 300)}`);
      }
    }
    return faults;
  }

  it("is refused in the shape of failures by every endpoint that changes something", async () => {
    const endpoints = app.endpoints.filter(({ method }) => method !== "GET");

    const faults = await faultsAt(endpoints, (status) => status >= 400 && status < 500);

    expect(endpoints.length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it("is not read by the endpoints that change nothing", async () => {
    viewer = null;
    const endpoints = app.endpoints.filter(({ method }) => method === "GET");

    const faults = await faultsAt(endpoints, (status) => status < 500);

    expect(endpoints.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });
});

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
