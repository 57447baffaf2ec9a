import { describe, expect, it } from "vitest";
import { groupCardNumber, spaceExpiry, type TypedText } from "./card-typing.ts";
import { TestCard } from "./test-card-schemas.ts";

/** Writes `|` where the caret stands. */
function show({ text, caret }: TypedText): string {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

function typed(marked: string): TypedText {
  return { text: marked.replace("|", ""), caret: marked.indexOf("|") };
}

describe("typing a card number", () => {
  it.each([
    ["4242|", "4242|"],
    ["42424|", "4242 4|"],
    ["4242 4|", "4242 4|"],
    ["4242 |", "4242|"],
    ["4242424242424242|", "4242 4242 4242 4242|"],
    ["4242-4242-4242-4242|", "4242 4242 4242 4242|"],
    ["42|4242 4242", "42|42 4242 42"],
    ["42429| 4242", "4242 9|424 2"],
    ["12345678901234567890123|", "1234 5678 9012 3456 789|"],
  ])("shows %s as %s", (before, after) => {
    expect(show(groupCardNumber(typed(before)))).toBe(after);
  });
});

describe("typing an expiry", () => {
  it.each([
    ["1|", "1|"],
    ["12|", "12|"],
    ["122|", "12/2|"],
    ["1229|", "12/29|"],
    ["12/|", "12/|"],
    ["12/29|", "12/29|"],
    ["12 / 29|", "12/29|"],
    ["12 / 2029|", "12/2029|"],
    ["122029|", "12/2029|"],
    ["4|", "04|"],
    ["04/|", "04/|"],
    ["1/|", "1/|"],
    ["1/30|", "1/30|"],
    ["13|", "01/3|"],
    ["12|29", "12|/29"],
    ["1|/29", "1|/29"],
    ["12/2|", "12/2|"],
  ])("shows %s as %s", (before, after) => {
    expect(show(spaceExpiry(typed(before)))).toBe(after);
  });
});

describe("the expiry of a card", () => {
  it.each(["1229", "12/29", "12 / 2029", "12/2029", "1/30"])("may be %s", (expiry) => {
    expect(TestCard.safeParse({ cardNumber: "4242 4242 4242 4242", expiry, cvc: "123" }).success).toBe(true);
  });

  it.each(["1329", "12", "12/2", "0029"])("may not be %s", (expiry) => {
    expect(TestCard.safeParse({ cardNumber: "4242 4242 4242 4242", expiry, cvc: "123" }).success).toBe(false);
  });
});
