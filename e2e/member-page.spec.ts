import { expect, expectAccessible, test } from "./test.ts";

test("a freelancer turns the public page on, a visitor finds it without scripts, and signing in leads to the profile", async ({
  windowOf,
  browser,
}) => {
  const owner = await windowOf("demo-freelancer");
  await owner.goto("/?tab=settings&section=public-page");
  await owner.getByRole("button", { name: "Turn it off" }).click();
  await owner.getByRole("button", { name: "Turn the page on" }).click();
  const address = await owner.getByLabel("Link", { exact: true }).inputValue();
  await expectAccessible(owner);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  const visitor = await context.newPage();
  await visitor.goto(new URL("/explore", address).href);
  await visitor.getByText("Filter by skill, sector or place").click();
  await visitor.getByLabel("Sector").selectOption("Automotive");
  await visitor.getByRole("button", { name: "Show" }).click();
  await visitor.getByRole("link", { name: /Forty corners before breakfast/ }).click();
  await expect(visitor).toHaveURL(new RegExp(`^${address}#work-`));
  await expect(visitor.getByRole("heading", { level: 1, name: "Maren Oduya-Whitlock" })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Forty corners before breakfast" })).toBeVisible();

  const brand = await windowOf("demo-brand");
  await brand.goto(address);
  await expect(brand.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expectAccessible(brand);
  await brand.getByRole("link", { name: "Contact Maren Oduya-Whitlock" }).first().click();
  await expect(brand).toHaveURL(/\/members\//);

  await owner.getByRole("button", { name: "Turn it off" }).click();
  await expect(owner.getByText("Your page is off", { exact: true })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await owner.getByRole("button", { name: "Undo" }).click();
  await expect(owner.getByText("Your page is on", { exact: true })).toBeVisible();
  await context.close();
});
