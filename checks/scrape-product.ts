import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { aFreePort, aReadyDataDir, startProcess } from "../server/testing/start-process.ts";

/**
 * Starts the product and Debian's Prometheus with the project's alerts, and ends with an error unless Prometheus scrapes the product,
 * evaluates every alert, fires none, and notices when the product is gone.
 */
const deadlineMs = 60_000;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "triptych-prometheus-"));
const [metricsPort, prometheusPort] = [await aFreePort(), await aFreePort()];
const api = `http://127.0.0.1:${prometheusPort}/api/v1`;

const product = await startProcess({ DATA_DIR: await aReadyDataDir(), METRICS_PORT: String(metricsPort) });
const prometheus = startPrometheus();
try {
  await until("the product is scraped", async () => (await valueOf('up{job="triptych"}')) === "1");
  await until(
    "a rate of calls is known",
    async () => Number(await valueOf("count(triptych_http_request_duration_seconds_count)")) > 0,
  );
  await until("every alert is evaluated", async () => (await listRules()).every(({ health }) => health === "ok"));
  const firing = (await listRules()).filter(({ state }) => state === "firing");
  if (firing.length > 0)
    throw new Error(`Alerts fire on a healthy product: ${firing.map(({ name }) => name).join(", ")}.`);
  await product.end("SIGTERM");
  await until("the product is missed", async () =>
    (await listRules()).some(({ name, state }) => name === "ProcessAway" && state !== "inactive"),
  );
  console.log(
    `Prometheus scraped the product and evaluated ${(await listRules()).length} alerts; none fired until it was gone.`,
  );
} finally {
  await product.end("SIGKILL");
  prometheus.kill("SIGTERM");
  await once(prometheus, "exit");
  rmSync(folder, { recursive: true, force: true });
}

function startPrometheus() {
  const config = join(folder, "prometheus.yml");
  writeFileSync(
    config,
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [${join(root, "ops/prometheus-alerts.yml")}]
scrape_configs: [{ job_name: triptych, static_configs: [{ targets: ["127.0.0.1:${metricsPort}"] }] }]
`,
  );
  const address = `--web.listen-address=127.0.0.1:${prometheusPort}`;
  const storage = `--storage.tsdb.path=${join(folder, "data")}`;
  return spawn("prometheus", [`--config.file=${config}`, storage, address], { stdio: "ignore" });
}

/** Waits until something holds, and throws when it does not in time. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + deadlineMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`Waited ${deadlineMs / 1_000} s in vain until ${what}.`);
    await wait(200);
  }
}

interface QueryReply {
  data: { result: { value: [number, string] }[] };
}

async function valueOf(query: string): Promise<string | undefined> {
  const reply = await fetch(`${api}/query?query=${encodeURIComponent(query)}`);
  return ((await reply.json()) as QueryReply).data.result[0]?.value[1];
}

interface RulesReply {
  data: { groups: { rules: { name: string; health: string; state: string }[] }[] };
}

async function listRules() {
  const reply = await fetch(`${api}/rules`);
  const rules = ((await reply.json()) as RulesReply).data.groups.flatMap((group) => group.rules);
  if (rules.length === 0) throw new Error("Prometheus has no rules yet.");
  return rules;
}
