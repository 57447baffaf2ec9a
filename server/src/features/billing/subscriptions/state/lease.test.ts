import { setTimeout as pause } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { createSubscription } from "@triptych/contract/billing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { startApp, type TestApp } from "../../../../../testing/start-app.ts";
import { createLog } from "../../../../platform/process/log.ts";
import { billingStore } from "../../store.ts";
import { createLease } from "./lease.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

it("keeps a lease for as long as its work takes, and no longer", async () => {
  const { database } = app.open;
  const { subscriptionId } = await app.call(createSubscription, {
    body: { email: aPerson().email, userType: "agency" },
  });
  const { id } = (await billingStore(database).findByProviderId(subscriptionId))!;
  const withLease = createLease({
    database,
    clock: app.clock,
    newId: randomUUID,
    log: createLog({ level: "silent" }),
    times: { lastsMs: 400, extendedEveryMs: 100 },
  });
  const order: string[] = [];

  const slow = withLease(id, async () => {
    await pause(1_200);
    order.push("slow");
  });
  await pause(50);
  await withLease(id, async () => void order.push("next"));
  await slow;

  expect(order).toEqual(["slow", "next"]);
});
