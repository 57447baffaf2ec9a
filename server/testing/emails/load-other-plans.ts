import { registerHooks } from "node:module";
import { otherPlans } from "./other-plans.ts";

const { trialDays, agencyPence, freelancerPence } = otherPlans;

/** Changes the contract's plans while Node loads them: one trial and two prices, each written once. */
function withOtherPlans(source: string): string {
  const replaced = source
    .replace(/(trialDays = )\d+/, `$1${trialDays}`)
    .replace(/(monthlyPence = \{[^}]*?\bfreelancer: )[\d_]+/, `$1${freelancerPence}`)
    .replace(/(monthlyPence = \{[^}]*?\bagency: )[\d_]+/, `$1${agencyPence}`);
  const changed = replaced.split("\n").filter((line, at) => line !== source.split("\n")[at]).length;
  if (changed !== 3) throw new Error(`${changed} lines of the contract's plans were changed instead of 3.`);
  return replaced;
}

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/contract/src/plans.ts")) return loaded;
    const { source } = loaded;
    const text = typeof source === "string" ? source : Buffer.from(source as Uint8Array).toString("utf8");
    return { ...loaded, source: withOtherPlans(text) };
  },
});
