import { assert, constantFrom, nat, property, stringMatching } from "fast-check";
import { describe, expect, it } from "vitest";
import { dashboardOf, lookOf } from "./rules.ts";

const usernames = stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9._-]{2,29}$/);

describe("how a username looks", () => {
  it("does not depend on case", () => {
    assert(
      property(usernames, (username) => {
        expect(lookOf(username.toUpperCase())).toBe(lookOf(username));
        expect(lookOf(username.toLowerCase())).toBe(lookOf(username));
      }),
    );
  });

  it("does not depend on dots, hyphens and underscores", () => {
    assert(
      property(usernames, constantFrom(".", "-", "_"), nat(30), (username, mark, at) => {
        expect(lookOf(username.slice(0, at) + mark + username.slice(at))).toBe(lookOf(username));
      }),
    );
  });

  it.each([
    ["l", "1"],
    ["l", "i"],
    ["l", "I"],
    ["O", "0"],
    ["m", "rn"],
    ["W", "VV"],
  ])("is the same with %s and with %s", (one, other) => {
    assert(
      property(usernames, nat(30), (username, at) => {
        const [before, after] = [username.slice(0, at), username.slice(at)];
        expect(lookOf(before + one + after)).toBe(lookOf(before + other + after));
      }),
    );
  });

  it.each([
    ["anna", "hanna"],
    ["oak2", "oak3"],
    ["sam", "same"],
  ])("differs for %s and %s", (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

describe("the dashboard that somebody sees", () => {
  it.each([
    ["brand", "brand"],
    ["agency", "agency"],
    ["freelancer", "freelancer"],
    [null, "workspace"],
  ] as const)("of type %s is %s", (userType, view) => {
    expect(dashboardOf(userType, "somebody", [])).toBe(view);
  });

  it("is the freelancer's for the usernames that the configuration lists", () => {
    const special = ["First.Name", "second"];

    expect(dashboardOf("brand", "first.name", special)).toBe("freelancer");
    expect(dashboardOf(null, "SECOND", special)).toBe("freelancer");
    expect(dashboardOf("brand", "third", special)).toBe("brand");
  });
});
