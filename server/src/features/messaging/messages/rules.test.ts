import { assert, property, uuid } from "fast-check";
import { describe, expect, it } from "vitest";
import { createIds } from "../../../platform/process/ids.ts";
import { idAfter, isIdempotencyKey, momentOf, pairOf, previewOf } from "./rules.ts";

const anId = uuid({ version: 7 });

describe("the next message's id", () => {
  it("is the candidate where nothing came before", () => {
    const newId = createIds({ now: () => new Date(1_000) });
    const id = newId();

    expect(idAfter(null, id)).toBe(id);
  });

  it("is greater than the previous one, whatever the clocks say", () => {
    assert(
      property(anId, anId, (previous, candidate) => {
        expect(idAfter(previous, candidate) > previous).toBe(true);
      }),
    );
  });

  it("is always a UUID v7", () => {
    assert(
      property(anId, anId, (previous, candidate) => {
        expect(idAfter(previous, candidate)).toMatch(
          /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        );
      }),
    );
  });

  it("goes on in the next millisecond when the counter is full", () => {
    const previous = "00000000-0001-7fff-8000-000000000000";

    expect(idAfter(previous, "00000000-0000-7000-9000-000000000001")).toBe("00000000-0002-7000-9000-000000000001");
  });

  it("says when it was made", () => {
    const newId = createIds({ now: () => new Date("2025-05-06T07:08:09.010Z") });

    expect(momentOf(newId()).toISOString()).toBe("2025-05-06T07:08:09.010Z");
  });
});

it("stores a pair of people in the same order from both sides", () => {
  assert(
    property(anId, anId, (one, other) => {
      expect(pairOf(one, other)).toEqual(pairOf(other, one));
    }),
  );
});

describe("a preview", () => {
  it("is one line", () => {
    expect(previewOf("Hello\n\n  there")).toBe("Hello there");
  });

  it("ends with an ellipsis where the message goes on, and never splits a character", () => {
    const preview = previewOf("🎨".repeat(500));

    expect(preview).toBe(`${"🎨".repeat(119)}…`);
    expect(preview.isWellFormed()).toBe(true);
  });
});

it.each(["", "a b", "é", "x".repeat(101), undefined, ["a"]])("does not accept %j as an idempotency key", (value) => {
  expect(isIdempotencyKey(value, 100)).toBe(false);
});
