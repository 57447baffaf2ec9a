import type { z } from "zod";
import { z as schema } from "zod";
import { PaymentFailure } from "./payments.ts";

export interface PaypalRequest {
  method: "GET" | "POST" | "PATCH";
  path: string;
  /** Holds an object, or JSON text that must be sent unchanged. */
  body?: object | string;
  /** Makes the request repeatable: PayPal carries out equal requests with the same id once. */
  requestId?: string;
}

export interface PaypalReply {
  status: number;
  json: unknown;
}

export interface PaypalClient {
  /** Returns the reply for success and for the listed statuses; any other failure throws a `PaymentFailure`. */
  call(request: PaypalRequest, alsoAccepted?: number[]): Promise<PaypalReply>;
}

export interface PaypalClientOptions {
  apiBase: string;
  clientId: string;
  clientSecret: string;
  timeoutMs: number;
}

const Token = schema.object({ access_token: schema.string(), expires_in: schema.number() });

/** Calls PayPal's REST API with an access token, which it renews in time. */
export function createPaypalClient({ apiBase, clientId, clientSecret, timeoutMs }: PaypalClientOptions): PaypalClient {
  let token: { value: string; expiresAtMs: number } | null = null;

  async function send(path: string, init: RequestInit): Promise<PaypalReply> {
    try {
      const response = await fetch(new URL(path, apiBase), {
        ...init,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      const text = await response.text();
      return { status: response.status, json: text === "" ? null : JSON.parse(text) };
    } catch (error) {
      throw new PaymentFailure("unreachable", "PayPal could not be reached or did not reply in time.", {
        cause: error,
      });
    }
  }

  /** NOTE: measured by the monotonic clock, because lifetimes are durations. */
  async function getToken(): Promise<string> {
    if (token && performance.now() < token.expiresAtMs) return token.value;
    const reply = await send("/v1/oauth2/token", {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    if (reply.status !== 200) throw failureOf(reply);
    const { access_token, expires_in } = Token.parse(reply.json);
    token = { value: access_token, expiresAtMs: performance.now() + (expires_in - 60) * 1_000 };
    return access_token;
  }

  async function sendWithToken({ method, path, body, requestId }: PaypalRequest): Promise<PaypalReply> {
    return send(path, {
      method,
      headers: {
        authorization: `Bearer ${await getToken()}`,
        accept: "application/json",
        prefer: "return=representation",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(requestId ? { "paypal-request-id": requestId } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  }

  return {
    call: async (request, alsoAccepted = []) => {
      let reply = await sendWithToken(request);
      if (reply.status === 401) {
        token = null;
        reply = await sendWithToken(request);
      }
      const isGood = reply.status < 300 || alsoAccepted.includes(reply.status);
      if (!isGood) throw failureOf(reply);
      return reply;
    },
  };
}

/** Parses what PayPal promises; anything else throws as a failure of PayPal's. */
export function readReply<S extends z.ZodType>(shape: S, json: unknown): z.output<S> {
  const parsed = shape.safeParse(json);
  if (!parsed.success)
    throw new PaymentFailure("unreachable", "PayPal replied with something unexpected.", { cause: parsed.error });
  return parsed.data;
}

function failureOf({ status, json }: PaypalReply): PaymentFailure {
  const cause = new Error(`PayPal returned ${status} ${factsOf(json)}`);
  if (status === 401) return new PaymentFailure("misconfigured", "PayPal did not accept the key.", { cause });
  if (status === 402) return new PaymentFailure("declined", "PayPal declined the payment.", { cause });
  if (status === 429 || status >= 500)
    return new PaymentFailure("unreachable", "PayPal is overloaded or broken at the moment.", { cause });
  return new PaymentFailure("refused", "The payment provider did not accept this request.", { cause });
}

/**
 * NOTE: returns only PayPal's own codes, because its sentences may repeat what we sent; the debug id finds them at
 * PayPal.
 */
function factsOf(json: unknown): string {
  const { name, debug_id: debugId, details } = (json ?? {}) as Record<string, unknown>;
  const issues = Array.isArray(details) ? details.map((each) => (each as { issue?: unknown } | null)?.issue) : [];
  return [name, ...issues, debugId].filter((fact) => typeof fact === "string" && /^\w{1,60}$/.test(fact)).join(" ");
}
