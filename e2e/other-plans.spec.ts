import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { plans, trialDays } from "@triptych/contract/billing";
import { namesPlans, otherPlans, withOtherPlans } from "../server/testing/plans/other-plans.ts";
import { aPerson, fillRegistration, mailedPath, payWith, registerVerified, testCards } from "./people.ts";
import { startSite, type Site } from "./site.ts";
import { expect, test as base, toastOf } from "./test.ts";

const root = join(import.meta.dirname, "..");
const { agencyPence, freelancerPence, brandListPence } = otherPlans;
const oldNumbers = namesPlans(
  trialDays,
  Object.values(plans).flatMap(({ pricePence, listPricePence }) =>
    pricePence > 0 ? [pricePence, listPricePence] : [],
  ),
);
const agencyNumbers = namesPlans(otherPlans.trialDays, [agencyPence]);
const freelancerNumbers = namesPlans(otherPlans.trialDays, [freelancerPence]);

/** Runs the product, server and pages, with another trial and other prices than the contract's. */
const test = base.extend<object, { site: Site; pages: string }>({
  pages: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "triptych-pages-"));
      await buildPages(folder);
      await provide(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  site: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const loadOtherPlans = join(root, "server/testing/plans/load-other-plans.ts");
      const site = await startSite({ NODE_OPTIONS: `--import=${loadOtherPlans}` });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  newWindow: async ({ newWindow, pages }, provide) => {
    await provide(async () => {
      const page = await newWindow();
      await servePages(page, pages);
      return page;
    });
  },
});

// NOTE: one after the other, because a second worker would build the pages and start the product again.
test.describe.configure({ mode: "default" });

test("registration and payment name the prices and the trial of the contract", async ({ newWindow }) => {
  const page = await newWindow();
  const person = aPerson();
  await page.goto("/auth");
  await page.getByRole("tab", { name: "Register" }).click();
  const type = page.getByLabel(/^I'm an?\.\.\.$/);
  await type.selectOption("freelancer");
  await expectNumbers(page, freelancerNumbers);
  await type.selectOption("agency");
  await expectNumbers(page, agencyNumbers);

  await page.goto("/auth");
  await fillRegistration(page, person, "agency");
  await expect(page.getByRole("dialog").getByText(/^Nothing is charged today/)).toBeVisible();
  await expectNumbers(page, agencyNumbers);
  await payWith(page, testCards.good, "Start free trial");
  await expect(toastOf(page).first()).toContainText("trial");
  await expectNumbers(page, namesPlans(otherPlans.trialDays, []));
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
  await page.goto(await mailedPath(page, person.email, "/verify-email"));
  await expect(page.getByRole("heading", { name: "Email Verified" })).toBeVisible();
  await expectNumbers(page);
});

test("the screens of subscribers name the prices and the trial of the contract", async ({ newWindow, windowOf }) => {
  const page = await newWindow();
  await registerVerified(page, "freelancer");
  await page.goto("/?tab=subscription");
  await page.getByRole("heading", { name: "All plans" }).click();
  await expect(page.getByRole("region", { name: "Freelancer plan" })).toContainText(
    `Trial ends in ${otherPlans.trialDays} days`,
  );
  for (const pence of [freelancerPence, agencyPence, brandListPence]) await expectNumbers(page, namesPlans(0, [pence]));

  // Replaces only the reply, because a reminder with this link is sent when weeks have passed.
  await page.route("**/api/subscriptions/cancellation*", (route) =>
    route.fulfill({
      json: { userType: "agency", isCancelled: false, pricePence: agencyPence, currentPeriodEnd: null },
    }),
  );
  await page.goto("/cancel-subscription?token=a-token");
  await expect(page.getByText("per month for your agency subscription")).toBeVisible();
  await expectNumbers(page, agencyNumbers);

  const lapsed = await windowOf("grace-pemberton");
  await expect(lapsed.getByRole("dialog", { name: "Reactivate Your Subscription" })).toBeVisible();
  await expectNumbers(lapsed, freelancerNumbers);
  await lapsed.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(lapsed.getByText(/is charged today/)).toBeVisible();
  await expectNumbers(lapsed, freelancerNumbers);
});

test("the terms and the Admin Panel name the prices and the trial of the contract", async ({ windowOf }) => {
  const page = await windowOf("admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Subscribed Users" })).toBeVisible();
  await expectNumbers(page, agencyNumbers);
  await expectNumbers(page, freelancerNumbers);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNumbers(page, agencyNumbers);
  await expectNumbers(page, freelancerNumbers);
  await expectNumbers(page, namesPlans(otherPlans.trialDays, []));
  for (const path of ["/privacy", "/how-matching-works", "/referrals"]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeAttached();
    await expectNumbers(page);
  }
});

/** Expects the changed numbers on the screen where some are named, and none of the old ones. */
async function expectNumbers(page: Page, changed?: RegExp) {
  const text = await page.locator("body").innerText();
  if (changed) expect(text).toMatch(changed);
  expect(text.match(oldNumbers)).toBeNull();
}

async function buildPages(folder: string) {
  const { build, loadConfigFromFile } = await import("vite");
  const loaded = await loadConfigFromFile({ command: "build", mode: "production" }, join(root, "web/vite.config.ts"));
  const plugins = (loaded!.config.plugins ?? []).flat().filter((plugin) => !isNamed(plugin, "precompress"));
  await build({
    ...loaded!.config,
    configFile: false,
    root: join(root, "web"),
    logLevel: "warn",
    plugins: [
      ...plugins,
      {
        name: "other-plans",
        enforce: "pre",
        transform: (code, id) => (/\/contract\/src\/plans\.ts(?:\?|$)/.test(id) ? withOtherPlans(code) : undefined),
      },
    ],
    build: { ...loaded!.config.build, outDir: folder },
  });
}

const isNamed = (plugin: unknown, name: string) =>
  typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === name;

const contentTypes: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** Serves the pages from a folder, and leaves calls to the server. */
async function servePages(page: Page, folder: string) {
  // NOTE: the browser does not know where such pages come from, and asks before they may call this machine.
  await page.context().grantPermissions(["local-network-access"]);
  await page.route(
    ({ pathname }) => !/^\/(api|dev|socket\.io)\//.test(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) === "" ? "/index.html" : pathname;
      const contentType = contentTypes[extname(file)];
      await route.fulfill({ body: await readFile(join(folder, file)), ...(contentType && { contentType }) });
    },
  );
}
