import { describe, expect, it } from "vitest";
import { createReservedNames } from "./reserved-names.ts";

const { isReservedName, isReservedUsername } = createReservedNames("Triptych");

describe("a name that seems to speak for the product", () => {
  it.each([
    "support",
    "The Support Team",
    "s.u.p.p.0.r.t",
    "Sécurity",
    "admin24",
    "Triptych",
    "TR1PTYCH Help Desk Support",
  ])("is reserved: %s", (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(isReservedUsername(name)).toBe(true);
  });

  it.each(["The Team", "Customer Service", "Anna Root", "rooted", "supporting-acts", "tryptic", ""])(
    "is free without an official word, or with other words: %s",
    (name) => {
      expect(isReservedName(name)).toBe(false);
      expect(isReservedUsername(name)).toBe(false);
    },
  );

  it("is reserved as a username, but free for a company, where it contains the product's name", () => {
    expect([isReservedUsername("triptych-films"), isReservedName("Triptych Films")]).toEqual([true, false]);
  });

  it("needs an official word, even where the product has no name", () => {
    const unnamed = createReservedNames("");

    expect([unnamed.isReservedName("The Support Team"), unnamed.isReservedName("The Team")]).toEqual([true, false]);
  });

  it.each([
    { product: "Canvas", username: "canvas-films", isReserved: true },
    { product: "Easel", username: "easel-films", isReserved: false },
    { product: "Easel", username: "easel-team", isReserved: true },
    { product: "", username: "anybody", isReserved: false },
  ])("follows the product's name $product: $username", ({ product, username, isReserved }) => {
    expect(createReservedNames(product).isReservedUsername(username)).toBe(isReserved);
  });
});
