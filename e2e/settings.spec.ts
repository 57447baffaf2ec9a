import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { aPerson, mailedPath, registerVerified } from "./people.ts";
import { expect, expectAccessible, emailsTo, signIn, test, toastOf } from "./test.ts";

const newPassword = "Orchard-77!";

test("a new email address takes effect once it is verified, and the change can be cancelled", async ({ page }) => {
  const person = await registerVerified(page, "brand");
  const [first, second] = [`first-${person.email}`, `second-${person.email}`];
  await openSettings(page, "email");
  await changeEmail(page, first);
  await expect(toastOf(page)).toContainText("Email updated successfully");
  await expect(page.getByText("Waiting for your new email")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(toastOf(page)).toContainText("Verification Email Sent");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Keep my current email" }).click();
  await expect(page.getByText("Waiting for your new email")).toHaveCount(0);
  await page.goto(await mailedPath(page, first, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verification failed" })).toBeVisible();

  await openSettings(page, "email");
  await changeEmail(page, second);
  await expect(page.getByText("Waiting for your new email")).toBeVisible();
  await page.goto(await mailedPath(page, second, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  await openSettings(page, "email");
  await expect(page.getByText(second, { exact: true })).toBeVisible();
  const [email] = await emailsTo(page, person.email);
  expect(email?.subject).toContain("email address has been changed");
});

test("changing the password keeps this session and ends the others", async ({ page, newWindow }) => {
  const person = await registerVerified(page, "brand");
  const other = await newWindow();
  await signIn(other, person.username, person.password);
  await openSettings(page, "password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toBeFocused();

  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Current password is required")).toBeVisible();
  await changePassword(page, "Wrong-pass-1", newPassword);
  await expect(page.getByText("Current password is incorrect").first()).toBeVisible();
  await changePassword(page, person.password, newPassword);

  await expect(toastOf(page)).toContainText("Password updated successfully");
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a brand chooses its emails and is not offered billing emails", async ({ page }) => {
  await registerVerified(page, "brand");
  await openSettings(page, "notifications");
  await expect(page.getByLabel("Message notifications")).toBeChecked();
  await expect(page.getByLabel("Billing renewal reminders")).toHaveCount(0);

  await page.getByLabel("Message notifications").uncheck();
  await page.getByRole("button", { name: "Save preferences" }).click();

  await expect(toastOf(page)).toContainText("Notification preferences updated successfully");
  await page.reload();
  await expect(page.getByLabel("Message notifications")).not.toBeChecked();
});

test("an agency invites a teammate, who uses its account until they are removed", async ({ page, newWindow }) => {
  await registerVerified(page, "agency");
  const [teammate, gone] = [aPerson(), aPerson()];
  await openSettings(page, "notifications");
  await expect(page.getByLabel("Billing renewal reminders")).toBeChecked();
  await page.getByRole("link", { name: "Team" }).click();
  await invite(page, gone.email);
  await invite(page, teammate.email);
  await page.getByRole("button", { name: `Withdraw the invitation of ${gone.email}` }).click();
  await expect(page.getByText(gone.email, { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: `Resend the invitation of ${teammate.email}` }).click();
  await expect(toastOf(page)).toContainText("Invitation sent again");
  await expectAccessible(page);

  const other = await newWindow();
  await other.goto(await mailedPath(page, gone.email, "/auth"));
  await expect(other.getByRole("heading", { name: "This invitation cannot be used" })).toBeVisible();
  await other.goto(await mailedPath(page, teammate.email, "/auth"));
  await other.getByLabel("Choose a username").fill(teammate.username);
  await other.getByLabel("Choose a password").fill(teammate.password);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Join the team" }).click();
  await expect(other.getByRole("tab", { name: "Find A Creative" })).toBeVisible();
  await other.getByRole("tab", { name: "Subscription" }).click();
  await expect(other.getByText("Only the owner of your agency's account can change its subscription.")).toBeVisible();
  await expect(other.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);
  await other.getByRole("tab", { name: "Settings" }).click();
  await other.getByRole("link", { name: "Notifications" }).click();
  await expect(other.getByLabel("Message notifications")).toBeVisible();
  await expect(other.getByLabel("Billing renewal reminders")).toHaveCount(0);
  await other.getByRole("link", { name: "Team" }).click();
  await expect(other.getByText("The owner of the account manages the team")).toBeVisible();
  await other.getByRole("main").getByRole("link", { name: "Your data" }).last().click();
  await expect(other.getByRole("button", { name: "Leave the team" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: `Remove ${teammate.username}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toastOf(page)).toContainText(`${teammate.username} was removed`);
  await expect(page.getByText("Only you so far")).toBeVisible();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "LOGIN" })).toBeVisible();
});

test("a team invitation asks somebody who is signed in to sign out first", async ({ page, newWindow }) => {
  await registerVerified(page, "agency");
  const teammate = aPerson();
  await openSettings(page, "team");
  await invite(page, teammate.email);
  const other = await newWindow();
  await registerVerified(other, "brand");

  await other.goto(await mailedPath(page, teammate.email, "/auth"));
  await expect(other.getByText("You are signed in as")).toBeVisible();
  await other.getByRole("button", { name: "Sign out and join" }).click();

  await expect(other.getByRole("button", { name: "Join the team" })).toBeVisible();
});

test("the settings list blocked people and unblock them", async ({ page, windowOf }) => {
  await registerVerified(page, "brand");
  const other = await windowOf("demo-freelancer");
  const { id, displayName } = (await (await other.request.get("/api/user")).json()) as Record<string, string>;
  await page.request.post("/api/users/contacts/block", { data: { contactId: id } });
  await openSettings(page, "blocked");

  await page.getByRole("button", { name: `Unblock ${displayName}` }).click();

  await expect(toastOf(page)).toContainText("Contact unblocked");
  await expect(page.getByText("You have not blocked anybody.")).toBeVisible();
});

test("somebody downloads their data, and deletes their account with their password", async ({ page }) => {
  const person = await registerVerified(page, "freelancer");
  await openSettings(page, "data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^triptych-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), "utf8")).toContain(person.email);

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("Your subscription ends at once, and you will not be charged again.");
  await expectAccessible(page);
  await dialog.getByLabel("Your password").fill("Wrong-pass-1");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("Current password is incorrect")).toBeVisible();
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();

  await expect(toastOf(page)).toContainText("Account deleted");
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "LOGIN" }).click();
  await expect(toastOf(page)).toContainText("Invalid username or password");
});

test("the settings work by keyboard alone at 320 pixels", async ({ page }) => {
  await registerVerified(page, "brand");
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettings(page);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Notifications" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Notification preferences" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Email" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(toastOf(page)).toContainText("Notification preferences updated successfully");
  await expect(page.getByLabel("Message notifications")).not.toBeChecked();
});

test("a section of the settings has an address, and narrow screens have a way back to the list", async ({ page }) => {
  await registerVerified(page, "brand");
  await page.goto("/settings?section=data");
  await expect(page).toHaveURL(/\?tab=settings&section=data$/);
  await expect(page.getByRole("link", { name: "Your data" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Password" }).click();
  await expect(page).toHaveURL(/section=password$/);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await page.goto("/?tab=settings&section=nothing");
  await expect(page.getByRole("button", { name: "Change email" })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/?tab=settings&section=password");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
  await page.getByRole("link", { name: "All settings" }).click();

  await expect(page.getByRole("link", { name: "Password" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Password" })).toHaveCount(0);
});

async function openSettings(page: Page, section?: string) {
  await page.goto(section === undefined ? "/?tab=settings" : `/?tab=settings&section=${section}`);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
}

async function changeEmail(page: Page, email: string) {
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("New email", { exact: true }).fill(email);
  await page.getByLabel("Confirm new email").fill(email);
  await page.getByRole("button", { name: "Update email" }).click();
}

async function changePassword(page: Page, current: string, next: string) {
  await page.getByLabel("Current password").fill(current);
  await page.getByLabel("New password", { exact: true }).fill(next);
  await page.getByLabel("Confirm new password").fill(next);
  await page.getByRole("button", { name: "Update password" }).click();
}

async function invite(page: Page, email: string) {
  await page.getByLabel("Invite somebody by email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByRole("button", { name: `Withdraw the invitation of ${email}` })).toBeVisible();
}
