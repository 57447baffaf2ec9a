import { aBrandSearching, briefOf, searchWith } from "./searching.ts";
import { expect, expectAccessible, test } from "./test.ts";

const chutney = "We need packaging design for our chutney.";

test("a brief has a name of its own, which is changed where it stands", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await searchWith(page, chutney);

  await expect(page.getByText("Packaging design", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Rename the brief “Packaging design" }).click();
  const name = page.getByRole("textbox", { name: "Name of this brief" });
  await expect(name).toBeFocused();
  await name.fill("Never mind");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Rename the brief “Packaging design" })).toBeFocused();
  await page.keyboard.press("Enter");
  await name.fill("Chutney for autumn");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename the brief “Chutney for autumn”" })).toBeFocused();

  await page.getByRole("button", { name: "Your briefs (1)" }).click();
  const list = page.getByRole("dialog", { name: "Your briefs" });
  await list.getByRole("button", { name: "Rename “Chutney for autumn”" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list.getByRole("button", { name: "Rename “Chutney for autumn”" })).toBeFocused();
  await page.keyboard.press("Enter");
  await name.fill("");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("button", { name: /^Rename “Packaging design/ })).toBeFocused();
});

test("a brief is named after the newest own words", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await briefOf(page).fill("Our first thoughts were about something round that hums.");
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await expect(page.getByRole("heading", { name: "What we read" })).toBeFocused();
  const own = page.getByRole("button", { name: "Use my own words" });
  if (await own.isVisible()) await own.click();

  await briefOf(page).fill("Something square that whistles.");
  await expect(page.getByText("Draft saved")).toBeVisible();

  await page.getByRole("button", { name: "Your briefs (1)" }).click();
  await expect(
    page.getByRole("dialog").getByRole("button", { name: "Rename “Something square that whistles.”" }),
  ).toBeVisible();
});

test("a changed brief keeps what it asked before, which can be used as new", async ({ newWindow }) => {
  const page = await aBrandSearching(newWindow);
  await searchWith(page, chutney);
  const before = await briefOf(page).inputValue();
  await briefOf(page).fill("We need a copywriter for our chutney.");
  await page.getByRole("button", { name: "Find matches" }).click();
  await expect(page.getByRole("heading", { name: /^Matches/ })).toBeFocused();

  await page.getByRole("button", { name: "History", exact: true }).click();
  const history = page.getByRole("region", { name: "History of this brief" });
  await expect(history.getByRole("listitem")).toHaveCount(2);
  const [newest, first] = [history.getByRole("listitem").first(), history.getByRole("listitem").last()];
  await expect(newest).toContainText(/words? added.*people new/);
  await expect(newest).toContainText(/New: \S/);
  await expect(first).toContainText("The first search.");
  await newest.getByRole("button", { name: /^Words before and after/ }).click();
  await expect(newest.getByRole("figure", { name: "Before" })).toContainText("Packaging design");
  await expect(newest.getByRole("figure", { name: "After" })).toContainText("copywriter");
  await expectAccessible(page);

  await first.getByRole("button", { name: /^Use as new/ }).click();
  await expect(briefOf(page)).toBeFocused();
  await expect(briefOf(page)).toHaveValue(before);
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Your briefs (2)" }).click();
  const list = page.getByRole("dialog", { name: "Your briefs" });
  await expect(list.getByRole("button", { name: /^Copywriting.*matches, searched/s })).toBeVisible();
  await expect(list.getByRole("button", { name: /^Packaging design.*Draft, /s })).toBeVisible();
});
