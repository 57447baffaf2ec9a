import { join } from "node:path";
import { findMisplacedFiles } from "./file-names.ts";

const problems = findMisplacedFiles(join(import.meta.dirname, ".."));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
