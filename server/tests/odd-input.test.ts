import { login } from "@triptych/contract/accounts";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import { FailureReply } from "@triptych/contract/refusals";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aBrowser, cookieHeader, startApp, type Browser, type TestApp } from "../testing/start-app.ts";

const callsPerEndpoint = 6;

/** Names calls that end the session that the other calls need. */
const endingPaths = new Set(["/api/logout", "/api/users/account"]);

describe("odd input", () => {
  let app: TestApp;
  const people: Record<string, Browser | undefined> = { nobody: undefined };
  beforeAll(async () => {
    app = await startApp({ env: { DEMO_DATA: "on", LOG_LEVEL: "silent" } });
    for (const username of app.demoSignIns!.usernames) {
      const browser = aBrowser();
      await app.call(login, { body: { username, password: app.demoSignIns!.password } }, { as: browser });
      people[username] = browser;
    }
  }, 120_000);
  afterAll(() => app?.close());

  it.each(["nobody", "demo-brand", "demo-agency", "demo-freelancer", "admin"])(
    "gets a reply without a fault for %s at every endpoint",
    async (who) => {
      const browser = people[who];
      const cookie = browser ? { cookie: cookieHeader(browser) } : {};
      const faults: string[] = [];

      for (const endpoint of app.endpoints.filter(({ path }) => !endingPaths.has(path))) {
        for (const { url, payload } of fc.sample(callOf(endpoint), { numRuns: callsPerEndpoint, seed: 7 })) {
          const response = await app.http.inject({ method: endpoint.method, url, headers: cookie, payload });
          if (response.statusCode >= 500) faults.push(`${endpoint.method} ${url} ${JSON.stringify(payload)}`);
          if (response.statusCode >= 400) FailureReply.parse(response.json());
        }
      }

      expect(faults).toEqual([]);
    },
    300_000,
  );
});

/** Generates calls whose parts are partly as declared and partly odd. */
function callOf({
  path,
  method,
  query,
  body,
}: EndpointDeclaration): fc.Arbitrary<{ url: string; payload: object | undefined }> {
  const segments = path.split(/\{\w+\}/);
  return fc.record({
    url: fc
      .tuple(fc.array(oddSegment, { minLength: segments.length - 1, maxLength: segments.length - 1 }), fieldsOf(query))
      .map(
        ([values, search]) => segments.map((segment, at) => segment + (values[at] ?? "")).join("") + searchOf(search),
      ),
    payload: method === "GET" || !body ? fc.constant(undefined) : fieldsOf(body),
  });
}

const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "null",
    "0",
    "-1",
    "1e309",
    "NaN",
    "%",
    "_",
    "'",
    '"',
    "\\",
    "\u202e",
    "\ufeff",
    "👩‍👩‍👧",
    "ﷺ",
    "İ",
    "<script>",
    "../..",
    "Infinity",
    "9".repeat(40),
  ),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("x".repeat(200), "y".repeat(20_000), "a@b.example", "https://a.example", "2026-02-30T25:61:00Z"),
  fc.uuid(),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, 2 ** 31, [], {}, [null], [[]], { a: 1 }),
  fc.array(oddText, { maxLength: 4 }),
);
const oddSegment = fc
  .oneof(
    fc.uuid(),
    oddText.filter((text) => text.length > 0 && text.length < 300 && !/^\.+$/.test(text)),
  )
  .map(encodeURIComponent);

/** Generates fields that are odd, left out, or one of the schema's own choices. */
function fieldsOf(schema: z.ZodType | undefined): fc.Arbitrary<object> {
  const names = schema ? namesOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : [];
  return fc.record(Object.fromEntries(names.map((name) => [name, oddValue])), { requiredKeys: [] });
}

function namesOf(schema: unknown): string[] {
  const {
    properties = {},
    anyOf = [],
    oneOf = [],
  } = schema as { properties?: object; anyOf?: unknown[]; oneOf?: unknown[] };
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(namesOf)];
}

function searchOf(fields: object): string {
  const search = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
  return search === "" ? "" : `?${search}`;
}
