import { defineConfig } from "@playwright/test";
import { findChromium } from "./e2e/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // NOTE: only the journeys about working offline allow them. The others replace replies, which a worker would hide.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
