import { startSite, type Site } from "./site.ts";
import { test as base } from "./test.ts";

/** Runs journeys on an empty site whose clock they may move, because the others share theirs. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await startSite({ DEMO_DATA: "off" });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
