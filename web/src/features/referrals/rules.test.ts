import type { RewardTier } from "@triptych/contract/referrals";
import { describe, expect, it } from "vitest";
import { badgeOf, readInvites, readUnsent } from "./rules.ts";

describe("the lines of the invitation box", () => {
  it("are trimmed, and those without an at-sign are left with a reason", () => {
    const invites = readInvites("  ann@mail.example \r\n\nnobody\n bo@mail.example");

    expect(invites).toEqual({
      emails: ["ann@mail.example", "bo@mail.example"],
      left: [{ line: "nobody", why: "This is not an email address." }],
    });
  });

  it("are sent up to the limit, and the next one is left", () => {
    const typed = Array.from({ length: 11 }, (_, at) => `person-${at}@mail.example`);

    const { emails, left } = readInvites(typed.join("\n"));

    expect(emails).toEqual(typed.slice(0, 10));
    expect(left.map(({ line }) => line)).toEqual(["person-10@mail.example"]);
  });

  it("may be none", () => {
    expect(readInvites("no address\n\n").emails).toEqual([]);
  });

  it("are found by the positions that a refusal names", () => {
    const unsent = readUnsent(
      ["ann@mail.example", "bo@mail.example"],
      [
        { field: "emails.1", message: "You have invited this address already." },
        { field: "emails", message: "Not about one line" },
      ],
    );

    expect(unsent).toEqual([{ line: "bo@mail.example", why: "You have invited this address already." }]);
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

  it("of a refused one says so, however many people join", () => {
    const tier: RewardTier = {
      tier: "t-shirt",
      name: "T-shirt",
      description: "",
      requiredReferrals: 5,
      status: "locked",
    };

    expect(badgeOf({ ...tier, refusalReason: "Made for the reward." }, 9)).toBe("Not granted");
  });
});
