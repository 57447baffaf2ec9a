import { defineConfig } from "vitest/config";
import config from "./vitest.config.ts";

// NOTE: limits a run of the mutation tester to the tests that `checks/mutate.ts` chose.
export default defineConfig({
  test: { ...config.test, include: [process.env.MUTATION_TESTS!] },
});
