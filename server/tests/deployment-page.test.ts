import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

test("the deployment page and the README list every variable that the server reads, and no other", () => {
  const variables = new Set(read("../src/config/settings.ts").match(/(?<=")[A-Z]+(?:_[A-Z]+)*(?=")/g));

  for (const page of [
    read("../../docs/deployment.md").split("## Every variable")[1]!.split("\n## ")[0]!,
    read("../../README.md"),
  ]) {
    const rows = page.split("\n").filter((line) => line.startsWith("| `"));
    const listed = new Set(rows.flatMap((row) => row.split("|")[1]!.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []));
    expect([...variables].filter((name) => !listed.has(name))).toEqual([]);
    expect([...listed].filter((name) => !variables.has(name))).toEqual([]);
  }
  expect(variables.size).toBeGreaterThan(30);
});

test("the image takes what its steps copy, and the server's own folders are all in it", () => {
  const [dockerfile, ignored] = [read("../../Dockerfile"), read("../../.dockerignore")];
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources!.split(" "));
  const allowed = ignored
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));

  const missing = copied.filter((path) => !allowed.some((each) => path === each || path.startsWith(`${each}/`)));
  expect(missing).toEqual([]);
  for (const folder of ["server/src", "server/migrations", "server/demo", "matching-engine/src", "contract"])
    expect(copied).toContain(folder);
});
