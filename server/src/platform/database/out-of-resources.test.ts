import { endpoint } from "@triptych/contract/endpoint";
import { FailureReply } from "@triptych/contract/refusals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { aPerson } from "../../../testing/accounts.ts";
import { aFreePort, startProcess } from "../../../testing/start-process.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";

const token = "a token for tests only";
const store = endpoint({
  feature: "legal",
  summary: "For tests.",
  access: "public",
  method: "GET",
  path: "/api/store/{code}",
  params: z.object({ code: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});

describe("a database without free disk or memory", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      env: { LOG_LEVEL: "silent", METRICS_TOKEN: token },
      extraRoutes: (route) =>
        route(store, async ({ params: { code } }) => {
          await app.open.pool.query(raise(code));
          return { ok: true };
        }),
    });
  });
  afterAll(() => app?.close());

  it.each(["53000", "53100", "53200", "53400"])("fails the call with 503 and is counted: %s", async (code) => {
    const response = await app.http.inject({ url: `/api/store/${code}` });
    const page = await app.http.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });

    expect(response.statusCode).toBe(503);
    expect(FailureReply.parse(response.json())).toMatchObject({ code: "unavailable", retryAfter: 5 });
    expect(page.body).toContain(`triptych_database_out_of_resources_total{code="${code}"} 1`);
  });

  it("is told apart from a wrong statement", async () => {
    expect((await app.http.inject({ url: "/api/store/22012" })).statusCode).toBe(500);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("a PostgreSQL server that has no room", () => {
  it("ends no process, neither while it works nor when it starts", { timeout: 120_000 }, async () => {
    const open = await openTestDatabase();
    const { rows } = await open.pool.query<{ name: string }>("select current_database() as name");
    const metricsPort = String(await aFreePort());
    const env = {
      DATABASE_URL: Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${rows[0]!.name}` }).href,
      METRICS_PORT: metricsPort,
    };
    const first = await startProcess(env);
    await open.pool.query(
      `create function no_room() returns trigger language plpgsql as $$
         begin raise exception 'could not resize shared memory segment' using errcode = '53100'; end $$`,
    );
    await open.pool.query(
      "create trigger no_room before insert or update on users for each statement execute function no_room()",
    );

    const during = await register(first.address);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const ended = await first.end("SIGTERM");
    const second = await startProcess(env);
    const again = await register(second.address);
    await open.pool.query("drop trigger no_room on users");
    const later = await register(second.address);

    expect([during, ended, again, later]).toEqual([503, 0, 503, 200]);
    expect(metrics).toMatch(/triptych_database_out_of_resources_total\{code="53100"\} [1-9]/);
    await second.end("SIGTERM");
    await open.close();
  });
});

/** Registers somebody and returns the status. */
async function register(address: string): Promise<number> {
  const response = await fetch(`${address}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ ...aPerson(), userType: "brand" }),
  });
  return response.status;
}

/** Returns a statement that fails with the code. NOTE: codes are written into it unescaped. */
function raise(code: string): string {
  return `do $$ begin raise exception 'no room' using errcode = '${code}'; end $$`;
}
