import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

test("the public pages are accessible and fit wide and narrow screens", async ({ page }) => {
  const pages = {
    "/terms": "Terms and Conditions",
    "/privacy": "Privacy Policy",
    "/no-such-page": "Page not found",
    "/how-matching-works": "Matched on requirements. Never on who pays.",
  };
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [address, heading] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      if (width === 375) await expectAccessible(page);
    }
  }
  await page.goto("/terms");
  await expect(page.getByText("Last updated April 24, 2025")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
});

test("the heads of the public pages say what the pages show, and their picture is there", async ({ page, request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  // NOTE: the pages of members are written by the server, and the demo marketplace has dozens of them.
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => address!)
    .filter((address) => !/\/(agencies|freelancers)\//.test(address));
  expect(addresses.length).toBeGreaterThan(3);

  for (const address of addresses) {
    const head = await (await request.get(address)).text();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(head).toContain(`<title>${await page.title()}</title>`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  }

  const picture = await request.get(new URL(addresses[0]!).origin + "/share.png");
  expect(picture.headers()["content-type"]).toBe("image/png");
});

const emailLinks = [
  { path: "/unsubscribe/messages", heading: "Stop emails about unread messages?", button: "Unsubscribe" },
  { path: "/unsubscribe/reminders", heading: "Stop payment reminders?", button: "Unsubscribe" },
  { path: "/unsubscribe/invitations", heading: "Stop invitations to this address?", button: "Do not invite me again" },
];

for (const { path, heading, button } of emailLinks) {
  test(`the link ${path} asks first, refuses an unknown token and says where it is incomplete`, async ({ page }) => {
    await page.goto(`${path}?token=invented`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "That did not work" })).toBeVisible();
    await expect(page.getByText("This link is invalid or has expired")).toBeVisible();

    await page.goto(path);

    await expect(page.getByText("This link is incomplete.")).toBeVisible();
  });
}

test("the link of an operator's invitation opens a form, and an unknown one says who can help", async ({ page }) => {
  await page.goto("/auth?operator=invented");
  await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible();
  await expectAccessible(page);

  await openOperatorInvitation(page);

  await expect(page.getByText("It can open the Admin Panel once you have verified your email.")).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expectAccessible(page);
});

/** Opens the invitation with a faked reply: the real link is printed by a command on the server. */
async function openOperatorInvitation(page: Page) {
  await page.route("**/api/operators/invitation*", (route) =>
    route.fulfill({ json: { username: "night-shift", isAdmin: true } }),
  );
  await page.goto("/auth?operator=faked");
  await expect(page.getByRole("heading", { name: "Create the account night-shift" })).toBeVisible();
}
