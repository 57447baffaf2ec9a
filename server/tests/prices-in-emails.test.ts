import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { plans, trialDays } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { beforeAll, describe, expect, it } from "vitest";
import { otherPlans } from "../testing/emails/other-plans.ts";

const folder = join(import.meta.dirname, "../testing/emails");
const run = promisify(execFile);

/** Renders every email in a process of its own, whose contract may have other plans. */
async function renderEmails(...options: string[]): Promise<Record<string, string>> {
  const { stdout } = await run(process.execPath, [...options, join(folder, "render-all.ts")], {
    maxBuffer: 50_000_000,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

// NOTE: other periods may have as many days as the trial, so its length counts only in a sentence about a trial.
const words = (days: number, prices: number[]) =>
  new RegExp(
    [
      ...prices.map((pence) => `${formatPounds(pence)}(?![\\d.,])`),
      `(?:[tT]rial|[fF]ree)\\b[^.]*\\b${days}[- ]days?\\b`,
      `\\b${days}[- ]days?\\b[^.]*(?:[tT]rial|[fF]ree)\\b`,
    ].join("|"),
  );
const today = words(trialDays, [plans.agency.pricePence, plans.freelancer.pricePence]);
const changed = words(otherPlans.trialDays, [otherPlans.agencyPence, otherPlans.freelancerPence]);

const namesMatching = (emails: Record<string, string>, pattern: RegExp) =>
  Object.keys(emails).filter((name) => pattern.test(emails[name]!));

describe("emails that name a price or the trial", { timeout: 60_000 }, () => {
  let now: Record<string, string>;
  let later: Record<string, string>;
  beforeAll(async () => {
    [now, later] = [await renderEmails(), await renderEmails("--import", join(folder, "load-other-plans.ts"))];
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
