import { randomUUID } from "node:crypto";
import { registerBehind, registerFrom, registerVerified } from "./people.ts";
import { demoPassword, expect, expectAccessible, emailsTo, test } from "./test.ts";

test("a visitor signs in first and returns to the page", async ({ page }) => {
  await page.goto("/referrals");
  await expect(page).toHaveURL(/\/auth\?redirect=%2Freferrals$/);

  await page.getByLabel("Username").fill("demo-freelancer");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "LOGIN" }).click();

  await expect(page).toHaveURL(/\/referrals$/);
  await expect(page.getByRole("heading", { name: /^Refer people to / })).toBeVisible();
});

test("the referral link is copied, and a sign-up with it is counted", async ({ newWindow }) => {
  const [inviter, friend] = [await newWindow(), await newWindow()];
  await registerVerified(inviter, "brand");
  await inviter.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await inviter.getByRole("button", { name: /account menu/i }).click();
  await inviter.getByRole("menuitem", { name: "Referrals" }).click();

  await inviter.getByRole("button", { name: "Copy link" }).click();
  await expect(inviter.getByText("The link is copied.")).toBeVisible();
  const link = await inviter.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await inviter.getByLabel("Link", { exact: true }).inputValue());
  await registerFrom(friend, link);

  await inviter.reload();
  await expect(inviter.getByText("1 of 3 referrals")).toBeVisible();
  await expect(inviter.getByText("2 more needed")).toBeVisible();
});

test("invitations are sent once and logged, and can be stopped for good", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  const address = `guest-${randomUUID().slice(0, 8)}@mail.example`;
  await page.goto("/referrals?tab=activity");
  await expect(page.getByText("No activity yet. Start by inviting brands, agencies or freelancers!")).toBeVisible();
  await page.getByRole("tab", { name: "Send Invites" }).click();
  await expect(page.getByText("Shipping Information")).toHaveCount(0);

  await page.getByLabel("Email Addresses").fill("nobody\n\n");
  await page.getByRole("button", { name: "Send Invitations" }).click();
  await expect(page.getByText("Please enter at least one valid email address")).toBeVisible();
  await page.getByLabel("Email Addresses").fill(` ${address}\r\nno address`);
  await page.getByRole("button", { name: "Send Invitations" }).click();
  await expect(page.getByText("One invitation sent")).toBeVisible();
  await expect(page.getByText("One line was not sent")).toBeVisible();
  await expect(page.getByText("This is not an email address.")).toBeVisible();
  await expect(page.getByLabel("Email Addresses")).toHaveValue("no address");
  await expectAccessible(page);
  await page.getByLabel("Email Addresses").fill(address);
  await page.getByRole("button", { name: "Send Invitations" }).click();
  await expect(page.getByText("You have invited this address already. Nobody is invited twice.")).toBeVisible();
  await expect(page.getByLabel("Email Addresses")).toHaveValue(address);
  await page.getByLabel("Email Addresses").fill(`second-${address}`);
  await page.getByRole("button", { name: "Send Invitations" }).click();
  await expect(page.getByText("Invites sent successfully!")).toBeVisible();
  await expect(page.getByLabel("Email Addresses")).toHaveValue("");
  await expect(page.getByText("was not sent")).toHaveCount(0);
  await expect(page.getByText("Shipping Information", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Activity Log" }).click();
  await expect(page.getByText(`You invited ${address}.`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "You invited" })).toHaveCount(2);
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByText("Invitations sent").locator("..")).toContainText("2");

  await expect.poll(async () => (await emailsTo(page, address)).length).toBe(1);
  const [email] = await emailsTo(page, address);
  const [stop] = email!.text.match(/\/unsubscribe\/invitations\?token=\S+/) ?? [];
  await page.goto(stop!);
  await page.getByRole("button", { name: "Do not invite me again" }).click();
  await expect(page.getByText("You will not be invited again")).toBeVisible();
  await expectAccessible(page);
});

test("invitations that were not sent yet are there again after another page and a reload", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  const guest = `guest-${randomUUID().slice(0, 8)}`;
  const typed = `${guest}@mail.example\n${guest}-2@mail.example`;
  const box = page.getByLabel("Email Addresses");
  await page.goto("/referrals?tab=invites");
  await box.fill(typed);

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("tab", { name: "Send Invites" }).click();
  await expect(box).toHaveValue(typed);
  await page.goto("/?tab=settings");
  await page.goto("/referrals?tab=invites");
  await expect(box).toHaveValue(typed);

  // Leaves the page while the invitations are being sent.
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await page.route("**/api/referrals/send-invites", async (route) => {
    await left;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Invitations" }).click();
  await page.getByRole("tab", { name: "Overview" }).click();
  leave();
  await expect(page.getByText("Invites sent successfully!")).toBeVisible();
  await page.getByRole("tab", { name: "Send Invites" }).click();
  await expect(box).toHaveValue("");
});

test("the shipping form asks for all required fields, is saved and shown again", async ({ newWindow }) => {
  const page = await newWindow();
  await registerVerified(page, "brand");
  await page.goto("/referrals?tab=invites");
  await page.getByLabel("Email Addresses").fill(`guest-${randomUUID().slice(0, 8)}@mail.example`);
  await page.getByRole("button", { name: "Send Invitations" }).click();

  await page.getByRole("button", { name: "Save Shipping Information" }).click();
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expectAccessible(page);
  const fields = {
    "Full Name*": "Ada Quill",
    "Phone Number*": "+44 20 7946 0000",
    "Street Address Line 1*": "1 Reed Lane",
  };
  const place = { "City/Town*": "York", "County/State*": "North Yorkshire", "Post Code/ZIP*": "YO1 7HH" };
  for (const [label, value] of Object.entries({ ...fields, ...place }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByLabel("Country*").locator("option:not([disabled])")).toHaveCount(38);
  await page.getByLabel("Country*").selectOption("United Kingdom");
  await page.getByLabel("Apparel Size*").selectOption("M");
  await page.getByRole("button", { name: "Save Shipping Information" }).click();
  await expect(page.getByText("Shipping information saved!")).toBeVisible();

  await page.reload();
  await expect(page.getByLabel("City/Town*")).toHaveValue("York");
  await expect(page.getByLabel("Country*")).toHaveValue("GB");
});

test("a reward goes from unlocked to delivered, on the screens of its owner and the operator", async ({
  newWindow,
  windowOf,
}) => {
  const page = await newWindow();
  const owner = await registerVerified(page, "brand");
  const { token } = (await (await page.request.get("/api/referrals/link")).json()) as { token: string };
  for (let at = 0; at < 3; at += 1) await registerBehind(await newWindow(), "brand", { referralToken: token });
  const reward = page.getByRole("listitem").filter({ hasText: "Sticker and tote set" });
  await expect(async () => {
    await page.goto("/referrals");
    await expect(reward.getByText("Ready to Claim")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const address = {
    addressLine1: `1 ${owner.username}`,
    city: "York",
    state: "North Yorkshire",
    postalCode: "YO1 7HH",
  };
  const parcel = { fullName: "Ada Quill", country: "GB", phoneNumber: "+44 20 7946 0000", tshirtSize: "M" };
  await page.request.post("/api/referrals/shipping-info", { data: { ...address, ...parcel } });
  await page.reload();
  await expect(reward.getByText("Processing")).toBeVisible();

  const operator = await windowOf("admin");
  await operator.goto("/admin?tab=rewards");
  const row = operator.getByRole("listitem").filter({ hasText: address.addressLine1 });
  await row.getByRole("button", { name: /^Mark as shipped/ }).click();
  await operator.getByLabel("Tracking number").fill("RM123456789GB");
  await expectAccessible(operator);
  await operator.getByRole("dialog").getByRole("button", { name: "Mark as shipped" }).click();
  await expect(row.getByRole("button", { name: /^Mark as delivered/ })).toBeVisible();
  await page.reload();
  await expect(reward.getByText("Shipped", { exact: true })).toBeVisible();
  await expect(reward).toContainText("RM123456789GB");

  await row.getByRole("button", { name: /^Mark as delivered/ }).click();
  await expect(row.getByRole("button")).toHaveCount(0);
  await page.reload();
  await expect(reward.getByText("Delivered", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("the referrals screen is accessible, wide and narrow, light and dark", async ({ windowOf }) => {
  const page = await windowOf("demo-agency");
  for (const tab of ["overview", "invites", "activity"]) {
    await page.goto(`/referrals?tab=${tab}`);
    await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto("/referrals");
  await expect(page.getByText(/ of 3 referrals$/)).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: "dark" });

  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
