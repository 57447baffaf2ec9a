import type { Page } from "@playwright/test";
import { registerVerified } from "./people.ts";
import { expect } from "./test.ts";

/** Opens a window where a new brand is about to write a brief. */
export async function aBrandSearching(newWindow: () => Promise<Page>): Promise<Page> {
  const page = await newWindow();
  await registerVerified(page, "brand");
  await page.getByRole("tab", { name: "Find an agency or creative" }).click();
  await expect(briefOf(page)).toBeVisible();
  return page;
}

export const briefOf = (page: Page) => page.getByRole("textbox", { name: "Your brief" });

/** Improves a brief and searches with it, by the keys that are at hand. */
export async function searchWith(page: Page, brief: string) {
  await briefOf(page).fill(brief);
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await expect(page.getByRole("heading", { name: "What we read" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Find matches" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Matches/ })).toBeFocused();
}
