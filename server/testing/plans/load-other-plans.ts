import { registerHooks } from "node:module";
import { withOtherPlans } from "./other-plans.ts";

/** Changes the contract's plans while Node loads them, in a process that is started with `--import` of this file. */
registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/contract/src/plans.ts")) return loaded;
    const { source } = loaded;
    const text = typeof source === "string" ? source : Buffer.from(source as Uint8Array).toString("utf8");
    return { ...loaded, source: withOtherPlans(text) };
  },
});
