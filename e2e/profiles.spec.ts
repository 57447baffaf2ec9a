import type { Page } from "@playwright/test";
import { registerVerified } from "./people.ts";
import { expect, expectAccessible, test } from "./test.ts";

const bio = "Foley artist. Eleven years of footsteps, cloth and kitchens for short films, recorded in Bristol.";

test("a freelancer writes a profile, finds matching brands, and is seen by others", async ({ newWindow, windowOf }) => {
  const page = await newWindow();
  const person = await registerVerified(page, "freelancer");
  await openProfile(page);
  await expectEveryField(page);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  for (const remark of [
    "Full name is required",
    "Professional title is required",
    "Select at least one industry",
    "Select at least one region where you work",
    "Select at least one skill",
    "Please provide at least 50 characters describing your experience",
  ])
    await expect(page.getByText(remark)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Full name").fill(`Foley ${person.username}`);
  await page.getByLabel("Professional title").fill("Foley artist");
  await page.getByLabel("Your experience").fill("Foley artist");
  await expect(page.getByText("12/50 characters")).toBeVisible();
  await page.getByLabel("Your experience").fill(bio);
  await choose(page, "Industries", "Entertainment and media");
  await page.getByLabel("Europe").check();
  await choose(page, "Skills", "Other");
  await page.getByRole("textbox", { name: "Your own skills" }).fill("Foley, foley, sound design");
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("list", { name: "Your own skills" }).getByRole("listitem")).toHaveText(["Foley"]);
  await page.getByLabel("Portfolio").fill("foley.example/reel");
  await page.getByLabel("LinkedIn").focus();
  await expect(page.getByLabel("Portfolio")).toHaveValue("https://foley.example/reel");

  await page.getByRole("button", { name: "Save profile" }).click();
  await expectNotice(page, "Profile updated successfully");
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your experience")).toHaveValue(bio);

  await page.getByRole("link", { name: "How others see you" }).click();
  const address = page.url();
  await expect(page.getByText("This is how other members see you.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/?tab=brand-matches");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expectNotice(page, "Brand matches refreshed successfully");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible(page);

  const other = await windowOf("demo-brand");
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(`Foley ${person.username}`);
  await expect(other.getByText(bio)).toBeVisible();
  await other.getByRole("link", { name: "Message", exact: true }).click();
  await expect(other.getByPlaceholder("Type a message...")).toBeVisible();
  await other.goto(address);
  await other.getByRole("button", { name: "Block" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: /Block/ }).click();
  await expectNotice(other, "Contact blocked");
  await other.goto(address);
  await expect(other.getByText("This profile isn't available")).toBeVisible();
});

test("the unsaved profile of a brand survives another tab, a reload and a failed call", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  await openProfile(page);
  await expectEveryField(page);
  await page.getByLabel("Brand or business name").fill("Pickle & Peel");
  await page
    .getByLabel("About your brand")
    .fill("We pickle what the market throws away, in Hull, and need labels, films and a better shop.");

  await page.getByRole("tab", { name: "Settings" }).click();
  await expectNotice(page, "Your profile has unsaved changes");
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("Brand or business name")).toHaveValue("Pickle & Peel");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Brand or business name")).toHaveValue("Pickle & Peel");

  await choose(page, "Industries", "Food and beverage");
  await page.getByLabel("Europe").check();
  await page.getByLabel("Startup").check();
  const body = { error: "Not now", message: "Not now", code: "conflict" };
  await page.route("**/api/brand/profile", (route) => route.fulfill({ status: 409, json: body }));
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectNotice(page, "Not now");
  await expect(page.getByLabel("Startup")).toBeChecked();

  await page.unroute("**/api/brand/profile");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expectNotice(page, "Profile updated successfully");
  await expect(page.getByText("All changes saved")).toBeVisible();
});

test("the agency form shows what every field needs, at 375 pixels", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "agency");
  await page.setViewportSize({ width: 375, height: 800 });
  await openProfile(page);
  await expectEveryField(page);
  await page.getByLabel("Website").fill("ftp://agency.example");
  await page.getByLabel("Credentials").fill("not an address");
  await page.getByRole("button", { name: "Save profile" }).click();

  for (const remark of [
    "Agency name is required",
    "URL must start with http:// or https://",
    "Select at least one industry",
    "Select at least one region",
    "Select at least one service",
    "Please provide at least 50 characters describing what makes you special",
    "Select at least one client type",
    "Select at least one preferred client size",
    "Select at least one project type",
    "Select a minimum budget",
    "Please enter a valid URL or leave empty",
  ])
    await expect(page.getByText(remark, { exact: true })).toBeVisible();
  await expect(page.getByText("11 fields need attention")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test("a top match opens a conversation, and a skipped one does not come back", async ({ windowOf }) => {
  const page = await windowOf("demo-agency");
  await page.goto("/workspace?tab=matches");
  const cards = page.getByRole("list", { name: "Top matches" }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  await expectAccessible(page);
  const skipped = (await cards.first().getByRole("heading").textContent())!;

  await page.getByRole("button", { name: `SKIP ${skipped}` }).click();
  await expect(page.getByRole("article", { name: skipped })).toHaveCount(0);
  await expect(cards.first().getByRole("button", { name: /^CONNECT/ })).toBeFocused();
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole("article", { name: skipped })).toHaveCount(0);

  await cards
    .first()
    .getByRole("button", { name: /^CONNECT/ })
    .click();
  await expect(page.getByPlaceholder("Type a message...")).toBeVisible();
});

async function openProfile(page: Page) {
  await page.goto("/?tab=profile");
  await page.getByRole("button", { name: "Fill in the whole form" }).click();
  await expect(page.getByRole("button", { name: "Save profile" })).toBeVisible();
}

/** Expects the form of an empty profile to have each field that counts for completeness. */
async function expectEveryField(page: Page) {
  const links = page.getByRole("button", { name: /^Go to / });
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const label = (await link.innerText()).replace(/^Go to\s+/, "");
    await link.press("Enter");
    const focused = page.locator("[id^=profile-field-]").filter({ has: page.locator(":focus") });
    await expect(focused, label).toContainText(label);
  }
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole("button", { name: new RegExp(`^${field}`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await page.keyboard.press("Escape");
}

async function expectNotice(page: Page, text: string | RegExp) {
  await expect(page.getByRole("region", { name: "Notifications" }).getByText(text).first()).toBeVisible();
}
