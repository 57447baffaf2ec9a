import { aBrandSearching, searchWith } from "./searching.ts";
import { expect, expectAccessible, test, toastOf } from "./test.ts";

const brief = "A food photographer and stylist who likes crumbs, for recipe pictures in January. Our budget is £3,000.";

test("people are saved in one tap, compared, and shown to a guest who votes", async ({ newWindow }) => {
  const brand = await aBrandSearching(newWindow);
  await searchWith(brand, brief);
  const cards = brand.getByRole("article");
  const nameOf = async (at: number) => (await cards.nth(at).getByRole("heading").first().innerText()).trim();
  const [first, second] = [await nameOf(0), await nameOf(1)];

  await test.step("the first save makes a list for the brief", async () => {
    await brand
      .getByRole("button", { name: `Save ${first}`, exact: true })
      .first()
      .click();
    await expect(toastOf(brand).getByText(/^Saved to /)).toBeVisible();
    await brand
      .getByRole("button", { name: `Save ${second}`, exact: true })
      .first()
      .press("Enter");
    await expect(brand.getByRole("button", { name: `Saved: ${second}` }).first()).toBeFocused();
    await brand.getByRole("tab", { name: "Shortlists" }).click();
    await brand.getByRole("link", { name: /2 people/ }).click();
  });

  const card = brand.getByRole("article", { name: first });
  await test.step("the list takes notes, a status and votes, and brings back who was taken off", async () => {
    await card.getByLabel(`Note about ${first}`).fill("Ask about January");
    await card.getByLabel("Status").selectOption("Chosen");
    await expect(card.getByRole("link", { name: `Start a project with ${first}` })).toBeVisible();
    await card.getByRole("button", { name: `Vote for ${first}, 0 so far` }).click();
    await expect(card.getByText("For: you")).toBeVisible();
    await expectAccessible(brand);
    await card.getByRole("button", { name: `Take off ${first}` }).click();
    await expect(card).toBeHidden();
    await toastOf(brand).getByRole("button", { name: "Undo" }).click();
    await expect(card.getByLabel(`Note about ${first}`)).toHaveValue("Ask about January");
  });

  await test.step("two people stand side by side", async () => {
    await brand.getByRole("link", { name: "Compare" }).click();
    await expect(brand.getByRole("list", { name: "Compared people" }).getByRole("listitem")).toHaveCount(2);
    await expect(brand.getByRole("heading", { name: /photograph/i }).first()).toBeVisible();
    await expectAccessible(brand);
    await brand.goBack();
  });

  await brand.getByRole("button", { name: "Share" }).click();
  await brand.getByRole("button", { name: "Make a link" }).click();
  const link = await brand.getByLabel("The link").inputValue();
  await expectAccessible(brand);

  const guest = await newWindow();
  await test.step("a guest votes by name, and sees nothing private", async () => {
    await guest.goto(link);
    await guest.getByRole("button", { name: `Vote for ${first}, 0 so far` }).click();
    await expect(guest.getByText("Please enter your name, and then vote")).toBeVisible();
    await guest.getByLabel("Your name").fill("Tom from the shop");
    await guest.getByRole("button", { name: `Vote for ${first}, 0 so far` }).click();
    await expect(guest.getByRole("button", { name: `Vote for ${first}, 1 so far` })).toBeVisible();
    await expect(guest.getByText("Ask about January")).toBeHidden();
    await expectAccessible(guest);
  });

  await brand.getByRole("button", { name: "Close", exact: true }).first().click();
  await expect(card.getByText(/For: you, Tom from the shop \(guest\)/)).toBeVisible();
  await brand.getByRole("button", { name: "Share" }).click();
  await brand.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(toastOf(brand).getByText("The link no longer works")).toBeVisible();
  await guest.goto(link);
  await expect(guest.getByRole("heading", { level: 1, name: "This list can't be shown" })).toBeVisible();
  await expectAccessible(guest);
});
