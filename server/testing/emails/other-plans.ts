/** Replaces the contract's trial and prices in a process that is started with `--import load-other-plans.ts`. */
export const otherPlans = { trialDays: 41, agencyPence: 7_350, freelancerPence: 2_675 };
