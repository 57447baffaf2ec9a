import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
let house: string;

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), "triptych-arrows-"));
});

afterAll(() => rm(house, { recursive: true, force: true }));

describe("the arrows check", () => {
  it.each([
    {
      rule: "implementations-are-composed",
      from: "server/src/features/billing/service.ts",
      to: "server/src/adapters/payments/stripe.ts",
    },
    {
      rule: "features-meet-at-the-service",
      from: "server/src/features/messaging/service.ts",
      to: "server/src/features/profiles/store.ts",
    },
    {
      rule: "demo-is-loaded-by-compose",
      from: "server/src/features/billing/service.ts",
      to: "server/src/demo/subscriptions.ts",
    },
    {
      rule: "routes-parse-and-reply",
      from: "server/src/features/messaging/routes.ts",
      to: "server/src/features/messaging/store.ts",
    },
    {
      rule: "platform-knows-no-feature",
      from: "server/src/platform/http/http.ts",
      to: "server/src/features/accounts/service.ts",
    },
    {
      rule: "engine-goes-one-way-from-read",
      from: "matching-engine/src/read/read-brief.ts",
      to: "matching-engine/src/rank/judge.ts",
    },
    {
      rule: "lexicon-is-data",
      from: "matching-engine/lexicon/sectors.ts",
      to: "contract/src/profiles.ts",
    },
    { rule: "engine-is-pure", from: "matching-engine/src/matcher.ts", to: "server/src/platform/process/clock.ts" },
    {
      rule: "web-knows-the-contract-only",
      from: "web/src/features/matching/api.ts",
      to: "matching-engine/src/matcher.ts",
    },
    {
      rule: "parts-stay-at-home",
      from: "web/src/features/matching/components/match-card.tsx",
      to: "web/src/features/messaging/api.ts",
    },
    {
      rule: "features-never-import-app",
      from: "web/src/features/referrals/pages/referrals-page.tsx",
      to: "web/src/app/member-layout.tsx",
    },
    { rule: "ui-knows-no-feature", from: "web/src/ui/button.tsx", to: "web/src/features/accounts/api.ts" },
  ])("catches a planted import that breaks $rule", async ({ rule, from, to }) => {
    await plant({
      [from]: `import { planted } from "${relative(from, to)}";\nexport const used = planted;\n`,
      [to]: "export const planted = 1;\n",
    });

    expect(await brokenRules()).toEqual([rule]);
  });

  it("catches a planted import of a type", async () => {
    const from = "server/src/features/referrals/service.ts";
    const to = "server/src/adapters/mail/smtp.ts";
    await plant({
      [from]: `import type { Planted } from "${relative(from, to)}";\nexport type Used = Planted;\n`,
      [to]: "export interface Planted { id: string }\n",
    });

    expect(await brokenRules()).toEqual(["implementations-are-composed"]);
  });

  it("catches a loop", async () => {
    await plant({
      "server/src/platform/jobs/queue.ts": 'import { b } from "../process/clock.ts";\nexport const a = () => b;\n',
      "server/src/platform/process/clock.ts": 'import { a } from "../jobs/queue.ts";\nexport const b = () => a;\n',
    });

    expect(await brokenRules()).toEqual(["no-loops"]);
  });

  it("lets a service use its own store", async () => {
    await plant({
      "server/src/features/projects/service.ts": 'import { store } from "./store.ts";\nexport const service = store;\n',
      "server/src/features/projects/store.ts": "export const store = 1;\n",
    });

    expect(await brokenRules()).toEqual([]);
  });
});

async function plant(files: Record<string, string>) {
  await rm(house, { recursive: true, force: true });
  await mkdir(house);
  await cp(join(root, ".dependency-cruiser.mjs"), join(house, ".dependency-cruiser.mjs"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(house, path)), { recursive: true });
    await writeFile(join(house, path), content);
  }
}

async function brokenRules(): Promise<string[]> {
  const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const run = await promisify(execFile)(
    process.execPath,
    [cruiser, "--config", ".dependency-cruiser.mjs", "--output-type", "json", "."],
    { cwd: house },
  ).catch((failure: { stdout: string }) => failure);
  const result = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string } }[] } };
  return [...new Set(result.summary.violations.map((violation) => violation.rule.name))];
}

function relative(from: string, to: string): string {
  return "../".repeat(from.split("/").length - 1) + to;
}
