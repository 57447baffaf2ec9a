import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, toastOf } from "./test.ts";

test("both addresses of the Admin Panel refuse people who are not operators", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");

  for (const path of ["/admin", "/admin-panel"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("You do not have permission to access the admin panel.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Admin Panel" })).toHaveCount(0);
  }

  await expectAccessible(page);
});

test("an operator filters, sorts and searches the list", async ({ windowOf }) => {
  const page = await windowOf("admin");
  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: "Admin Panel" }).click();
  await expect(page.getByText("Manage user subscriptions and trial extensions")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("rowheader", { name: "Total Monthly Revenue" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Filter by Type Select types..." }).click();
  await page.getByRole("checkbox", { name: "agency" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Filter by Type agency" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Subscribed Users \(Showing \d+ of \d+\)/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Filtered Monthly Revenue" })).toBeVisible();
  await expect(rows(page).getByText("freelancer", { exact: true })).toHaveCount(0);

  await page.getByRole("columnheader", { name: "User" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "descending");
  await expect.poll(async () => isDescending(await usernames(page))).toBe(true);

  await page.getByRole("searchbox", { name: "Search" }).fill("nobody-is-called-this");
  await expect(page.getByText("No users match the selected filters")).toBeVisible();

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByRole("heading", { name: "Subscribed Users", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Search" })).toBeFocused();
});

test("an operator extends a trial, cancels and reactivates, and finds all of it in the audit log", async ({
  windowOf,
}) => {
  const page = await windowOf("admin");
  await page.goto("/admin-panel?statuses=trialing");
  const username = (await usernames(page))[0]!;
  const opener = page.getByRole("button", { name: `Extend Trial of ${username}`, exact: true });
  const dialog = page.getByRole("dialog", { name: "Extend Trial Period" });

  await opener.click();
  const days = dialog.getByLabel("Extension Days");
  await expect(days).toHaveValue("7");
  await expectAccessible(page);
  await days.fill("366");
  await expect(dialog.getByText("Days must be a whole number from 1 to 365")).toBeVisible();
  await days.fill("");
  await expect(dialog.getByText("This will extend the trial period by 7 days")).toBeVisible();
  await days.fill("12");
  await dialog.getByRole("button", { name: "Extend Trial" }).click();
  await expect(toastOf(page)).toContainText(`Successfully extended trial for ${username}`);
  await expect(dialog).toHaveCount(0);

  await opener.click();
  await expect(days).toHaveValue("7");
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Canceled");
  await dialog.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Reactivated");
  await expect(dialog.getByRole("button", { name: "Cancel Subscription" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("tab", { name: "Audit log" }).click();
  for (const action of ["Extended trial", "Cancelled subscription", "Reactivated subscription"])
    await expect(page.getByRole("row").filter({ hasText: action }).filter({ hasText: username })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: "12 days" })).toContainText("admin");
});

test("the figures of the charts are also shown as a table", async ({ windowOf }) => {
  const page = await windowOf("admin");
  await page.goto("/admin?tab=overview");

  await page.getByRole("radio", { name: "90 days" }).check({ force: true });
  await expect(page.getByRole("img", { name: /^Sign-ups per day: .* in 90 days$/ })).toBeVisible();
  await page.getByRole("button", { name: "Show the figures as a table" }).click();

  await expect(page.getByRole("table", { name: "Figures per day" }).getByRole("row")).toHaveCount(91);
  await expectAccessible(page);
});

test("an operator reads why matches did not fit", async ({ windowOf }) => {
  const page = await windowOf("admin");
  await page.goto("/admin?tab=feedback");

  await expect(page.getByRole("heading", { name: "By reason" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Latest comments" })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [375, 320]) {
  test(`an operator reads every list without scrolling sideways at ${width} pixels`, async ({ windowOf }) => {
    const page = await windowOf("admin");
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/admin-panel");
    await expect(page.getByRole("list", { name: "Subscribed Users" }).getByRole("listitem").first()).toBeVisible();
    await expectFits(page);
    const heading = page.getByRole("list", { name: "Subscribed Users" }).getByRole("listitem").first();
    const first = await heading.innerText();
    await page.getByRole("button", { name: "Sort downwards" }).click();
    await expect(heading).not.toHaveText(first, { useInnerText: true });
    await expect(page.getByRole("button", { name: "Sort upwards" })).toBeFocused();
    await page
      .getByRole("button", { name: /^Extend Trial of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Extend Trial Period" })).toBeVisible();
    await page.keyboard.press("Escape");

    for (const tab of ["rewards", "feedback", "overview", "audit-log"]) {
      await page.goto(`/admin-panel?tab=${tab}`);
      await expect(page.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
      if (tab === "overview") await page.getByRole("button", { name: "Show the figures as a table" }).click();
      await expectFits(page);
    }
  });
}

test("an operator has no profile and no search, and settings on a page of their own", async ({ windowOf }) => {
  const page = await windowOf("admin");

  await page.goto("/workspace?tab=profile");
  await expect(page.getByText("This account has no profile")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("tab")).toHaveText(["Matches", "Messaging", "Projects", "Profile"]);
  await page.goto("/settings?section=password");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toBeVisible();
  await expectAccessible(page);
});

/** Expects nothing wider than the window, that no frame scrolls sideways but the row of tabs, and no fault of accessibility. */
async function expectFits(page: Page) {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("main, main *:not([role=tablist], [role=tablist] *)")]
      .filter(
        (each) =>
          each.scrollWidth > innerWidth ||
          (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === "auto"),
      )
      .map((each) => each.outerHTML.slice(0, 120)),
  );
  expect(wide).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollHeight")).toBeLessThan(7_000);
  await expectAccessible(page);
}

const rows = (page: Page) => page.getByRole("table", { name: "Subscribed Users" }).locator("tbody tr");

async function usernames(page: Page): Promise<string[]> {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).locator("th > span:first-child").allInnerTexts();
}

function isDescending(names: string[]): boolean {
  const lower = names.map((name) => name.toLowerCase());
  return lower.every((name, at) => at === 0 || lower[at - 1]! >= name);
}
