import { expect, it } from "vitest";
import { CodePartError, entryOf, loadCodePart } from "./code-part.ts";

it("finds the first script of a built page, whatever attributes its tag has", () => {
  const html =
    '<head><script src="/theme.js"></script><script type="module" crossorigin src="/assets/index-B1xQ.js"></script></head>';

  expect(entryOf(html)).toBe("/assets/index-B1xQ.js");
});

it("finds no script in another page", () => {
  expect(entryOf('<p>Down for maintenance</p><script src="/theme.js"></script>')).toBeUndefined();
});

it("reports a file that does not load, with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");

  const loading = loadCodePart(() => Promise.reject(cause), { mayReload: false });

  await expect(loading).rejects.toBeInstanceOf(CodePartError);
  await expect(loading).rejects.toMatchObject({ cause });
});
