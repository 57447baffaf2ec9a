import type { BrowserContext, Page } from "@playwright/test";
import { type ProxiedSite, startProxiedSite } from "./proxied-site.ts";
import { demoPassword, expect, expectAccessible, test as base } from "./test.ts";

interface Fixtures {
  /** Opens a window for somebody who is signed in, in which the application may keep itself in the browser. */
  browserOf: (username: string) => Promise<Page>;
}

const test = base.extend<Fixtures, { site: ProxiedSite }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await startProxiedSite();
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  browserOf: async ({ browser, site }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (username) => {
      const context = await browser.newContext({ baseURL: site.url, serviceWorkers: "allow", locale: "en-GB" });
      opened.push(context);
      const page = await context.newPage();
      await enter(page, username);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

test("a reload without a connection shows briefs, drafts, contacts and opened conversations", async ({ browserOf }) => {
  const page = await browserOf("demo-brand");
  const brief = "New labels for eleven chutneys before September, from a small team.";
  await searchFor(page, brief);
  await untilKept(page, brief);
  await untilKept(page, "/reading");
  await openFirstConversation(page);
  const said = await page.getByRole("log").locator("p[dir]").last().textContent();
  await boxOf(page).fill("Half a thought");
  await untilKept(page, "/api/messages/");

  await page.context().setOffline(true);
  await page.reload();

  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole("log")).toContainText(said!);
  await expect(boxOf(page)).toHaveValue("Half a thought");
  await expect(contactsOf(page).first()).toBeVisible();
  await expect(page.getByText(/couldn't reach|Not sent|Failed to/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/?tab=search");
  await expect(page.getByRole("button", { name: /^Your briefs \([1-9]/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /^Matches/ })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "This is right" })).toBeVisible();
  await expect(page.getByText("could not be read")).toHaveCount(0);

  await page.context().setOffline(false);
  await expect(offline(page)).toHaveCount(0);
});

test("a reload while the server is away shows what was loaded, and goes on by itself", async ({ browserOf, site }) => {
  const page = await browserOf("demo-freelancer");
  await openFirstConversation(page);
  await untilKept(page, "/api/messages/");
  const words = `While you were away ${Date.now()}`;

  site.setAway(true);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "We can't be reached just now." })).toBeVisible();
  await boxOf(page).fill(words);
  await boxOf(page).press("Enter");
  await expect(waiting(page)).toBeVisible();
  site.setAway(false);

  await expect(page.getByText("We can't be reached just now.")).toHaveCount(0, { timeout: 20_000 });
  await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole("log").getByText(words)).toHaveCount(1);
});

test("a message and its file, chosen offline, survive a reload and arrive exactly once, with two tabs open", async ({
  browserOf,
}) => {
  const agency = await browserOf("demo-agency");
  await openFirstConversation(agency);
  const contact = new URL(agency.url()).searchParams.get("contact")!;
  await untilKept(agency, "/api/messages/");
  const words = `Written in a tunnel ${Date.now()}`;

  await agency.context().setOffline(true);
  await agency.getByLabel("Pictures or PDFs", { exact: true }).setInputFiles("web/public/icon-192.png");
  await boxOf(agency).fill(words);
  await boxOf(agency).press("Enter");
  await expect(waiting(agency)).toBeVisible();
  // Waits until the file is written to the browser's database, where it shows as an empty object.
  await untilKept(agency, '"file":{}');
  await agency.reload();
  await expect(agency.getByRole("log").getByText("icon-192.png")).toBeVisible();
  await expect(agency.getByRole("log").getByText(words)).toBeVisible();
  await expect(waiting(agency)).toBeVisible();
  await expect(agency.getByText(/Not sent/)).toHaveCount(0);
  const second = await agency.context().newPage();
  await second.goto(agency.url());
  await expect(second.getByRole("log").getByText(words)).toBeVisible();
  await agency.context().setOffline(false);

  for (const page of [agency, second]) await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 });
  const countFiles = async () => {
    const arrived = await agency.request.get(`/api/messages/${contact}`);
    const messages = (await arrived.json()) as { content: string; attachments?: object[] }[];
    return messages.filter(({ content }) => content === words).map(({ attachments }) => attachments?.length);
  };
  await expect.poll(countFiles, { timeout: 20_000 }).toEqual([1]);
  for (const page of [agency, second]) {
    await page.reload();
    await expect(page.getByRole("log").getByText(words)).toHaveCount(1);
  }
});

test("nothing of a person is kept once they sign out, their session ends or somebody else signs in", async ({
  browserOf,
}) => {
  const page = await browserOf("demo-brand");
  await openFirstConversation(page);
  const said = (await page.getByRole("log").locator("p[dir]").last().textContent())!;
  await untilKept(page, said);

  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await expect.poll(() => keptIn(page)).toBe("");

  await enter(page, "demo-brand");
  await openFirstConversation(page);
  await untilKept(page, said);
  await enter(page, "demo-freelancer");
  await untilKept(page, "demo-freelancer");
  expect(await keptIn(page)).not.toContain(said);
  await page.context().setOffline(true);
  await page.goto("/?tab=messages");
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText(said)).toHaveCount(0);

  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await expect.poll(() => keptIn(page)).toBe("");
});

test("a newer version is offered once nobody writes, while the older one goes on working", async ({
  browserOf,
  site,
}) => {
  const page = await browserOf("demo-agency");
  await openFirstConversation(page);
  await untilKept(page, "/api/messages/");
  await page.reload();
  await boxOf(page).fill("Half a thought");
  await page.waitForTimeout(4_000);
  site.deployNext();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWaitingVersion(page)).toBe(true);
  await expect(newVersion(page)).toHaveCount(0);

  await boxOf(page).blur();
  await expect(newVersion(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(() => page.locator('script[src*=".next."]').count()).toBe(1);
  await expect(boxOf(page)).toHaveValue("Half a thought");
  await expect(newVersion(page)).toHaveCount(0);
});

const boxOf = (page: Page) => page.getByPlaceholder("Type a message...");
const waiting = (page: Page) => page.getByRole("log").getByText("Waiting", { exact: true });
const offline = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline." });
const newVersion = (page: Page) => page.getByText("A new version is ready.");
const contactsOf = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("listitem");

async function enter(page: Page, username: string) {
  await page.goto("/terms");
  const { origin } = new URL(page.url());
  await page.request.post("/api/login", { data: { username, password: demoPassword }, headers: { origin } });
  await page.goto("/");
  await expect(page.getByRole("tab", { name: /^Messages/ })).toBeVisible();
}

async function openFirstConversation(page: Page) {
  await page.goto("/?tab=messages");
  await contactsOf(page).first().getByRole("button").first().click();
  await expect(page.getByRole("log").locator("p[dir]").first()).toBeVisible();
}

async function searchFor(page: Page, brief: string) {
  await page.goto("/?tab=search");
  await page.getByRole("textbox").first().fill(brief);
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await page.getByRole("button", { name: "Find matches" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Matches/ })).toBeVisible();
}

/** Waits until the application itself and a reply with this text are kept. */
async function untilKept(page: Page, text: string) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptIn(page)).toContain(text);
}

/** Returns everything that this browser keeps of somebody, as one text. */
async function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("not opened")));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => reading.addEventListener("success", resolve));
        if (reading.result.length > 0) kept.push(JSON.stringify(reading.result));
      }
      // NOTE: a connection that stays open would hold back the deletion of its database.
      database.close();
    }
    for (const [name, value] of Object.entries(localStorage)) if (name.startsWith("own:")) kept.push(value);
    return kept.join("\n");
  });
}

async function hasWaitingVersion(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}
