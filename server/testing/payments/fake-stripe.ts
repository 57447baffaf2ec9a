import { msPerDay } from "@triptych/contract/durations";
import { Stripe } from "stripe";
import { createStripe } from "../../src/adapters/payments/stripe.ts";
import { movableClock, systemClock, type MovableClock } from "../../src/platform/process/clock.ts";
import { startFakeServer, type FakeReply, type FakeRequest, type FakeRoutes } from "./fake-server.ts";
import {
  newId,
  showCard,
  showCharge,
  showCustomer,
  showSubscription,
  showPrice,
  stripeBooks,
  stripePrices,
  type FakeSubscription,
  type StripeBooks,
} from "./fake-stripe-books.ts";
import { oneMonthAfter, passTime, payStripe } from "./fake-stripe-time.ts";
import { parseFormBody } from "./form-body.ts";
import type { SignedDelivery } from "../../src/adapters/payments/payments.ts";
import type { DeliveryOptions, ProviderWorld } from "./provider-world.ts";
import { stripeRequests } from "./request-schemas.ts";

export const stripeWebhookSecret = "whsec_for_tests";

/** Starts a fake Stripe on loopback. It checks every request against Stripe's own description where there is one. */
export async function startStripeWorld({
  clock = movableClock(systemClock),
  timeoutMs = 2_500,
}: { clock?: MovableClock; timeoutMs?: number } = {}) {
  const books = stripeBooks();
  const check = stripeRequests();
  const server = await startFakeServer({
    routes: routesOf(books, clock),
    check: (operation, request) => checkEncoding(request) ?? check(operation, parametersOf(request)),
    describeMistake: (message) => failure(400, { type: "invalid_request_error", message }),
    describeFault: (status) => failure(status, faults[status]),
  });
  const payments = createStripe({
    secretKey: "sk_test_key",
    webhookSecret: stripeWebhookSecret,
    prices: stripePrices,
    apiBase: server.url,
    clock,
    timeoutMs,
  });

  const world: ProviderWorld = {
    name: "Stripe",
    payments,
    clock,
    pay: async (id, options) => payStripe(books, books.subscriptions.get(id)!, { now: seconds(clock), ...options }),
    moveBy: async (days) => {
      clock.moveBy(days * msPerDay);
      for (const subscription of books.subscriptions.values()) passTime(books, subscription, seconds(clock));
    },
    deliver: ({ id, subscriptionId }, options) =>
      sign(
        {
          id,
          object: "event",
          type: "customer.subscription.updated",
          data: { object: { id: subscriptionId, object: "subscription", customer: "cus_1" } },
        },
        options,
      ),
    faults: { set: server.setFault, calls: server.calls, mistakes: server.mistakes },
    close: server.close,
  };

  /** Signs any event as Stripe would. */
  function sign(event: unknown, { ageSeconds = 0 }: DeliveryOptions = {}): SignedDelivery {
    const rawBody = JSON.stringify(event);
    const header = new Stripe("sk_test_key").webhooks.generateTestHeaderString({
      payload: rawBody,
      secret: stripeWebhookSecret,
      timestamp: seconds(clock) - ageSeconds,
    });
    return { rawBody, headers: { "stripe-signature": header } };
  }
  return Object.assign(world, { url: server.url, books, sign });
}

const seconds = (clock: MovableClock) => Math.floor(clock.now().getTime() / 1_000);

const faults = {
  402: { type: "card_error", code: "card_declined", message: "Your card has insufficient funds." },
  429: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" },
  500: { type: "api_error", message: "An unknown error occurred" },
};

function failure(status: number, error: Record<string, unknown>): FakeReply {
  return { status, json: { error } };
}

function missing(what: string, id: string): FakeReply {
  return failure(404, { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}: '${id}'` });
}

function checkEncoding({ method, header }: FakeRequest): string | null {
  if (!header("authorization")?.startsWith("Bearer sk_test_")) return "The key is missing.";
  const isForm =
    method === "GET" || method === "DELETE" || header("content-type") === "application/x-www-form-urlencoded";
  return isForm ? null : "Stripe reads form bodies only.";
}

function parametersOf({ method, query, rawBody }: FakeRequest): Record<string, unknown> {
  return parseFormBody(method === "GET" ? query.toString() : rawBody);
}

const expandOf = (request: FakeRequest) => (parametersOf(request).expand as string[] | undefined) ?? [];
const list = (data: unknown[]): FakeReply => ({
  status: 200,
  json: { object: "list", has_more: false, url: "/v1/list", data },
});

function routesOf(books: StripeBooks, clock: MovableClock): FakeRoutes {
  const find = ({ id }: FakeRequest) => books.subscriptions.get(id);
  const show = (subscription: FakeSubscription, request: FakeRequest): FakeReply => ({
    status: 200,
    json: showSubscription(
      books,
      subscription,
      expandOf(request).map((path) => path.replace(/^data\./, "")),
    ),
  });

  return {
    "POST /v1/customers": (request) =>
      once(books, request, {
        show: (id) => showCustomer(books, id),
        create: () => {
          const { email, metadata } = parametersOf(request) as { email: string; metadata: Record<string, string> };
          const id = newId("cus");
          books.customers.set(id, { id, email, metadata });
          return id;
        },
      }),
    "POST /v1/subscriptions": (request) =>
      once(books, request, {
        show: (id) => showSubscription(books, books.subscriptions.get(id)!, expandOf(request)),
        create: () => createFake(books, parametersOf(request), seconds(clock)),
      }),
    "GET /v1/subscriptions": (request) => {
      const running = [...books.subscriptions.values()].filter(
        ({ status }) => !["canceled", "incomplete_expired"].includes(status),
      );
      return list(running.map((subscription) => show(subscription, request).json));
    },
    "GET /v1/subscriptions/{id}": (request) => {
      const found = find(request);
      return found ? show(found, request) : missing("subscription", request.id);
    },
    "POST /v1/subscriptions/{id}": (request) => {
      const found = find(request);
      if (!found) return missing("subscription", request.id);
      const { cancel_at_period_end, trial_end, default_payment_method } = parametersOf(request) as Record<
        string,
        string | undefined
      >;
      if (cancel_at_period_end !== undefined) found.cancel_at_period_end = cancel_at_period_end === "true";
      if (default_payment_method) found.default_payment_method = default_payment_method;
      if (trial_end)
        Object.assign(found, {
          trial_end: Number(trial_end),
          current_period_end: Number(trial_end),
          status: "trialing",
        });
      return show(found, request);
    },
    "DELETE /v1/subscriptions/{id}": (request) => {
      const found = find(request);
      if (!found || found.status === "canceled") return missing("subscription", request.id);
      found.status = "canceled";
      return show(found, request);
    },
    "GET /v1/prices/{id}": ({ id }) => {
      const price = books.prices.get(id);
      return price ? { status: 200, json: showPrice(price) } : missing("price", id);
    },
    "GET /v1/payment_methods": (request) => {
      const { customer } = parametersOf(request);
      return list(
        [...books.cards.values()].filter((card) => card.customer === customer).map((card) => showCard(books, card.id)),
      );
    },
    "GET /v1/charges": (request) => {
      const { customer } = parametersOf(request);
      return list(books.charges.filter((charge) => charge.customer === customer).map(showCharge));
    },
    "POST /v1/refunds": (request) => {
      const found = books.charges.find(({ id }) => id === parametersOf(request).charge);
      if (!found) return missing("charge", String(parametersOf(request).charge));
      found.amount_refunded = found.amount;
      return { status: 200, json: { id: newId("re"), object: "refund", amount: found.amount, status: "succeeded" } };
    },
  };
}

/** Repeats the first reply for an idempotency key, and refuses the key with other parameters, as Stripe does. */
function once(
  books: StripeBooks,
  request: FakeRequest,
  { show, create }: { show: (id: string) => unknown; create: () => string },
): FakeReply {
  const key = request.header("idempotency-key");
  if (!key)
    return failure(400, { type: "invalid_request_error", message: "This call should carry an idempotency key." });
  const parameters = request.rawBody;
  const earlier = books.createdByKey.get(key);
  if (earlier && earlier.parameters !== parameters)
    return failure(400, { type: "idempotency_error", message: "The key was used with other parameters." });
  const id = earlier?.id ?? create();
  books.createdByKey.set(key, { parameters, id });
  return { status: 200, json: show(id) };
}

function createFake(books: StripeBooks, parameters: Record<string, unknown>, now: number): string {
  const { customer, items, trial_end, metadata } = parameters as {
    customer: string;
    items: { price: string }[];
    trial_end?: string;
    metadata: Record<string, string>;
  };
  const id = newId("sub");
  const { id: price, ...terms } = books.prices.get(items[0]!.price)!;
  const trialEnd = trial_end ? Number(trial_end) : null;
  books.subscriptions.set(id, {
    id,
    customer,
    price,
    ...terms,
    quantity: 1,
    metadata,
    created: now,
    status: trialEnd ? "trialing" : "incomplete",
    trial_end: trialEnd,
    current_period_end: trialEnd ?? oneMonthAfter(now),
    cancel_at_period_end: false,
    default_payment_method: null,
    setupIntent: trialEnd
      ? { id: newId("seti"), client_secret: `${newId("seti")}_secret_${newId("x")}`, status: "requires_payment_method" }
      : null,
    invoice: {
      id: newId("in"),
      status: trialEnd ? "paid" : "open",
      amount_remaining: trialEnd ? 0 : terms.unitAmount,
      client_secret: `${newId("pi")}_secret_${newId("x")}`,
    },
    failsRenewals: false,
  });
  return id;
}
