import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { variables as schema } from "../src/config/variables.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

it("lists every variable that the server reads, and no other, on the deployment page and in the README", () => {
  const variables = new Set<string>(Object.keys(schema.shape));

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

it("copies into the image only what the build may see, and all of the server's folders", () => {
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
