import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { emailsTo } from "./test.ts";

export const goodPassword = "Lantern-42";

export const testCards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  withConfirmation: "4000 0025 0000 3155",
  failsRenewals: "4000 0000 0000 0341",
};

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Returns a person with a username and an email address that nobody else has. */
export function aPerson(): Person {
  const username = `pat-${randomUUID().slice(0, 8)}`;
  // NOTE: a domain of their own, because people of one domain count once as referrals.
  return { username, email: `hello@${username}.example`, password: goodPassword };
}

export type AccountType = "brand" | "agency" | "freelancer";

/** Fills in the registration form and sends it. For paid types this opens the payment dialog. */
export async function fillRegistration(page: Page, person: Person, userType: AccountType) {
  await page.getByRole("tab", { name: "Register" }).click();
  await page.getByLabel("Choose a username").fill(person.username);
  await page.getByLabel("Choose a password").fill(person.password);
  await page.getByLabel("Work email").fill(person.email);
  await page.getByLabel(/^I'm an?\.\.\.$/).selectOption(userType);
  await page.getByRole("button", { name: "REGISTER" }).click();
}

/** Types a test card into the open payment dialog and sends it. */
export async function payWith(page: Page, cardNumber: string, button: "Start free trial" | "Subscribe Now") {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Card number").fill(cardNumber);
  await dialog.getByLabel("Expiry").fill("12/49");
  await dialog.getByLabel("CVC").fill("123");
  await dialog.getByRole("button", { name: button }).click();
}

/**
 * Registers and verifies a person, with a card where one is needed, and opens their dashboard. Makes the calls
 * without the screens, which have journeys of their own.
 */
export async function registerVerified(
  page: Page,
  userType: AccountType,
  cardNumber = testCards.good,
): Promise<Person> {
  const person = await registerBehind(page, userType, { cardNumber });
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Account menu of/ })).toBeVisible();
  return person;
}

/** Does the same without opening a page. `referralToken` comes from somebody's referral link. */
export async function registerBehind(
  { request }: Pick<Page, "request">,
  userType: AccountType,
  { cardNumber = testCards.good, referralToken }: { cardNumber?: string; referralToken?: string } = {},
): Promise<Person> {
  const person = aPerson();
  const post = async (path: string, data: object) => {
    const reply = await request.post(path, { data });
    if (!reply.ok()) throw new Error(`${path} returned ${reply.status()}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  };
  let paid = {};
  if (userType !== "brand") {
    const started = await post("/api/create-subscription", { email: person.email, userType });
    const { clientSecret, customerId, subscriptionId } = started;
    await post("/api/test-payments/confirm", { clientSecret, cardNumber, expiry: "12/49", cvc: "123" });
    paid = { stripe_customer_id: customerId, stripe_subscription_id: subscriptionId };
  }
  await post("/api/register", { ...person, userType, ...paid, ...(referralToken && { referralToken }) });
  const link = await mailedPath({ request }, person.email, "/verify-email");
  await request.get(`/api${link}`);
  return person;
}

/** Registers on the screen that a link leads to, as a brand, and follows the verification link. */
export async function registerFrom(page: Page, link: string): Promise<Person> {
  const person = aPerson();
  await page.goto(link);
  await fillRegistration(page, person, "brand");
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await page.goto(await mailedPath(page, person.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  return person;
}

/** Returns the newest link to a page in the emails to an address, as a path of this site. */
export async function mailedPath(page: Pick<Page, "request">, address: string, path: string): Promise<string> {
  for (const { text } of await emailsTo(page, address)) {
    const [link] = text.match(/https?:\/\/\S+/g)?.filter((each) => new URL(each).pathname === path) ?? [];
    if (link) return link.replace(new URL(link).origin, "");
  }
  throw new Error(`No email to ${address} has a link to ${path}.`);
}

/** Moves the clock of the whole site, and waits until everything that became due is done. */
export async function moveClock(page: Page, days: number) {
  const reply = await page.request.post("/api/dev/clock", { data: { days } });
  expect(reply.ok()).toBe(true);
}
