import type { RewardTier } from "@triptych/contract/referrals";
import { describe, expect, it } from "vitest";
import { badgeOf, readInvites } from "./rules.ts";

describe("the lines of the invitation box", () => {
  it("are trimmed, and those without an at-sign are dropped", () => {
    const invites = readInvites("  ann@mail.example \r\n\nnobody\n bo@mail.example");

    expect(invites).toEqual(["ann@mail.example", "bo@mail.example"]);
  });

  it("are at most the first ten", () => {
    const typed = Array.from({ length: 11 }, (_, at) => `person-${at}@mail.example`);

    const invites = readInvites(typed.join("\n"));

    expect(invites).toEqual(typed.slice(0, 10));
  });

  it("may be none", () => {
    const invites = readInvites("no address\n\n");

    expect(invites).toEqual([]);
  });
});

describe("a reward's badge", () => {
  it.each([
    ["locked", 2, "3 more needed"],
    ["locked", 5, "Ready to Unlock"],
    ["locked", 9, "Ready to Unlock"],
    ["unlocked", 5, "Ready to Claim"],
    ["claimed", 5, "Processing"],
    ["shipped", 5, "Shipped"],
    ["delivered", 5, "Delivered"],
  ] as const)("of a %s one with %i of five says %s", (status, confirmed, words) => {
    const tier: RewardTier = { tier: "t-shirt", name: "T-shirt", description: "", requiredReferrals: 5, status };

    const badge = badgeOf(tier, confirmed);

    expect(badge).toBe(words);
  });
});
