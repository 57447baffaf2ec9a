import { describe, expect, it } from "vitest";
import { rewardTiers } from "@triptych/contract/referrals";
import { aShippingAddress } from "../../../testing/referrals.ts";
import { hashOfAddress, lookOfAddress, nameOfTier, tiersFor, whyNotCounted } from "./rules.ts";
import { sharedSignals, whyHeld } from "./signals/rules.ts";

const person = { canonicalEmail: null, cards: [], addressLook: null };
const stranger = { domain: null, network: null, device: null, cards: [] };
const wallet = { cards: ["paypal_PAYER"] };

it("mentions no cards to people who pay with a wallet", () => {
  const reasons = [
    whyNotCounted({ ...person, ...wallet }, { inviter: { ...person, ...wallet }, counted: [] }),
    whyNotCounted({ ...person, ...wallet }, { inviter: person, counted: [{ ...person, ...wallet }] }),
    whyHeld({ ...stranger, ...wallet }, [{ ...stranger, ...wallet }]),
  ];

  for (const reason of reasons) {
    expect(reason).toContain("payment details");
    expect(reason).not.toMatch(/\bcards?\b/i);
  }
});

describe("why a sign-up does not count", () => {
  it("is null where only absent values are equal", () => {
    expect(whyNotCounted(person, { inviter: person, counted: [person] })).toBeNull();
  });

  it("mentions the inviter before other sign-ups", () => {
    const same = { ...person, addressLook: "GB|LS14AP|4coopersyard" };

    expect(whyNotCounted(same, { inviter: same, counted: [same] })).toContain("your own address");
    expect(whyNotCounted(same, { inviter: person, counted: [same] })).toContain("an address that already counted");
  });
});

describe("a sign-up beside the inviter and those that counted", () => {
  const other = { canonicalEmail: "other@mail.example", cards: ["c9"], addressLook: "GB|9" };

  it.each([
    {
      signUp: { ...person, canonicalEmail: "ann@mail.example" },
      own: "your own email address",
      before: "an email address",
    },
    { signUp: { ...person, cards: ["c1"] }, own: "as your account", before: "payment details that already" },
    { signUp: { ...person, addressLook: "GB|1" }, own: "your own address", before: "an address that already" },
  ])("does not count for $own or $before", ({ signUp, own, before }) => {
    expect(whyNotCounted(signUp, { inviter: signUp, counted: [] })).toContain(own);
    expect(whyNotCounted(signUp, { inviter: other, counted: [other, signUp] })).toContain(before);
    expect(whyNotCounted(signUp, { inviter: other, counted: [other] })).toBeNull();
  });
});

describe("the tiers that a count unlocks", () => {
  it.each(rewardTiers)("include $tier from its number on, and not before", ({ tier, requiredReferrals }) => {
    expect(tiersFor(requiredReferrals)).toContain(tier);
    expect(tiersFor(requiredReferrals - 1)).not.toContain(tier);
  });

  it("have a name, and an unknown one its own", () => {
    expect(nameOfTier("starter")).toBe("Sticker and tote set");
    expect(nameOfTier("former-tier")).toBe("former-tier");
  });
});

describe("a postal address", () => {
  const look = lookOfAddress(aShippingAddress);

  it.each([
    { addressLine1: "4, COOPERS YARD" },
    { postalCode: "ls14ap" },
    { addressLine1: "4 Cooper's", addressLine2: "Yard" },
    { fullName: "Somebody Else", phoneNumber: "1", city: "LEEDS" },
  ])("looks the same when it is typed as %j", (change) => {
    expect(lookOfAddress({ ...aShippingAddress, ...change })).toBe(look);
  });

  it.each([
    { addressLine1: "5 Cooper's Yard" },
    { addressLine2: "Flat 2" },
    { postalCode: "LS1 4AQ" },
    { country: "IE" },
  ] as const)("looks different with %j", (change) => {
    expect(lookOfAddress({ ...aShippingAddress, ...change })).not.toBe(look);
  });
});

it("hashes a mailbox the same whatever its tag and case, and others differently", () => {
  expect(hashOfAddress("Ann+tag@mail.example")).toBe(hashOfAddress("ann@mail.example"));
  expect(hashOfAddress("bob@mail.example")).not.toBe(hashOfAddress("ann@mail.example"));
});

describe("the signals that two sign-ups share", () => {
  const one = { domain: "acme.example", network: "n1", device: "d1", cards: ["c1", "c2"] };

  it("are listed in one order, and absent ones are never shared", () => {
    expect(sharedSignals(one, { ...one, cards: ["c2"] })).toEqual(["domain", "network", "card", "device"]);
    expect(sharedSignals(one, { ...one, domain: "other.example", cards: [] })).toEqual(["network", "device"]);
    expect(sharedSignals(stranger, stranger)).toEqual([]);
  });

  it("hold a sign-up for the first signal that it shares with anybody", () => {
    expect(whyHeld(one, [stranger, { ...stranger, device: "d1" }])).toBe("it has the same browser as another one");
    expect(whyHeld(one, [stranger])).toBeNull();
  });
});
