import { createHash } from "node:crypto";
import type { TestCard, TestCardResult } from "./payments.ts";

/** Describes what a test card does. Real cards are refused, so that nobody types one in by mistake. */
export interface TestCardBehaviour {
  declines: boolean;
  asksForConfirmation: boolean;
  failsRenewals: boolean;
  /** Makes the card the same one whoever types it. Other numbers count as a card of each person's own. */
  isShared: boolean;
}

const good: TestCardBehaviour = { declines: false, asksForConfirmation: false, failsRenewals: false, isShared: false };

export const confirmationCard = "4000002500003155";

const testCards: Record<string, TestCardBehaviour> = {
  "4242424242424242": good,
  "5555555555554444": { ...good, isShared: true },
  "4000000000000002": { ...good, declines: true },
  [confirmationCard]: { ...good, asksForConfirmation: true },
  "4000000000000341": { ...good, failsRenewals: true },
};

export type CheckedCard =
  | { isValid: true; number: string; behaviour: TestCardBehaviour }
  | { isValid: false; result: TestCardResult };

/** Checks the typed card. Returns a sentence about what is wrong with it. */
export function checkTestCard({ cardNumber, expiry, cvc }: Omit<TestCard, "clientSecret">, now: Date): CheckedCard {
  const number = cardNumber.replaceAll(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number)) return invalid("cardNumber", "Your card number is incomplete.");
  if (!passesLuhn(number)) return invalid("cardNumber", "Your card number is invalid.");
  const behaviour = testCards[number];
  if (!behaviour) return invalid("cardNumber", "Only test cards work here. Please do not enter a real card.");
  const expiresOn = parseExpiry(expiry);
  if (!expiresOn) return invalid("expiry", "Your card's expiry date is incomplete.");
  if (expiresOn <= now) return invalid("expiry", "Your card's expiry date is in the past.");
  if (!/^\d{3,4}$/.test(cvc.trim())) return invalid("cvc", "Your card's security code is incomplete.");
  return { isValid: true, number, behaviour };
}

/** Returns a fingerprint, which is equal for equal cards. */
export function fingerprintOf(number: string, { isShared }: TestCardBehaviour, email: string): string {
  const whose = isShared ? number : `${number}:${email.toLowerCase()}`;
  return `test_${createHash("sha256").update(whose).digest("hex").slice(0, 24)}`;
}

export function behaviourOf(number: string): TestCardBehaviour {
  return testCards[number] ?? good;
}

function invalid(field: "cardNumber" | "expiry" | "cvc", message: string): CheckedCard {
  return { isValid: false, result: { status: "invalid", field, message } };
}

/** Returns the first moment at which the card has expired. Reads `MM/YY`, `MM / YYYY` or the digits alone. */
function parseExpiry(expiry: string): Date | null {
  const parts = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{4}|\d{2})\s*$/.exec(expiry);
  if (!parts) return null;
  const month = Number(parts[1]);
  const year = Number(parts[2]!.length === 2 ? `20${parts[2]}` : parts[2]);
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 1)) : null;
}

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [place, digit] of number.split("").toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
