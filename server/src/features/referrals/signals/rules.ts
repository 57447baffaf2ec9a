import { type SignUpSignal, signUpSignals } from "@triptych/contract/admin";

/** Holds what sign-ups of one person often share, though two honest people may share it too. */
export interface SignUpSignals {
  domain: string | null;
  /** Holds a hash that can be compared among the sign-ups of one inviter only. */
  network: string | null;
  device: string | null;
  cards: readonly string[];
}

/** Returns the signals that two sign-ups share, in the order in which they are shown. */
export function sharedSignals(one: SignUpSignals, other: SignUpSignals): SignUpSignal[] {
  return signUpSignals.filter((signal) =>
    signal === "card" ? one.cards.some((card) => other.cards.includes(card)) : isSame(one[signal], other[signal]),
  );
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Returns why a sign-up waits for an operator, compared with those counted or refused before; `null` where it does not wait. */
export function whyHeld(signUp: SignUpSignals, known: readonly SignUpSignals[]): string | null {
  const [shared] = known.flatMap((other) => sharedSignals(signUp, other));
  return shared ? `it has the same ${signalWords[shared]} as another one` : null;
}

const signalWords: Record<SignUpSignal, string> = {
  domain: "email domain",
  network: "network",
  card: "payment details",
  device: "browser",
};
