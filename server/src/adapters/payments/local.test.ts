import { plans } from "@triptych/contract/billing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../testing/test-database.ts";
import type { OpenDatabase } from "../../platform/database/database.ts";
import { systemClock } from "../../platform/process/clock.ts";
import { createIds } from "../../platform/process/ids.ts";
import { createLocalPayments } from "./local.ts";
import { localSubscriptions } from "./tables.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open?.close());

it("keeps a subscription's plan when the plans' prices change", async () => {
  const payments = createLocalPayments({
    database: open.database,
    clock: systemClock,
    newId: createIds(systemClock),
    secret: "a secret for tests",
    onEvent: async () => {},
  });
  const { id } = await payments.createSubscription({
    reference: "an order",
    email: "ann@mail.example",
    userType: "freelancer",
    firstChargeAt: null,
  });

  const pricePence = plans.agency.pricePence;
  await open.database.update(localSubscriptions).set({ pricePence }).where(eq(localSubscriptions.id, id));

  expect((await payments.readSubscription(id))!.terms).toMatchObject({ plan: "freelancer", pricePence });
});
