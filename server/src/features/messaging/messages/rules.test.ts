import { assert, property, uuid } from "fast-check";
import { describe, expect, it } from "vitest";
import { createIds } from "../../../platform/process/ids.ts";
import { firstIdAt, idAfter, isIdempotencyKey, minutesBefore, momentOf, pairOf, previewOf } from "./rules.ts";

const anId = uuid({ version: 7 });

describe("the next message's id", () => {
  it("is the candidate where nothing came before", () => {
    const newId = createIds({ now: () => new Date(1_000) });
    const id = newId();

    expect(idAfter(null, id)).toBe(id);
  });

  it("is the candidate where that is greater", () => {
    expect(idAfter("00000000-0001-7000-8000-000000000000", "00000000-0002-7000-9000-000000000001")).toBe(
      "00000000-0002-7000-9000-000000000001",
    );
  });

  it("is greater than the previous one, whatever the clocks say", () => {
    assert(
      property(anId, anId, (previous, candidate) => {
        expect(idAfter(previous, candidate) > previous).toBe(true);
        expect(idAfter(previous, previous) > previous).toBe(true);
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
      const { lowerUserId, higherUserId } = pairOf(one, other);

      expect([lowerUserId, higherUserId]).toEqual([one, other].toSorted());
    }),
  );
});

describe("a preview", () => {
  it("is one line without spaces around it", () => {
    expect(previewOf(" Hello\n\n  there\n")).toBe("Hello there");
  });

  it("is the whole message where it just fits", () => {
    expect(previewOf("x".repeat(120))).toBe("x".repeat(120));
  });

  it("ends with a whole word and an ellipsis where the message goes on", () => {
    expect(previewOf(`${"shelf ".repeat(19)}candlesticks and more`)).toBe(`${"shelf ".repeat(19).trim()}…`);
  });

  it("never splits a character", () => {
    const preview = previewOf("🎨".repeat(500));

    expect(preview).toBe(`${"🎨".repeat(120)}…`);
    expect(preview.isWellFormed()).toBe(true);
  });
});

it("makes the first id of a moment smaller than every id of that moment, and greater than the ids before", () => {
  const moment = new Date("2025-05-06T07:08:09.010Z");

  expect(firstIdAt(moment) <= createIds({ now: () => moment })()).toBe(true);
  expect(firstIdAt(moment) > createIds({ now: () => new Date(moment.getTime() - 1) })()).toBe(true);
  expect(firstIdAt(new Date(1))).toBe("00000000-0001-7000-8000-000000000000");
});

it("counts minutes back", () => {
  expect(minutesBefore(new Date("2025-05-06T07:08:00Z"), 10)).toEqual(new Date("2025-05-06T06:58:00Z"));
});

it.each(["a", "x".repeat(100), "!~"])("accepts %j as an idempotency key", (value) => {
  expect(isIdempotencyKey(value, 100)).toBe(true);
});

it.each(["", "a b", "é", "x".repeat(101), undefined, ["a"]])("does not accept %j as an idempotency key", (value) => {
  expect(isIdempotencyKey(value, 100)).toBe(false);
});
