import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { formerJobNames } from "./former-job-names.ts";
import { loadBetterAuth } from "../adapters/identity/better-auth.ts";
import { outboxRoutes } from "../adapters/mail/outbox-routes.ts";
import type { Outbox } from "../adapters/mail/outbox.ts";
import type { Config } from "../config/config.ts";
import type { AccountsService } from "../features/accounts/service.ts";
import { apiDocsRoutes } from "../platform/api-docs/api-docs-routes.ts";
import { healthRoutes } from "../platform/availability/health.ts";
import type { Database, OpenDatabase } from "../platform/database/database.ts";
import { clearEntries } from "../adapters/matching-index/postgres-entries.ts";
import { applyMigrations } from "../platform/database/migrations.ts";
import { createIsProxy } from "../platform/http/connections/trusted-proxies.ts";
import { createRawRoute } from "../platform/http/raw-route.ts";
import { createRoute } from "../platform/http/route.ts";
import { serveSiteFiles } from "../platform/http/site/site-files.ts";
import { createQueue, type Queue } from "../platform/jobs/queue.ts";
import { movableClock, systemClock, type MovableClock } from "../platform/process/clock.ts";
import { demoClockRoutes, readDemoOffset } from "../platform/process/demo-clock.ts";
import { createIds, systemRandomness } from "../platform/process/ids.ts";
import { createChannelCalls } from "../platform/realtime/channel-calls.ts";
import { createRealtime, type Realtime } from "../platform/realtime/realtime.ts";
import { composeFeatures } from "./features.ts";
import { composeIntegrations } from "./integrations.ts";
import { composeRateLimiter, composeRedis } from "./limits.ts";
import { composeMatchingIndex, openIndex } from "./matching-index.ts";
import { composeMetrics } from "./metrics.ts";
import type { Overrides } from "./overrides.ts";
import { demoSignInsOf, prepare, type DemoSignIns } from "./preparation.ts";
import type { ProcessResources } from "./process-resources.ts";
import { publicPages } from "./public-pages.ts";
import { composeJobs, composeRoutes, type RouteDeps } from "./routes.ts";
import { composeServer } from "./server.ts";

export type { Overrides };

export interface App {
  config: Config;
  http: FastifyInstance;
  open: OpenDatabase;
  queue: Queue;
  realtime: Realtime;
  clock: MovableClock;
  /** Keeps emails where no mail server is configured. */
  outbox: Outbox | null;
  endpoints: EndpointDeclaration[];
  demoSignIns: DemoSignIns | null;
  /** Serves the operator's command. */
  operators: Pick<AccountsService["operators"], "setAdmin" | "invite">;
  /** Makes the app ready for calls. Calls wait for it; pages are shown before. */
  prepare: () => Promise<void>;
  /** Starts to listen and returns the address. */
  listen: () => Promise<string>;
  /** Makes `/api/ready` fail, so that a load balancer chooses another process. Calls get their replies as before. */
  drain: () => void;
  /** Ends calls, real time, jobs and the database, in this order. */
  close: () => Promise<void>;
}

/** Builds the app and prepares it for calls. */
export async function compose(config: Config, resources: ProcessResources, overrides: Overrides = {}): Promise<App> {
  const app = await composeUnprepared(config, resources, overrides);
  await app.prepare();
  return app;
}

/** Builds the app from top to bottom, each part once. It may listen before it is prepared. */
export async function composeUnprepared(
  config: Config,
  resources: ProcessResources,
  overrides: Overrides = {},
): Promise<App> {
  const { open, log, sessionSecret } = resources;
  const { database } = open;
  const metrics = await composeMetrics(config, { open, log });
  const { meters, measureCall } = metrics;
  // NOTE: the index's thread loads the engine while the rest is composed here.
  const matchingIndex = await composeMatchingIndex(config, {
    open,
    log,
    meters,
    overrides,
    listProfiles: (queries, ids) => features.profiles.listForIndexFrom(queries, ids),
    listMeanings: (queries, ids) => features.matching.listMeanings(queries, ids),
  });
  // NOTE: before the port opens, so that the first who signs in stops nobody's calls.
  await Promise.all([applyMigrations(open), loadBetterAuth()]);
  if (matchingIndex.sharedIndex === null) await clearEntries(database);
  const clock = overrides.clock ?? (await composeClock(config, database));
  const newId = createIds(clock, overrides.randomness ?? systemRandomness);
  const queue = createQueue({
    open,
    clock,
    log,
    meters,
    formerNames: formerJobNames,
    isAutomatic: !overrides.isQueueManual,
  });
  const redis = await composeRedis(config, { log, ...overrides });
  const { spend, spendFor } = composeRateLimiter(config, redis, overrides);
  const integrations = await composeIntegrations(config, {
    ...overrides,
    database,
    log,
    clock,
    newId,
    queue,
    measureCall,
    engine: matchingIndex.engine,
  });
  const server = await composeServer(config, { open, log, meters, overrides });
  const { http, draining, overload } = server;

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
    matchingIndex: matchingIndex.index,
    sharedMatchingIndex: matchingIndex.sharedIndex,
    engine: matchingIndex.engine,
    passwordHashing: overrides.passwordHashing,
    pageFont: server.pageFont,
    // NOTE: what waits would not be due when a test drains the queue.
    waitsForMore: !overrides.isQueueManual,
    publish: (userId, event, payload) => realtime.publish(userId, event, payload),
    publishAll: (deliveries) => realtime.publishAll(deliveries),
    disconnectSession: (sessionId) => realtime.disconnectSession(sessionId),
  });
  const { accounts, matching } = features;
  const authenticate = overrides.authenticate ?? accounts.authenticate;
  const ownOrigins = [new URL(config.publicUrl).origin];
  const channelCalls = createChannelCalls({
    log,
    meters,
    overload,
    isPrepared: server.isPrepared,
    isProxy: createIsProxy(config.trustedProxies),
  });
  const realtime = createRealtime({
    server: http.server,
    calls: channelCalls,
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
    arrivingFolder: integrations.files.arrivingFolder,
    checkReplies: overrides.checkReplies ?? false,
    channelCalls,
    onPhase: overrides.onPhase,
    onRoute: (endpoint) => endpoints.push(endpoint),
  });
  const isPrepared = () => server.isPrepared() && matching.isLoaded();
  healthRoutes(http, { ping: open.ping, draining, isPrepared, overload });
  metrics.addTo(http);
  apiDocsRoutes(http, { endpoints, title: config.product.name, publicUrl: config.publicUrl });
  const site = { publicUrl: config.publicUrl, productName: config.product.name, publicPages };
  const { listPaths } = features.work.publicPages;
  serveSiteFiles(http, {
    site,
    securityContact: config.securityContact,
    clock,
    listPaths: async (limit) => ["/explore", ...(await listPaths(limit))],
  });
  addDemoRoutes(config, { route, rawRoute, open, clock, queue, outbox: integrations.outbox });
  overrides.extraRoutes?.(route, rawRoute);
  overrides.extraJobs?.(queue);
  composeRoutes(features, { route, rawRoute, authenticate, ownOrigins });
  composeJobs(queue, features);

  let isPreparing = false;
  return {
    config,
    http,
    open,
    queue,
    realtime,
    clock,
    outbox: integrations.outbox,
    endpoints,
    demoSignIns: demoSignInsOf(config),
    operators: accounts.operators,
    prepare: () => {
      isPreparing = true;
      const openAnother = () => openIndex({ log, overrides });
      server.startPreparing(
        prepare(config, { database, log, clock, newId, queue, integrations, features, openIndex: openAnother }),
      );
      return server.prepared;
    },
    listen: async () => {
      await metrics.listen();
      const address = await http.listen({ host: config.host, port: config.port });
      if (config.mode === "demo") ownOrigins.push(...originsOfThisMachine(address));
      return address;
    },
    drain: draining.begin,
    close: async () => {
      if (isPreparing) await server.prepared.catch(() => {});
      const httpClosed = http.close();
      await realtime.close();
      await httpClosed;
      await queue.stop();
      await metrics.close();
      await matching.stop();
      await matchingIndex.close();
      await integrations.close();
      await redis?.close();
      await open.close();
    },
  };
}

async function composeClock({ mode }: Config, database: Database): Promise<MovableClock> {
  return movableClock(systemClock, mode === "demo" ? await readDemoOffset(database) : 0);
}

interface DemoRouteDeps extends Pick<RouteDeps, "route" | "rawRoute"> {
  open: OpenDatabase;
  clock: MovableClock;
  queue: Queue;
  outbox: Outbox | null;
}

function addDemoRoutes({ mode, product }: Config, deps: DemoRouteDeps): void {
  if (mode !== "demo") return;
  const { route, rawRoute, open, clock, queue, outbox } = deps;
  demoClockRoutes(route, { open, clock, queue });
  if (outbox) outboxRoutes(route, rawRoute, { outbox, productName: product.name, settle: queue.settle });
}

/** Returns the origins that name this machine, by either of which demo mode may be opened. */
function originsOfThisMachine(address: string): string[] {
  const { port } = new URL(address);
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
