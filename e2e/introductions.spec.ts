import type { Page } from "@playwright/test";
import { aBrandSearching, searchWith } from "./searching.ts";
import { expect, expectAccessible, test, toastOf } from "./test.ts";

const brief = "A food photographer and stylist who likes crumbs, for recipe pictures in January. Our budget is £3,000.";

test("a first message brings a brief, and is answered in two taps", async ({ newWindow, windowOf }) => {
  const brand = await aBrandSearching(newWindow);
  await searchWith(brand, brief);
  const [first, second] = await matchesOf(brand);
  await brand
    .getByRole("link", { name: `Message ${first!.displayName}` })
    .first()
    .click();

  await test.step("its writer chooses what it shows", async () => {
    await expect(brand.getByRole("heading", { name: "Your message brings this brief" })).toBeVisible();
    await brand.getByLabel("Title").fill("Recipes with crumbs");
    await brand.getByRole("checkbox", { name: "Budget" }).uncheck();
    await expect(boxOf(brand)).toHaveValue(/\w/);
    await expectAccessible(brand);
    await brand.getByRole("button", { name: "Send message" }).click();
    await expect(toastOf(brand).getByText("Message Sent")).toBeVisible();
    await expect(introductionOf(brand)).toContainText("Not answered yet, open until");
  });

  await test.step("its receiver finds it on Today and accepts", async () => {
    const receiver = await windowOf(first!.username);
    await receiver.goto("/?tab=today");
    await receiver.getByRole("link", { name: /Recipes with crumbs Waits for your answer/ }).click();
    await expect(introductionOf(receiver)).toContainText("In January");
    await expect(introductionOf(receiver)).not.toContainText("3,000");
    await expectAccessible(receiver);
    await introductionOf(receiver).getByRole("button", { name: "Accept" }).click();
    await receiver.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(introductionOf(receiver)).toContainText("You accepted.");
    await expect(introductionOf(brand)).toContainText(`${first!.displayName} accepted.`);
    await expect(brand.getByRole("log")).toContainText("I'd like to hear more.");
  });

  await test.step("another one says no, in words of their own", async () => {
    await introduce(brand, second!);
    const receiver = await windowOf(second!.username);
    await receiver.goto("/?tab=messages");
    await receiver
      .getByRole("button", { name: /Waits for your answer/ })
      .first()
      .click();
    await introductionOf(receiver).getByRole("button", { name: "Say no" }).click();
    const dialog = receiver.getByRole("dialog");
    await dialog.getByText("The budget").click();
    await expect(dialog.getByLabel("Your words")).toHaveValue(/doesn't fit what I charge/);
    await dialog.getByLabel("Your words").fill("Too little for so many crumbs, sorry.");
    await expectAccessible(receiver);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(introductionOf(receiver)).toContainText("You said no. That never counts against you.");
    await brand.goto(`/messages/${second!.id}`);
    await expect(introductionOf(brand)).toContainText("said no: the budget does not fit.");
    await expect(brand.getByRole("log")).toContainText("Too little for so many crumbs, sorry.");
    await expectAccessible(brand);
  });
});

test("an answer that comes too late is not lost", async ({ newWindow, windowOf }) => {
  const brand = await aBrandSearching(newWindow);
  await searchWith(brand, brief);
  const person = (await matchesOf(brand))[2]!;
  const introductionId = await introduce(brand, person);
  const { id } = (await (await brand.request.get("/api/user")).json()) as { id: string };
  const receiver = await windowOf(person.username);
  await receiver.goto(`/messages/${id}`);
  await introductionOf(receiver).getByRole("button", { name: "Ask something" }).click();
  const dialog = receiver.getByRole("dialog");
  await dialog.getByLabel("Your question").fill("How many crumbs?");

  await post(brand, `/api/introductions/${introductionId}/withdraw`, {});
  await dialog.getByRole("button", { name: "Send" }).click();

  await expect(dialog.getByRole("alert")).toContainText("withdrawn in the meantime");
  await expect(dialog.getByLabel("Your question")).toHaveValue("How many crumbs?");
  await dialog.getByRole("button", { name: "Send as a message" }).click();
  await expect(receiver.getByRole("log")).toContainText("How many crumbs?");
  await expect(introductionOf(receiver)).toContainText("withdrew this. It needs no answer.");
});

interface Person {
  id: string;
  username: string;
  displayName: string;
}

const introductionOf = (page: Page) => page.locator("section[data-introduction]");
const boxOf = (page: Page) => page.getByRole("textbox", { name: /^Message to/ });

async function get<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(path, { data });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as { id: string };
}

const briefIdOf = async (page: Page) => (await get<{ id: string }[]>(page, "/api/briefs"))[0]!.id;

async function matchesOf(page: Page): Promise<Person[]> {
  const { matches } = await get<{ matches: { user: Person }[] }>(page, `/api/briefs/${await briefIdOf(page)}`);
  return matches.map(({ user }) => user);
}

/** Introduces somebody without the screens. Returns the introduction's id. */
async function introduce(page: Page, { id: recipientId }: Person): Promise<string> {
  const body = { recipientId, briefId: await briefIdOf(page), text: "Hello, may I show you a brief?" };
  return (await post(page, "/api/introductions", body)).id;
}
