import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { askAgain, createQueryClient } from "./query.ts";

const refused = (code: "unavailable" | "not_found", retryAfter?: number) =>
  new ApiError({ status: code === "unavailable" ? 503 : 404, code, message: "No.", retryAfter });

it("repeats a reading call after the time that the server names, twice at most", () => {
  const busy = refused("unavailable", 3);

  expect([0, 1, 2].map((failures) => askAgain.retry(failures, busy))).toEqual([true, true, false]);
  expect(askAgain.retryDelay(0, busy)).toBe(3_000);
  expect(askAgain.retryDelay(0, refused("unavailable", 3_600))).toBe(10_000);
});

it("does not repeat other refusals, nor calls without a time", () => {
  expect(askAgain.retry(0, refused("not_found"))).toBe(false);
  expect(askAgain.retry(0, refused("unavailable"))).toBe(false);
  expect(askAgain.retry(0, new Error("no"))).toBe(false);
});

it("never repeats a call that changes something", () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});
