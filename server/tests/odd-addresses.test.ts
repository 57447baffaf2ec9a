import { FailureReply } from "@triptych/contract/refusals";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../testing/accounts.ts";
import { oddAddressOf, oddHeaders } from "../testing/odd-addresses.ts";
import { cookieHeader, startApp, type TestApp } from "../testing/start-app.ts";

/** Sets the calls per endpoint; a database server gets fewer, because addresses are checked before it is asked. */
const addressesPerEndpoint = process.env.TEST_DATABASE_URL ? 8 : 40;
const headersPerEndpoint = process.env.TEST_DATABASE_URL ? 5 : 20;
const seed = Number(process.env.FUZZ_SEED ?? 43);

/** Names calls that would end the session that the other calls need. */
const endingPaths = new Set(["/api/logout", "/api/users/account"]);

describe("an odd address or header", () => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await startApp({ env: { LOG_LEVEL: "silent" } });
    const { browser, id } = await aMember(app, "brand");
    await app.open.pool.query("update users set is_admin = true where id = $1", [id]);
    cookie = cookieHeader(browser);
  });
  afterAll(() => app?.close());

  /** Returns calls whose reply was a server error, or a failure in another shape. */
  async function faultsOf(calls: (endpoint: TestApp["endpoints"][number]) => fc.Arbitrary<Call>, numRuns: number) {
    const faults: string[] = [];
    for (const endpoint of app.endpoints.filter(({ path }) => !endingPaths.has(path))) {
      for (const call of fc.sample(calls(endpoint), { numRuns, seed })) {
        const { statusCode, body } = await app.http.inject({ method: endpoint.method, ...call });
        const isFault = statusCode >= 500 || (statusCode >= 400 && !isFailure(body));
        if (isFault)
          faults.push(`${endpoint.method} ${JSON.stringify(call)} returned ${statusCode} ${body.slice(0, 200)}`);
      }
    }
    return faults;
  }

  it("causes no server error in the path or the query of any endpoint", async () => {
    const faults = await faultsOf(
      (endpoint) => oddAddressOf(endpoint).map((url) => ({ url, headers: { cookie } })),
      addressesPerEndpoint,
    );

    expect(faults).toEqual([]);
  });

  it("causes no server error in the query of a reply that is not JSON", async () => {
    const faults: string[] = [];
    const paths = ["/dev/outbox", "/dev/outbox/x", "/api/avatars/x.svg", "/api/unsubscribe/messages", "/auth"];
    const values = ["%00", "a%00b", "%ff", "__proto__", "%27", "%ed%a0%80"];
    const queries = ["to", "token", "x"].flatMap((name) => values.map((value) => `${name}=${value}`));

    for (const url of paths.flatMap((path) => queries.map((query) => `${path}?${query}`))) {
      const { statusCode } = await app.http.inject({ method: "GET", url });
      if (statusCode >= 500) faults.push(`${url} returned ${statusCode}`);
    }

    expect(faults).toEqual([]);
  });

  it("causes no server error in the headers of any endpoint", async () => {
    const faults = await faultsOf(
      ({ path }) =>
        oddHeaders.map((headers) => ({ url: path.replaceAll(/\{\w+\}/g, "x"), headers: { cookie, ...headers } })),
      headersPerEndpoint,
    );

    expect(faults).toEqual([]);
  });

  it.each([
    "/api/nowhere",
    "/api/",
    "//evil.example/api/user",
    "/api/user/",
    "/api/%75ser",
    "/API/user",
    "/api/../api/user",
  ])("causes no server error without an endpoint: %s", async (url) => {
    const { statusCode, body } = await app.http.inject({ method: "GET", url, headers: { cookie } });

    expect(statusCode).toBeLessThan(500);
    expect(statusCode < 400 || isFailure(body)).toBe(true);
  });
});

interface Call {
  url: string;
  headers: Record<string, string>;
}

function isFailure(body: string): boolean {
  try {
    return FailureReply.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}
