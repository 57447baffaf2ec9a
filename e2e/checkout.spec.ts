import { setTimeout as wait } from "node:timers/promises";
import { plans, trialTexts } from "@triptych/contract/billing";
import { formatPounds } from "@triptych/contract/money";
import { refusals } from "@triptych/contract/refusals";
import { test } from "./clock-site.ts";
import { aPerson, fillRegistration, mailedPath, moveClock, payWith, registerVerified, testCards } from "./people.ts";
import { expect, expectAccessible, emailsTo, toastOf } from "./test.ts";

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

test("the trial on a phone says what is charged and when beside the card, and takes a card as a numeric keypad types it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/auth");
  await fillRegistration(page, aPerson(), "freelancer");
  const dialog = page.getByRole("dialog");
  const cardNumber = dialog.getByLabel("Card number");
  await expect(cardNumber).toBeFocused();
  const charged = `The first payment of ${formatPounds(plans.freelancer.pricePence)} is taken`;
  await expect(dialog.getByText(charged)).toBeInViewport({ ratio: 1 });

  await cardNumber.click();
  await page.keyboard.type("4000000000000002");
  await dialog.getByLabel("Expiry").click();
  await page.keyboard.type("1249");
  await dialog.getByLabel("CVC").fill("123");
  await expect(cardNumber).toHaveValue("4000 0000 0000 0002");
  await expect(dialog.getByLabel("Expiry")).toHaveValue("12/49");
  await dialog.getByRole("button", { name: "Start free trial" }).click();
  await expect(dialog.getByText("Your card was declined.")).toBeInViewport();

  await dialog.getByLabel("CVC").fill("1");
  await dialog.getByRole("button", { name: "Start free trial" }).click();

  await expect(dialog.getByText("Please enter three or four digits")).toBeInViewport();
  await expect(dialog.getByText("Payment Setup Failed")).toHaveCount(0);
});

test("opening the payment dialog creates one subscription, and closing it keeps the form", async ({ page }) => {
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

test("somebody who paid without registering finishes in another browser by the emailed link", async ({
  page,
  newWindow,
}) => {
  const person = aPerson();
  await page.route("**/api/register", async (route) => {
    // Leaves time to see the toast before it.
    await wait(1_000);
    await route.fulfill({ status: 409, json: nameTaken });
  });
  await page.goto("/auth");
  await fillRegistration(page, person, "agency");
  await payWith(page, testCards.good, "Start free trial");
  await expect(toastOf(page)).toContainText("Trial Started Successfully");
  await expect(toastOf(page)).toContainText(nameTaken.message);
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

test("the owner of an email address takes it back from somebody else who registered with it", async ({
  page,
  newWindow,
}) => {
  const owner = aPerson();
  await page.goto("/auth");
  await fillRegistration(page, { ...aPerson(), email: owner.email }, "brand");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  const own = await newWindow();
  await own.goto("/auth");
  await fillRegistration(own, owner, "brand");
  await own.getByRole("button", { name: "Email me the link" }).click();
  await expect(own.getByText("Please check your email")).toBeVisible();
  await expectAccessible(own);

  const [email] = await emailsTo(own, owner.email);
  const link = new URL(/\S+&take-back=1/.exec(email!.text)![0]);
  await own.goto(`${link.pathname}${link.search}`);
  await expectAccessible(own);
  await own.getByRole("button", { name: "Remove that account" }).click();
  await expect(own.getByRole("heading", { name: "The address is yours again" })).toBeVisible();
  await own.getByRole("link", { name: "Register" }).click();
  await fillRegistration(own, owner, "brand");

  await expect(own.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
});

test("a taken username or address is refused before a card is asked for", async ({ page, newWindow }) => {
  const taken = await registerVerified(page, "brand");
  const other = await newWindow();
  await other.goto("/auth");

  await fillRegistration(other, { ...taken, email: aPerson().email }, "agency");
  await expect(other.getByText("This username is already taken.")).toBeVisible();
  await fillRegistration(other, { ...aPerson(), email: taken.email }, "agency");
  await expect(other.getByText("An account with this email address already exists.")).toBeVisible();

  await expect(other.getByRole("dialog")).toHaveCount(0);
});

test("the payment dialog shows a refusal of the payment provider, and lets people try again", async ({ page }) => {
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

const taken = "This username is already taken.";
const nameTaken = { code: "username_taken", error: taken, message: taken };
