import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { askAgain, createQueryClient } from "./query.ts";

const refused = (code: "unavailable" | "not_found", retryAfter?: number) =>
  new ApiError({ status: code === "unavailable" ? 503 : 404, code, message: "No.", retryAfter });

it("what is read is asked for again after the time that the server said, twice at most", () => {
  const busy = refused("unavailable", 3);

  expect([0, 1, 2].map((failures) => askAgain.retry(failures, busy))).toEqual([true, true, false]);
  expect(askAgain.retryDelay(0, busy)).toBe(3_000);
  expect(askAgain.retryDelay(0, refused("unavailable", 3_600))).toBe(10_000);
});

it("other refusals, and a server that did not say when, are not asked again", () => {
  expect(askAgain.retry(0, refused("not_found"))).toBe(false);
  expect(askAgain.retry(0, refused("unavailable"))).toBe(false);
  expect(askAgain.retry(0, new Error("no"))).toBe(false);
});

it("what changes something is never sent again by itself", () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
