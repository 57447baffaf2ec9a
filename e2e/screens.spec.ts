import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

/** Lists the screens that people come to without doing anything, by who sees them. Their states are in the journeys. */
const screens = {
  visitor: ["/auth", "/how-matching-works", "/terms", "/privacy", "/reset-password?token=gone", "/no-such-page"],
  "demo-brand": [
    ...tabs("today", "profile", "search", "matches", "shortlists", "messages", "projects", "settings"),
    "/referrals",
  ],
  "demo-agency": [...tabs("today", "profile", "search", "messages", "subscription"), "/no-such-page", "/work/new"],
  "demo-freelancer": tabs("today", "profile", "brand-matches", "search", "projects", "subscription"),
  admin: [
    "/",
    ...["subscriptions", "rewards", "feedback", "overview", "audit-log"].map((tab) => `/admin-panel?tab=${tab}`),
  ],
};

const looks = [320, 768, 1280, 1920].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Returns all eight looks of a screen with `EVERY_LOOK=1`, otherwise one, in turn. */
const looksAt = (index: number) => (process.env.EVERY_LOOK ? looks : [looks[(3 * index) % looks.length]!]);

for (const [who, paths] of Object.entries(screens)) {
  test(`what ${who} sees is accessible from 320 to 1920 pixels, light and dark`, async ({ newWindow, windowOf }) => {
    test.setTimeout(300_000);
    const page = who === "visitor" ? await newWindow() : await windowOf(who);
    for (const [index, path] of paths.entries()) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const look of looksAt(index))
        await test.step(`${path} ${look.width} ${look.colorScheme}`, () => expectLook(page, look));
    }
  });
}

async function expectLook(page: Page, { width, colorScheme }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
}

function tabs(...names: string[]): string[] {
  return names.map((name) => `/?tab=${name}`);
}
