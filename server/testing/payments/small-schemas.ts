/** Describes the requests that we send, as narrowly as we send them. */
type JsonSchema = Record<string, unknown>;

const text = { type: "string", minLength: 1, maxLength: 500 };
const seconds = { type: "integer", minimum: 1_000_000_000 };
const expand = { type: "array", items: text, maxItems: 10 };
const object = (properties: Record<string, unknown>, required: string[] = []): JsonSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

export const smallStripeSchemas: Record<string, JsonSchema> = {
  "POST /v1/customers": object({ email: text, metadata: object({ reference: text, user_type: text }) }, ["email"]),
  "POST /v1/subscriptions": object(
    {
      customer: text,
      items: { type: "array", items: object({ price: text }, ["price"]), minItems: 1, maxItems: 1 },
      payment_behavior: { enum: ["default_incomplete"] },
      payment_settings: object({
        save_default_payment_method: { enum: ["on_subscription"] },
        payment_method_types: { type: "array", items: { enum: ["card"] } },
      }),
      trial_end: seconds,
      trial_settings: object({ end_behavior: object({ missing_payment_method: { enum: ["cancel"] } }) }),
      metadata: object({ reference: text, user_type: text }),
      expand,
    },
    ["customer", "items", "payment_behavior"],
  ),
  "GET /v1/subscriptions/{id}": object({ expand }),
  "POST /v1/subscriptions/{id}": object({
    cancel_at_period_end: { type: "boolean" },
    trial_end: seconds,
    proration_behavior: { enum: ["none"] },
    default_payment_method: text,
    expand,
  }),
  "DELETE /v1/subscriptions/{id}": object({ invoice_now: { type: "boolean" }, prorate: { type: "boolean" }, expand }),
  "GET /v1/subscriptions": object({ limit: { type: "integer", maximum: 100 }, starting_after: text, expand }),
  "GET /v1/prices/{id}": object({}),
  "GET /v1/payment_methods": object({
    customer: text,
    type: { enum: ["card"] },
    limit: { type: "integer", maximum: 100 },
  }),
  "GET /v1/charges": object({ customer: text, limit: { type: "integer", maximum: 100 }, starting_after: text }, [
    "customer",
  ]),
  "POST /v1/refunds": object({ charge: text }, ["charge"]),
};

const reason = object({ reason: { type: "string", minLength: 1, maxLength: 128 } }, ["reason"]);
const moment = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" };

export const smallPaypalSchemas: Record<string, JsonSchema> = {
  "POST /v1/oauth2/token": object({ grant_type: { enum: ["client_credentials"] } }, ["grant_type"]),
  "POST /v1/billing/subscriptions": object(
    {
      plan_id: text,
      custom_id: text,
      start_time: moment,
      subscriber: object({ email_address: text }),
      application_context: object({
        brand_name: text,
        locale: { enum: ["en-GB"] },
        shipping_preference: { enum: ["NO_SHIPPING"] },
        user_action: { enum: ["SUBSCRIBE_NOW"] },
        payment_method: object({ payee_preferred: { enum: ["IMMEDIATE_PAYMENT_REQUIRED"] } }),
        return_url: text,
        cancel_url: text,
      }),
    },
    ["plan_id", "custom_id"],
  ),
  "GET /v1/billing/subscriptions/{id}": object({}),
  "GET /v1/billing/plans/{id}": object({}),
  "PATCH /v1/billing/subscriptions/{id}": {
    type: "array",
    items: object({ op: { enum: ["replace"] }, path: { enum: ["/start_time"] }, value: moment }, [
      "op",
      "path",
      "value",
    ]),
  },
  "POST /v1/billing/subscriptions/{id}/suspend": reason,
  "POST /v1/billing/subscriptions/{id}/activate": reason,
  "POST /v1/billing/subscriptions/{id}/cancel": reason,
  "GET /v1/billing/subscriptions/{id}/transactions": object({ start_time: moment, end_time: moment }, [
    "start_time",
    "end_time",
  ]),
  "POST /v2/payments/captures/{id}/refund": object({}),
  "GET /v1/notifications/webhooks-events": object(
    { event_type: text, start_time: moment, page_size: { type: "string" } },
    ["event_type", "start_time"],
  ),
  "POST /v1/notifications/verify-webhook-signature": object(
    {
      auth_algo: text,
      cert_url: text,
      transmission_id: text,
      transmission_sig: text,
      transmission_time: moment,
      webhook_id: text,
      webhook_event: { type: "object" },
    },
    [
      "auth_algo",
      "cert_url",
      "transmission_id",
      "transmission_sig",
      "transmission_time",
      "webhook_id",
      "webhook_event",
    ],
  ),
};
