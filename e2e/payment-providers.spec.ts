import { plans, trialDays } from "@triptych/contract/billing";
import { currency, formatPounds } from "@triptych/contract/money";
import { paypalEnvironment, startPaypalWorld } from "../server/testing/payments/fake-paypal.ts";
import { startStripeWorld, stripeWebhookSecret } from "../server/testing/payments/fake-stripe.ts";
import { stripePrices } from "../server/testing/payments/fake-stripe-books.ts";
import { aPerson, fillRegistration, mailedPath } from "./people.ts";
import { startSite, type Site } from "./site.ts";
import { expect, expectAccessible, test as base } from "./test.ts";
import { replaceVendorScripts } from "./vendor-scripts.ts";

interface Vendors {
  stripe: Awaited<ReturnType<typeof startStripeWorld>>;
  paypal: Awaited<ReturnType<typeof startPaypalWorld>>;
}

/** Starts a site that takes cards with Stripe and wallets with PayPal, both faked on this machine. */
const test = base.extend<object, { vendors: Vendors; site: Site }>({
  vendors: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const [stripe, paypal] = [await startStripeWorld(), await startPaypalWorld()];
      await provide({ stripe, paypal });
      await stripe.close();
      await paypal.close();
      expect([stripe.faults?.mistakes, paypal.faults?.mistakes]).toEqual([[], []]);
    },
    { scope: "worker" },
  ],
  site: [
    async ({ vendors: { stripe, paypal } }, provide) => {
      const site = await startSite({
        DEMO_DATA: "off",
        STRIPE_SECRET_KEY: "sk_test_key",
        STRIPE_PUBLISHABLE_KEY: "pk_test_key",
        STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
        STRIPE_PRICE_AGENCY: stripePrices.agency,
        STRIPE_PRICE_FREELANCER: stripePrices.freelancer,
        STRIPE_API_BASE: stripe.url,
        ...paypalEnvironment(paypal.url),
      });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

// NOTE: one after the other, because a second worker would start the product again.
test.describe.configure({ mode: "default" });

test("a trial starts with a card at Stripe, and a subscription that ended there starts again with PayPal", async ({
  page,
  vendors: { stripe, paypal },
}) => {
  const person = aPerson();
  let closes = true;
  const asked = await replaceVendorScripts(page, {
    confirmAtStripe: async (clientSecret, cardNumber) => {
      if (cardNumber === "declined") return { error: { type: "card_error", message: "Your card was declined." } };
      const found = [...stripe.books.subscriptions.values()].find(
        ({ setupIntent }) => setupIntent?.client_secret === clientSecret,
      );
      await stripe.pay(found!.id);
      return { status: "succeeded" };
    },
    approveAtPaypal: async (subscriptionId) => {
      if (closes) throw new Error("The window was closed.");
      await paypal.pay(subscriptionId);
    },
  });

  await page.goto("/auth");
  await fillRegistration(page, person, "agency");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  await dialog.getByLabel("Card at Stripe").fill("declined");
  await dialog.getByRole("button", { name: "Start free trial" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Payment Setup Failed");
  await expect(dialog.getByRole("alert")).toContainText("Your card was declined.");
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByLabel("Card at Stripe").fill("good");
  await dialog.getByRole("button", { name: "Start free trial" }).click();
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await page.goto(await mailedPath(page, person.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  await page.goto("/?tab=subscription");
  await expect(page.getByText(`Trial ends in ${trialDays} days`)).toBeVisible();

  const [subscription] = stripe.books.subscriptions.values();
  subscription!.status = "canceled";
  const { rawBody, headers } = stripe.deliver({ id: "evt_1", subscriptionId: subscription!.id });
  const delivered = await page.request.post("/api/webhooks/stripe", {
    data: Buffer.from(rawBody),
    headers: { ...(headers as Record<string, string>), "content-type": "application/json" },
  });
  expect(delivered.status()).toBe(200);
  await expect(dialog).toContainText("we do not charge you for that time again");
  await dialog.getByRole("button", { name: "Subscribe Now" }).click();
  await dialog.getByRole("radio", { name: "PayPal" }).check();
  await expect(
    dialog.getByText(
      `Nothing is charged today. The first payment of ${formatPounds(plans.agency.pricePence)} is taken on`,
    ),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Subscribe with PayPal" }).click();
  await expect(dialog.getByText("You closed PayPal before approving the payment. Nothing was charged.")).toBeVisible();
  await expectAccessible(page);
  closes = false;
  await dialog.getByRole("button", { name: "Subscribe with PayPal" }).click();

  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    "Your subscription has been activated!",
  );
  await expect(dialog).toHaveCount(0);
  const sdk = asked.find(({ host }) => host === "www.paypal.com");
  expect(Object.fromEntries(sdk!.searchParams)).toMatchObject({
    "client-id": "client",
    currency,
    vault: "true",
    intent: "subscription",
    components: "buttons",
  });
});

test("the payment dialog shows an error where the script of Stripe cannot be loaded", async ({ page }) => {
  await page.route("https://js.stripe.com/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/auth");

  await fillRegistration(page, aPerson(), "freelancer");

  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Stripe has not been properly initialized");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Try Again" })).toBeVisible();
});
