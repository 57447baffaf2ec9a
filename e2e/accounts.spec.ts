import { readFileSync } from "node:fs";
import { plans, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import type { Page } from "@playwright/test";
import { aPerson, fillRegistration, goodPassword, mailedPath, registerVerified } from "./people.ts";
import { expect, expectAccessible, emailsTo, signIn, test } from "./test.ts";

const newPassword = "Orchard-77!";

test("the two ways in are side by side, and switching between them forgets what was typed", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Username").fill("somebody");
  await page.getByLabel("Password", { exact: true }).fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");

  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Choose a username").fill("somebody-else");
  await page.getByRole("tab", { name: "Login" }).click();

  await expect(page.getByLabel("Username")).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByRole("tab", { name: "Register" }).click();
  await expect(page.getByLabel("Choose a username")).toHaveValue("");
  await expectAccessible(page);
});

test("registering ticks off the password's rules and says what an account type costs", async ({ page }) => {
  await page.goto("/auth?token=a-referral");
  await expect(page.getByRole("tab", { name: "Register" })).toHaveAttribute("aria-selected", "true");

  await page.getByLabel("Choose a password").fill("lantern4");
  await expect(page.getByRole("listitem").filter({ hasText: "At least 8 characters" })).toContainText("(met)");
  await expect(page.getByRole("listitem").filter({ hasText: "One uppercase letter" })).toContainText("(not met yet)");
  await page.getByLabel("Choose a password").fill(goodPassword);
  await expect(page.getByText("(not met yet)")).toHaveCount(0);

  await page.getByLabel("I'm a...").selectOption("agency");
  await expect(page.getByLabel("I'm an...")).toHaveValue("agency");
  await expect(
    page.locator("form").getByText(`${formatPounds(plans.agency.pricePence)} per month with ${trialTexts.feature}`),
  ).toBeVisible();
  await page.getByLabel("I'm an...").selectOption("freelancer");
  await expect(
    page.locator("form").getByText(`${formatPounds(plans.freelancer.pricePence)} per month with ${trialTexts.feature}`),
  ).toBeVisible();
  await page.getByLabel("I'm a...").selectOption("brand");
  await expect(page.locator("form").getByText("£0 per month, free forever")).toBeVisible();
});

test("an empty registration is told what is missing, a wrong sign-in that it is wrong", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Username").fill("no");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Username").fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill("Wrong-pass-1");
  await page.getByRole("button", { name: "LOGIN" }).click();
  await expect(toastOf(page)).toContainText("Invalid username or password");

  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByRole("button", { name: "REGISTER" }).click();

  await expect(toastOf(page)).toContainText("Selection Required");
  await expect(toastOf(page)).toContainText("Please select what type of user you are.");
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Please select an account type")).toBeVisible();
});

test("a brand registers free, corrects a mistyped address, verifies it and is at home", async ({ page }) => {
  const person = aPerson();
  const corrected = `right-${person.email}`;
  await page.goto("/auth");
  await fillRegistration(page, person, "brand");
  await expect(toastOf(page)).toContainText("Your brand account has been created with free access.");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await expect(toastOf(page)).toContainText("Verification Email Sent");
  await expect(page.getByText("A new link is in the outbox.")).toBeVisible();
  await page.getByRole("button", { name: "Use another email address" }).click();
  await page.getByLabel("New email", { exact: true }).fill(corrected);
  await page.getByLabel("Confirm new email").fill("other@mail.example");
  await page.getByRole("button", { name: "Update email" }).click();
  await expect(page.getByText("Emails don't match")).toBeVisible();
  await page.getByLabel("Confirm new email").fill(corrected);
  await page.getByRole("button", { name: "Update email" }).click();
  await expect(page.getByText(corrected).first()).toBeVisible();

  await page.goto(await mailedPath(page, corrected, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/, { timeout: 8_000 });
  await expect(page.getByRole("tab", { name: "Find an agency or creative" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Subscription" })).toHaveCount(0);
});

test("a verification link without a token, or with an old one, says so", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page.getByText("Invalid verification link")).toBeVisible();

  await page.goto("/verify-email?token=used-up");

  await expect(page.getByRole("heading", { name: "Email verification failed" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications" })).toBeEmpty();
  await expectAccessible(page);
});

test("a forgotten password is replaced by a mailed link, once", async ({ page, newWindow }) => {
  const person = await registerVerified(page, "brand");
  const elsewhere = await newWindow();
  await elsewhere.goto("/auth");
  await elsewhere.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: "Reset your password" });
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByRole("button", { name: "SEND PASSWORD" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(elsewhere);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByRole("button", { name: "SEND PASSWORD" }).click();
  await expect(toastOf(elsewhere)).toContainText("Reset email sent");
  await expect(dialog).toHaveCount(0);

  const link = await mailedPath(elsewhere, person.email, "/reset-password");
  await elsewhere.goto(link);
  await elsewhere.getByLabel("New password", { exact: true }).fill("orchard");
  await expect(elsewhere.getByRole("listitem").filter({ hasText: "One number" })).toContainText("(not met yet)");
  await elsewhere.getByLabel("New password", { exact: true }).fill(newPassword);
  await elsewhere.getByLabel("Confirm new password").fill(newPassword);
  await elsewhere.getByRole("button", { name: "Reset password" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Password reset successful" })).toBeVisible();

  await signIn(elsewhere, person.username, newPassword);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm new password").fill(newPassword);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(toastOf(page)).toContainText("This link is invalid or has expired");
});

test("a reset link without its token says what to do", async ({ page }) => {
  await page.goto("/reset-password");

  await expect(page.getByText("Invalid or missing reset token. Please request a new password reset.")).toBeVisible();
});

test("a new email address waits until it is verified, and can be taken back", async ({ page }) => {
  const person = await registerVerified(page, "brand");
  const [first, second] = [`first-${person.email}`, `second-${person.email}`];
  await openSettings(page);
  await changeEmail(page, first);
  await expect(toastOf(page)).toContainText("Email updated successfully");
  await expect(page.getByText("Waiting for your new email")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(toastOf(page)).toContainText("Verification Email Sent");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Keep my present email" }).click();
  await expect(page.getByText("Waiting for your new email")).toHaveCount(0);
  await page.goto(await mailedPath(page, first, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email verification failed" })).toBeVisible();

  await openSettings(page);
  await changeEmail(page, second);
  await expect(page.getByText("Waiting for your new email")).toBeVisible();
  await page.goto(await mailedPath(page, second, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  await openSettings(page);
  await expect(page.getByText(second, { exact: true })).toBeVisible();
  const [letter] = await emailsTo(page, person.email);
  expect(letter?.subject).toContain("email address has been changed");
});

test("a new password keeps this window signed in and ends the other one", async ({ page, newWindow }) => {
  const person = await registerVerified(page, "brand");
  const other = await newWindow();
  await signIn(other, person.username, person.password);
  await openSettings(page);

  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Current password is required")).toBeVisible();
  await changePassword(page, "Wrong-pass-1", newPassword);
  await expect(page.getByText("Current password is incorrect").first()).toBeVisible();
  await changePassword(page, person.password, newPassword);

  await expect(toastOf(page)).toContainText("Password updated successfully");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await other.goto("/");
  await expect(other.getByRole("button", { name: "LOGIN" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

test("a brand chooses its emails and is not asked about billing", async ({ page }) => {
  await registerVerified(page, "brand");
  await openSettings(page);
  await expect(page.getByLabel("Billing renewal reminders")).toHaveCount(0);

  await page.getByLabel("Message notifications").uncheck();
  await page.getByRole("button", { name: "Save preferences" }).click();

  await expect(toastOf(page)).toContainText("Notification preferences updated successfully");
  await page.reload();
  await expect(page.getByLabel("Message notifications")).not.toBeChecked();
});

test("an agency invites a teammate, who acts as the agency until they are removed", async ({ page, newWindow }) => {
  await registerVerified(page, "agency");
  const [teammate, gone] = [aPerson(), aPerson()];
  await openSettings(page);
  await expect(page.getByLabel("Billing renewal reminders")).toBeChecked();
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
  await expect(other.getByText("The owner of the account manages the team")).toBeVisible();
  await expect(other.getByLabel("Billing renewal reminders")).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: `Remove ${teammate.username}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toastOf(page)).toContainText(`${teammate.username} was removed`);
  await expect(page.getByText("Only you so far")).toBeVisible();
  await other.goto("/");
  await expect(other.getByRole("button", { name: "LOGIN" })).toBeVisible();
});

test("somebody who is signed in is told so by a team's invitation", async ({ page, newWindow }) => {
  await registerVerified(page, "agency");
  const teammate = aPerson();
  await openSettings(page);
  await invite(page, teammate.email);
  const other = await newWindow();
  await registerVerified(other, "brand");

  await other.goto(await mailedPath(page, teammate.email, "/auth"));
  await expect(other.getByText("You are signed in as")).toBeVisible();
  await other.getByRole("button", { name: "Sign out and join" }).click();

  await expect(other.getByRole("button", { name: "Join the team" })).toBeVisible();
});

test("people who were blocked are listed in the settings, with the way back", async ({ page, windowOf }) => {
  await registerVerified(page, "brand");
  const other = await windowOf("demo-freelancer");
  const { id, displayName } = (await (await other.request.get("/api/user")).json()) as Record<string, string>;
  await page.request.post("/api/users/contacts/block", { data: { contactId: id } });
  await openSettings(page);

  await page.getByRole("button", { name: `Unblock ${displayName}` }).click();

  await expect(toastOf(page)).toContainText("Contact unblocked");
  await expect(page.getByText("You have not blocked anybody.")).toBeVisible();
});

test("somebody takes their data along, and deletes the account after their password", async ({ page }) => {
  const person = await registerVerified(page, "freelancer");
  await openSettings(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^triptych-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), "utf8")).toContain(person.email);

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog).toContainText("Your subscription ends at once, and nothing more is charged.");
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

test("settings work by keyboard alone at 320 pixels", async ({ page }) => {
  await registerVerified(page, "brand");
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettings(page);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);

  await page.getByLabel("Message notifications").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(toastOf(page)).toContainText("Notification preferences updated successfully");
  await expect(page.getByLabel("Message notifications")).not.toBeChecked();
});

test("what everybody can read is accessible, wide and narrow, and fits", async ({ page }) => {
  const pages = {
    "/terms": "Terms and Conditions",
    "/privacy": "Privacy Policy",
    "/no-such-page": "Page not found",
    "/how-matching-works": "Matched on requirements. Never on who pays.",
  };
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [address, heading] of Object.entries(pages)) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      if (width === 375) await expectAccessible(page);
    }
  }
  await page.goto("/terms");
  await expect(page.getByText("Last updated April 24, 2025")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("button", { name: "LOGIN" })).toBeVisible();
});

const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function openSettings(page: Page) {
  await page.goto("/?tab=settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
}

async function changeEmail(page: Page, email: string) {
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
