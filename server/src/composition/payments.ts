import { randomUUID } from "node:crypto";
import type { PaymentMethods } from "@triptych/contract/billing";
import { z } from "zod";
import { createLocalPayments } from "../adapters/payments/local.ts";
import { measurePayments } from "../adapters/payments/measured.ts";
import type { ProviderName, Providers, SignedDelivery, TestCards } from "../adapters/payments/payments.ts";
import type { Config } from "../config/config.ts";
import { systemClock, type Clock } from "../platform/process/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { NewId } from "../platform/process/ids.ts";
import type { ProviderMeter } from "../platform/metrics/provider-meter.ts";
import { defineJob, type Queue } from "../platform/jobs/queue.ts";

export interface ComposedPayments {
  providers: Providers;
  paymentMethods: PaymentMethods;
  testCards: TestCards | null;
  /** Sets who receives the events of the local test provider. Call it before the queue starts. */
  deliverTo(receive: (provider: ProviderName, delivery: SignedDelivery) => Promise<void>): void;
}

export interface PaymentDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  queue: Queue;
  measure: ProviderMeter;
  /** Overrides the time limit of a request to a provider. */
  timeoutMs?: number;
}

const deliverTestEvent = defineJob(
  "billing.deliver-test-event",
  z.object({
    id: z.string(),
    type: z.string(),
    subscriptionId: z.string().nullable(),
    customerId: z.string().nullable(),
  }),
);
const advanceTestPayments = defineJob("billing.advance-test-payments", z.object({}));

/** Creates the configured payment providers, or the local test provider in demo mode without any. */
export async function composePayments(config: Config, parts: PaymentDeps): Promise<ComposedPayments> {
  const isLocal = config.mode === "demo" && !config.stripe && !config.paypal;
  const composed = isLocal ? composeLocal(parts) : await composeConfigured(config, parts);
  if (!isLocal && config.mode === "demo" && config.hasDemoData) addLocalProvider(composed, parts);
  return { ...composed, providers: measured(composed.providers, parts.measure) };
}

function measured(providers: Providers, measure: ProviderMeter): Providers {
  return Object.fromEntries(
    Object.values(providers).map((payments) => [payments.provider, measurePayments(payments, measure)]),
  );
}

/**
 * Adds the test provider for the subscribers of the demo marketplace, whom no real provider knows. Nobody else can pay
 * with it: what is offered stays what is configured.
 */
function addLocalProvider(composed: ComposedPayments, parts: PaymentDeps): void {
  const local = composeLocal(parts);
  Object.assign(composed.providers, local.providers);
  composed.deliverTo = (receive) => local.deliverTo(receive);
}

function composeLocal({ database, clock, newId, queue }: PaymentDeps): ComposedPayments {
  const local = createLocalPayments({
    database,
    clock,
    newId,
    secret: randomUUID(),
    onEvent: (tx, event) => queue.add(tx, deliverTestEvent, event),
  });
  return {
    providers: { local },
    paymentMethods: { card: { provider: "local" }, wallet: null },
    testCards: local,
    deliverTo: (receive) => {
      queue.work(deliverTestEvent, (event) => receive("local", local.sign(event)));
      queue.work(advanceTestPayments, () => local.advance());
      queue.schedule(advanceTestPayments, "* * * * *");
    },
  };
}

/**
 * NOTE: a provider's library is loaded only where it is configured: the libraries are large, and a start should be
 * quick.
 */
async function composeConfigured(
  { stripe, paypal, publicUrl, mode, product }: Config,
  { timeoutMs, clock }: PaymentDeps,
): Promise<ComposedPayments> {
  return {
    providers: {
      ...(stripe
        ? {
            stripe: (await import("../adapters/payments/stripe.ts")).createStripe({
              ...stripe,
              prices: { agency: stripe.priceAgency, freelancer: stripe.priceFreelancer },
              clock: systemClock,
              timeoutMs,
            }),
          }
        : {}),
      ...(paypal
        ? {
            paypal: (await import("../adapters/payments/paypal.ts")).createPaypal({
              ...paypal,
              plans: { agency: paypal.planAgency, freelancer: paypal.planFreelancer },
              apiBase: paypal.apiBase ?? paypalHosts[mode],
              publicUrl,
              brandName: product.name,
              clock,
              realClock: systemClock,
              timeoutMs,
            }),
          }
        : {}),
    },
    paymentMethods: {
      card: stripe && { provider: "stripe", publishableKey: stripe.publishableKey },
      wallet: paypal && {
        provider: "paypal",
        clientId: paypal.clientId,
        plans: { agency: paypal.planAgency, freelancer: paypal.planFreelancer },
      },
    },
    testCards: null,
    deliverTo: () => {},
  };
}

const paypalHosts = { demo: "https://api-m.sandbox.paypal.com", production: "https://api-m.paypal.com" };
