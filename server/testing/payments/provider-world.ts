import type { MovableClock } from "../../src/platform/process/clock.ts";
import type { PaymentEvent, Payments, SignedDelivery } from "../../src/adapters/payments/payments.ts";
import type { Fault } from "./fake-server.ts";

export interface CardOptions {
  /** Names the card or wallet; by default one that nobody else uses. */
  card?: string;
  failsRenewals?: boolean;
}

export interface DeliveryOptions {
  /** Sets how long ago the event was signed; negative for a clock that is ahead. */
  ageSeconds?: number;
}

/** Holds one payment provider and everything around it: people who pay, time that passes, events that are delivered. */
export interface ProviderWorld {
  name: string;
  payments: Payments;
  clock: MovableClock;
  /** Enters a card, or approves with a wallet. */
  pay: (subscriptionId: string, options?: CardOptions) => Promise<void>;
  /** Moves time, including the provider's renewals and ends. */
  moveBy: (days: number) => Promise<void>;
  deliver: (event: Pick<PaymentEvent, "id" | "subscriptionId">, options?: DeliveryOptions) => SignedDelivery;
  /** Sets faults and lists calls; `null` for a provider without a network. */
  faults: { set: (fault: Fault) => void; calls: string[]; mistakes: string[] } | null;
  close: () => Promise<void>;
}
