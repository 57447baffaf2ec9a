import type { Page, Route } from "@playwright/test";
import { fillRegistration, aPerson, testCards, payWith } from "./people.ts";
import { demoPassword, expect, expectAccessible, test } from "./test.ts";

/** Matches the application's script files. */
const files = "**/assets/*.js";

test("a panel that does not load shows an error in its place, and loads with Try again", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await cutFiles(page);

  await page.getByRole("tab", { name: "Settings" }).click();

  const failure = page.getByRole("tabpanel").getByRole("alert");
  await expect(failure).toContainText("This part didn't load");
  await expectHeaderAndTabs(page);
  await page.unroute(files);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a panel that is opened offline loads by itself once the connection is back", async ({ windowOf }) => {
  const page = await windowOf("demo-agency");
  await page.context().setOffline(true);

  await page.getByRole("tab", { name: "Subscription" }).click();
  await expect(page.getByRole("tabpanel")).toContainText(
    "You are offline. It will load as soon as you are back online.",
  );
  await expect(page.getByRole("button", { name: "Reload the page" })).toHaveCount(0);
  await expectHeaderAndTabs(page);
  await page.context().setOffline(false);

  await expect(page.getByRole("heading", { name: "Your agency subscription" })).toBeVisible();
});

test("a page that does not load keeps the header and its links", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await cutFiles(page);

  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: /Refer/ }).click();

  await expect(page.getByRole("main").getByRole("alert")).toContainText("This part didn't load");
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
});

test("a payment dialog that does not load keeps the form, and opens with Try again", async ({ page }) => {
  const person = aPerson();
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Register" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await cutFiles(page);

  await fillRegistration(page, person, "freelancer");

  await expect(page.getByText("This part didn't load")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Work email")).toHaveValue(person.email);
  await page.unroute(files);
  await page.getByRole("button", { name: "Try again" }).click();
  await payWith(page, testCards.good, "Start free trial");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
});

test("a page whose files are gone after a deployment reloads itself once into the new version", async ({
  windowOf,
}) => {
  const page = await windowOf("demo-brand");
  const deployment = await deployNext(page);

  await page.getByRole("tab", { name: "Settings" }).click();

  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(deployment.documents).toBe(1);
  await expectHeaderAndTabs(page);
});

test("a page reloads itself once after a broken deployment, and then shows an error", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  const deployment = await deployNext(page, { missing: /settings-panel/ });

  await page.getByRole("tab", { name: "Settings" }).click();

  await expect(page.getByRole("tabpanel").getByRole("alert")).toContainText("This part didn't load");
  await expectHeaderAndTabs(page);
  expect(deployment.documents).toBe(1);
});

test("a page whose header cannot be drawn shows an error with a way on, and works again after a reload", async ({
  browser,
  site,
}) => {
  // NOTE: a window of its own, because the error that this provokes would fail the others.
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const data = { username: "demo-brand", password: demoPassword };
  await page.request.post("/api/login", { data, headers: { origin: site.url } });
  await page.route("**/api/user", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), username: {} } });
  });

  await page.goto("/");
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(page.getByText("Reloading it usually helps; nothing you saved is lost.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the start" })).toHaveAttribute("href", "/");
  await expectAccessible(page);
  // NOTE: waits for a call that is on its way, which could not be answered any more.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Reload the page" }).click();

  await expectHeaderAndTabs(page);
  await context.close();
});

async function expectHeaderAndTabs(page: Page) {
  await expect(page.getByRole("banner").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
}

/** Blocks the files that are not loaded yet. Calls to the API still work. */
async function cutFiles(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.route(files, (route) => route.abort("internetdisconnected"));
}

interface Deployment {
  /** Counts the pages that were loaded since the deployment. */
  documents: number;
}

/**
 * Simulates, for this window, a deployment in which every file has another name: the files of the version before are
 * gone, and files that match `missing` are missing in the new version too.
 */
async function deployNext(page: Page, { missing }: { missing?: RegExp } = {}): Promise<Deployment> {
  await page.waitForLoadState("networkidle");
  const deployment: Deployment = { documents: 0 };
  // NOTE: Chromium lets no page whose reply was rewritten connect to this machine.
  await page.routeWebSocket("**/socket.io/**", () => {});
  await page.route(isPage, async (route) => {
    if (route.request().isNavigationRequest()) deployment.documents += 1;
    await fulfilRenamed(route, route.request().url());
  });
  await page.route("**/assets/*.{js,css}", async (route) => {
    const url = route.request().url();
    if (!url.includes(nextMark) || missing?.test(url)) await route.fulfill({ status: 404 });
    else await fulfilRenamed(route, url.replace(nextMark, ""));
  });
  return deployment;
}

const nextMark = ".next";
const isPage = (url: URL) => url.pathname === "/";

async function fulfilRenamed(route: Route, url: string) {
  const reply = await route.fetch({ url });
  const text = await reply.text();
  await route.fulfill({ response: reply, body: text.replace(/([\w-]+-[\w-]{8})\.(js|css)\b/g, `$1${nextMark}.$2`) });
}
