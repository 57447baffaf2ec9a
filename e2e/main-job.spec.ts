import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoPassword, expect, expectAccessible, test } from "./test.ts";

interface DemoBrief {
  id: string;
  searcherType: "brand" | "agency" | "freelancer";
  text: string;
  rightPeople: string[];
}

const demo = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../server/demo/${file}.json`), "utf8"));
const briefs = demo("briefs") as DemoBrief[];
const article = { brand: "a brand", agency: "an agency", freelancer: "a freelancer" };
const walked = ["lapsed-givers", "borehole-films", "unreadable-bills", "who-is-doing-what", "vintage-lamp-shop"];

for (const brief of briefs.filter(({ id }) => walked.includes(id))) {
  test(`${article[brief.searcherType]} writes the brief “${brief.id}”, finds who fits, sees why and writes to them`, async ({
    windowOf,
  }) => {
    const [right] = await namesOf(brief.rightPeople);
    const searcher = await windowOf(`demo-${brief.searcherType}`);
    const receiver = await windowOf(right!.username);
    await openMessages(receiver);

    await openSearch(searcher, brief.searcherType);
    await expect(searcher.getByRole("button", { name: "Find matches" })).toBeDisabled();
    await searcher.getByRole("textbox", { name: "Your brief" }).fill(brief.text);
    await searcher.getByRole("button", { name: "Improve prompt" }).click();
    await expect(searcher.getByRole("button", { name: "Find matches" })).toBeEnabled();
    await searcher.getByRole("button", { name: "Find matches" }).click();
    await expect(searcher.getByText(/^Found \d+ potential (matches|collaborators)$/)).toBeVisible();

    const card = await findCard(searcher, right!.name);
    await card.getByRole("button", { name: "Why this match?" }).click();
    await expectTrueQuotes(card, right!.words);
    await expectAccessible(searcher);

    await card.getByRole("link", { name: `Message ${right!.name}` }).click();
    const box = searcher.getByPlaceholder("Type a message...");
    await expect(box).not.toHaveValue("");
    const words = `Hello from the brief ${brief.id}, ${Date.now()}`;
    await box.fill(words);
    await box.press("Enter");

    await expect(searcher.getByText(words).last()).toBeVisible();
    await expect(receiver.getByText(words).first()).toBeVisible({ timeout: 3_000 });
  });
}

/** Returns the people of a brief: their names on cards, and every word of their profiles. */
async function namesOf(usernames: string[]) {
  const people = [...demo("agencies"), ...demo("freelancers")] as { username: string; data: Record<string, unknown> }[];
  return usernames.map((username) => {
    const { data } = people.find((person) => person.username === username)!;
    return {
      username,
      password: demoPassword,
      name: String(data.agencyName ?? data.fullName),
      words: Object.values(data).flat().join("\n"),
    };
  });
}

async function openSearch(page: Page, searcherType: DemoBrief["searcherType"]) {
  const tab = { brand: "Find an agency or creative", agency: "Find A Creative", freelancer: "Find Freelancers" }[
    searcherType
  ];
  await page.getByRole("tab", { name: tab }).click();
  await expect(page.getByRole("textbox", { name: "Your brief" })).toBeVisible();
}

async function openMessages(page: Page) {
  await page.getByRole("tab", { name: /^Messages/ }).click();
  await expect(page.getByRole("heading", { name: "Your contacts" })).toBeVisible();
}

/** Finds the card of a person among the first five of a list. A brief with several jobs has several lists. */
async function findCard(page: Page, name: string) {
  const card = page.getByRole("article", { name });
  for (const next of await page.getByRole("button", { name: "Next" }).all())
    for (let step = 0; step < 5 && !(await card.isVisible()); step += 1) await next.click();
  await expect(card).toBeVisible();
  return card;
}

/** Checks that each quotation on the card is in the profile, character for character. */
async function expectTrueQuotes(card: ReturnType<Page["getByRole"]>, words: string) {
  const quotes = await card.locator("q, blockquote").allInnerTexts();
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(words).toContain(quote.replaceAll(/^[“"]|[”"]$/g, ""));
}
