import { describe, expect, it } from "vitest";
import { whyNotCounted } from "./rules.ts";
import { whyHeld } from "./signals/rules.ts";

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
