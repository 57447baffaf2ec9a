import { join } from "node:path";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Mail } from "../adapters/mail/mail.ts";
import { outboxRoutes } from "../adapters/mail/outbox-routes.ts";
import type { Outbox } from "../adapters/mail/outbox.ts";
import { composeFeatures } from "./features.ts";
import { composeMetrics } from "./metrics.ts";
import { composeIntegrations } from "./integrations.ts";
import { requireEqualPlans } from "./payment-plans.ts";
import { composeJobs, composeRoutes } from "./routes.ts";
import type { Config } from "../config/config.ts";
import { demoPassword, demoUsernames, loadDemo } from "../demo/load.ts";
import type { AccountsService } from "../features/accounts/service.ts";
import type { ProcessResources } from "./process-resources.ts";
import { apiDocsRoutes } from "../platform/api-docs/api-docs-routes.ts";
import { movableClock, systemClock, type MovableClock } from "../platform/process/clock.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { demoClockRoutes, readDemoOffset } from "../platform/process/demo-clock.ts";
import { isOutOfResources } from "../platform/database/connection-loss.ts";
import { connectionsPerNetwork } from "../platform/http/connection-limits.ts";
import { createDraining } from "../platform/availability/draining.ts";
import { healthRoutes } from "../platform/availability/health.ts";
import { createHttp, type Timeouts } from "../platform/http/http.ts";
import { createIds, systemRandomness, type Randomness } from "../platform/process/ids.ts";
import { applyMigrations } from "../platform/database/migrations.ts";
import { overloadLimits, shedLoad, type OverloadLimits } from "../platform/availability/overload.ts";
import { holdCallsUntil } from "../platform/availability/preparing.ts";
import { createQueue, type Queue } from "../platform/jobs/queue.ts";
import { createRateLimiter, openMemoryLimiter } from "../platform/security/rate-limiter.ts";
import { forOneMachine, rateLimits, type RateLimits } from "../platform/security/rate-limits.ts";
import { createRawRoute, type RawRoute } from "../platform/http/raw-route.ts";
import { createRealtime, type Realtime } from "../platform/realtime/realtime.ts";
import { createRoute, type Route } from "../platform/http/route.ts";
import { joinSources, paypalSources, stripeSources } from "../platform/security/security-headers.ts";
import type { Authenticate } from "../platform/security/viewer.ts";

/** What tests put in the place of the real thing. */
export interface Overrides {
  clock?: MovableClock;
  randomness?: Randomness;
  mail?: Mail;
  limits?: RateLimits;
  authenticate?: Authenticate;
  /** Jobs run only on `queue.drain()`. */
  isQueueManual?: boolean;
  /** How long a payment provider may take to answer. */
  paymentTimeoutMs?: number;
  /** How much work is too much. */
  overloadLimits?: OverloadLimits;
  /** How long slow clients are waited for. */
  timeouts?: Timeouts;
  /** How many connections one network may have. */
  connectionsPerNetwork?: number;
  /** Every reply is held against its contract. */
  checkReplies?: boolean;
  /** Keeps apps that share a Redis apart. */
  redisPrefix?: string;
  /** The folder of the built pages; none in tests. */
  webFolder?: string | null;
  /** Routes beside the product's own, for tests of the platform. */
  extraRoutes?: (route: Route, rawRoute: RawRoute) => void;
  extraJobs?: (queue: Queue) => void;
}

export interface App {
  config: Config;
  http: FastifyInstance;
  open: OpenDatabase;
  queue: Queue;
  realtime: Realtime;
  clock: MovableClock;
  /** Where letters are kept when no mail server is configured. */
  outbox: Outbox | null;
  endpoints: EndpointDeclaration[];
  /** Who may sign in to the demo marketplace, where there is one. */
  demoSignIns: { usernames: readonly string[]; password: string } | null;
  /** What the operator's command does. */
  operators: Pick<AccountsService["operators"], "setAdmin" | "invite">;
  /** Gets ready for calls. Until then they wait, and pages are shown already. */
  prepare: () => Promise<void>;
  /** Answers the address it listens on. */
  listen: () => Promise<string>;
  /** Says at `/api/ready` that others should be chosen; everything is answered as before. */
  drain: () => void;
  /** Ends in order: what is being answered, real time, jobs, the database. */
  close: () => Promise<void>;
}

/** Builds everything once, top to bottom, and waits until it is ready for calls. */
export async function compose(config: Config, resources: ProcessResources, overrides: Overrides = {}): Promise<App> {
  const app = await composeEarly(config, resources, overrides);
  await app.prepare();
  return app;
}

/** As `compose`, but may listen before it prepares. */
export async function composeEarly(
  config: Config,
  resources: ProcessResources,
  overrides: Overrides = {},
): Promise<App> {
  const { open, log, sessionSecret } = resources;
  const { database } = open;
  const isDemo = config.mode === "demo";
  await applyMigrations(open);
  const clock = overrides.clock ?? movableClock(systemClock, isDemo ? await readDemoOffset(database) : 0);
  const newId = createIds(clock, overrides.randomness ?? systemRandomness);
  const metrics = await composeMetrics(config, { open, log });
  const { meters, measureCall } = metrics;
  const queue = createQueue({ open, clock, log, meters, isAutomatic: !overrides.isQueueManual });
  // NOTE: what is not switched on is not loaded, so that a start is quick.
  const redis = config.redisUrl
    ? (await import("../platform/realtime/redis.ts")).connectRedis({
        url: config.redisUrl,
        log,
        prefix: overrides.redisPrefix,
      })
    : null;
  const { spend, spendFor } = createRateLimiter({
    limits: overrides.limits ?? (isDemo ? forOneMachine(rateLimits) : rateLimits),
    openLimiter: redis?.openLimiter ?? openMemoryLimiter,
  });
  const integrations = await composeIntegrations(config, {
    ...overrides,
    database,
    log,
    clock,
    newId,
    queue,
    measureCall,
  });
  const ownOrigins = [new URL(config.publicUrl).origin];
  const draining = createDraining();
  const http = await createHttp({
    log,
    draining,
    meters,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    contentSources: joinSources(config.stripe ? stripeSources : {}, config.paypal ? paypalSources : {}),
    webFolder: overrides.webFolder === undefined ? join(import.meta.dirname, "../../../web/dist") : overrides.webFolder,
    timeouts: overrides.timeouts,
    connectionsPerNetwork: overrides.connectionsPerNetwork ?? (isDemo ? Infinity : connectionsPerNetwork),
  });
  const { promise: prepared, resolve: startPreparing } = Promise.withResolvers<void>();
  const { isPrepared } = holdCallsUntil(prepared, http);
  const overload = shedLoad(http, { limits: overrides.overloadLimits ?? overloadLimits(open), open, meters });

  const features = composeFeatures(config, {
    open,
    log,
    sessionSecret,
    clock,
    newId,
    queue,
    meters,
    spend,
    spendFor,
    integrations,
    publish: (userId, event, payload) => realtime.publish(userId, event, payload),
    disconnectSession: (sessionId) => realtime.disconnectSession(sessionId),
  });
  const { hashPassword, accounts, billing, matching, admin } = features;
  const authenticate: Authenticate = overrides.authenticate ?? accounts.authenticate;
  const realtime = createRealtime({
    server: http.server,
    authenticate,
    ownOrigins,
    log,
    meters,
    overload,
    adapter: redis?.realtimeAdapter,
  });

  const endpoints: EndpointDeclaration[] = [];
  const rawRoute = createRawRoute(http, { spend });
  const route = createRoute(http, {
    authenticate,
    ownOrigins,
    spend,
    checkReplies: overrides.checkReplies ?? false,
    onRoute: (endpoint) => endpoints.push(endpoint),
  });
  healthRoutes(http, {
    ping: open.ping,
    draining,
    isPrepared: () => isPrepared() && matching.isLoaded(),
    overload,
  });
  metrics.addTo(http);
  apiDocsRoutes(http, { endpoints, title: config.product.name, publicUrl: config.publicUrl });
  if (isDemo) demoClockRoutes(route, { database, clock, queue });
  if (isDemo && integrations.outbox)
    outboxRoutes(route, rawRoute, {
      outbox: integrations.outbox,
      productName: config.product.name,
      settle: queue.settle,
    });
  overrides.extraRoutes?.(route, rawRoute);
  overrides.extraJobs?.(queue);
  composeRoutes(features, { route, rawRoute, authenticate });
  composeJobs(queue, features);

  const wantsDemo = isDemo && config.hasDemoData;
  let isBegun = false;
  const prepareOnce = async () => {
    if (wantsDemo) await loadDemo({ database, clock, newId, hashPassword, billing, admin });
    const granted = await accounts.operators.grantConfigured();
    if (granted.length > 0) log.warn({ usernames: granted }, "ADMIN_USERNAMES made these accounts operators");
    await requireEqualPlans(integrations.payments.providers, log);
    await queue.start();
    await billing.catchUp().catch((error: unknown) => {
      if (!isOutOfResources(error)) throw error;
      log.error(
        { err: error },
        "the database has no room: what was missed while the server was down is read by the nightly job",
      );
    });
    // NOTE: not waited for: what needs the index waits for it.
    matching.start();
  };

  return {
    config,
    http,
    open,
    queue,
    realtime,
    clock,
    outbox: integrations.outbox,
    endpoints,
    demoSignIns: wantsDemo ? { usernames: demoUsernames, password: demoPassword } : null,
    operators: accounts.operators,
    prepare: () => {
      isBegun = true;
      startPreparing(prepareOnce());
      return prepared;
    },
    listen: async () => {
      await metrics.listen();
      const address = await http.listen({ host: config.host, port: config.port });
      if (isDemo) ownOrigins.push(...namesOfThisMachine(address));
      return address;
    },
    drain: draining.begin,
    close: async () => {
      if (isBegun) await prepared.catch(() => {});
      const answered = http.close();
      await realtime.close();
      await answered;
      await queue.stop();
      await metrics.close();
      await matching.stop();
      integrations.close();
      await redis?.close();
      await open.close();
    },
  };
}

/** Demo mode may be opened by either name of this machine. */
function namesOfThisMachine(address: string): string[] {
  const { port } = new URL(address);
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
