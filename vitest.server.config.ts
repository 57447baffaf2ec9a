import { mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Runs the tests that open a database, to repeat them on the server that `TEST_DATABASE_URL` names. */
export default mergeConfig(base, {
  test: { related: ["server/testing/test-server.ts"], tagsFilter: ["!embedded-only"] },
});
