import { type EndpointDeclaration, type ReplyOf, type RequestOf } from "@triptych/contract/endpoint";
import type { ChannelReply } from "@triptych/contract/channel-calls";
import { ApiError, asFailure, networkFailure, readFailure } from "./api-error.ts";
import { callOverChannel } from "./channel-calls.ts";
import { completeReply } from "./complete-reply.ts";
import { takeEarlyReply } from "./early-reply.ts";
import { logProblem } from "./log-problem.ts";
import type { ShapedEndpoint } from "./reply-shape.ts";

export interface CallOptions {
  /** Lets the server recognise a repeated call, so that a retry is harmless; see `newIdempotencyKey`. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the call continue after the page is closed. Its body may have 64 kB at most. */
  keepalive?: boolean;
  /** Receives the reply's headers before its body is returned. */
  onHeaders?: (headers: Headers) => void;
}

/** Holds the parameters, query and body of a call. Can be left out where the endpoint requires none of them. */
export type CallRequest<E extends EndpointDeclaration> = keyof RequestOf<E> extends never
  ? Record<string, never> | undefined
  : RequestOf<E>;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown } | undefined;

/**
 * Calls an endpoint of the contract with the session cookie and returns its reply. Goes over the open real-time channel where it can.
 * Throws `ApiError` for every failure, also when there is no network. In development and tests a reply that breaks
 * the contract throws too.
 */
export async function call<E extends EndpointDeclaration>(
  endpoint: E,
  request?: CallRequest<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const parts = request as Parts;
  const { idempotencyKey } = options;
  const overChannel = endpoint.overChannel && (await callOverChannel(endpoint, { idempotencyKey, body: parts?.body }));
  if (overChannel) {
    if (overChannel.status !== 200) throw asFailure(overChannel);
    return completed(endpoint, overChannel);
  }
  const response = await send(addressOf(endpoint, request), {
    method: endpoint.method,
    credentials: "same-origin",
    headers: headersFor(parts, options),
    body: parts?.body === undefined ? null : JSON.stringify(parts.body),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  });
  if (!response.ok) throw await readFailure(response);
  options.onHeaders?.(response.headers);
  return readReply(endpoint, response);
}

/** Returns the path with its parameters and query filled in, as in `/api/messages/0190…?before=0190…`. */
export function addressOf<E extends EndpointDeclaration>(endpoint: E, request?: CallRequest<E>): string {
  const { params = {}, query = {} } = (request as Parts) ?? {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export function newIdempotencyKey(): string {
  // NOTE: `crypto.randomUUID` exists only on secure origins, and somebody may try the product on a plain http address in a local network.
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}

function headersFor(parts: Parts, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (parts?.body !== undefined) headers["content-type"] = "application/json";
  if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey;
  return headers;
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await (takeEarlyReply(address, init) ?? fetch(address, init));
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw networkFailure();
  }
}

async function readReply<E extends EndpointDeclaration>(endpoint: E, response: Response): Promise<ReplyOf<E>> {
  return completed(endpoint, { status: response.status, body: await readJson(response) });
}

/** Returns a reply with what is missing in it, or checks it against the contract. */
function completed<E extends EndpointDeclaration>(endpoint: E, { status, body: reply }: ChannelReply): ReplyOf<E> {
  if (isShaped(endpoint)) return completeReply(endpoint.shape, reply) as ReplyOf<E>;
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return parsed.data as ReplyOf<E>;
  logProblem(`${endpoint.method} ${endpoint.path} broke its contract`, parsed.error.issues);
  throw new ApiError({
    status,
    code: "broken_contract",
    message: "The server's reply could not be understood.",
  });
}

const isShaped = (endpoint: object): endpoint is ShapedEndpoint => "shape" in endpoint;

/** NOTE: a reply can break off in the middle. Then it is not known whether the server did what was asked. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw networkFailure();
  }
}
