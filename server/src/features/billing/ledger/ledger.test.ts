import { plans } from "@triptych/contract/billing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../../testing/test-database.ts";
import { createIds } from "../../../platform/process/ids.ts";
import type { OpenDatabase } from "../../../platform/database/database.ts";
import type { StoredStatus } from "../rules.ts";
import { startingStore } from "../checkout/starting/store.ts";
import { ledgerService } from "./service.ts";
import { ledgerStore } from "./store.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it("counts who was trialing and active at the end of each day, including changes of earlier days", async () => {
  await insertHistory({
    claimedAt: at("2026-03-05T09:00:00Z"),
    changes: [
      ["trialing", "2026-03-05T09:00:00Z"],
      ["active", "2026-04-02T09:00:00Z"],
    ],
    charges: [{ amountPence: 5_000, refundedPence: 3_500, chargedAt: at("2026-04-02T09:00:00Z") }],
  });
  await insertHistory({
    claimedAt: at("2026-04-01T23:59:59Z"),
    changes: [
      ["trialing", "2026-04-01T23:59:59Z"],
      ["expired", "2026-04-03T00:00:00Z"],
    ],
  });
  await insertHistory({ claimedAt: null, changes: [["trialing", "2026-04-01T10:00:00Z"]] });

  const ledger = ledgerService({ database: open.database, clock: { now: () => at("2026-04-03T12:00:00Z") } });

  expect(await ledger.listDailyFigures(3)).toEqual([
    { day: "2026-04-01", revenuePence: 0, trialing: 2, active: 0 },
    { day: "2026-04-02", revenuePence: 1_500, trialing: 1, active: 1 },
    { day: "2026-04-03", revenuePence: 0, trialing: 0, active: 1 },
  ]);
});

const at = (moment: string) => new Date(moment);

async function insertHistory(history: {
  claimedAt: Date | null;
  changes: [StoredStatus, string][];
  charges?: { amountPence: number; refundedPence: number; chargedAt: Date }[];
}) {
  const newId = createIds({ now: () => at("2026-03-01T00:00:00Z") });
  const [subscriptionId, email] = [newId(), `${randomUUID()}@people.example`];
  await startingStore(open.database).insertSubscription({
    id: subscriptionId,
    provider: "local",
    email,
    canonicalEmail: email,
    userType: "agency",
    pricePence: plans.agency.pricePence,
    hasTrial: true,
    claimedAt: history.claimedAt,
    status: history.changes.at(-1)![0],
    cancelsAtPeriodEnd: false,
    hasPaymentMethod: true,
    createdAt: at("2026-03-01T00:00:00Z"),
    updatedAt: at("2026-03-01T00:00:00Z"),
  });
  const store = ledgerStore(open.database);
  for (const [status, changedAt] of history.changes)
    await store.insertChange({ id: newId(), subscriptionId, status, changedAt: at(changedAt) });
  await store.saveCharges(
    "local",
    subscriptionId,
    (history.charges ?? []).map((charge) => ({ ...charge, id: randomUUID() })),
  );
}
