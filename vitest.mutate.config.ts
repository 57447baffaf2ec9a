import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

// NOTE: limits a run of the mutation tester to the tests of the folder whose code it changes.
export default defineConfig({
  test: { ...config.test, include: [`${process.env.MUTATED_FOLDER}/**/*.test.ts`] },
});
