import { expect, it } from "vitest";
import { CodePartError, entryOf, loadCodePart } from "./code-part.ts";

it("the first script is found in a built page, whatever else its tag says", () => {
  const html =
    '<head><script src="/theme.js"></script><script type="module" crossorigin src="/assets/index-B1xQ.js"></script></head>';

  expect(entryOf(html)).toBe("/assets/index-B1xQ.js");
});

it("a page of something else has no first script", () => {
  expect(entryOf('<p>Down for maintenance</p><script src="/theme.js"></script>')).toBeUndefined();
});

it("a file that does not load is told as such, with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");

  const loading = loadCodePart(() => Promise.reject(cause), { mayReload: false });

  await expect(loading).rejects.toBeInstanceOf(CodePartError);
  await expect(loading).rejects.toMatchObject({ cause });
});
