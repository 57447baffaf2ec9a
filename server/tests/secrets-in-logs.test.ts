import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { defineJob } from "../src/platform/jobs/job.ts";
import { createLog } from "../src/platform/process/log.ts";
import type { Viewer } from "../src/platform/security/viewer.ts";
import { callWithCanaries, canary, canaryCard, canaryPassword, startIndiscreetProvider } from "../testing/canaries.ts";
import { stripeEnvironment } from "../testing/payments/app-with-stripe.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { aFreePort } from "../testing/start-process.ts";

/** Lets everything fail that can fail, with secrets in everything that is sent and the most detailed log level. */
describe("the log while things fail", () => {
  let app: TestApp;
  let provider: Awaited<ReturnType<typeof startIndiscreetProvider>>;
  let written = "";
  beforeAll(async () => {
    provider = await startIndiscreetProvider();
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written += chunk.toString();
        done();
      },
    });
    app = await startApp({
      log: createLog({ level: "trace", destination }),
      authenticate: async () => aViewer,
      paymentTimeoutMs: 2_000,
      env: {
        ...stripeEnvironment(provider.url),
        STRIPE_SECRET_KEY: `sk_test_${canary}`,
        STRIPE_WEBHOOK_SECRET: `whsec_${canary}`,
        PAYPAL_CLIENT_ID: `id-${canary}`,
        PAYPAL_CLIENT_SECRET: `secret-${canary}`,
        PAYPAL_WEBHOOK_ID: `webhook-${canary}`,
        PAYPAL_PLAN_AGENCY: "P-agency",
        PAYPAL_PLAN_FREELANCER: "P-freelancer",
        PAYPAL_API_BASE: provider.url,
        AI_BASE_URL: `${provider.url}/v1`,
        AI_MODEL: "a-model",
        AI_API_KEY: `key-${canary}`,
        SMTP_URL: `smtp://somebody:${canary}@127.0.0.1:${await aFreePort()}`,
        MAIL_FROM: "hello@triptych.example",
      },
      extraRoutes: (_route, rawRoute) => {
        rawRoute({ method: "POST", path: "/api/fault" }, ({ request }) => {
          throw Object.assign(new Error("unforeseen"), {
            config: { headers: request.headers },
            request,
            detail: canary,
          });
        });
        rawRoute({ method: "GET", path: "/api/cause" }, () => {
          const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${canary}"`), { code: "22P02" });
          throw new Error(`Failed query: select $1\nparams: ${canary}`, { cause });
        });
      },
      extraJobs: (queue) =>
        queue.work(leakyJob, async ({ word }) => {
          throw Object.assign(new Error("a job that fails"), { payload: word });
        }),
    });
  });
  afterAll(async () => {
    await app?.open.pool.query("alter schema away rename to public").catch(() => {});
    await app?.close();
    await provider?.close();
  });

  /** Calls every endpoint. Returns how often each status was replied. */
  async function callEverything(): Promise<Map<number, number>> {
    const statuses = new Map<number, number>();
    const headers = {
      cookie: `triptych_session=${canary}.${canary}`,
      authorization: `Bearer ${canary}`,
      "stripe-signature": `t=1,v1=${canary}`,
      "idempotency-key": canary,
      "user-agent": canary,
    };
    const calls = app.endpoints.map((endpoint) => ({ method: endpoint.method, ...callWithCanaries(endpoint) }));
    const others = ["stripe", "paypal"].map((name) => ({
      method: "POST" as const,
      url: `/api/webhooks/${name}`,
      payload: { id: canary },
    }));
    for (const call of [...calls, ...others]) {
      const { statusCode } = await app.http.inject({ ...call, headers });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return statuses;
  }

  function leaks(): string[] {
    const needles = [
      canary,
      canaryPassword,
      canaryCard,
      canaryCard.replaceAll(" ", ""),
      base64(`id-${canary}:secret-${canary}`),
    ];
    const lines = written.split("\n");
    return lines.filter((line) => needles.some((each) => line.toLowerCase().includes(each.toLowerCase())));
  }

  it("has no secret while providers, the model and the mail server refuse and repeat what they received", async () => {
    const statuses = await callEverything();
    await app.open.database.transaction((tx) => app.queue.add(tx, leakyJob, { word: canary }));
    await app.queue.drain().catch(() => {});

    expect(provider.calls()).toBeGreaterThan(3);
    expect(statuses.get(400) ?? 0).toBeLessThan(app.endpoints.length / 3);
    expect(written).toContain("a job failed");
    expect(leaks()).toEqual([]);
  });

  it("has no secret when something throws an unforeseen error", async () => {
    const headers = { cookie: canary, "content-type": "application/json" };
    for (const [method, url] of [
      ["POST", "/api/fault"],
      ["GET", "/api/cause"],
    ] as const)
      expect((await app.http.inject({ method, url: `${url}?token=${canary}`, headers })).statusCode).toBe(500);

    expect(written).toContain("unforeseen");
    expect(leaks()).toEqual([]);
  });

  it("has no secret while every query fails", async () => {
    await app.open.pool.query("alter schema public rename to away");
    written = "";

    const statuses = await callEverything();

    expect(statuses.get(500) ?? 0).toBeGreaterThan(30);
    expect(written).toContain("Failed query");
    expect(leaks()).toEqual([]);
  });
});

const leakyJob = defineJob("leaky", z.object({ word: z.string() }));

const aViewer: Viewer = {
  signInId: "019a0000-0000-7000-8000-000000000001",
  sessionId: "019a0000-0000-7000-8000-000000000002",
  userId: "019a0000-0000-7000-8000-000000000003",
  username: "somebody",
  userType: "brand",
  role: "owner",
  isAdmin: true,
  isEmailVerified: true,
  hasAccess: true,
};

const base64 = (text: string) => Buffer.from(text).toString("base64");
