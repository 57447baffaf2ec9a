import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { createOutbox, type Outbox } from "./adapters/mail/outbox.ts";
import { createSmtp } from "./adapters/mail/smtp.ts";
import type { Mail } from "./adapters/mail/mail.ts";
import type { Config } from "./config.ts";
import { movableClock, systemClock, type MovableClock } from "./platform/clock.ts";
import { openDatabase, type OpenDatabase } from "./platform/database.ts";
import { createHttp } from "./platform/http.ts";
import { createIds, systemRandomness, type Randomness } from "./platform/ids.ts";
import { createLog, type Log } from "./platform/log.ts";
import { applyMigrations } from "./platform/migrations.ts";
import { createQueue, type Queue } from "./platform/queue.ts";
import { createRateLimiter, memoryCounters } from "./platform/rate-limiter.ts";
import { rateLimits, type RateLimits } from "./platform/rate-limits.ts";
import { createRealtime, type Realtime } from "./platform/realtime.ts";
import { createRoute, type Route } from "./platform/route.ts";
import { joinSources, paypalSources, stripeSources } from "./platform/security-headers.ts";
import type { Authenticate } from "./platform/viewer.ts";

/** What tests put in the place of the real thing. */
export interface Overrides {
  open?: OpenDatabase;
  log?: Log;
  clock?: MovableClock;
  randomness?: Randomness;
  mail?: Mail;
  limits?: RateLimits;
  authenticate?: Authenticate;
  /** Jobs run only on `queue.drain()`. */
  isQueueManual?: boolean;
  /** Every reply is held against its contract. */
  checkReplies?: boolean;
  /** Routes beside the product's own, for tests of the platform. */
  extraRoutes?: (route: Route) => void;
}

export interface App {
  config: Config;
  http: FastifyInstance;
  open: OpenDatabase;
  queue: Queue;
  realtime: Realtime;
  clock: MovableClock;
  outbox: Outbox | null;
  endpoints: EndpointDeclaration[];
  /** Answers the address it listens on. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Builds everything once, top to bottom. */
export async function compose(config: Config, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog({ level: config.logLevel });
  const clock = overrides.clock ?? movableClock(systemClock);
  const newId = createIds(clock, overrides.randomness ?? systemRandomness);

  const open = overrides.open ?? (await openDatabase({ at: config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir }, log }));
  await applyMigrations(open.pool);
  const { database } = open;
  const queue = createQueue({ open, clock, log, isAutomatic: !overrides.isQueueManual });

  // Adapters: the outside world.
  const smtp = config.smtp ? createSmtp(config.smtp) : null;
  const outbox = smtp ? null : createOutbox({ database, clock, newId });
  const mail: Mail = overrides.mail ?? smtp ?? outbox!;

  // Features: services, in the order in which they need each other. Each is built as `const messaging = messagingService({ … })`.
  void mail;
  const authenticate: Authenticate = overrides.authenticate ?? (async () => null);

  const ownOrigins = [new URL(config.publicUrl).origin];
  const http = await createHttp({
    log,
    trustedProxies: config.trustedProxies,
    isSecure: config.publicUrl.startsWith("https:"),
    contentSources: joinSources(config.stripe ? stripeSources : {}, config.paypal ? paypalSources : {}),
  });
  const realtime = createRealtime({ server: http.server, authenticate, ownOrigins, log });
  const spend = createRateLimiter({ limits: overrides.limits ?? rateLimits, counters: memoryCounters(Date.now) });
  const endpoints: EndpointDeclaration[] = [];
  const route = createRoute(http, {
    authenticate, ownOrigins, spend,
    checkReplies: overrides.checkReplies ?? false,
    onRoute: (endpoint) => endpoints.push(endpoint),
  });

  // Features: routes, each as `messagingRoutes(route, messaging)`.
  overrides.extraRoutes?.(route);

  // Features: jobs, each as `messagingJobs(queue, messaging)`.
  await queue.start();

  return {
    config, http, open, queue, realtime, clock, outbox, endpoints,
    listen: async () => {
      const address = await http.listen({ host: config.host, port: config.port });
      if (config.mode === "demo") ownOrigins.push(...localOrigins(address));
      return address;
    },
    close: async () => {
      await realtime.close();
      await http.close();
      await queue.stop();
      smtp?.close();
      await open.close();
    },
  };
}

/** Demo mode is opened by either name of this machine. */
function localOrigins(address: string): string[] {
  const { port } = new URL(address);
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
