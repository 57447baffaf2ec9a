import { defineConfig } from "drizzle-kit";

/** Tells `drizzle-kit generate` where the tables are; what changed in them becomes the next migration. Runs from the root of the repository. */
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
