import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");

/** Reads the files of a workspace that run in the product. */
function sourcesOf(workspace: string): { file: string; text: string }[] {
  return globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
}

const filesWith = (workspace: string, pattern: RegExp) =>
  sourcesOf(workspace)
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

describe("the page about security", () => {
  it("names tests that exist", () => {
    const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!);

    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it("names a test in each row of its tables", () => {
    const rows = page.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| threat"));

    expect(rows.filter((row) => !/`[\w./-]+\.test\.ts`/.test(row))).toEqual([]);
  });

  it("holds: no page sets HTML", () => {
    expect(filesWith("web", /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/)).toEqual([]);
  });

  it("holds: no text is evaluated as code", () => {
    for (const workspace of ["web", "server", "contract", "matching-engine"])
      expect(filesWith(workspace, /(?<![.\w])eval\(|new Function\(|node:vm/)).toEqual([]);
  });

  it("holds: no SQL statement is concatenated from input", () => {
    expect(filesWith("server", /sql\.raw\(/)).toEqual([]);
  });

  it("holds: the server calls only configured services", () => {
    const outward = /(?<![.\w])fetch\(|node:https|from "node:http"|from "undici"|from "axios"/;

    expect(filesWith("server", outward).filter((file) => !file.startsWith("server/src/adapters/"))).toEqual(serversOwn);
  });
});

/** Lists files that create servers or use the names of HTTP statuses; they call no other server. */
const serversOwn = [
  "server/src/platform/http/failures/unreadable-requests.ts",
  "server/src/platform/realtime/realtime.ts",
  "server/src/platform/security/security-headers.ts",
];
