import { join } from "node:path";
import { findCrowdedFolders, findMisplacedFiles } from "./file-names.ts";

const house = join(import.meta.dirname, "..");
const problems = [...findMisplacedFiles(house), ...findCrowdedFolders(house)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
