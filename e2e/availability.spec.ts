import { test } from "./clock-site.ts";
import { mailedPath, moveClock, registerBehind, registerVerified } from "./people.ts";
import { searchWith } from "./searching.ts";
import { expect, expectAccessible } from "./test.ts";

test("what a freelancer says of when they are free proves a date, lapses, and is confirmed by one tap", async ({
  newWindow,
}) => {
  const own = await newWindow();
  const freelancer = await registerBehind(own, "freelancer");
  await own.request.put("/api/freelancer/profile", { data: gaffer });
  await own.goto("/?tab=profile");
  await own.getByLabel("When you are free").selectOption("From a date");
  await own.getByRole("button", { name: "Save profile" }).click();
  await expect(own.getByText("Choose the day from which you are free")).toBeVisible();
  await own.getByLabel("When you are free").selectOption("Now");
  await own.getByLabel("Days a week").selectOption("3 days a week");
  await own.getByLabel("Day rate or smallest project").selectOption("£250 to £350 a day");
  await expectAccessible(own);
  await own.getByRole("button", { name: "Save profile" }).click();
  await expect(own.getByText("Confirmed today")).toBeVisible();

  const page = await newWindow();
  await registerVerified(page, "brand");
  await page.getByRole("tab", { name: "Find an agency or creative" }).click();
  await searchWith(page, "We need a gaffer, start next week.");
  const card = page.getByRole("article", { name: "Perpetua Vane" });
  await expect(card).toContainText("Available now, 3 days a week");
  await card.getByRole("button", { name: "Why this match?" }).click();
  await expect(card).toContainText("Free by then.");
  await expectAccessible(page);

  await page.getByRole("button", { name: "New brief" }).click();
  await moveClock(page, 15);
  await page.reload();
  await page.getByRole("button", { name: /\d match(es)?, searched/ }).click();
  await expect(card).toContainText("Availability: not confirmed since");
  await expect(card).not.toContainText("Available now");

  const stranger = await newWindow();
  await stranger.goto(await mailedPath(stranger, freelancer.email, "/availability/confirm"));
  await expect(stranger.getByRole("heading", { name: "Thank you, confirmed" })).toBeVisible();
  await expect(stranger.getByText("Available now, 3 days a week")).toBeVisible();
  await expectAccessible(stranger);
  await page.reload();
  await expect(card).toContainText("Available now, 3 days a week");
});

const gaffer = {
  fullName: "Perpetua Vane",
  title: "Gaffer",
  industries: ["Entertainment and media"],
  regions: ["Europe"],
  skills: ["Gaffer / Lighting Design"],
  bio: "I am a gaffer for short films and work from Whitby. I light harbours at night and have dropped one lamp in the sea.",
};
