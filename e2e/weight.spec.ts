import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

interface Weight {
  scripts: number;
  bytes: number;
}

/** Limits what a page may load, compressed: how many scripts, and how many bytes of them. */
const limits = {
  visitor: { scripts: 6, bytes: 120_000 },
  /** Counts for a dashboard what it loads until its content is there and can be used. */
  untilUsable: { scripts: 12, bytes: 168_000 },
  /** Counts also what comes after that, as menus, dialogs and the channel for live messages. */
  inAll: { scripts: 18, bytes: 245_000 },
};

const dashboards = {
  "demo-brand": ["today", "profile", "search", "messages", "matches", "shortlists", "projects", "settings"],
  "demo-agency": ["profile", "search", "subscription"],
  "demo-freelancer": ["today", "profile", "brand-matches", "messages"],
  admin: ["today", "messages"],
};

test("the first page and the dashboards load few scripts", async ({ newWindow, windowOf }) => {
  const visitor = await newWindow();
  await visitor.addInitScript(noteWhenUsable);
  expectWithin(await (await openToWeigh(visitor, "/auth")).inAll(), limits.visitor);

  for (const [who, tabs] of Object.entries(dashboards)) {
    const member = await windowOf(who);
    await member.addInitScript(noteWhenUsable);
    const paths = [...tabs.map((tab) => `/?tab=${tab}`), ...(who === "admin" ? ["/admin-panel"] : [])];
    for (const path of paths) {
      const weigh = await openToWeigh(member, path);
      expectWithin(await weigh.untilUsable(), limits.untilUsable, path);
      if (path === paths[0]) expectWithin(await weigh.inAll(), limits.inAll, path);
    }
  }
});

test("a member's page asks for what it shows, and for its first picture, while its scripts are on their way", async ({
  windowOf,
}) => {
  const agency = await windowOf("demo-agency");
  const { id } = (await (await agency.request.get("/api/user")).json()) as { id: string };
  const visitor = await windowOf("demo-brand");
  const { promise: scripts, resolve: release } = Promise.withResolvers<void>();
  await visitor.route("**/assets/*.js", async (route) => {
    await scripts;
    await route.continue();
  });
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const countOf = (path: string | RegExp) => asked.filter((each) => new RegExp(path).test(each)).length;
  const firstCalls = ["/api/user", `/api/members/${id}`, `/api/users/${id}/case-studies`].map((path) => `^${path}$`);

  await visitor.goto(`/members/${id}`, { waitUntil: "commit" });
  await expect.poll(() => countOf(/^\/api\/files\/.*webp$/)).toBe(1);
  expect(firstCalls.map(countOf)).toEqual([1, 1, 1]);
  const [picture] = asked.filter((path) => path.startsWith("/api/files/"));
  release();

  await expect(visitor.getByRole("article").getByRole("img").first()).toBeVisible();
  expect(firstCalls.slice(1).map(countOf)).toEqual([1, 1]);
  expect(countOf(picture!)).toBe(1);
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

function expectWithin(weight: Weight, limit: Weight, path = "") {
  expect(weight.scripts, path).toBeLessThanOrEqual(limit.scripts);
  expect(weight.bytes, path).toBeLessThanOrEqual(limit.bytes);
}

/** Notes, in the page itself, when its content is there: a heading, and nothing that still loads its code. */
function noteWhenUsable() {
  const page = window as unknown as { usableAt?: number };
  const look = () => {
    const main = document.querySelector("main");
    if (!main?.querySelector("h1, h2, h3") || main.querySelector(".animate-panel")) return;
    page.usableAt ??= performance.now();
    watching.disconnect();
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { childList: true, subtree: true });
}

/** Opens a page with an empty cache, and returns how to count its scripts as sent: those that it asked for until it could be used, or all. */
async function openToWeigh(page: Page, path: string) {
  // NOTE: otherwise what the page before still loads would be counted too.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const scripts = new Map<string, { url: string; bytes?: number }>();
  session.on("Network.responseReceived", ({ requestId, type, response: { url } }) => {
    if (type === "Script") scripts.set(requestId, { url });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole("heading").first()).toBeVisible();
  const usableAt = await (
    await page.waitForFunction(() => (window as unknown as { usableAt?: number }).usableAt)
  ).jsonValue();
  const weightOf = (isCounted: (url: string) => boolean): Weight => {
    const counted = [...scripts.values()].filter(({ url }) => isCounted(url));
    return { scripts: counted.length, bytes: counted.reduce((sum, { bytes = 0 }) => sum + bytes, 0) };
  };

  return {
    async untilUsable(): Promise<Weight> {
      const early = await page.evaluate((until) => {
        const resources = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < until);
        return resources.map(({ name }) => name);
      }, usableAt!);
      return weightOf((url) => early.includes(url));
    },
    async inAll(): Promise<Weight> {
      // Waits for what loads after the page is drawn, until nothing more comes.
      await expect
        .poll(async () => {
          const before = scripts.size;
          await page.waitForTimeout(700);
          return scripts.size - before;
        })
        .toBe(0);
      return weightOf(() => true);
    },
  };
}
