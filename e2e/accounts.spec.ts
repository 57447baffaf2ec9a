import { plans, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { aPerson, fillRegistration, goodPassword, mailedPath, registerVerified } from "./people.ts";
import { expect, expectAccessible, signIn, test, toastOf } from "./test.ts";

const newPassword = "Orchard-77!";

test("switching between the sign-in and registration forms clears what was typed", async ({ page }) => {
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

test("the registration form ticks off the password rules and shows what each account type costs", async ({ page }) => {
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

test("a wrong sign-in and an empty registration form show what is wrong", async ({ page }) => {
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

test("a brand registers for free, corrects a mistyped address, verifies it and reaches its dashboard", async ({
  page,
}) => {
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

test("a verification link without a token or with an old one shows an error", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page.getByText("Invalid verification link")).toBeVisible();

  await page.goto("/verify-email?token=used-up");

  await expect(page.getByRole("heading", { name: "Email verification failed" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications" })).toBeEmpty();
  await expectAccessible(page);
});

test("an emailed link replaces a forgotten password, once", async ({ page, newWindow }) => {
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

test("a reset link without a token says what to do", async ({ page }) => {
  await page.goto("/reset-password");

  await expect(page.getByText("Invalid or missing reset token. Please request a new password reset.")).toBeVisible();
});
