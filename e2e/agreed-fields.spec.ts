import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** Lists the specified fields of each reply, and the operator's role. All other fields are our own. */
const user =
  "id username email userType email_verified subscription_status subscribed cancel_at_period_end stripe_subscription_id has_used_trial email_notifications_billing email_notifications_messages profileData type data".split(
    " ",
  );
const profileFields =
  "agencyName website industries regions services uniqueValue clientExperience preferredClientSize projectTypes minimumBudget brandName description brandSize fullName title skills bio portfolio".split(
    " ",
  );
const agreed: [path: RegExp, fields: readonly string[]][] = [
  [/^\/api\/(user|users\/profile|login)$/, ["user", "is_admin", ...user, ...profileFields]],
  [/^\/api\/users\/contacts$/, ["id", "username", "userType", "lastMessageDate"]],
  [/^\/api\/messages\/[\w-]+$/, ["id", "senderId", "receiverId", "content", "createdAt"]],
  [/^\/api\/projects$/, ["id", "title", "description", "status"]],
  [/^\/api\/matches\/suggestions$/, ["id", "username", "userType", "score"]],
  [
    /search-matches$|search-freelancers$|brand-matches$/,
    ["user", "score", "reasons", "id", "username", "userType", "profileData", "type", "data", ...profileFields],
  ],
  [/improve-prompt$/, ["improvedPrompt"]],
  [/^\/api\/subscription\/billing-info$/, ["trialEnd", "nextBillingDate"]],
  [/^\/api\/create-subscription$/, ["subscriptionStatus", "customerId", "subscriptionId", "clientSecret"]],
  [/^\/api\/referrals\/rewards$/, ["tier", "name", "description", "requiredReferrals", "status", "trackingNumber"]],
  [/^\/api\/referrals\/logs$/, ["id", "description", "createdAt"]],
  [
    /^\/api\/admin\/users-with-subscriptions$/,
    "total_users users id username email userType createdAt monthly_fee subscription_status stripe_data status current_period_end trial_end cancel_at_period_end".split(
      " ",
    ),
  ],
];

const screens = {
  "demo-brand": ["/?tab=profile", "/?tab=search", "/?tab=messages", "/?tab=settings", "/referrals"],
  "demo-agency": ["/?tab=profile", "/?tab=subscription", "/workspace?tab=projects", "/workspace?tab=matches"],
  "demo-freelancer": ["/?tab=brand-matches", "/?tab=subscription", "/?tab=messages"],
  admin: ["/admin"],
};

for (const [username, addresses] of Object.entries(screens)) {
  test(`replies with only the specified fields break no screen of ${username}`, async ({ windowOf }) => {
    const page = await windowOf(username);
    await replyWithAgreedFields(page);

    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole("main").getByRole("heading").first(), address).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.getByText(/Something went wrong|Access Denied/), address).toHaveCount(0);
    }
  });
}

test("an agency sees its own tabs and the usernames of its contacts where replies have only the specified fields", async ({
  windowOf,
}) => {
  const page = await windowOf("demo-agency");
  await replyWithAgreedFields(page);

  await page.goto("/?tab=messages");

  await expect(page.getByRole("tab", { name: "Find A Creative" })).toBeVisible();
  const contacts = page.getByRole("region", { name: "Messages" }).getByRole("listitem");
  await expect(contacts.filter({ hasText: "demo-brand" })).toBeVisible();
  await contacts.filter({ hasText: "demo-brand" }).getByRole("button").first().click();
  await expect(page.getByRole("log").locator("p[dir]").first()).toBeVisible();
});

test("a search shows its matches where replies have only the specified fields", async ({ windowOf }) => {
  const page = await windowOf("demo-brand");
  await replyWithAgreedFields(page);
  await page.route("**/api/briefs/*", (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto("/?tab=search");

  await page.getByRole("textbox").first().fill("New labels for eleven chutneys before September, from a small team.");
  await page.getByRole("button", { name: "Improve prompt" }).click();
  await page.getByRole("button", { name: "Find matches" }).click();

  const card = page.getByRole("article").first();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Why this match?" }).click();
  await card.getByRole("button", { name: "See more" }).click();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
});

/** Removes every field from the replies that is not specified. */
async function replyWithAgreedFields(page: Page) {
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, fields] = agreed.find(([path]) => path.test(pathname)) ?? [];
    if (!fields) return route.continue();
    const reply = await route.fetch();
    if (!reply.ok()) return route.fulfill({ response: reply });
    const kept = JSON.stringify(await reply.json(), (name, value: unknown) =>
      name === "" || /^\d+$/.test(name) || fields.includes(name) ? value : undefined,
    );
    return route.fulfill({ response: reply, body: kept });
  });
}
