/**
 * Kills processes on a data folder.
 *
 * @module-tag embedded-only
 */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { createSubscription } from "@triptych/contract/billing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPerson } from "../../../../../testing/accounts.ts";
import { subscriptionOf } from "../../../../../testing/billing.ts";
import { aSubscriber, stripeEnvironment } from "../../../../../testing/payments/app-with-stripe.ts";
import { startStripeWorld } from "../../../../../testing/payments/fake-stripe.ts";
import { remoteApp } from "../../../../../testing/remote-app.ts";
import { aBrowser, CallFailed } from "../../../../../testing/start-app.ts";
import { aReadyDataDir, startProcess, type ServerProcess } from "../../../../../testing/start-process.ts";

let dataDir: string;
let stripe: Awaited<ReturnType<typeof startStripeWorld>>;
let server: ServerProcess;
beforeAll(async () => {
  [dataDir, stripe] = [await aReadyDataDir(), await startStripeWorld()];
  server = await start();
});
afterAll(async () => {
  await server?.end("SIGKILL");
  await stripe?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}) =>
  startProcess({ DATA_DIR: dataDir, ...stripeEnvironment(stripe.url), ...env });

const takenUpWithinMs = 30_000;

/**
 * Calls until the server accepts the call. NOTE: on a busy machine it sends calls away with 503 for a moment, as it should;
 * a 503 that took its time is none of these.
 */
async function untilAccepted<T>(call: () => Promise<T>): Promise<T> {
  for (const startedAt = Date.now(); ; await pause(200)) {
    const calledAt = Date.now();
    try {
      return await call();
    } catch (error) {
      const isSentAway = error instanceof CallFailed && error.status === 503 && Date.now() - calledAt < 5_000;
      if (!isSentAway || Date.now() - startedAt > takenUpWithinMs) throw error;
    }
  }
}

/** Kills the process while the provider has not replied to the call, and starts it again on the same port and folder. */
async function killDuring(operation: string, work: () => Promise<unknown>): Promise<void> {
  const before = stripe.faults!.calls.length;
  stripe.faults!.set("hang");
  const interrupted = work().catch(() => {});
  while (!stripe.faults!.calls.slice(before).includes(operation)) await pause(20);
  await server.end("SIGKILL");
  stripe.faults!.set(null);
  await interrupted;
  server = await start({ PORT: new URL(server.address).port });
}

it("handles an event within 30 seconds of the next start when the server was killed over it", async () => {
  const app = remoteApp(server.address);
  const member = await untilAccepted(() => aSubscriber(app, stripe));
  stripe.books.subscriptions.get(member.subscriptionId)!.cancel_at_period_end = true;
  const { rawBody, headers } = stripe.deliver({ id: `evt_${randomUUID()}`, subscriptionId: member.subscriptionId });
  const deliver = async () => {
    const response = await fetch(`${server.address}/api/webhooks/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
      body: rawBody,
    });
    expect(response.status).toBe(200);
  };

  await killDuring("GET /v1/subscriptions/{id}", deliver);
  const startedAt = Date.now();
  const isCancelled = async () => (await untilAccepted(() => subscriptionOf(app, member.browser))).cancels;
  while (!(await isCancelled()) && Date.now() - startedAt < takenUpWithinMs) await pause(200);

  expect(await isCancelled()).toBe(true);
}, 90_000);

it("replies to a start of a subscription within 30 seconds of the next start when the server was killed over it", async () => {
  const app = remoteApp(server.address);
  const [browser, body] = [aBrowser(), { email: aPerson().email, userType: "agency" as const }];
  const create = () => app.call(createSubscription, { body }, { as: browser });
  const first = await untilAccepted(create);

  await killDuring("GET /v1/subscriptions/{id}", create);
  const startedAt = Date.now();
  const again = await untilAccepted(create);

  expect(Date.now() - startedAt).toBeLessThan(takenUpWithinMs);
  expect(again).toMatchObject({ subscriptionId: first.subscriptionId, clientSecret: first.clientSecret });
}, 90_000);
