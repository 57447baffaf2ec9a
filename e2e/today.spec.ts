import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { registerBehind } from "./people.ts";
import { expect, expectAccessible, test } from "./test.ts";

const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("somebody with a profile lands on what waits for them, and gets to it in one click", async ({ windowOf }) => {
  await sendMessage(await windowOf("demo-brand"), "demo-agency");
  const page = await windowOf("demo-agency");

  await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Worth meeting" }).getByRole("link").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("list", { name: "Waiting for you" }).getByRole("link").first().click();

  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
});

test("somebody without a profile lands on it, and a newcomer is led to the first useful thing", async ({
  newWindow,
}) => {
  const page = await newWindow();
  await registerBehind(page, "brand");
  await page.goto("/");
  await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: "Today" }).click();
  await page.getByRole("link", { name: "Write a brief" }).click();

  await expect(page.getByRole("textbox", { name: "Your brief" })).toBeVisible();
});

test("every page leads to every main place in one click", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  const places = [
    "Today",
    "Profile",
    "Find an agency or creative",
    "Top matches",
    "Shortlists",
    "Messages",
    "Projects",
    "Settings",
  ];
  for (const path of ["/referrals", "/how-matching-works"]) {
    await page.goto(path);
    for (const place of places) await expect(nav(page).getByRole("link", { name: place })).toBeVisible();
  }
  await expectAccessible(page);

  await nav(page).getByRole("link", { name: "Projects" }).click();

  await expect(page.getByRole("heading", { name: "Projects" })).toBeVisible();
});

test("an operator sees what needs an operator, and the Admin Panel beside the other places", async ({ windowOf }) => {
  const page = await windowOf("admin");

  await expect(page.getByRole("heading", { name: "For an operator" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("banner").getByRole("link", { name: "Admin Panel" }).click();

  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Panel" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a phone has the places at its foot, with the number of unread messages", async ({ windowOf }) => {
  await sendMessage(await windowOf("demo-brand"), "demo-agency");
  const page = await windowOf("demo-agency");
  await page.setViewportSize({ width: 375, height: 740 });

  await expect(nav(page).getByRole("link", { name: /unread message/ })).toBeVisible();
  await expectAccessible(page);
  await nav(page).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Plan" }).click();
  await expect(page.getByRole("heading", { name: "Subscription" }).first()).toBeVisible();
  await page.goto("/referrals");

  await expect(nav(page).getByRole("link", { name: "Today" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test("the palette finds places, people, conversations and briefs by keyboard, and gives the focus back", async ({
  windowOf,
}) => {
  const page = await windowOf("demo-brand");
  await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();
  const opener = page.getByRole("tab", { name: "Today" });
  await opener.focus();

  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox");
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await box.fill("chutney");
  // NOTE: other journeys may have kept more briefs about chutney.
  await expect(page.getByRole("option", { name: "Today" })).toHaveCount(0);
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your brief" })).toHaveValue(/chutney/);

  await page.keyboard.press("Control+k");
  await box.fill("proj");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Projects" })).toBeVisible();
});

test("a slash starts a brief and a question mark shows the keys, but not in a field", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await expect(page.getByRole("button", { name: "Go to…" })).toBeVisible();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  const text = page.getByRole("textbox", { name: "Your brief" });
  await expect(text).toBeFocused();
  await page.keyboard.type("film/photo?");

  await expect(text).toHaveValue("film/photo?");
});

/** Sends a message by a direct call, so that the receiver has one that is unread. */
async function sendMessage(page: Page, receiver: string) {
  const contacts = (await (await page.request.get("/api/users/contacts")).json()) as { id: string; username: string }[];
  const { id: receiverId } = contacts.find(({ username }) => username === receiver)!;
  const sent = await page.request.post("/api/messages", {
    data: { receiverId, content: "Could we talk about the labels?" },
    headers: { origin: new URL(page.url()).origin, "idempotency-key": randomUUID() },
  });
  expect(sent.ok()).toBe(true);
}
