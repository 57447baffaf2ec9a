import { plans, trialDays, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { refusals } from "@triptych/contract/refusals";
import type { Page } from "@playwright/test";
import { aPerson, fillRegistration, mailedPath, moveClock, payWith, registerVerified, testCards } from "./people.ts";
import { startSite, type Site } from "./site.ts";
import { expect, expectAccessible, emailsTo, test as base } from "./test.ts";

/** A site of their own: these journeys move its clock. */
const test = base.extend<object, { site: Site }>({
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await startSite({ DEMO_DATA: "off" });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test("an agency starts its trial although the first card is declined and the second asks for a confirmation", async ({
  page,
}) => {
  const person = aPerson();
  await page.goto("/auth");
  await fillRegistration(page, person, "agency");
  const dialog = page.getByRole("dialog", { name: `Start your ${trialTexts.feature}` });
  await expect(dialog.getByText("BEST VALUE")).toBeVisible();
  await expect(dialog.getByText(`${formatPounds(plans.agency.pricePence)} per month`)).toBeVisible();
  await expect(
    dialog.getByText(
      `Nothing is charged today. The first payment of ${formatPounds(plans.agency.pricePence)} is taken on`,
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel("Card number")).toBeVisible();
  await expectAccessible(page);

  await payWith(page, testCards.declined, "Start free trial");
  await expect(dialog.getByRole("alert")).toContainText("Your card was declined.");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await expect(dialog.getByLabel("Card number")).toBeFocused();
  await expect(dialog.getByLabel("Expiry")).not.toHaveValue("");
  await payWith(page, testCards.withConfirmation, "Start free trial");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Payment Setup Failed");
  await payWith(page, testCards.withConfirmation, "Start free trial");
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();

  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await expect(toastOf(page)).toContainText(`Your account has been created with a ${trialTexts.feature}.`);
});

test("one opening of the payment dialog creates one subscription, and a closed one keeps the form", async ({
  page,
}) => {
  const created: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/create-subscription")) created.push(request.postData() ?? "");
  });
  const person = aPerson();
  await page.goto("/auth");
  await fillRegistration(page, person, "freelancer");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Card number")).toBeVisible();
  await dialog.getByLabel("Card number").fill("4242");
  await dialog.getByRole("button", { name: "Start free trial" }).click();
  await expect(dialog.getByText("Please enter the number of a test card")).toBeVisible();
  expect(created).toHaveLength(1);

  await page.keyboard.press("Escape");

  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Work email")).toHaveValue(person.email);
});

test("who paid and did not register finishes in another browser by the mailed link", async ({ page, newWindow }) => {
  const person = aPerson();
  await page.route("**/api/register", (route) => route.fulfill({ status: 409, json: nameTaken }));
  await page.goto("/auth");
  await fillRegistration(page, person, "agency");
  await payWith(page, testCards.good, "Start free trial");
  await expect(toastOf(page)).toContainText("Trial Started Successfully");
  const stranger = await newWindow();
  await stranger.goto("/auth");
  await fillRegistration(stranger, { ...aPerson(), email: person.email }, "agency");
  await expect(stranger.getByRole("dialog").getByLabel("Card number")).toBeVisible();

  await moveClock(page, 0.05);
  const other = await newWindow();
  const link = await mailedPath(page, person.email, "/auth");
  await other.goto(link);
  await expect(other.getByText("You do not need to enter it again")).toBeVisible();
  await expect(other.getByLabel("Work email")).toHaveValue(person.email);
  await expectAccessible(other);
  await other.getByLabel("Choose a username").fill(person.username);
  await other.getByLabel("Choose a password").fill(person.password);
  await other.getByRole("button", { name: "REGISTER" }).click();

  await expect(other.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await stranger.goto(link);
  await expect(stranger.getByText("This link has expired, or an account was created with it")).toBeVisible();
});

test("the owner of an address takes it back from somebody who registered with it", async ({ page, newWindow }) => {
  const owner = aPerson();
  await page.goto("/auth");
  await fillRegistration(page, { ...aPerson(), email: owner.email }, "brand");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  const own = await newWindow();
  await own.goto("/auth");
  await fillRegistration(own, owner, "brand");
  await own.getByRole("button", { name: "Email me the link" }).click();
  await expect(own.getByText("Please look in your mail")).toBeVisible();
  await expectAccessible(own);

  const [letter] = await emailsTo(own, owner.email);
  const link = new URL(/\S+&take-back=1/.exec(letter!.text)![0]);
  await own.goto(`${link.pathname}${link.search}`);
  await expectAccessible(own);
  await own.getByRole("button", { name: "Remove that account" }).click();
  await expect(own.getByRole("heading", { name: "The address is yours again" })).toBeVisible();
  await own.getByRole("link", { name: "Register" }).click();
  await fillRegistration(own, owner, "brand");

  await expect(own.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
});

test("a name or an address that is taken is told before a card is asked for", async ({ page, newWindow }) => {
  const taken = await registerVerified(page, "brand");
  const other = await newWindow();
  await other.goto("/auth");

  await fillRegistration(other, { ...taken, email: aPerson().email }, "agency");
  await expect(other.getByText("This username is already taken.")).toBeVisible();
  await fillRegistration(other, { ...aPerson(), email: taken.email }, "agency");
  await expect(other.getByText("An account with this email address already exists.")).toBeVisible();

  await expect(other.getByRole("dialog")).toHaveCount(0);
});

test("a freelancer leaves, comes back, and is told when the trial ends", async ({ page }) => {
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

test("a trial counts its days down, is charged, and the next billing date is told", async ({ page }) => {
  const { email } = await registerVerified(page, "agency");
  await openSubscription(page);
  const plan = page.getByRole("region", { name: "Agency plan" });
  await expect(plan).toContainText(`Trial ends in ${trialDays} days`);

  await moveClock(page, 29);
  await page.reload();
  await expect(plan).toContainText(/Trial ends (tomorrow|today)/);
  const [reminder] = await emailsTo(page, email);
  expect(reminder?.subject).toContain("Your free trial ends on");
  await moveClock(page, 2);
  await page.reload();

  await expect(plan).toContainText("Active subscription");
  await expect(plan).toContainText(/Next billing date: \d+ \w+ \d{4}/);
});

test("a reminder's link cancels in two clicks, without signing in", async ({ page, newWindow }) => {
  const { email } = await registerVerified(page, "agency");
  await moveClock(page, 25);
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

test("a lapsed subscription holds the dashboard, leaves messages and data open, and can be paid again", async ({
  page,
}) => {
  await registerVerified(page, "agency");
  await openSubscription(page);
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();
  await expect(toastOf(page)).toContainText("Subscription Canceled");

  await moveClock(page, 31);
  const dialog = page.getByRole("dialog", { name: "Reactivate Your Subscription" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 300);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "read and answer your messages" }).click();
  await expect(page.getByRole("heading", { name: "Your contacts" })).toBeVisible();
  await page.goBack();
  await dialog.getByRole("link", { name: "take your data with you" }).click();
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

test("a failed renewal says until when access stays, and another card settles it", async ({ page }) => {
  await registerVerified(page, "freelancer", testCards.failsRenewals);
  await moveClock(page, 31);
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

test("who does not want to pay what is owed leaves at once", async ({ page }) => {
  await registerVerified(page, "agency", testCards.failsRenewals);
  await moveClock(page, 31);
  await openSubscription(page);

  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Your subscription ends at once.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, Cancel Subscription" }).click();

  await expect(toastOf(page)).toContainText("Subscription Canceled");
  await expect(page.getByRole("dialog", { name: "Reactivate Your Subscription" })).toBeVisible();
});

test("the plan list shows the brand's list price and that brands pay nothing", async ({ page }) => {
  await registerVerified(page, "agency");
  await openSubscription(page);

  const brand = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Brand plan" }) });

  await expect(brand).toContainText(`${formatPounds(plans.brand.listPricePence)} per month`);
  await expect(brand).toContainText(`List price with a ${trialTexts.feature}.`);
  await expect(brand).toContainText("Free for brands");
});

test("a payment provider that is away is told in the dialog, with a way to try again", async ({ page }) => {
  await page.route("**/api/create-subscription", (route) =>
    route.fulfill({
      status: 402,
      json: {
        code: "plan_unavailable",
        error: refusals.plan_unavailable.message,
        message: refusals.plan_unavailable.message,
      },
    }),
  );
  await page.goto("/auth");
  await fillRegistration(page, aPerson(), "agency");
  const sentence = "The selected subscription plan is not available. Please try a different one or contact support.";

  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(sentence);
  await expect(toastOf(page)).toContainText("Subscription Error");
  await page.getByRole("button", { name: "Try Again" }).click();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
});

test("the page after a payment leads home", async ({ page }) => {
  await registerVerified(page, "freelancer");
  await page.goto("/payment/success");
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await expect(page.getByRole("main").locator(".text-success")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
  await page.goto("/payment/success");

  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible({ timeout: 8_000 });
  await page.goto("/dashboard?setup_intent=seti_1&redirect_status=succeeded");
  await expect(page.getByRole("tab", { name: "Profile" })).toBeVisible();
});

const taken = "This username is already taken.";
const nameTaken = { code: "username_taken", error: taken, message: taken };

const toastOf = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function openSubscription(page: Page, title = "Your agency subscription") {
  await page.goto("/?tab=subscription");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}
