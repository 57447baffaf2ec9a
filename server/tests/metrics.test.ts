import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoint } from "@triptych/contract/endpoint";
import { msPerHour } from "@triptych/contract/durations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { search } from "../testing/matching.ts";
import { openChannel } from "../testing/messaging.ts";
import { aBrand, aFreelancer } from "../testing/profiles.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { sendBytes } from "../testing/send-bytes.ts";
import { aFreePort } from "../testing/start-process.ts";
import { defineJob } from "../src/platform/jobs/queue.ts";
import { refuse } from "../src/platform/http/refusal.ts";

const token = "a token for tests only";
const ask = endpoint({
  feature: "legal",
  summary: "For tests.",
  access: "public",
  method: "GET",
  path: "/api/ask/{word}",
  params: z.object({ word: z.string() }),
  reply: z.object({ word: z.string() }),
  refusals: ["conflict"],
});
const breaks = defineJob("break-in-tests", z.object({}));
const waits = defineJob("wait-in-tests", z.object({}));

describe("the metrics on their own port", () => {
  let app: TestApp;
  let address: string;
  let metricsAddress: string;
  beforeAll(async () => {
    const port = await aFreePort();
    metricsAddress = `http://127.0.0.1:${port}/metrics`;
    app = await startApp({
      env: { LOG_LEVEL: "silent", METRICS_PORT: String(port) },
      extraRoutes: (route) => route(ask, ({ params: { word } }) => (word === "no" ? refuse("conflict") : { word })),
      extraJobs: (queue) => {
        queue.work(breaks, () => Promise.reject(new Error("broken on purpose")));
        queue.work(waits, async () => {});
      },
    });
    address = await app.listen();
  });
  afterAll(() => app?.close());

  const read = async () => valuesOf(await (await fetch(metricsAddress)).text());

  it("count and time calls by the pattern of their route, never by the values in the address", async () => {
    await Promise.all(
      ["/api/ask/canary-one", "/api/ask/canary-two", "/api/unknown-canary"].map((path) => fetch(address + path)),
    );

    const { text, value } = await read();

    expect(value('http_request_duration_seconds_count{method="GET",route="/api/ask/:word",status="2xx"}')).toBe(2);
    expect(value('http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"}')).toBe(1);
    expect(value("http_requests_in_flight")).toBe(0);
    expect(text).not.toContain("canary");
  });

  it("count refusals by their code, including those of unreadable requests", async () => {
    const before = await read();

    await fetch(`${address}/api/ask/no`);
    await sendBytes(address, "hello\r\n\r\n");

    const after = await read();
    expect(after.value('refusals_total{code="conflict"}')).toBe(
      (before.value('refusals_total{code="conflict"}') ?? 0) + 1,
    );
    expect(after.value('refusals_total{code="invalid_input"}')).toBe(
      (before.value('refusals_total{code="invalid_input"}') ?? 0) + 1,
    );
  });

  it("count open channels, and time every stage of a search", async () => {
    const brand = await aBrand(app);
    await aFreelancer(app);
    const channel = await openChannel({ address, as: brand.browser, userId: brand.id });

    await search(app, { as: brand.browser, type: "brand", query: "We need a photographer for our new lamps." });

    const { value } = await read();
    channel.socket.disconnect();
    expect(value("sockets_open")).toBe(1);
    const stages = ["prepare", "read", "find", "score", "explain", "wait", "check", "keep"];
    expect(stages.map((stage) => value(`search_stage_duration_seconds_count{stage="${stage}"}`))).toEqual(
      stages.map(() => 1),
    );
    expect(value("matching_index_profiles")).toBeGreaterThanOrEqual(2);
  });

  it("show how many jobs wait, how long the oldest has, and how jobs ended", async () => {
    await app.open.database.transaction(async (tx) => {
      await app.queue.add(tx, breaks, {});
      await app.queue.addWith(tx, waits, { payload: {}, runAt: new Date(app.clock.now().getTime() + msPerHour) });
    });
    const before = await read();

    await app.queue.settle();

    const after = await read();
    expect(before.value('jobs{job="break-in-tests",state="due"}')).toBe(1);
    expect(before.value('jobs{job="wait-in-tests",state="planned"}')).toBe(1);
    expect(before.value('job_oldest_due_seconds{job="break-in-tests"}')).toBeGreaterThanOrEqual(0);
    expect(before.value('job_oldest_due_seconds{job="wait-in-tests"}')).toBeUndefined();
    expect(after.value('jobs{job="break-in-tests",state="due"}')).toBeUndefined();
    expect(after.value('jobs{job="break-in-tests",state="planned"}')).toBe(1);
    expect(after.value('job_duration_seconds_count{job="break-in-tests",outcome="failed"}')).toBe(1);
  });

  it("show the process and its database connections", async () => {
    const { text, value } = await read();

    expect(value("heap_limit_bytes")).toBeGreaterThan(1e8);
    expect(value('database_connections{state="waiting"}')).toBeGreaterThanOrEqual(0);
    expect(value("database_wait_seconds_count")).toBeGreaterThan(0);
    expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
    expect(text).toContain("nodejs_heap_size_used_bytes");
  });

  it("are not on the product's own port", async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
  });

  it("have a test of its own for every alert", () => {
    const [alerts, tests] = ["prometheus-alerts.yml", "prometheus-alerts.test.yml"].map((file) =>
      readFileSync(join(import.meta.dirname, "../../ops", file), "utf8"),
    );

    const names = [...alerts!.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !tests!.includes(`alertname: ${name}\n`))).toEqual([]);
  });

  it("include everything that the dashboard and the alerts ask for", async () => {
    const { text } = await read();
    const described = new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name]) => name));
    const folder = join(import.meta.dirname, "../../ops");

    const asked = ["grafana-dashboard.json", "prometheus-alerts.yml"].map((file) => ({
      file,
      names: readFileSync(join(folder, file), "utf8").match(/\b(?:triptych|nodejs|process)_\w+/g) ?? [],
    }));
    const missing = asked.map(({ file, names }) => ({
      file,
      names: names.filter((name) => !described.has(name) && !described.has(name.replace(/_(bucket|count|sum)$/, ""))),
    }));
    expect(asked.every(({ names }) => names.length > 10)).toBe(true);
    expect(missing).toEqual(asked.map(({ file }) => ({ file, names: [] })));
  });
});

describe("the metrics on the product's port", () => {
  it("require the token", async () => {
    const app = await startApp({ env: { METRICS_TOKEN: token } });
    const read = (authorization?: string) =>
      app.http.inject({ url: "/metrics", headers: authorization ? { authorization } : {} });

    const [none, wrong, right] = [await read(), await read("Bearer wrong"), await read(`Bearer ${token}`)];

    await app.close();
    expect([none.statusCode, wrong.statusCode, right.statusCode]).toEqual([403, 403, 200]);
    expect(none.body).not.toContain("triptych_");
    expect(right.headers["content-type"]).toMatch(/^text\/plain/);
    expect(right.body).toContain("triptych_http_requests_in_flight");
  });

  it("require the token on their own port if both are configured", async () => {
    const port = await aFreePort();
    const app = await startApp({ env: { METRICS_PORT: String(port), METRICS_TOKEN: token } });
    await app.listen();

    const responses = await Promise.all(
      [{}, { authorization: `Bearer ${token}` }].map((headers) =>
        fetch(`http://127.0.0.1:${port}/metrics`, { headers }),
      ),
    );

    await app.close();
    expect(responses.map(({ status }) => status)).toEqual([403, 200]);
  });

  it("are served nowhere unless configured", async () => {
    const app = await startApp();

    const response = await app.http.inject({ url: "/metrics", headers: { authorization: "Bearer " } });

    await app.close();
    expect(response.statusCode).toBe(404);
  });
});

/** Parses values by name and labels, without the product's prefix. */
function valuesOf(text: string) {
  const values = new Map(
    text
      .split("\n")
      .filter((line) => line.startsWith("triptych_"))
      .map((line) => [
        line.slice("triptych_".length, line.lastIndexOf(" ")),
        Number(line.slice(line.lastIndexOf(" ") + 1)),
      ]),
  );
  return { text, value: (name: string) => values.get(name) };
}
