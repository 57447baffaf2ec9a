import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

test("a project is created from a conversation, and its people accept, add notes, change its status and leave", async ({
  windowOf,
}) => {
  const title = `Labels ${Date.now()}`;
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  await beginFromConversation(brand, title);

  await agency.goto("/workspace?tab=projects");
  await agency.getByRole("link", { name: `VIEW DETAILS of ${title}` }).click();
  await expect(agency.getByRole("heading", { name: title })).toBeVisible();
  await expect(agency.getByLabel("Change status to")).toHaveCount(0);
  await agency.getByRole("button", { name: "Accept" }).click();
  await brand.getByRole("link", { name: `VIEW DETAILS of ${title}` }).click();
  await expect(brand.getByText("In the project", { exact: true })).toBeVisible();

  await agency.getByLabel("Add a note").fill("<b>First sketches</b> on Thursday.");
  await agency.getByRole("button", { name: "Add note" }).click();
  await expect(brand.getByText("<b>First sketches</b> on Thursday.")).toBeVisible();

  await brand.getByLabel("Change status to").selectOption("in progress");
  await expect(agency.getByText("Status: in progress")).toBeVisible();
  await expect(agency.getByRole("region", { name: "History" }).getByRole("listitem")).toHaveCount(2);

  await agency.getByRole("button", { name: "Leave" }).click();
  await agency.getByRole("button", { name: "Leave the project" }).click();
  await expect(agency.getByRole("heading", { name: "Projects" })).toBeVisible();
  await expect(agency.getByRole("link", { name: `VIEW DETAILS of ${title}` })).toHaveCount(0);
  await expect(brand.getByRole("button", { name: /^Remove / })).toHaveCount(0);
});

test("a project is hidden from somebody who was removed and from everybody else", async ({ windowOf }) => {
  const title = `Jars ${Date.now()}`;
  const [brand, agency] = [await windowOf("demo-brand"), await windowOf("demo-agency")];
  await beginFromConversation(brand, title);
  await brand.getByRole("link", { name: `VIEW DETAILS of ${title}` }).click();
  await expect(brand.getByRole("heading", { name: title })).toBeVisible();
  await agency.goto(brand.url());
  await expect(agency.getByRole("heading", { name: title })).toBeVisible();

  await brand.getByRole("button", { name: /^Remove / }).click();
  await brand.getByRole("button", { name: "Remove", exact: true }).click();

  await expect(agency.getByText("Project not found")).toBeVisible();
  const stranger = await windowOf("demo-freelancer");
  await stranger.goto(brand.url());
  await expect(stranger.getByText("Project not found")).toBeVisible();
});

test("the project form shows what is too short, and the owner edits the description later", async ({ windowOf }) => {
  const agency = await windowOf("demo-agency");
  await agency.goto("/workspace?tab=projects");
  await agency.getByRole("button", { name: "NEW PROJECT" }).click();
  await agency.getByLabel("Title").fill("No");
  await agency.getByRole("button", { name: "CREATE PROJECT" }).click();
  await expect(agency.getByText("Title must be at least 3 characters")).toBeVisible();
  await expect(agency.getByText("Description must be at least 10 characters")).toBeVisible();
  await expectAccessible(agency);

  const title = `Shelf ${Date.now()}`;
  await agency.getByLabel("Title").fill(title);
  await agency.getByLabel("Description").fill("A shelf that says what stands on it.");
  await agency.getByRole("button", { name: "CREATE PROJECT" }).click();
  await expect(agency.getByText("Project created successfully")).toBeVisible();
  await expect(agency.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(agency);
  await agency.getByRole("link", { name: `VIEW DETAILS of ${title}` }).click();
  await agency.getByRole("button", { name: "Edit" }).click();
  await agency.getByLabel("Description").fill("Two shelves, one above the other.");
  await agency.getByRole("button", { name: "Save" }).click();

  await expect(agency.getByRole("dialog")).toHaveCount(0);
  await expect(agency.getByText("Two shelves, one above the other.")).toBeVisible();
  await expectAccessible(agency);
  await agency.setViewportSize({ width: 320, height: 700 });
  await agency.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(agency);
  expect(await agency.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Creates a project from the conversation of brand and agency, which invites the agency. */
async function beginFromConversation(brand: Page, title: string) {
  await brand.goto("/?tab=messages");
  const [contact] = (await (await brand.request.get("/api/users/contacts")).json()).filter(
    ({ username }: { username: string }) => username === "demo-agency",
  );
  await brand.goto(`/messages/${contact.id}`);
  await brand.getByRole("button", { name: `Options for ${contact.displayName}` }).click();
  await brand.getByRole("menuitem", { name: "New Project" }).click();
  const dialog = brand.getByRole("dialog", { name: "Create new project" });
  await expect(dialog.getByText(`${contact.displayName} will be invited.`)).toBeVisible();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("Redraw every label before September.");
  await dialog.getByRole("button", { name: "CREATE PROJECT" }).click();
  await expect(brand.getByText("Project created successfully")).toBeVisible();
}
