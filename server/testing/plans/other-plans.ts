import { formatPounds } from "@triptych/contract/money";

/** Replaces the contract's trial and prices, in a process or in pages that load changed plans. */
export const otherPlans = { trialDays: 41, agencyPence: 7_350, freelancerPence: 2_675, brandListPence: 8_125 };

/** Returns the source of the contract's plans with another trial and other prices, each of which it writes once. */
export function withOtherPlans(source: string): string {
  const { trialDays, agencyPence, freelancerPence, brandListPence } = otherPlans;
  const replaced = source
    .replace(/(trialDays = )\d+/, `$1${trialDays}`)
    .replace(/(monthlyPence = \{[^}]*?\bfreelancer: )[\d_e]+/, `$1${freelancerPence}`)
    .replace(/(monthlyPence = \{[^}]*?\bagency: )[\d_e]+/, `$1${agencyPence}`)
    .replace(/(monthlyPence = \{[^}]*?\bbrandList: )[\d_e]+/, `$1${brandListPence}`);
  const changed = replaced.split("\n").filter((line, at) => line !== source.split("\n")[at]).length;
  if (changed !== 4) throw new Error(`${changed} lines of the contract's plans were changed instead of 4.`);
  return replaced;
}

/** Returns a pattern for texts that name one of these prices or this length of the trial. */
export function namesPlans(days: number, prices: number[]): RegExp {
  // NOTE: other periods may have as many days as the trial, so its length counts only in a sentence about a trial.
  return new RegExp(
    [
      ...prices.map((pence) => `${formatPounds(pence)}(?![\\d.,]*\\d)`),
      `(?:[tT]rial|[fF]ree|charged)\\b[^.\\n]*\\b${days}[- ]days?\\b`,
      `\\b${days}[- ]days?\\b[^.\\n]*(?:[tT]rial|[fF]ree)\\b`,
    ].join("|"),
  );
}
