import { defineConfig } from "drizzle-kit";

/** For `drizzle-kit generate`: every tables file becomes the next migration. Run from the root of the repository. */
export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/src/features/*/tables.ts",
    "./server/src/features/*/*/tables.ts",
    "./server/src/adapters/*/tables.ts",
    "./server/src/platform/database/tables.ts",
  ],
  out: "./server/migrations",
});
