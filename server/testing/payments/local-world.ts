import { msPerDay } from "@triptych/contract/durations";
import { createLocalPayments } from "../../src/adapters/payments/local.ts";
import { movableClock, systemClock, type MovableClock } from "../../src/platform/process/clock.ts";
import { createIds } from "../../src/platform/process/ids.ts";
import { openTestDatabase } from "../test-database.ts";
import type { ProviderWorld } from "./provider-world.ts";

/** Starts the local test provider with a database of its own. */
export async function startLocalWorld({
  clock = movableClock(systemClock),
}: { clock?: MovableClock } = {}): Promise<ProviderWorld> {
  const open = await openTestDatabase();
  const parts = {
    database: open.database,
    newId: createIds(clock),
    secret: "a secret for tests",
    onEvent: async () => {},
  };
  const payments = createLocalPayments({ ...parts, clock });

  return {
    name: "the local test provider",
    payments,
    clock,
    pay: async (id, { card, failsRenewals = false } = {}) => {
      const { clientSecret } = (await payments.readSubscription(id))!;
      const cardNumber = failsRenewals ? "4000000000000341" : card ? "5555555555554444" : "4242424242424242";
      const result = await payments.confirm({ clientSecret: clientSecret!, cardNumber, expiry: "12/45", cvc: "123" });
      if (result.status !== "succeeded") throw new Error(`The test card ended ${result.status}.`);
    },
    moveBy: async (days) => {
      clock.moveBy(days * msPerDay);
      await payments.advance();
    },
    deliver: ({ id, subscriptionId }, { ageSeconds = 0 } = {}) => {
      const signing = createLocalPayments({
        ...parts,
        clock: { now: () => new Date(clock.now().getTime() - ageSeconds * 1_000) },
      });
      return signing.sign({ id, subscriptionId, type: "subscription.updated", customerId: null });
    },
    faults: null,
    close: open.close,
  };
}
