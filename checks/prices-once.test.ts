import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plans, trialDays } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Lists everything that people or programs read, besides the plans themselves and the tests of their formats. */
const files = [
  ...globSync("{contract,server,web}/src/**/*.{ts,tsx,css}", { cwd: root }),
  ...globSync("{server/testing,server/tests,bench,e2e}/**/*.ts", { cwd: root }),
  ...globSync("{README.md,docs/*.md,web/index.html}", { cwd: root }),
].filter((file) => !/^contract\/src\/(plans|plans\.test|money\.test)\.ts$/.test(file));

const prices = [...new Set(Object.values(plans).flatMap((plan) => [plan.pricePence, plan.listPricePence]))].filter(
  (pence) => pence > 0,
);
const inWords = prices.map((pence) => `${formatPounds(pence)}(?![\\d,.]*[\\dkKm])`);
const inCode = prices.map(
  (pence) => `(?:[pP]ricePence|freelancer|agency|brandList): ${String(pence).replace(/(?=(\d{3})$)/, "_?")}\\b`,
);
const days = `\\b${trialDays}[- ]days?\\b`;
// NOTE: other periods may have as many days as the trial, so its length counts only beside words of a trial.
const ofTrial = [`(?:[tT]rial|[fF]ree|charged?)\\b.*${days}`, `${days}.*(?:[tT]rial|[fF]ree)\\b`];
const written = new RegExp([...inWords, ...inCode, ...ofTrial].join("|"));

describe("prices and the length of the trial", () => {
  it("are recognised where they are written", () => {
    expect(
      read("contract/src/plans.ts")
        .split("\n")
        .filter((line) => /^ {2}(?:freelancer|agency): [\d_]+,$/.test(line) && written.test(line)),
    ).toHaveLength(2);
    expect(written.test(`It is ${formatPounds(plans.agency.pricePence)} a month.`)).toBe(true);
    expect(written.test(`Free for ${trialDays} days`)).toBe(true);
    expect(written.test(`Free for ${trialDays}1 days, then ${formatPounds(plans.agency.pricePence)},000`)).toBe(false);
  });

  it("are written nowhere but in the contract's plans", () => {
    const lines = files.flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((line, at) => (written.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

    expect(files.length).toBeGreaterThan(500);
    expect(lines).toEqual([]);
  });
});
