import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const pages = globSync(["*.md", "docs/**/*.md", "matching-engine/*.md"], { cwd: root }).toSorted();
const read = (page: string) => readFileSync(join(root, page), "utf8");
const linksOf = (page: string) => [...read(page).matchAll(/\]\((?!https?:)([^)\s#]+)/g)].map(([, link]) => link!);
const resolved = (page: string, link: string) => join(dirname(page), link);

describe("the documents", () => {
  it.each(pages)("link only to files that exist: %s", (page) => {
    expect(linksOf(page).filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it("are all linked from the README", () => {
    const linked = new Set(linksOf("README.md").map((link) => resolved("README.md", link)));

    const apart = pages.filter((page) => page !== "README.md" && !page.startsWith("docs/decisions/"));
    expect(apart.filter((page) => !linked.has(page))).toEqual([]);
    expect(linked.has(".env.example")).toBe(true);
  });

  it("list every decision", () => {
    const listed = linksOf("docs/decisions/README.md").map((link) => resolved("docs/decisions/README.md", link));

    expect(listed.toSorted()).toEqual(pages.filter((page) => /^docs\/decisions\/\d/.test(page)));
  });

  it("name only files and folders that exist in the recipes", () => {
    const named = [
      ...read("CONTRIBUTING.md").matchAll(/`((?:contract|server|web|matching-engine|e2e|docs)\/[\w./-]+)`/g),
    ];

    expect(named.length).toBeGreaterThan(20);
    expect(named.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("name every file that reads briefs in the map of the engine's README", () => {
    const files = globSync("matching-engine/src/read/brief/*.ts", { cwd: root }).filter(
      (file) => !file.includes(".test."),
    );
    const names = files.map((file) => basename(file, ".ts")).toSorted();

    const [, map = ""] = read("matching-engine/README.md").split("## How a brief is read");
    const named = [...map.split("\n## ")[0]!.matchAll(/`(?:src\/read\/brief\/)?([\w-]+)(?:\.ts)?`/g)].map(
      ([, name]) => name!,
    );
    const elsewhere = ["negation", "negation-scope"];
    expect(named.filter((name) => !elsewhere.includes(name)).toSorted()).toEqual(names);
  });

  it.each(pages.filter((page) => !page.startsWith("docs/decisions/")))(
    "leave prices and trials to the contract: %s",
    (page) => {
      expect(
        read(page).match(/£\d+(?! ?k)(?= (?:a|per) month)|\b\d+[- ]days? (?:free )?trial|trial of \d+/g) ?? [],
      ).toEqual([]);
    },
  );
});
