import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPoorComments } from "./comments.ts";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], { cwd: root, encoding: "utf8" });

for (const file of files.split("\n").filter((name) => name !== "" && existsSync(join(root, name)))) {
  for (const { line, text } of findPoorComments(readFileSync(join(root, file), "utf8"))) {
    console.error(`${file}:${line} begins with neither a verb ("Returns…") nor NOTE: ${text}`);
    process.exitCode = 1;
  }
}
