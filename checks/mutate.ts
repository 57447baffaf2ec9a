import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Runs the mutation tester over one folder or file: it changes a condition, a number or a text at a time and reports the
 * changes that no test notices. A file with a test of the same name beside it is judged by that test alone, everything
 * else by all tests of its folder. Nothing in the checks calls it, because a folder takes from minutes to hours.
 */
function mutate(target: string | undefined): number {
  if (!target || !existsSync(target)) {
    console.error("Say which folder or file to change: npm run mutate -- server/src/features/referrals");
    return 2;
  }
  const isFile = target.endsWith(".ts");
  const folder = isFile ? target.slice(0, target.lastIndexOf("/")) : target.replace(/\/$/, "");
  const files = isFile ? target : `${folder}/**/*.ts`;
  const ownTest = target.replace(/\.ts$/, ".test.ts");
  const tests = isFile && existsSync(ownTest) ? ownTest : `${folder}/**/*.test.ts`;
  const { status } = spawnSync("stryker", ["run", "stryker.config.json", "--mutate", `${files},!**/*.test.ts`], {
    stdio: "inherit",
    env: { ...process.env, MUTATION_TESTS: tests },
  });
  return status ?? 1;
}

process.exitCode = mutate(process.argv[2]);
