import { randomUUID } from "node:crypto";
import { registerVerified } from "./people.ts";
import { expect, expectAccessible, test } from "./test.ts";

test("the profile of nobody and the conversation with nobody say so, and lead back", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");

  await page.goto(`/members/${randomUUID()}`);
  await expect(page.getByText("This profile isn't available")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();

  await page.goto(`/messages/${randomUUID()}`);
  await expect(page.getByText("This person is not available")).toBeVisible();
  await expectAccessible(page);
});

test("the messages of a newcomer say only that there are no contacts yet, and lead to the search", async ({
  newWindow,
}) => {
  const page = await newWindow();
  await registerVerified(page, "brand");

  await page.goto("/?tab=messages");
  await expect(page.getByText("No contacts yet")).toBeVisible();
  await expect(page.getByText("Select a contact to start messaging")).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Search for people" }).click();

  await expect(page).toHaveURL(/tab=search/);
});

test("brand matches show what to do where there are none", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "freelancer");

  await page.goto("/?tab=brand-matches");
  await expect(page.getByText("No brand matches found.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to your profile" }).click();
  await expect(page.getByRole("tab", { name: "Profile", selected: true })).toBeVisible();
});

test("brand matches that do not load say so, and load with Try again", async ({ windowOf }) => {
  const page = await windowOf("demo-freelancer");
  await page.route("**/api/freelancer/brand-matches*", (route) => route.abort("internetdisconnected"));

  await page.clock.install();
  await page.goto("/?tab=brand-matches");
  const failure = page.getByRole("tabpanel").getByRole("alert");
  // NOTE: shown once the browser has tried again a few times, some seconds apart.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(failure).toContainText("Brand matches didn't load", { timeout: 500 });
  }).toPass();
  await expect(failure).toContainText(/Failed to load brand matches\. Please try again later\.\s*Try again$/);
  await expectAccessible(page);
  await page.unroute("**/api/freelancer/brand-matches*");
  await failure.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("a brand match that does not fit leaves the list, and can be brought back", async ({ windowOf }) => {
  const page = await windowOf("demo-freelancer");
  await page.goto("/?tab=brand-matches");
  const brand = (await page.getByRole("article").first().getByRole("heading").first().textContent())!;

  await page.getByRole("button", { name: "Not a fit?" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Help us improve" });
  await expect(dialog).toContainText("They leave your brand matches.");
  await dialog.getByLabel("Wrong industry").check();
  await dialog.getByRole("button", { name: "Submit" }).click();

  await expect(page.getByText(`${brand} left your brand matches.`)).toBeVisible();
  await expect(page.getByRole("article", { name: brand })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("left your brand matches.")).toHaveCount(0);
  await expect(page.getByRole("article", { name: brand })).toBeVisible();
});

test("a dashboard whose file is missing says so, and loads with Try again", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await page.goto("/terms");
  // Names the file that holds the dashboard and the header, with what else every page of signed-in people needs.
  const file = /\/assets\/member-(?!page|profile)[^/]*\.js/;
  await page.route(file, (route) => route.abort("internetdisconnected"));

  await page.goto("/");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This part didn't load");
  await page.unroute(file);
  await page.getByRole("button", { name: "Try again" }).click();

  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
});
