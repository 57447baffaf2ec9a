import { type SignUpSignal, signUpSignals } from "@triptych/contract/admin";

/** What sign-ups of one person often share, though two honest people may share it too. */
export interface Signals {
  domain: string | null;
  /** Hashes that can be compared among the sign-ups of one inviter only. */
  network: string | null;
  device: string | null;
  cards: readonly string[];
}

/** The signals that two sign-ups share, in the order in which they are told. */
export function sharedSignals(one: Signals, other: Signals): SignUpSignal[] {
  return signUpSignals.filter((signal) =>
    signal === "card" ? one.cards.some((card) => other.cards.includes(card)) : isSame(one[signal], other[signal]),
  );
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Why a sign-up waits for an operator, beside those that were counted or refused before; `null` where it need not. */
export function whyHeld(signUp: Signals, known: readonly Signals[]): string | null {
  const [shared] = known.flatMap((other) => sharedSignals(signUp, other));
  return shared ? `it has the same ${signalWords[shared]} as another one` : null;
}

const signalWords: Record<SignUpSignal, string> = {
  domain: "email domain",
  network: "network",
  card: "payment details",
  device: "browser",
};
