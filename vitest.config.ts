import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,matching-engine,server,web}/**/*.test.ts", "checks/*.test.ts"],
    exclude: ["**/node_modules/**"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // NOTE: a busy machine may interrupt a test of real processes; what is broken fails three times.
    tags: [{ name: "embedded-only", description: "Shows nothing more on a database server, and is left out there." }],
    retry: process.env.CI ? 2 : 0,
    pool: "forks",
    // NOTE: files can share what they load, because everything is handed in and no module keeps state.
    isolate: false,
    maxWorkers: 2,
  },
});
