import { describe, expect, it } from "vitest";
import { cachesToDelete, isPageAt, partsIn, shellOf } from "./shell.ts";

describe("the shell", () => {
  it("asks for the page as the server serves it, and keeps files with a hash in their names apart", () => {
    const shell = shellOf([
      { url: "index.html", revision: "a1" },
      { url: "theme.js", revision: "b2" },
      { url: "assets/index-4f3a.js", revision: null },
    ]);

    expect(shell).toEqual({ cacheName: "shell:a1:b2", files: ["/", "/theme.js"], parts: ["/assets/index-4f3a.js"] });
  });

  it.each(["/", "/auth", "/messages/0198", "/no-such-page"])("is shown at %s", (path) => {
    expect(isPageAt(path)).toBe(true);
  });

  it.each([
    "/api/user",
    "/api",
    "/dev/outbox",
    "/socket.io/",
    "/assets/index-4f3a.js",
    "/robots.txt",
    "/agencies/kettle",
    "/explore",
  ])("is never shown at %s", (path) => {
    expect(isPageAt(path)).toBe(false);
  });

  it("finds the files that a page loads at once", () => {
    const html = `<script src="/theme.js"></script><script type="module" src="/assets/index-1.js"></script>
      <link rel="stylesheet" href="/assets/index-2.css"><link rel="icon" href="/favicon.svg">`;

    expect(partsIn(html)).toEqual(["/assets/index-1.js", "/assets/index-2.css"]);
  });

  it("keeps its own cache and that of the version before, but not those of versions that were never used", () => {
    const names = ["parts", "shell:1", "shell:2", "shell:3"];

    expect(cachesToDelete(names, ["shell:1", "shell:3"])).toEqual(["shell:2"]);
    expect(cachesToDelete(["parts", "shell:1"], [undefined, "shell:1"])).toEqual([]);
  });
});
