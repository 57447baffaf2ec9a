import type { Page } from "@playwright/test";
import { test } from "./clock-site.ts";
import { moveClock, registerBehind } from "./people.ts";
import { aBrandSearching, searchWith } from "./searching.ts";
import { expect, expectAccessible } from "./test.ts";

test("a kept brief says in the morning who is new, until it was opened", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await aListedPuppeteer(await newWindow(), "Wilf Stringer");
  await searchWith(page, "We need a puppeteer for a film about owls.");
  await expect(page.getByRole("article", { name: "Wilf Stringer" })).toBeVisible();
  await aListedPuppeteer(await newWindow(), "Odile Fadenspiel");
  await page.getByRole("button", { name: "New brief" }).click();

  // NOTE: every scheduled job runs once whenever the clock is moved; the session lasts longer than this.
  await moveClock(page, 0.25);
  await page.reload();

  const kept = page.getByRole("button", { name: /1 match, searched/ });
  await expect(kept).toContainText("1 new");
  await expectAccessible(page);
  await kept.click();
  const waiting = page.getByRole("region", { name: "New matches" });
  await expect(waiting).toContainText("1 more person would match today.");
  await expectAccessible(page);
  await waiting.getByRole("button", { name: "Search again to see them" }).click();
  await expect(page.getByRole("article", { name: "Odile Fadenspiel" })).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.getByRole("button", { name: "New brief" }).click();
  await expect(page.getByRole("button", { name: /2 matches, searched/ })).not.toContainText("new");
});

/** Registers a freelancer with a profile that others find. */
async function aListedPuppeteer(page: Page, fullName: string) {
  await registerBehind(page, "freelancer");
  const reply = await page.request.put("/api/freelancer/profile", {
    data: {
      fullName,
      title: "Puppeteer",
      industries: ["Entertainment and media"],
      regions: ["Europe"],
      skills: ["Puppetry"],
      bio: "I am a puppeteer for short films and work from Ghent. My owls have fooled ornithologists, twice, in daylight.",
    },
  });
  expect(reply.status()).toBe(200);
}
