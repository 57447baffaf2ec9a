import type { Page } from "@playwright/test";
import { aPerson, fillRegistration, payWith, registerVerified, testCards } from "./people.ts";
import { demoPassword, expect, expectAccessible, test } from "./test.ts";

const portrait = { width: 375, height: 667 };
const landscape = { width: 667, height: 375 };
const smallWindows = [{ width: 1280, height: 720 }, portrait];

for (const viewport of smallWindows) {
  test(`the payment dialog focuses its first field and shows its button, at ${viewport.width}x${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/auth");
    await fillRegistration(page, aPerson(), "agency");

    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Card number")).toBeFocused();
    const button = dialog.getByRole("button", { name: "Start free trial" });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await payWith(page, testCards.declined, "Start free trial");
    await expect(dialog.getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test("an ended session says that unsaved work is kept, and shows it again after the next sign-in", async ({
  windowOf,
}) => {
  const page = await windowOf("demo-brand");
  await openFirstConversation(page);
  await boxOf(page).fill("Half a thought");

  await endSession(page);
  await expect(sessionEnded(page)).toContainText("kept in this tab");
  await expectAccessible(page);
  await page.reload();
  await expect(sessionEnded(page)).toBeVisible();

  await signInHere(page, "demo-brand");
  await expect(boxOf(page)).toHaveValue("Half a thought");
  await expect(sessionEnded(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await expect(sessionEnded(page)).toHaveCount(0);
});

test("the drafts of somebody whose session ended are not shown to the next person in the tab", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await openFirstConversation(page);
  await boxOf(page).fill("Between us");
  await endSession(page);

  await signInHere(page, "demo-freelancer");

  await expect(page.getByRole("tab", { name: "Brand Matches" })).toBeVisible();
  const kept = await page.evaluate(() => Object.values(sessionStorage).join("\n"));
  expect(kept).not.toContain("Between us");
});

test("a message that is written offline waits, and does not count as failed", async ({ windowOf }) => {
  const page = await windowOf("demo-agency");
  await openFirstConversation(page);
  const words = `Written on the train ${Date.now()}`;
  await page.context().setOffline(true);

  await boxOf(page).fill(words);
  await boxOf(page).press("Enter");

  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toContainText(
    "your messages are sent",
  );
  await expect(page.getByRole("log").getByText("Waiting", { exact: true })).toBeVisible();
  await expect(page.getByText(/Not sent|couldn't reach the server/)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole("log").getByText("Waiting", { exact: true })).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole("log").getByText(words)).toBeVisible();
});

test("the Back button focuses the tab that it opens", async ({ windowOf }) => {
  const page = await windowOf("demo-agency");
  for (const name of ["Settings", "Subscription"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }

  await page.goBack();

  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  // NOTE: after Back headless Chromium takes its window for one in the background, so `toBeFocused` fails.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Settings");
});

for (const view of ["Best five", "All"]) {
  test(`turning a phone keeps the shown match, in the tab ${view}`, async ({ newWindow }) => {
    const page = await newWindow();
    await page.setViewportSize(portrait);
    await registerVerified(page, "brand");
    await searchFor(page, "New labels for eleven chutneys before September, from a small team.");
    await page.getByRole("tab", { name: new RegExp(`^${view}`) }).click();
    for (const place of ["2 of", "3 of"]) {
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page.getByText(place).last()).toBeVisible();
    }
    const third = await shownMatch(page).getByRole("heading").first().textContent();

    await page.setViewportSize(landscape);
    await expect(page.getByRole("article").filter({ hasText: third! }).first()).toBeInViewport();
    await page.setViewportSize(portrait);

    await expect(page.locator("li:not([inert]) article").getByRole("heading", { name: third! })).toBeInViewport();
  });
}

test("a search without matches shows a neutral message", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  await page.route("**/api/brand/search-matches", (route) => route.fulfill({ json: [] }));

  await searchFor(page, "A lighthouse keeper who also sings baritone.");

  const toast = page.getByRole("region", { name: "Notifications" });
  await expect(toast).toContainText("No matches found");
  await expect(toast.locator(".text-success")).toHaveCount(0);
  await expect(toast.locator(".text-info")).toBeVisible();
});

const boxOf = (page: Page) => page.getByPlaceholder("Type a message...");
const sessionEnded = (page: Page) => page.getByRole("status").filter({ hasText: "Your session has ended" });
const shownMatch = (page: Page) => page.locator("li:not([inert])").getByRole("article").first();

async function openFirstConversation(page: Page) {
  await page.goto("/?tab=messages");
  await page
    .getByRole("region", { name: "Messages" })
    .getByRole("listitem")
    .first()
    .getByRole("button")
    .first()
    .click();
  await expect(boxOf(page)).toBeVisible();
}

/** Ends the session as if it had expired: the page notices it with its next call. */
async function endSession(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
}

async function signInHere(page: Page, username: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "LOGIN" }).click();
}

async function searchFor(page: Page, brief: string) {
  await page.goto("/?tab=search");
  await page.getByRole("textbox").first().fill(brief);
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await expect(page.getByRole("button", { name: "Find matches" })).toBeEnabled();
  await page.getByRole("button", { name: "Find matches" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Matches/ })).toBeVisible();
}
