import type { MovableClock } from "../../src/platform/process/clock.ts";
import type { PaymentEvent, Payments, SignedDelivery } from "../../src/adapters/payments/payments.ts";
import type { Fault } from "./fake-server.ts";

export interface CardOptions {
  /** Which card or wallet; one of its own unless told. */
  card?: string;
  failsRenewals?: boolean;
}

export interface DeliveryOptions {
  /** How long ago it was signed; negative for a clock that is ahead. */
  ageSeconds?: number;
}

/** One payment provider and what the world around it does: people who pay, time that passes, events that are delivered. */
export interface ProviderWorld {
  name: string;
  payments: Payments;
  clock: MovableClock;
  /** Somebody hands over their card, or approves with their wallet. */
  pay: (subscriptionId: string, options?: CardOptions) => Promise<void>;
  /** Time passes at the provider too: renewals, ends. */
  moveBy: (days: number) => Promise<void>;
  deliver: (event: Pick<PaymentEvent, "id" | "subscriptionId">, options?: DeliveryOptions) => SignedDelivery;
  /** Providers over a network only. */
  faults: { set: (fault: Fault) => void; calls: string[]; mistakes: string[] } | null;
  close: () => Promise<void>;
}
