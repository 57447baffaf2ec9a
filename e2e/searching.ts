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
