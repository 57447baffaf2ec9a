import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

interface Weight {
  scripts: number;
  bytes: number;
}

/** Limits what a page may load, compressed: how many scripts, and how many bytes of them. */
const limits = { visitor: { scripts: 5, bytes: 120_000 }, member: { scripts: 12, bytes: 262_000 } };

test("the first page and the dashboards load few scripts", async ({ newWindow, windowOf }) => {
  const visitor = await newWindow();
  expectWithin(await weightOf(visitor, "/auth"), limits.visitor);

  const member = await windowOf("demo-freelancer");
  for (const tab of ["today", "profile", "brand-matches", "search", "messages", "projects", "settings"])
    expectWithin(await weightOf(member, `/?tab=${tab}`), limits.member);
});

test("no page makes code of text, not even to see whether it may", async ({ newWindow }) => {
  const page = await newWindow();
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    );
  });

  await page.goto("/auth");

  // NOTE: a line in the console fails the journey.
  await page.getByRole("button", { name: "LOGIN" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
});

function expectWithin(weight: Weight, limit: Weight) {
  expect(weight.scripts).toBeLessThanOrEqual(limit.scripts);
  expect(weight.bytes).toBeLessThanOrEqual(limit.bytes);
}

/** Opens a page with an empty cache, and returns how many scripts it loads and how many bytes they have as sent. */
async function weightOf(page: Page, path: string): Promise<Weight> {
  // Ends the page before, whose late scripts would be counted.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await page.waitForLoadState("load");
  // Waits for what loads after the page is drawn, until nothing more comes.
  await expect
    .poll(async () => {
      const before = bytes;
      await page.waitForTimeout(500);
      return bytes - before;
    })
    .toBe(0);
  await session.detach();
  return { scripts: scripts.size, bytes };
}
