import { expect, it } from "vitest";
import { whyNotCounted } from "./rules.ts";
import { whyHeld } from "./signals/rules.ts";

const person = { canonicalEmail: null, cards: [], addressLook: null };
const stranger = { domain: null, network: null, device: null, cards: [] };
const wallet = { cards: ["paypal_PAYER"] };

it("people who pay with a wallet are told nothing about cards", () => {
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
