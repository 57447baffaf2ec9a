import type { Page } from "@playwright/test";
import { aPerson, fillRegistration, mailedPath, registerVerified } from "./people.ts";
import { aBrandSearching, briefOf } from "./searching.ts";
import { expect, expectAccessible, test } from "./test.ts";

const cv = (name: string) => `${name}
Theremin maker and sound designer
Hebden Bridge, UK | ${name.toLowerCase().replace(" ", ".")}@theremin.example | theremins.example

PROFILE
I build theremins and record them for science museums and planetariums. For nine years my sound design has filled domes
in Leeds, Glasgow and Utrecht, always with instruments that nobody touches.

SKILLS
Sound design, sound recording, voiceover

INTERESTS
Photography, fell running`;

test("a freelancer pastes a CV, confirms what it says, and is found by a brand", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "freelancer");
  const name = "Wilhelmina Ackroyd";

  await page.getByRole("button", { name: "Sort it into my profile" }).click();
  await expect(page.getByText("Paste a text first, or start empty")).toBeVisible();
  await pasteBox(page).fill(cv(name));
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(pasteBox(page)).toHaveValue(cv(name));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sort it into my profile" }).click();

  await expect(page.getByRole("heading", { name: /^We found \d+ things in your text$/ })).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue(name);
  await expect(page.getByLabel("Professional title")).toHaveValue("Theremin maker and sound designer");
  await expect(page.getByLabel("Portfolio")).toHaveValue("https://theremins.example");
  await expect(page.getByLabel("Your experience")).toHaveValue(/^I build theremins .+ nobody touches\.$/);
  const skills = page.getByRole("list", { name: "Skills" }).getByRole("listitem");
  await expect(
    skills.filter({ has: page.getByRole("button", { name: "Remove Sound Design" }) }).locator("mark"),
  ).toHaveText(/sound design/i);
  await expect(skills.getByRole("button", { name: "Remove Photography" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Voiceover Artist" }).click();
  await page.getByLabel("Professional title").fill("Thereminist and sound designer");
  await page.getByRole("button", { name: "Take away Portfolio" }).click();
  for (const industry of await page.getByRole("list", { name: "Industries" }).getByRole("button").all())
    await industry.click();
  await page.getByRole("button", { name: "Use these" }).click();

  await expect(page.getByRole("heading", { name: "Where and for whom" })).toBeFocused();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Select at least one industry")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Professional title")).toHaveValue("Thereminist and sound designer");
  await page.getByRole("button", { name: "Use these" }).click();
  await choose(page, "Industries", "Entertainment and media");
  await page.getByRole("button", { name: "Save profile" }).click();

  await expect(page.getByRole("heading", { name: "Others can find you now" })).toBeFocused();
  await expect(page.getByRole("article", { name })).toContainText("Thereminist and sound designer");
  await expectAccessible(page);
  await page.getByRole("link", { name: "See your Brand Matches" }).click();
  await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();

  const brand = await aBrandSearching(newWindow);
  await briefOf(brand).fill("We need a sound designer who plays the theremin for our planetarium.");
  await brand.getByRole("button", { name: "Improve prompt" }).click();
  await brand.getByRole("button", { name: "Find matches" }).click();
  await expect(brand.getByRole("article", { name }).first()).toBeVisible();
  await expect(brand.getByRole("article", { name }).first()).toContainText("theremin");
});

test("an agency starts empty, steps forward and back without loss, and adds a link afterwards", async ({
  newWindow,
}) => {
  const page = await newWindow();
  const { username } = await registerVerified(page, "agency");
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("button", { name: "Start empty" }).click();

  await expect(page.getByRole("heading", { name: "Who you are" })).toBeFocused();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Agency name is required")).toBeVisible();
  await expect(page.getByLabel("Agency name")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Agency name").fill(`Step ${username}`);
  await expect(page.getByText("Agency name is required")).toHaveCount(0);
  await page.getByLabel("Website").fill("step.example");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "What you do" })).toBeFocused();
  await choose(page, "Services", "Event marketing");
  await page.getByLabel("Retainer").check();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Retainer")).toBeChecked();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Website")).toHaveValue("https://step.example");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Minimum budget").selectOption("< £10k");
  await page.getByRole("button", { name: "Next" }).click();
  await choose(page, "Industries", "Sport and leisure");
  await page.getByLabel("Europe").check();
  await page.getByRole("group", { name: "Client experience" }).getByLabel("Startups").check();
  await page.getByRole("group", { name: "Preferred client size" }).getByLabel("Startups").check();
  await page.getByRole("button", { name: "Next" }).click();
  await page
    .getByLabel("What makes you special")
    .fill("We put on races for people who have never run one, and film the last person home.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole("button", { name: "Save profile" }).click();

  await expect(page.getByRole("heading", { name: "Others can find you now" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Credentials" }).click();
  await expect(page.getByLabel("Credentials")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("Agency name")).toHaveValue(`Step ${username}`);
});

test("the whole form has what the steps have, and the other way round", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  await page.goto("/?tab=profile");
  await page.getByRole("button", { name: "Start empty" }).click();
  await page.getByLabel("Brand or business name").fill("Pickle & Peel");

  await page.getByRole("button", { name: "Fill in the whole form" }).click();
  await expect(page.getByLabel("Brand or business name")).toHaveValue("Pickle & Peel");
  await page.getByLabel("Startup").check();
  await page.getByRole("button", { name: "Go step by step" }).click();

  await expect(page.getByLabel("Startup")).toBeChecked();
});

test("a brand is five clicks from its registration to results", async ({ newWindow }) => {
  const page = await newWindow();
  const person = aPerson();
  await page.goto("/auth");
  await fillRegistration(page, person, "brand");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  const clicks = await countClicks(page);
  await page.goto(await mailedPath(page, person.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();

  // NOTE: the page leads home by itself, where a brand without a profile begins with it.
  await page.getByRole("link", { name: "Write a brief first" }).click();
  await briefOf(page).fill("We need a photographer for our cider labels in Hereford.");
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await page.getByRole("button", { name: "Find matches" }).click();

  await expect(page.getByRole("article").first()).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(5);
});

const pasteBox = (page: Page) => page.getByLabel("Paste your CV, your About page or a portfolio text");

async function choose(page: Page, field: string, option: string) {
  await page.getByRole("button", { name: new RegExp(`^${field}`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
  await page.keyboard.press("Escape");
}

/** Counts what somebody clicks from now on, on every page of the window. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("noteClick", () => (clicks += 1));
  await page.addInitScript(() => {
    addEventListener(
      "click",
      ({ isTrusted }) => isTrusted && (globalThis as unknown as { noteClick: () => void }).noteClick(),
      true,
    );
  });
  return () => clicks;
}
