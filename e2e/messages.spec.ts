import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

/** Names people of the demo marketplace: the agency has conversations with the brand and demo-freelancer, the brand with marisol-v. */
const names = {
  "demo-brand": nameOf("brands", "demo-brand"),
  "demo-agency": nameOf("agencies", "demo-agency"),
  "demo-freelancer": nameOf("freelancers", "demo-freelancer"),
  "marisol-v": nameOf("freelancers", "marisol-v"),
};
type Demo = keyof typeof names;

test("messages arrive at once and count as unread until they are seen, on all devices, in the tab and the page title", async ({
  windowOf,
}) => {
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  const phone = await windowOf("demo-agency");
  await openConversation(brand, "demo-agency");
  await openContacts(agency);
  const before = await unreadOf(agency);

  await write(brand, "Could we look at the lid on Thursday?");
  await expect(agency.getByText("Could we look at the lid on Thursday?").first()).toBeVisible({ timeout: 2_000 });
  await expect.poll(() => unreadOf(agency), { timeout: 2_000 }).toBe(before + 1);
  await expect(agency).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Messages`));
  await expect.poll(() => unreadOf(phone), { timeout: 2_000 }).toBe(before + 1);
  await expect(agency.locator('link[type="image/svg+xml"]')).toHaveAttribute("href", "/favicon-unread.svg");

  await openConversation(agency, "demo-brand");
  await expect.poll(() => unreadOf(agency), { timeout: 2_000 }).toBeLessThanOrEqual(before);
  await expect.poll(() => unreadOf(phone), { timeout: 2_000 }).toBe(await unreadOf(agency));
  await write(agency, "Thursday at ten?");
  await expect(messagesOf(brand).last()).toContainText("Thursday at ten?");
  await expect(messagesOf(brand).last()).toBeInViewport();
});

test("markup in a message is shown as text, and addresses as links", async ({ windowOf }) => {
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  await openConversation(brand, "demo-agency");
  await openConversation(agency, "demo-brand");
  const words = `<img src=x onerror=alert(1)> see https://example.com/a(b). ${Date.now()}`;

  await write(brand, words);

  await expect(messagesOf(agency).last()).toHaveText(words);
  const link = messagesOf(agency).last().getByRole("link");
  await expect(link).toHaveAttribute("href", "https://example.com/a(b)");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(agency.getByRole("log").locator("img[src=x]")).toHaveCount(0);
});

test("messages that both sides write offline arrive once and in the same order for both", async ({ windowOf }) => {
  const [agency, freelancer] = [await windowOf("demo-agency"), await windowOf("demo-freelancer")];
  await openConversation(agency, "demo-freelancer");
  await openConversation(freelancer, "demo-agency");
  const run = Date.now();
  const everything = ["agency", "freelancer"].flatMap((who) => [1, 2].map((at) => `${who} ${at} of ${run}`));

  for (const page of [agency, freelancer]) await page.context().setOffline(true);
  for (const at of [1, 2]) {
    await write(agency, `agency ${at} of ${run}`);
    await write(freelancer, `freelancer ${at} of ${run}`);
  }
  await expect(agency.getByRole("log").getByText("Waiting", { exact: true }).first()).toBeVisible();
  for (const page of [agency, freelancer]) await page.context().setOffline(false);

  const ofRun = async (page: Page) =>
    (await messagesOf(page).allTextContents()).filter((text) => text.endsWith(`of ${run}`));
  await expect.poll(async () => (await ofRun(agency)).toSorted(), { timeout: 20_000 }).toEqual(everything);
  await expect.poll(() => ofRun(freelancer), { timeout: 20_000 }).toEqual(await ofRun(agency));
  await expect(agency.getByRole("log").getByText("Waiting", { exact: true })).toHaveCount(0);
});

test("pictures and PDFs are sent with words, seen at once, and deleted for both", async ({ windowOf }) => {
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  await openConversation(brand, "demo-agency");
  await openConversation(agency, "demo-brand");
  const words = `The label and the brief ${Date.now()}`;

  await brand.getByLabel("Pictures or PDFs", { exact: true }).setInputFiles([
    { name: "icon-512.png", mimeType: "image/png", buffer: readFileSync("web/public/icon-512.png") },
    { name: "Honey brief.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n") },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Nothing that is taken") },
  ]);
  const tray = brand.getByRole("list", { name: "Files of this message" });
  await expect(tray.getByRole("alert")).toContainText("We don't take this kind of file");
  await boxOf(brand).fill(words);
  await expect(brand.getByRole("button", { name: "Send message" })).toBeDisabled();
  await tray.getByRole("button", { name: "Remove notes.txt" }).click();
  await expectAccessible(brand);
  await boxOf(brand).press("Enter");

  const received = agency.getByRole("list", { name: "Attachments" }).last();
  await expect(messagesOf(agency).filter({ hasText: words })).toBeVisible();
  await expect(received.getByRole("img", { name: "icon-512.png" })).toHaveJSProperty("complete", true);
  const download = agency.waitForEvent("download");
  await received.getByRole("link", { name: /Honey brief\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("Honey brief.pdf");
  await expect(boxOf(brand)).toHaveValue("");

  await received.getByRole("button", { name: "Open icon-512.png" }).click();
  await expect(agency.getByRole("dialog", { name: "icon-512.png" }).getByRole("img")).toBeVisible();
  await expectAccessible(agency);
  await agency.keyboard.press("Escape");
  await expect(received.getByRole("button", { name: /^Delete/ })).toHaveCount(0);

  const sent = brand.getByRole("list", { name: "Attachments" }).last();
  await sent.getByRole("button", { name: "Delete icon-512.png" }).click();
  await brand.getByRole("alertdialog").getByRole("button", { name: "Delete for both" }).click();
  for (const list of [sent, received]) {
    await expect(list.getByText("Attachment deleted")).toBeVisible();
    await expect(list.getByRole("link", { name: /Honey brief\.pdf/ })).toBeVisible();
  }
});

test("an unsent message survives a reload, and belongs to its conversation", async ({ windowOf }) => {
  const brand = await windowOf("demo-brand");
  await openConversation(brand, "demo-agency");
  await boxOf(brand).fill("Half a thought");

  await brand.reload();
  await expect(boxOf(brand)).toHaveValue("Half a thought");
  await openConversation(brand, "marisol-v");
  await expect(boxOf(brand)).toHaveValue("");

  await openConversation(brand, "demo-agency");
  await boxOf(brand).press("Shift+Enter");
  await boxOf(brand).pressSequentially("in two lines");
  await expect(boxOf(brand)).toHaveValue("Half a thought\nin two lines");
});

test("a deleted contact comes back with the next message, a blocked one when unblocked", async ({ windowOf }) => {
  const [brand, freelancer] = [await windowOf("demo-brand"), await windowOf("marisol-v")];
  await openConversation(brand, "marisol-v");
  await openConversation(freelancer, "demo-brand");

  await choose(brand, "marisol-v", "Delete Contact");
  await expect(brand.getByText("The contact has been removed from your list.")).toBeVisible();
  await expect(brand.getByText("Select a contact to start messaging")).toBeVisible();
  await expect(contactOf(brand, "marisol-v")).toHaveCount(0);
  await write(freelancer, "Still there?");
  await expect(contactOf(brand, "marisol-v")).toBeVisible();

  await choose(brand, "marisol-v", "Block Contact");
  await expect(brand.getByText("This user has been blocked and will no longer appear in your contacts.")).toBeVisible();
  await expect(freelancer.getByText("You can't exchange messages with this person.")).toBeVisible();

  await brand.getByRole("button", { name: "Blocked contacts" }).click();
  await brand.getByRole("button", { name: `Unblock ${names["marisol-v"]}` }).click();
  await brand.getByRole("button", { name: "Close", exact: true }).click();
  await expect(contactOf(brand, "marisol-v")).toBeVisible();
  await expect(boxOf(freelancer)).toBeVisible();
});

test("the conversation page works where the real-time channel cannot connect", async ({ windowOf }) => {
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  await openConversation(brand, "demo-agency");
  const path = new URL(brand.url()).searchParams.get("contact");
  await brand.route("**/socket.io/**", (route) => route.fulfill({ status: 404 }));
  await brand.goto(`/messages/${path}`);
  await expect(brand.getByRole("heading", { name: names["demo-agency"] })).toBeVisible();
  await openConversation(agency, "demo-brand");
  const words = `Without a channel ${Date.now()}`;

  await write(agency, words);

  await expect(brand.getByText(words, { exact: true })).toBeVisible({ timeout: 7_000 });
});

test("a narrow screen shows either the contacts or one conversation, with a button to go back", async ({
  windowOf,
}) => {
  const agency = await windowOf("demo-agency");
  await agency.setViewportSize({ width: 375, height: 740 });
  await openContacts(agency);
  await expectAccessible(agency);

  await contactOf(agency, "demo-brand").click();
  await expect(agency.getByRole("heading", { name: "Your contacts" })).toBeHidden();
  await expect(boxOf(agency)).toBeVisible();
  await expectAccessible(agency);

  await agency.getByRole("button", { name: "Back to contacts" }).click();
  await expect(agency.getByRole("heading", { name: "Your contacts" })).toBeVisible();
});

test("the messages are accessible on a wide screen, light and dark", async ({ windowOf }) => {
  const brand = await windowOf("demo-brand");
  await openContacts(brand);
  await expectAccessible(brand);
  await openConversation(brand, "demo-agency");
  await expectAccessible(brand);

  await brand.emulateMedia({ colorScheme: "dark" });

  await expectAccessible(brand);
});

async function openContacts(page: Page) {
  await page.goto("/?tab=messages");
  await expect(page.getByRole("heading", { name: "Your contacts" })).toBeVisible();
}

async function openConversation(page: Page, username: Demo) {
  await openContacts(page);
  await contactOf(page, username).click();
  await expect(boxOf(page)).toBeVisible();
}

async function write(page: Page, words: string) {
  await boxOf(page).fill(words);
  await boxOf(page).press("Enter");
  await expect(boxOf(page)).toHaveValue("");
}

async function choose(page: Page, username: Demo, action: string) {
  const row = page.getByRole("listitem").filter({ has: contactOf(page, username) });
  await row.getByRole("button", { name: `Options for ${names[username]}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: action }).click();
}

const contactOf = (page: Page, username: Demo) => page.getByRole("button", { name: new RegExp(`^${names[username]}`) });
const boxOf = (page: Page) => page.getByPlaceholder("Type a message...");
const messagesOf = (page: Page) => page.getByRole("log").locator("p[dir]");

/** Returns the unread count on the tab. */
async function unreadOf(page: Page): Promise<number> {
  const count = page.getByRole("tab", { name: /^Messages/ }).getByText(/^\d+ unread/);
  return (await count.count()) === 0 ? 0 : Number.parseInt((await count.textContent()) ?? "", 10);
}

function nameOf(file: string, username: string): string {
  const people = JSON.parse(readFileSync(join(import.meta.dirname, `../server/demo/${file}.json`), "utf8")) as {
    username: string;
    data: Record<string, string>;
  }[];
  const { data } = people.find((person) => person.username === username)!;
  return (data.agencyName ?? data.brandName ?? data.fullName)!;
}
