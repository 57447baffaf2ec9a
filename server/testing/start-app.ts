import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EndpointDeclaration, ReplyOf, RequestOf } from "@triptych/contract/endpoint";
import { FailureReply, type RefusalCode } from "@triptych/contract/refusals";
import type { OutboxEmail } from "../src/adapters/mail/outbox.ts";
import { compose, type App, type Overrides } from "../src/composition/compose.ts";
import { readConfig, type Environment } from "../src/config/config.ts";
import type { ProcessResources } from "../src/composition/process-resources.ts";
import { movableClock, systemClock } from "../src/platform/process/clock.ts";
import { createLog } from "../src/platform/process/log.ts";
import { overloadLimits } from "../src/platform/availability/overload.ts";
import { rateLimits, type RateLimits } from "../src/platform/security/rate-limits.ts";
import { quickPasswordHashing } from "./quick-password-hashing.ts";
import { openTestDatabase } from "./test-database.ts";

/** Holds the cookies of somebody's browser. */
export interface Browser {
  cookies: Map<string, string>;
}

export function aBrowser(): Browser {
  return { cookies: new Map() };
}

export interface CallOptions {
  /** Names the browser whose cookies are sent and kept; none by default. */
  as?: Browser;
  headers?: Record<string, string>;
}

export interface TestApp extends App {
  /** Calls an endpoint over HTTP and returns its reply as the contract types it. Throws `CallFailed` on a refusal. */
  call: <E extends EndpointDeclaration>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<ReplyOf<E>>;
  /** Returns the refusal that a call ends with. Throws when the call succeeds. */
  refusal: <E extends EndpointDeclaration>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ) => Promise<FailureReply & { status: number }>;
  /** Does all due jobs, then returns the emails to an address, newest first. */
  emailsTo: (address: string) => Promise<OutboxEmail[]>;
}

/** Holds the server's reply to a refused call. */
export class CallFailed extends Error {
  override name = "CallFailed";
  readonly status: number;
  readonly code: RefusalCode;
  readonly failure: FailureReply;

  constructor(call: string, status: number, failure: FailureReply) {
    super(`${call} was refused with ${status} ${failure.code}: ${failure.message}`);
    this.status = status;
    this.code = failure.code;
    this.failure = failure;
  }
}

export interface TestOptions extends Overrides, Partial<Pick<ProcessResources, "open" | "log">> {
  env?: Environment;
}

/**
 * Starts the real app in this process, with a database of its own, generous limits, checked replies, jobs on demand and
 * quick password hashes. NOTE: tests of passwords set `passwordHashing: undefined` to use those of the product.
 */
export async function startApp({ env, ...overrides }: TestOptions = {}): Promise<TestApp> {
  const read = readConfig({
    PORT: "0",
    DEMO_DATA: "off",
    LOG_LEVEL: "error",
    PUBLIC_URL: "http://localhost:3000",
    REDIS_URL: process.env.TEST_REDIS_URL,
    SENTENCE_ENCODER: "off",
    FILES_DIR: env?.S3_ENDPOINT ? undefined : join(tmpdir(), `triptych-files-${randomUUID()}`),
    MATCHING_INDEX: process.env.TEST_MATCHING_INDEX,
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const log = overrides.log ?? createLog({ level: read.config.logLevel });
  const open = overrides.open ?? (await openTestDatabase());
  const resources = { open, log, sessionSecret: "a secret for tests only, of some length" };
  const app = await compose(read.config, resources, {
    clock: movableClock(systemClock),
    limits: generousLimits(),
    checkReplies: true,
    isQueueManual: true,
    isIndexInThisThread: true,
    webFolder: null,
    passwordHashing: quickPasswordHashing,
    // NOTE: a busy test machine is no reason to refuse calls.
    overloadLimits: { ...overloadLimits(open), loopDelayMs: Infinity },
    redisPrefix: `triptych-test-${randomUUID()}`,
    ...overrides,
  });
  await app.http.ready();
  const call = caller(app);

  return Object.assign(app, {
    call,
    refusal: async <E extends EndpointDeclaration>(endpoint: E, request: RequestOf<E>, options?: CallOptions) => {
      const failed = await call(endpoint, request, options).then(
        () => null,
        (error: unknown) => error,
      );
      if (failed instanceof CallFailed) return { ...failed.failure, status: failed.status };
      throw failed ?? new Error(`${endpoint.method} ${endpoint.path} was not refused.`);
    },
    emailsTo: async (address: string) => {
      await app.queue.drain();
      if (!app.outbox) throw new Error("This app sends its mail and has no outbox.");
      return app.outbox.list(address);
    },
  });
}

/** Returns rate limits that no test reaches. */
export function generousLimits(): RateLimits {
  const names = Object.keys(rateLimits) as (keyof RateLimits)[];
  return Object.fromEntries(
    names.map((name) => [name, { perAddress: 1e6, perAccount: 1e6, windowSeconds: 60 }]),
  ) as RateLimits;
}

function caller(app: App) {
  return async <E extends EndpointDeclaration>(
    endpoint: E,
    request: RequestOf<E>,
    { as, headers = {} }: CallOptions = {},
  ): Promise<ReplyOf<E>> => {
    const {
      params = {},
      query = {},
      body,
    } = request as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
    const response = await app.http.inject({
      method: endpoint.method,
      url: search.size > 0 ? `${path}?${search.toString()}` : path,
      headers: {
        origin: new URL(app.config.publicUrl).origin,
        ...(as ? { cookie: cookieHeader(as) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    if (as) keepCookies(as, response.cookies);
    const reply: unknown = response.body === "" ? undefined : JSON.parse(response.body);
    if (response.statusCode >= 400)
      throw new CallFailed(`${endpoint.method} ${path}`, response.statusCode, FailureReply.parse(reply));
    return endpoint.reply.parse(reply) as ReplyOf<E>;
  };
}

/** Returns the `Cookie` header that a browser sends. */
export function cookieHeader({ cookies }: Browser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function keepCookies(
  { cookies }: Browser,
  received: { name: string; value: string; maxAge?: number; expires?: Date }[],
) {
  for (const { name, value, maxAge, expires } of received) {
    const isOver = (maxAge !== undefined && maxAge <= 0) || (expires !== undefined && expires.getTime() <= 0);
    if (isOver || value === "") cookies.delete(name);
    else cookies.set(name, encodeURIComponent(value) === value ? value : encodeURIComponent(value));
  }
}
