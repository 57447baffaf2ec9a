import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

test("a photo is cropped with the keyboard, shown to others, removed and put back", async ({ windowOf }) => {
  const page = await windowOf("demo-freelancer");
  await page.goto("/?tab=profile");
  const field = page.getByRole("group", { name: "Your photo" });
  await expect(field.locator("img")).toHaveAttribute("src", /avatars/);

  await field.locator("input[type=file]").setInputFiles("web/public/icon-192.png");
  const dialog = page.getByRole("dialog", { name: "Choose what is shown" });
  await expect(dialog.getByLabel("Zoom")).toBeEnabled();
  await expectAccessible(page);
  await dialog.getByLabel("Zoom").press("ArrowRight");
  await dialog.getByLabel(/^The part of your photo/).press("ArrowLeft");
  await dialog.getByRole("button", { name: "Save photo" }).press("Enter");
  await expect(dialog).toBeHidden();

  await expectPhoto(field);
  await expectPhoto(page.getByRole("banner"));
  await page.getByRole("link", { name: "How others see you" }).click();
  const other = await windowOf("demo-brand");
  await other.goto(page.url());
  await expectPhoto(other.getByRole("main"));

  await page.goBack();
  await field.getByRole("button", { name: "Remove photo" }).click();
  await expect(field.getByRole("button", { name: "Choose a photo" })).toBeFocused();
  await expect(field.locator("img")).toHaveAttribute("src", /avatars/);
  await field.getByRole("button", { name: "Undo" }).click();
  await expectPhoto(field);
});

const expectPhoto = (place: ReturnType<Page["locator"]>) =>
  expect(place.locator('img[src^="/api/files/"]').first()).toHaveJSProperty("complete", true);
