import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { variables } from "../src/config/variables.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

describe(".env.example", () => {
  const example = read("../../.env.example");
  const values = new Map(
    [...example.matchAll(/^# ([A-Z][A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );

  it("names every variable that the server reads, and no other", () => {
    expect([...values.keys()].toSorted()).toEqual(Object.keys(variables.shape).toSorted());
    expect(values.size).toBeGreaterThan(30);
  });

  it.each(Object.entries(variables.shape))(
    "has a valid value for %s, and its default where there is one",
    (name, type) => {
      const value = values.get(name);

      expect(type.safeParse(value).error).toBeUndefined();
      const fallback = type.safeParse(undefined).data;
      expect([undefined, value]).toContain(fallback === undefined ? undefined : String(fallback));
    },
  );

  it("changes nothing while it is copied as it is", () => {
    expect(example.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([]);
  });
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
