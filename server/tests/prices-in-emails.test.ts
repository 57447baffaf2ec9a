import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { plans, trialDays } from "@triptych/contract/billing";
import { beforeAll, describe, expect, it } from "vitest";
import { namesPlans, otherPlans } from "../testing/plans/other-plans.ts";

const folder = join(import.meta.dirname, "../testing/emails");
const run = promisify(execFile);

/** Renders every email in a process of its own, whose contract may have other plans. */
async function renderEmails(...options: string[]): Promise<Record<string, string>> {
  const { stdout } = await run(process.execPath, [...options, join(folder, "render-all.ts")], {
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

const today = namesPlans(trialDays, [plans.agency.pricePence, plans.freelancer.pricePence]);
const changed = namesPlans(otherPlans.trialDays, [otherPlans.agencyPence, otherPlans.freelancerPence]);

const namesMatching = (emails: Record<string, string>, pattern: RegExp) =>
  Object.keys(emails).filter((name) => pattern.test(emails[name]!));

describe("emails that name a price or the trial", { timeout: 60_000 }, () => {
  let now: Record<string, string>;
  let later: Record<string, string>;
  beforeAll(async () => {
    [now, later] = [await renderEmails(), await renderEmails("--import", join(folder, "../plans/load-other-plans.ts"))];
  }, 120_000);

  it("are all rendered with complete facts", () => {
    expect(Object.keys(now).length).toBeGreaterThan(60);
    expect(namesMatching(now, /\bundefined\b|\bnull\b|NaN|Invalid Date|\[object/)).toEqual([]);
  });

  it("name the contract's price or trial", () => {
    const kinds = ["trial-ending", "renewal", "payment-failed", "payment-still-failing", "payment-recovered"];

    const names = namesMatching(now, today);

    for (const kind of kinds) expect(names.filter((name) => name.includes(`"kind":"${kind}"`))).toHaveLength(4);
    expect(names).toEqual(expect.arrayContaining(["invitationEmail {}"]));
    expect(names.filter((name) => name.startsWith("checkoutEmail"))).toHaveLength(2);
  });

  it("follow the contract when its price and trial change", () => {
    expect(namesMatching(later, changed)).toEqual(namesMatching(now, today));
    expect(namesMatching(later, today)).toEqual([]);
  });
});
