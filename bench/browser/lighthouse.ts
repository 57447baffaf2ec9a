import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../../e2e/chromium.ts";
import { freePort, startSite } from "../../e2e/site.ts";
import { demoPassword } from "../../e2e/test.ts";

/**
 * Lets Lighthouse judge the built product as a telephone sees it: public pages, the dashboards, and the Admin Panel. Each page is opened in a
 * new browser with nothing stored, three times, and the middle performance counts. Ends with an error where a target is missed.
 * Installs Lighthouse into a folder of its own when it is first run, because it weighs more than the rest of the packages together.
 * `npm run lighthouse [-- --only visitor,admin] [-- --times 1] [-- --show]`
 */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    times: { type: "string", default: "3" },
    /** Lists every audit that costs points. */
    show: { type: "boolean", default: false },
  },
});
const times = Number(values.times);
const folder = join(import.meta.dirname, "../lighthouse");

/** Lists who looks at which pages. */
const pages: Record<string, string[]> = {
  visitor: ["/auth", "/how-matching-works", "/terms", "/privacy"],
  "demo-brand": ["/", "/?tab=profile", "/?tab=search", "/?tab=messages", "/?tab=projects", "/?tab=settings"],
  "demo-agency": ["/", "/?tab=profile", "/?tab=search", "/?tab=messages", "/?tab=projects", "/?tab=subscription"],
  "demo-freelancer": ["/", "/?tab=profile", "/?tab=brand-matches", "/?tab=messages", "/?tab=projects", "/referrals"],
  admin: ["/", "/admin-panel"],
};
const targets = { accessibility: 100, "best-practices": 100, seo: 100 };
const performanceTargets = { visitor: 95, member: 90 };

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
}
type Judge = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const judge = await installedLighthouse();
const site = await startSite();
const missed: string[] = [];
try {
  console.log(`load ${load()}\n${"".padEnd(44)} perf. acc. best seo   first paint  largest  blocked  shift  load`);
  const chosen = Object.keys(pages).filter((who) => !values.only || values.only.split(",").includes(who));
  for (const who of chosen) for (const path of pages[who]!) await show(who, path);
} finally {
  await site.stop();
}
for (const problem of missed) console.error(problem);
if (missed.length > 0) process.exitCode = 1;

async function show(who: string, path: string) {
  const reports: Report[] = [];
  for (let turn = 0; turn < times; turn++) reports.push(await report(who, path));
  reports.sort((one, another) => scoreOf(one, "performance") - scoreOf(another, "performance"));
  const middle = reports[Math.floor(reports.length / 2)]!;
  const scores = ["performance", ...Object.keys(targets)].map((category) => scoreOf(middle, category));
  const figures = [
    seconds(middle, "first-contentful-paint"),
    seconds(middle, "largest-contentful-paint"),
    `${(middle.audits["total-blocking-time"]?.numericValue ?? 0).toFixed(0)} ms`,
    (middle.audits["cumulative-layout-shift"]?.numericValue ?? 0).toFixed(3),
    load(),
  ];
  console.log(
    `${`${who} ${path}`.padEnd(44)} ${scores.map((score) => String(score).padStart(4)).join(" ")}   ${figures.map((figure) => figure.padStart(8)).join(" ")}`,
  );
  const least = { performance: performanceTargets[who === "visitor" ? "visitor" : "member"], ...targets };
  for (const [category, atLeast] of Object.entries(least)) {
    const score = scoreOf(middle, category);
    if (score < atLeast) missed.push(`${who} ${path}: ${category} is ${score}, not ${atLeast}`);
    if (values.show) showLosses(middle, category);
  }
}

function showLosses({ categories, audits }: Report, category: string) {
  for (const { id, weight } of categories[category]?.auditRefs ?? []) {
    const audit = audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 0.9)
      console.log(`    ${category}: ${audit.title} (${id}, ${audit.score}) ${audit.displayValue ?? ""}`);
  }
}

/** Opens a page in a browser of its own, because Lighthouse would otherwise find files and sessions of the page before. */
async function report(who: string, path: string): Promise<Report> {
  const profile = await mkdtemp(join(tmpdir(), "triptych-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
    baseURL: site.url,
  });
  try {
    if (who !== "visitor") {
      const data = { username: who, password: demoPassword };
      const reply = await browser.request.post("/api/login", { data, headers: { origin: site.url } });
      if (!reply.ok()) throw new Error(`${who} could not sign in: ${reply.status()}`);
    }
    const judged = await judge(`${site.url}${path}`, { port, logLevel: "error", disableStorageReset: true });
    if (!judged) throw new Error(`Lighthouse said nothing about ${path}`);
    return judged.lhr;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Loads Lighthouse from its own folder, and installs it there where it is not yet, or where another version is. */
async function installedLighthouse(): Promise<Judge> {
  const place = join(folder, "node_modules/lighthouse");
  const wanted = versionIn(join(folder, "package-lock.json"));
  if (!existsSync(place) || versionIn(join(folder, "node_modules/.package-lock.json")) !== wanted) {
    console.log("Installing Lighthouse (once; about 180 MB) …");
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  }
  const { default: lighthouse } = (await import(join(place, "core/index.js"))) as { default: Judge };
  return lighthouse;
}

function versionIn(lockfile: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8")) as { packages: Record<string, { version?: string }> };
  return packages["node_modules/lighthouse"]?.version;
}

function scoreOf({ categories }: Report, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function seconds({ audits }: Report, id: string): string {
  return `${((audits[id]?.numericValue ?? 0) / 1_000).toFixed(2)} s`;
}

function load(): string {
  return loadavg()[0]!.toFixed(1);
}
