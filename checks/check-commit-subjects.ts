import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkedSince, findSubjectProblem } from "./commit-subjects.ts";

const { status, stdout } = spawnSync("git", ["log", "--no-merges", "--format=%h %s", `${checkedSince}..HEAD`], {
  cwd: join(import.meta.dirname, ".."),
  encoding: "utf8",
});
// NOTE: an archive and a shallow clone have no history to check.
if (status !== 0) console.log("There is no history since the commit that subjects are checked from.");
else {
  for (const line of stdout.split("\n").filter(Boolean)) {
    const [hash, ...words] = line.split(" ");
    const problem = findSubjectProblem(words.join(" "));
    if (!problem) continue;
    console.error(`The subject of ${hash} ${problem}: ${words.join(" ")}`);
    process.exitCode = 1;
  }
}
