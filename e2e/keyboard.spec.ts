import type { Locator, Page } from "@playwright/test";
import { demoPassword, expect, test } from "./test.ts";

const brief = "Eleven relish labels redrawn before September by a small team in Stroud. About £25k.";

for (const username of ["demo-brand", "demo-agency", "demo-freelancer"]) {
  test(`${username} signs in, searches, opens a match and writes by keyboard alone`, async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByLabel("Username")).toBeVisible();
    await tabTo(page, page.getByLabel("Username"));
    await page.keyboard.type(username);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();

    await page.keyboard.press("/");
    const text = page.getByRole("textbox", { name: "Your brief" });
    await expect(text).toBeFocused();
    await page.keyboard.type(brief);
    await tabTo(page, page.getByRole("button", { name: "Improve prompt" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "What we read" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Find matches" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Matches/ })).toBeFocused();

    await tabTo(page, page.getByRole("article").getByRole("heading").getByRole("link").first());
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Message", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: /^Message to/ })).toBeFocused();
    await page.keyboard.press("Control+a");
    const said = `Could we talk about this on Friday? (${username})`;
    await page.keyboard.type(said);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("log").getByText(said)).toBeVisible();
  });
}

test("an operator finds somebody, opens a dialog and comes back to where they were by keyboard alone", async ({
  windowOf,
}) => {
  const page = await windowOf("admin");

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("admin panel");
  await page.keyboard.press("Enter");
  const search = page.getByRole("searchbox", { name: "Search" });
  await tabTo(page, search);
  await page.keyboard.type("demo-agency");
  await expect(page.getByRole("heading", { name: "Subscribed Users (Showing 1 of" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Extend Trial of demo-agency", exact: true });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Extension Days")).toBeFocused();
  await page.keyboard.press("Escape");

  await expect(opener).toBeFocused();
});

/** Presses Tab until something has the focus, which must be in sight then, as it would be for somebody who looks. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible();
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  await expect(wanted).toBeFocused();
  await expect(wanted).toBeInViewport();
}
