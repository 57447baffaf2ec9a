import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Browser, type Page } from "@playwright/test";
import { startSite, type Site } from "./site.ts";

export { expect };
export const demoPassword = "Demo-pass-1";

interface Fixtures {
  /** Opens a separate window for somebody who is signed in. */
  windowOf: (username: string) => Promise<Page>;
  /** Opens a separate window for somebody who is not signed in. */
  newWindow: () => Promise<Page>;
}

/** Gives every journey the demo marketplace, and fails it when any of its windows reports an error. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await startSite();
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  page: async ({ page }, provide) => {
    const errors = watchForErrors(page);
    await provide(page);
    expect(errors).toEqual([]);
  },
  newWindow: async ({ browser, site }, provide) => {
    const opened: { page: Page; errors: string[] }[] = [];
    await provide(async () => {
      const page = await openWindow(browser, site.url);
      opened.push({ page, errors: watchForErrors(page) });
      return page;
    });
    for (const { page, errors } of opened) {
      expect(errors).toEqual([]);
      // NOTE: replies that are still on their way to be replaced would fail the run once their window is gone.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.context().close();
    }
  },
  windowOf: async ({ newWindow, site }, provide) => {
    await provide(async (username) => {
      const page = await newWindow();
      await startSignedIn(page, username, site.url);
      return page;
    });
  },
});

/** Signs in by a direct call, which is quicker than the form, and opens the dashboard. The form has journeys of its own. */
async function startSignedIn(page: Page, username: string, origin: string) {
  const reply = await page.request.post("/api/login", {
    data: { username, password: demoPassword },
    headers: { origin },
  });
  expect(reply.status()).toBe(200);
  await page.goto("/");
  await expectDashboard(page);
}

/** Signs in as a person would. */
export async function signIn(page: Page, username: string, password = demoPassword) {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "LOGIN" }).click();
  await expectDashboard(page);
}

async function expectDashboard(page: Page) {
  await expect(
    page
      .getByRole("banner")
      .getByText("Sign Out")
      .or(page.getByRole("button", { name: /account menu/i }))
      .first(),
  ).toBeVisible();
}

/** Returns the region that shows the notifications. */
export const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** Waits until what changes its colours or fades has ended, in the page itself: a colour on its way has too little contrast. */
async function waitForColours(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Fails on any accessibility rule that axe finds broken. */
export async function expectAccessible(page: Page) {
  // NOTE: a page that is still empty would be found without a heading.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(waitForColours);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

/** Returns the emails in the outbox to an address, newest first. */
export async function emailsTo(
  page: Pick<Page, "request">,
  address: string,
): Promise<{ subject: string; text: string; html: string }[]> {
  const reply = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as { subject: string; text: string; html: string }[];
}

async function openWindow(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1280, height: 800 },
  });
  return context.newPage();
}

const expected = /Failed to load resource.* 4\d\d |net::ERR_INTERNET_DISCONNECTED/;

/** Collects the errors of a window. Leaves out refusals that a journey provokes and a network that it cuts, which the browser logs too. */
function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error" && !expected.test(line.text())) errors.push(line.text());
  });
  page.on("response", (reply) => {
    if (reply.status() >= 500) errors.push(`${reply.status()} ${reply.url()}`);
  });
  return errors;
}
