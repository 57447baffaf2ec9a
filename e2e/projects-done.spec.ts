import type { Page } from "@playwright/test";
import { test } from "./clock-site.ts";
import { mailedPath, moveClock, registerBehind, registerVerified, type Person } from "./people.ts";
import { searchWith } from "./searching.ts";
import { expect, expectAccessible } from "./test.ts";

test("three people go from a brief to a reference", async ({ newWindow }) => {
  const maker = await newWindow();
  const freelancer = await registerBehind(maker, "freelancer");
  await maker.request.put("/api/freelancer/profile", { data: gaffer });
  const brand = await newWindow();
  await registerVerified(brand, "brand");
  await brand.request.put("/api/brand/profile", { data: harbour });

  await test.step("a brand writes a brief, finds somebody and introduces it", async () => {
    await brand.getByRole("tab", { name: "Find an agency or creative" }).click();
    await searchWith(brand, "We need a gaffer for a short film about a harbour, in January. Our budget is £3,000.");
    await brand.getByRole("link", { name: "Message Ottilie Marsh" }).click();
    await expect(brand.getByRole("textbox", { name: /^Message to/ })).toHaveValue(/\w/);
    await brand.getByRole("button", { name: "Send message" }).click();
    await expect(introductionOf(brand)).toContainText("Not answered yet");
  });

  await test.step("the freelancer accepts, and is chosen for the brief", async () => {
    await maker.goto("/?tab=today");
    await maker.getByRole("link", { name: /Waits for your answer/ }).click();
    await introductionOf(maker).getByRole("button", { name: "Accept" }).click();
    await maker.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await introductionOf(brand).getByRole("link", { name: "Choose for this brief" }).click();
    await expect(brand.getByRole("heading", { name: "Choose Ottilie Marsh" })).toBeVisible();
    await expect(brand.getByLabel("Budget")).toHaveValue(/3,000/);
    await expect(brand.getByLabel("Dates")).toHaveValue(/January/);
    await brand.getByLabel("First day").fill("2027-01-04");
    await expectAccessible(brand);
    await brand.getByRole("button", { name: "Choose Ottilie Marsh" }).dblclick();
    await expect(brand.getByRole("region", { name: "Notifications" })).toContainText("Project started");
    expect(await (await brand.request.get("/api/projects")).json()).toHaveLength(1);
  });

  await test.step("both mark the project as complete", async () => {
    await maker.goto("/?tab=today");
    await maker.getByRole("link", { name: /You are invited to a project/ }).click();
    await expect(maker.getByText("4 January 2027")).toBeVisible();
    await maker.getByRole("button", { name: "Accept" }).click();
    await brand.getByRole("button", { name: "Mark as complete" }).click();
    await expect(brand.getByText(/Ottilie Marsh was told and can mark it too/)).toBeVisible();
    await maker.goto(await mailedPath(maker, freelancer.email, new URL(brand.url()).pathname));
    await maker.getByRole("button", { name: "Mark as complete" }).click();
    await expect(brand.getByText(/You both marked this project as complete/)).toBeVisible();
  });

  await test.step("one gives a reference, which is published by the clock, and the other one replies", async () => {
    await brand.getByRole("button", { name: "Give a reference" }).click();
    await brand.getByLabel("What was the work?").fill("She was the gaffer of our film about the harbour.");
    await brand.getByLabel("What went well that others should know?").fill("She lit the fog itself.");
    await brand.getByLabel("Would you work together again, and for what?").fill("Yes, for anything at night.");
    await expectAccessible(brand);
    await brand.getByRole("button", { name: "Give this reference" }).click();
    await expect(brand.getByText(/^Kept until Ottilie Marsh gives theirs/)).toBeVisible();
    await moveClock(brand, 14);
    await signInAgain(maker, freelancer);
    await maker.reload();
    await expect(maker.getByText("She lit the fog itself.")).toBeVisible();
    await maker.getByRole("button", { name: "Reply" }).click();
    await maker.getByLabel("Your reply").fill("The fog did most of it.");
    await maker.getByRole("button", { name: "Publish the reply" }).click();
    await expect(maker.getByText("The fog did most of it.")).toBeVisible();
    await maker.getByRole("button", { name: "Give a reference" }).click();
    for (const question of await maker.getByRole("textbox", { name: /\?$/ }).all())
      await question.fill("A harbour that answers.");
    await maker.getByRole("button", { name: "Give this reference" }).click();
    await expect(maker.getByText(/^Published on/)).toBeVisible();
  });

  await test.step("a third one finds it with what the profile says, and reads both", async () => {
    const stranger = await newWindow();
    await registerVerified(stranger, "brand");
    await stranger.getByRole("tab", { name: "Find an agency or creative" }).click();
    await searchWith(stranger, "We need a gaffer.");
    const card = stranger.getByRole("article", { name: "Ottilie Marsh" });
    await card.getByRole("button", { name: "Why this match?" }).click();
    await expect(card).toContainText("In the words of Harbour Films");
    await card.getByRole("link", { name: "Ottilie Marsh", exact: true }).click();
    await expect(stranger.getByRole("heading", { name: "In the words of others" })).toBeVisible();
    await expect(stranger.getByText("She lit the fog itself.")).toBeVisible();
    await expect(stranger.getByText("The fog did most of it.")).toBeVisible();
    await expectAccessible(stranger);
  });
});

const introductionOf = (page: Page) => page.locator("section[data-introduction]");

/** Signs somebody in again, because sessions end while the clock moves. */
async function signInAgain({ request }: Page, { username, password }: Person) {
  const reply = await request.post("/api/login", { data: { username, password } });
  expect(reply.ok()).toBe(true);
}

const gaffer = {
  fullName: "Ottilie Marsh",
  title: "Gaffer",
  industries: ["Entertainment and media"],
  regions: ["Europe"],
  skills: ["Gaffer / Lighting Design"],
  bio: "I am a gaffer for short films and work from Whitby. I light harbours at night and have dropped one lamp in the sea.",
};

const harbour = {
  brandName: "Harbour Films",
  industries: ["Entertainment and media"],
  regions: ["Europe"],
  description: "We make short films about places where boats come in, mostly at night, and mostly in the rain.",
  brandSize: ["Small business"],
};
