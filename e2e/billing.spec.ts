import { plans, trialDays, trialReminderDaysBefore, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import type { Page } from "@playwright/test";
import { test } from "./clock-site.ts";
import { aPerson, mailedPath, moveClock, payWith, registerVerified, testCards } from "./people.ts";
import { expect, expectAccessible, emailsTo, toastOf } from "./test.ts";

test("a freelancer cancels and reactivates, and sees when the trial ends", async ({ page }) => {
  await registerVerified(page, "freelancer");
  await openSubscription(page, "Your freelancer subscription");
  const plan = page.getByRole("region", { name: "Freelancer plan" });
  await expect(plan).toContainText("Free trial - Active");
  await expect(plan).toContainText(`${formatPounds(plans.freelancer.pricePence)} per month`);
  await expect(plan).toContainText(`Trial ends in ${trialDays} days`);
  await expect(plan).toContainText(
    new RegExp(`You'll be charged ${formatPounds(plans.freelancer.pricePence)} on \\d+ \\w+ \\d{4}`),
  );
  await expect(plan.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to cancel?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeFocused();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await question.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Canceled");
  await expect(toastOf(page)).toContainText(
    "Your subscription will remain active until the end of the current billing period.",
  );
  await expect(plan).toContainText("Subscription will not renew");
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toHaveCount(0);

  await page.getByRole("button", { name: "Reactivate Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Reactivated");
  await expect(toastOf(page)).toContainText("Your subscription has been successfully reactivated.");
  await expect(plan).toContainText(`You'll be charged ${formatPounds(plans.freelancer.pricePence)}`);
});

test("a trial counts down its days and is charged, and then shows the next billing date", async ({ page }) => {
  const { email } = await registerVerified(page, "agency");
  await openSubscription(page);
  const plan = page.getByRole("region", { name: "Agency plan" });
  await expect(plan).toContainText(`Trial ends in ${trialDays} days`);

  await moveClock(page, trialDays - 1);
  await page.reload();
  await expect(plan).toContainText(/Trial ends (tomorrow|today)/);
  const [reminder] = await emailsTo(page, email);
  expect(reminder?.subject).toContain("Your free trial ends on");
  await moveClock(page, 2);
  await page.reload();

  await expect(plan).toContainText("Active subscription");
  await expect(plan).toContainText(/Next billing date: \d+ \w+ \d{4}/);
});

test("the link in a reminder cancels in two clicks, without signing in", async ({ page, newWindow }) => {
  const { email } = await registerVerified(page, "agency");
  await moveClock(page, trialDays - trialReminderDaysBefore + 2);
  const stranger = await newWindow();

  await stranger.goto(await mailedPath(page, email, "/cancel-subscription"));
  await expect(stranger.getByRole("heading", { name: "Are you sure you want to cancel?" })).toBeVisible();
  await expect(
    stranger.getByText(
      `The next payment of ${formatPounds(plans.agency.pricePence)} for your agency subscription is taken on `,
    ),
  ).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole("button", { name: "Yes, Cancel Subscription" }).click();

  await expect(stranger.getByRole("heading", { name: "Subscription Canceled" })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Subscription Canceled" })).toBeVisible();
  await openSubscription(page);
  await expect(page.getByRole("button", { name: "Reactivate Subscription" })).toBeVisible();
  await stranger.goto("/cancel-subscription?token=invented");
  await expect(stranger.getByText("This link is invalid or has expired.")).toBeVisible();
});

test("an ended subscription covers the dashboard, leaves messages and data open, and can be renewed", async ({
  page,
}) => {
  await registerVerified(page, "agency");
  await openSubscription(page);
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Canceled");

  await moveClock(page, trialDays + 1);
  const dialog = page.getByRole("dialog", { name: "Reactivate Your Subscription" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 300);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "read and answer your messages" }).click();
  await expect(page.getByRole("heading", { name: "Your contacts" })).toBeVisible();
  await page.goBack();
  await dialog.getByRole("link", { name: "download your data" }).click();
  await expect(page.getByRole("button", { name: "Download my data" })).toBeVisible();
  await page.goto("/");

  await dialog.getByRole("button", { name: "Subscribe Now" }).click();
  const payment = page.getByRole("dialog", { name: "Subscribe to Continue" });
  await expect(
    payment.getByText(
      `${formatPounds(plans.agency.pricePence)} is charged today, and then every month until you cancel.`,
    ),
  ).toBeVisible();
  await payWith(page, testCards.declined, "Subscribe Now");
  await expect(payment.getByRole("alert")).toContainText("Your card was declined.");
  await payWith(page, testCards.good, "Subscribe Now");

  await expect(toastOf(page)).toContainText("Your subscription has been activated!");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openSubscription(page);
  await expect(page.getByRole("region", { name: "Agency plan" })).toContainText("Active subscription");
});

test("a failed renewal shows until when access lasts, and another card pays it", async ({ page }) => {
  await registerVerified(page, "freelancer", testCards.failsRenewals);
  await moveClock(page, trialDays + 1);
  await openSubscription(page, "Your freelancer subscription");
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await expect(page.getByText(/You keep full access until \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Freelancer plan" })).toContainText("No active subscription");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await payWith(page, testCards.good, "Subscribe Now");

  await expect(toastOf(page)).toContainText("Your subscription has been activated!");
  await expect(page.getByText("Your last payment did not go through")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Freelancer plan" })).toContainText("Active subscription");
});

test("cancelling after a failed renewal ends the subscription at once", async ({ page }) => {
  await registerVerified(page, "agency", testCards.failsRenewals);
  await moveClock(page, trialDays + 1);
  await openSubscription(page);

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Your subscription ends at once.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();

  await expect(toastOf(page)).toContainText("Subscription Canceled");
  await expect(page.getByRole("dialog", { name: "Reactivate Your Subscription" })).toBeVisible();
});

test("a teammate sees that the subscription will not renew, and until when access lasts", async ({
  page,
  newWindow,
}) => {
  await registerVerified(page, "agency");
  const teammate = aPerson();
  await post(page, "/api/team/invitations", { email: teammate.email });
  const other = await newWindow();
  const invitation = new URL(await mailedPath(page, teammate.email, "/auth"), "http://localhost");
  const { username, password } = teammate;
  await post(other, "/api/team/join", { username, password, token: invitation.searchParams.get("team") });
  await post(page, "/api/subscriptions/cancel", {});

  await openSubscription(other);

  const plan = other.getByRole("region", { name: "Agency plan" });
  await expect(plan).toContainText("Subscription will not renew");
  await expect(plan).toContainText(/Access until \d+ \w+ \d{4}\./);
  await expectAccessible(other);
});

test("paid time that is left of an ended subscription is named in the dialog and on the plan behind it", async ({
  page,
}) => {
  await registerVerified(page, "agency");
  // Replaces what only a subscription that was ended at its provider has.
  await page.route("**/api/user", async (route) => {
    const reply = await route.fetch();
    const ended = { subscription_status: "canceled", access_until: "2031-05-06T12:00:00.000Z" };
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...ended } });
  });

  await page.goto("/?tab=subscription");

  const dialog = page.getByRole("dialog", { name: "Reactivate Your Subscription" });
  await expect(dialog).toContainText("You have paid until 6 May 2031");
  await expect(page.getByText("Access until 6 May 2031")).toBeVisible();
  await expect(page.getByText("You will not be charged again.")).toBeVisible();
});

test("the plan list shows the list price of brands and that they pay nothing", async ({ page }) => {
  await registerVerified(page, "agency");
  await openSubscription(page);
  await page.getByRole("heading", { name: "All plans" }).click();

  const brand = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Brand plan" }) });

  await expect(brand).toContainText(`${formatPounds(plans.brand.listPricePence)} per month`);
  await expect(brand).toContainText(`List price with a ${trialTexts.feature}.`);
  await expect(brand).toContainText("Free for brands");
});

test("a brand with the freelancer dashboard sees that there is nothing to pay", async ({ page }) => {
  await registerVerified(page, "brand");
  // Replaces what the server's configuration decides by username.
  await page.route("**/api/user", async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      json: { ...((await reply.json()) as object), dashboardView: "freelancer" },
    });
  });

  await openSubscription(page, "Your subscription");

  await expect(page.getByText("Nothing to pay")).toBeVisible();
  await expect(page.getByText("This account does not need a subscription.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "All plans" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Subscribe|Cancel/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the page after a payment leads to the dashboard", async ({ page }) => {
  await registerVerified(page, "freelancer");
  await page.goto("/payment/success");
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
  await page.goto("/payment/success");
  await expect(page.getByRole("main").locator(".text-success")).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible({ timeout: 8_000 });
  await page.goto("/dashboard?setup_intent=seti_1&redirect_status=succeeded");
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
});

async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(path, { data });
  expect(reply.ok()).toBe(true);
}

async function openSubscription(page: Page, title = "Your agency subscription") {
  await page.goto("/?tab=subscription");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}
