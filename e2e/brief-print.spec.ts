import type { Page } from "@playwright/test";
import { aBrandSearching, briefOf, searchWith } from "./searching.ts";
import { expect, expectAccessible, test } from "./test.ts";

test("all matches are printed with their proof, and no button", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await searchWith(page, "We need packaging design for our chutney, and photographs of it.");
  const text = await briefOf(page).inputValue();
  const total = await countMatches(page);
  expect(total).toBeGreaterThan(5);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });

  const printed = page.locator("[data-printed-page]");
  await expect(printed.getByRole("article")).toHaveCount(total);
  await expect(printed.getByRole("heading", { level: 1 })).toHaveText(/packaging design/i);
  await expect(printed).toContainText(text.split("\n")[0]!);
  await expect(printed).toContainText(/searched \d+ \w+ \d{4}/);
  for (const article of await printed.getByRole("article").all()) {
    await expect(article).toContainText(/\d+%/);
    await expect(article.getByRole("listitem").first()).toBeVisible();
  }
  expect(await printed.getByRole("figure").count()).toBeGreaterThan(total / 2);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await printed.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(20, 22, 29)");
  await expectAccessible(page);

  await page.emulateMedia({ colorScheme: null, media: null });
  await expect(printed).toHaveCount(0);
});

test("a PDF has every match at once, however it is asked for", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await searchWith(page, "We need packaging design for our chutney.");
  const total = await countMatches(page);
  await page.evaluate(() => {
    addEventListener("beforeprint", () => {
      document.body.dataset.printed = String(document.querySelectorAll("[data-printed-page] article").length);
    });
    window.print = () => void (document.body.dataset.asked = "yes");
  });

  const pdf = await page.pdf({ format: "A4" });
  await page.getByRole("button", { name: "Print or save as PDF" }).click();

  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  await expect(page.locator("body")).toHaveAttribute("data-printed", String(total));
  await expect(page.locator("body")).toHaveAttribute("data-asked", "yes");
  await expect(page.locator("[data-printed-page]")).toHaveCount(0);
});

/** Counts the matches of a search by what its reply said. */
async function countMatches(page: Page): Promise<number> {
  const reply = await page.request.get("/api/briefs");
  const [brief] = (await reply.json()) as { matchCount: number }[];
  return brief!.matchCount;
}
