import { createHash, randomUUID } from "node:crypto";
import { currency } from "@triptych/contract/money";
import { msPerDay } from "@triptych/contract/durations";
import { createPaypal } from "../../src/adapters/payments/paypal.ts";
import { movableClock, systemClock, type MovableClock } from "../../src/platform/process/clock.ts";
import { startFakeServer, type FakeReply, type FakeRequest, type FakeRoutes } from "./fake-server.ts";
import {
  chargePaypal,
  eventOfRefund,
  passPaypalTime,
  paypalPlans,
  paypalPrices,
  showPaypal,
  showPaypalPlan,
  type FakePaypalRefund,
  type FakePaypalSubscription,
  type PaypalBooks,
} from "./fake-paypal-time.ts";
import type { SignedDelivery } from "../../src/adapters/payments/payments.ts";
import type { DeliveryOptions, ProviderWorld } from "./provider-world.ts";
import { paypalRequests } from "./request-schemas.ts";

const paypalWebhookId = "WH0000000000000001";

/** Starts a fake PayPal on loopback. It checks every request against PayPal's own description where there is one. */
export async function startPaypalWorld({
  clock = movableClock(systemClock),
  timeoutMs = 2_500,
}: { clock?: MovableClock; timeoutMs?: number } = {}) {
  const books: PaypalBooks = {
    subscriptions: new Map(),
    refunds: [],
    requests: new Map(),
    prices: new Map(paypalPrices),
  };
  const check = paypalRequests();
  const server = await startFakeServer({
    routes: routesOf(books, clock),
    check: (operation, request) => checkCaller(request) ?? check(operation, parametersOf(request)),
    describeMistake: (message) => ({ status: 400, json: { name: "INVALID_REQUEST", message } }),
    describeFault: (status) => ({ status, json: { name: "FAULT", message: "A fault for tests" } }),
  });
  const payments = createPaypal({
    clientId: "client",
    clientSecret: "secret",
    webhookId: paypalWebhookId,
    plans: paypalPlans,
    apiBase: server.url,
    publicUrl: "http://localhost:3000",
    brandName: "Triptych",
    clock,
    realClock: clock,
    timeoutMs,
  });

  const world: ProviderWorld = {
    name: "PayPal",
    payments,
    clock,
    pay: async (id, { card, failsRenewals = false } = {}) => {
      const subscription = books.subscriptions.get(id)!;
      Object.assign(subscription, {
        status: "ACTIVE",
        payerId: card ?? randomUUID().slice(0, 13).toUpperCase(),
        failsRenewals,
      });
      if (subscription.nextBillingTime <= clock.now()) chargePaypal(subscription, subscription.nextBillingTime);
    },
    moveBy: async (days) => {
      clock.moveBy(days * msPerDay);
      for (const subscription of books.subscriptions.values()) passPaypalTime(subscription, clock.now());
    },
    deliver: ({ id, subscriptionId }, options) =>
      sign({ id, event_type: "BILLING.SUBSCRIPTION.UPDATED", resource: { id: subscriptionId } }, options),
    faults: { set: server.setFault, calls: server.calls, mistakes: server.mistakes },
    close: server.close,
  };

  /** Signs any event as PayPal would. */
  function sign(event: object, { ageSeconds = 0 }: DeliveryOptions = {}): SignedDelivery {
    const rawBody = JSON.stringify({ event_version: "1.0", ...event }, null, 1);
    const time = new Date(clock.now().getTime() - ageSeconds * 1_000).toISOString();
    const transmissionId = randomUUID();
    return {
      rawBody,
      headers: {
        "paypal-transmission-id": transmissionId,
        "paypal-transmission-time": time,
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-1",
        "paypal-transmission-sig": signatureOf(transmissionId, time, rawBody),
      },
    };
  }

  /** Refunds a part of a payment as on PayPal's own site. Returns the event that reports it. */
  function refundInPart(subscriptionId: string, value: string, kind: FakePaypalRefund["kind"]): SignedDelivery {
    const charge = books.subscriptions.get(subscriptionId)!.transactions.at(-1)!;
    charge.status = "PARTIALLY_REFUNDED";
    const refund = { id: randomUUID(), chargeId: charge.id, value, kind };
    books.refunds.push(refund);
    return sign({ id: `WH-${refund.id}`, ...eventOfRefund(refund) });
  }
  return Object.assign(world, { url: server.url, books, refundInPart, sign });
}

/** Stands in for PayPal's signature, which nobody else can make. */
function signatureOf(transmissionId: string, time: string, rawEvent: string): string {
  return `s${createHash("sha256").update([transmissionId, time, paypalWebhookId, rawEvent].join("|")).digest("hex")}`;
}

function checkCaller({ path, header }: FakeRequest): string | null {
  const expected =
    path === "/v1/oauth2/token" ? `Basic ${Buffer.from("client:secret").toString("base64")}` : "Bearer token-1";
  return header("authorization") === expected ? null : `${path} was called without credentials.`;
}

function parametersOf({ method, path, query, rawBody }: FakeRequest): unknown {
  if (method === "GET" || path === "/v1/oauth2/token")
    return Object.fromEntries(method === "GET" ? query : new URLSearchParams(rawBody));
  return rawBody === "" ? {} : JSON.parse(rawBody);
}

function routesOf(books: PaypalBooks, clock: MovableClock): FakeRoutes {
  const withSubscription =
    (reply: (subscription: FakePaypalSubscription, request: FakeRequest) => FakeReply) => (request: FakeRequest) => {
      const found = books.subscriptions.get(request.id);
      return found
        ? reply(found, request)
        : { status: 404, json: { name: "RESOURCE_NOT_FOUND", message: "The specified resource does not exist." } };
    };
  const changeStatus = (from: string[], to: string) =>
    withSubscription((subscription, request) => {
      if (!from.includes(subscription.status))
        return {
          status: 422,
          json: { name: "UNPROCESSABLE_ENTITY", details: [{ issue: "SUBSCRIPTION_STATUS_INVALID" }] },
        };
      Object.assign(subscription, { status: to, note: (JSON.parse(request.rawBody) as { reason: string }).reason });
      return { status: 204 };
    });

  return {
    "POST /v1/oauth2/token": () => ({
      status: 200,
      json: { access_token: "token-1", token_type: "Bearer", expires_in: 32_400 },
    }),
    "POST /v1/billing/subscriptions": (request) => {
      const requestId = request.header("paypal-request-id");
      if (!requestId) return { status: 400, json: { name: "INVALID_REQUEST", message: "A request id is missing." } };
      const { plan_id, custom_id, start_time } = JSON.parse(request.rawBody) as {
        plan_id: string;
        custom_id: string;
        start_time?: string;
      };
      const id = books.requests.get(requestId) ?? `I-${randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase()}`;
      books.requests.set(requestId, id);
      const startTime = start_time ? new Date(start_time) : clock.now();
      if (!books.subscriptions.has(id)) {
        books.subscriptions.set(id, {
          id,
          planId: plan_id,
          quantity: "1",
          customId: custom_id,
          status: "APPROVAL_PENDING",
          startTime,
          nextBillingTime: startTime,
          payerId: null,
          note: null,
          failsRenewals: false,
          failedPayments: 0,
          transactions: [],
        });
      }
      return { status: 201, json: showPaypal(books.subscriptions.get(id)!) };
    },
    "GET /v1/billing/plans/{id}": ({ id }) => {
      const plan = showPaypalPlan(books, id);
      return plan ? { status: 200, json: plan } : { status: 404, json: { name: "RESOURCE_NOT_FOUND" } };
    },
    "GET /v1/billing/subscriptions/{id}": withSubscription((subscription) => ({
      status: 200,
      json: showPaypal(subscription),
    })),
    "PATCH /v1/billing/subscriptions/{id}": withSubscription((subscription, request) => {
      const [change] = JSON.parse(request.rawBody) as { value: string }[];
      Object.assign(subscription, { startTime: new Date(change!.value), nextBillingTime: new Date(change!.value) });
      return { status: 204 };
    }),
    "POST /v1/billing/subscriptions/{id}/suspend": changeStatus(["ACTIVE"], "SUSPENDED"),
    "POST /v1/billing/subscriptions/{id}/activate": changeStatus(["SUSPENDED"], "ACTIVE"),
    "POST /v1/billing/subscriptions/{id}/cancel": changeStatus(["ACTIVE", "SUSPENDED"], "CANCELLED"),
    "GET /v1/billing/subscriptions/{id}/transactions": withSubscription(({ transactions }) => ({
      status: 200,
      json: {
        transactions: transactions.map(({ id, status, time, value }) => ({
          id,
          status,
          time: time.toISOString(),
          amount_with_breakdown: { gross_amount: { currency_code: currency, value } },
        })),
      },
    })),
    "POST /v2/payments/captures/{id}/refund": ({ id }) => {
      const found = [...books.subscriptions.values()]
        .flatMap(({ transactions }) => transactions)
        .find((each) => each.id === id);
      if (!found) return { status: 404, json: { name: "RESOURCE_NOT_FOUND" } };
      found.status = "REFUNDED";
      return { status: 201, json: { id: `R${id}`, status: "COMPLETED" } };
    },
    "GET /v1/notifications/webhooks-events": ({ query }) => {
      const events = books.refunds
        .map(eventOfRefund)
        .filter(({ event_type }) => event_type === query.get("event_type"));
      // NOTE: each event is listed once per delivery, so some are there twice.
      return { status: 200, json: { events: [...events, ...events] } };
    },
    "POST /v1/notifications/verify-webhook-signature": ({ rawBody }) => {
      const { transmission_id, transmission_time, transmission_sig } = JSON.parse(rawBody) as Record<string, string>;
      const rawEvent = rawBody.slice(rawBody.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
      const isGood = transmission_sig === signatureOf(transmission_id!, transmission_time!, rawEvent);
      return { status: 200, json: { verification_status: isGood ? "SUCCESS" : "FAILURE" } };
    },
  };
}

/** Returns the settings of a server that takes payments with this fake PayPal. */
export function paypalEnvironment(url: string) {
  return {
    PAYPAL_CLIENT_ID: "client",
    PAYPAL_CLIENT_SECRET: "secret",
    PAYPAL_WEBHOOK_ID: paypalWebhookId,
    PAYPAL_PLAN_AGENCY: paypalPlans.agency,
    PAYPAL_PLAN_FREELANCER: paypalPlans.freelancer,
    PAYPAL_API_BASE: url,
  };
}
