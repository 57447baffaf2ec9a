import { msPerDay } from "@triptych/contract/durations";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { countPerDay, type DailyFigures } from "./rules.ts";
import { ledgerStore } from "./store.ts";

/** Describes a payment as its payer sees it. */
export interface Payment {
  chargedAt: Date;
  amountPence: number;
  refundedPence: number;
}

/** Sums up charges and the history of subscriptions. */
export function ledgerService({ database, clock }: { database: Database; clock: Clock }) {
  const store = ledgerStore(database);

  /**
   * Returns for each of the last days, today last, the money taken less refunds, and how many were trialing and active
   * at its end.
   */
  async function listDailyFigures(days: number): Promise<DailyFigures[]> {
    const now = clock.now();
    const from = new Date(Math.floor(now.getTime() / msPerDay) * msPerDay - (days - 1) * msPerDay);
    const [revenue, steps] = await Promise.all([store.listRevenuePerDay(from), store.listStepsPerDay(from)]);
    return countPerDay({ from, days, revenue, steps });
  }

  return {
    listDailyFigures,
    /** Lists everything that an account was ever charged, oldest first. */
    listPayments: (userId: string): Promise<Payment[]> => store.listPaymentsOf(userId),
  };
}
