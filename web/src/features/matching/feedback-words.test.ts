import { expect, it } from "vitest";
import { consequenceOf } from "./feedback-words.ts";

it("says that something weighs more only where the brief asks for it", () => {
  const reason = "wrong-industry" as const;

  expect(consequenceOf({ reason, isWeighed: true, asked: new Set(["job", "sector"]) })).toBe(
    "this list weighs the industry more and puts people like them lower",
  );
  expect(consequenceOf({ reason, isWeighed: true, asked: new Set(["job"]) })).toBe(
    "this list puts people like them lower",
  );
  expect(consequenceOf({ reason: "other", isWeighed: false, asked: new Set() })).toBe(
    "the next search of this brief leaves them out",
  );
});
