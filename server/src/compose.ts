import { join } from "node:path";
import type { EndpointDeclaration } from "@triptych/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { drawWithDicebear } from "./adapters/avatars/dicebear.ts";
import { demoPassword, demoUsernames, loadDemo } from "./demo/load.ts";
import { betterAuthIdentity } from "./adapters/identity/better-auth.ts";
import { createOutbox, type Outbox } from "./adapters/mail/outbox.ts";
import { outboxRoutes } from "./adapters/mail/outbox-routes.ts";
import type { Mail } from "./adapters/mail/mail.ts";
import { measureMail } from "./adapters/mail/measured.ts";
import { composeAi } from "./compose-ai.ts";
import { composeMetrics } from "./compose-metrics.ts";
import { composePayments } from "./compose-payments.ts";
import type { Config } from "./config.ts";
import { accountsJobs } from "./features/accounts/jobs.ts";
import { accountsRoutes } from "./features/accounts/routes.ts";
import { accountsService } from "./features/accounts/service.ts";
import { adminExportRoutes, adminRoutes } from "./features/admin/routes.ts";
import { adminService } from "./features/admin/service.ts";
import { billingJobs } from "./features/billing/jobs.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { billingService } from "./features/billing/service.ts";
import { legalJobs } from "./features/legal/jobs.ts";
import { legalRoutes } from "./features/legal/routes.ts";
import { legalService } from "./features/legal/service.ts";
import { matchingJobs } from "./features/matching/jobs.ts";
import { matchingRoutes } from "./features/matching/routes.ts";
import { matchingService } from "./features/matching/service.ts";
import { messagingJobs } from "./features/messaging/jobs.ts";
import { messagingRoutes } from "./features/messaging/routes.ts";
import { messagingService } from "./features/messaging/service.ts";
import { avatarRoutes } from "./features/profiles/avatar-routes.ts";
import { profilesRoutes } from "./features/profiles/routes.ts";
import { profilesService } from "./features/profiles/service.ts";
import { projectsRoutes } from "./features/projects/routes.ts";
import { projectsService } from "./features/projects/service.ts";
import { referralsJobs } from "./features/referrals/jobs.ts";
import { referralsRoutes } from "./features/referrals/routes.ts";
import { referralsService } from "./features/referrals/service.ts";
import { apiDocsRoutes } from "./platform/api-docs-routes.ts";
import { movableClock, systemClock, type MovableClock } from "./platform/clock.ts";
import { afterCommit, openDatabase, type OpenDatabase } from "./platform/database.ts";
import { demoClockRoutes, readDemoOffset } from "./platform/demo-clock.ts";
import { createDraining } from "./platform/draining.ts";
import { healthRoutes } from "./platform/health.ts";
import { createHttp } from "./platform/http.ts";
import { createIds, systemRandomness, type Randomness } from "./platform/ids.ts";
import { createLog, type Log } from "./platform/log.ts";
import { applyMigrations } from "./platform/migrations.ts";
import { createQueue, type Queue } from "./platform/queue.ts";
import { createRateLimiter, memoryCounters } from "./platform/rate-limiter.ts";
import { forOneMachine, rateLimits, type RateLimits } from "./platform/rate-limits.ts";
import { createRawRoute, type RawRoute } from "./platform/raw-route.ts";
import { createRealtime, type Realtime } from "./platform/realtime.ts";
import { readOrCreateSecret } from "./platform/secret.ts";
import { createRoute, type Route } from "./platform/route.ts";
import { joinSources, paypalSources, stripeSources } from "./platform/security-headers.ts";
import { createSignedTokens } from "./platform/signed-token.ts";
import type { Authenticate } from "./platform/viewer.ts";

/** What the process opens before anything is composed. */
export interface Foundation {
  open: OpenDatabase;
  log: Log;
  /** Signs sessions. */
  sessionSecret: string;
}

/** Opens the log, the database and the secret that the configuration names. The data folder is the caller's to lock. */
export async function openFoundation(config: Config, events: { onDiskFull: () => void }): Promise<Foundation> {
  const log = createLog({ level: config.logLevel });
  const at = config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir };
  const open = await openDatabase({ at, log, ...events });
  return { open, log, sessionSecret: config.sessionSecret ?? readOrCreateSecret(config.dataDir) };
}

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
  /** Gives or takes the operator's role. Answers whether somebody has this username. */
  setAdmin: (username: string, isAdmin: boolean) => Promise<boolean>;
  /** Answers the address it listens on. */
  listen: () => Promise<string>;
  /** Says at `/api/ready` that others should be chosen; everything is answered as before. */
  drain: () => void;
  /** Ends in order: what is being answered, real time, jobs, the database. */
  close: () => Promise<void>;
}

/** Builds everything once, top to bottom. */
export async function compose(config: Config, foundation: Foundation, overrides: Overrides = {}): Promise<App> {
  const { open, log, sessionSecret } = foundation;
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
    ? (await import("./platform/redis.ts")).connectRedis({ url: config.redisUrl, log, prefix: overrides.redisPrefix })
    : null;
  const ownCounters = memoryCounters(() => performance.now());
  const { spend, spendFor } = createRateLimiter({
    limits: overrides.limits ?? (isDemo ? forOneMachine(rateLimits) : rateLimits),
    counters: redis?.counters(ownCounters) ?? ownCounters,
  });

  // Adapters: the outside world.
  const smtp = config.smtp ? (await import("./adapters/mail/smtp.ts")).createSmtp(config.smtp) : null;
  const outbox = smtp ? null : createOutbox({ database, clock, newId });
  const mail: Mail = overrides.mail ?? (smtp ? measureMail(smtp, measureCall) : outbox!);
  const payments = await composePayments(config, {
    database,
    clock,
    newId,
    queue,
    measure: measureCall,
    timeoutMs: overrides.paymentTimeoutMs,
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
    webFolder: overrides.webFolder === undefined ? join(import.meta.dirname, "../../web/dist") : overrides.webFolder,
  });

  // Features: services, in the order in which they need each other, each as `const messaging = messagingService({ … })`.
  const billing = billingService({
    ...payments,
    database,
    clock,
    newId,
    log,
    queue,
    mail,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "billing.cancellation" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
    // What billing needs of accounts.
    findRecipient: (userId) => accounts.findOwner(userId),
    isEmailTaken: (email) => accounts.isEmailTaken(email),
    onAccessChanged: async (tx, userId) => {
      await matching.noteListingChange(tx, userId);
      await referrals.noteChange(tx, userId);
      afterCommit(() => realtime.tell(userId, "account_changed", {}));
    },
  });
  payments.deliverTo(billing.receive);
  const accounts = accountsService({
    database,
    clock,
    newId,
    queue,
    mail,
    spendFor,
    billing,
    identity: betterAuthIdentity({
      database,
      clock: systemClock,
      newId,
      secret: sessionSecret,
      publicUrl: config.publicUrl,
    }),
    settings: {
      productName: config.product.name,
      instagramUrl: config.product.instagramUrl,
      linkedInUrl: config.product.linkedInUrl,
      publicUrl: config.publicUrl,
      isDemo,
      adminUsernames: config.adminUsernames,
      freelancerViewUsernames: config.freelancerViewUsernames,
    },
    describeProfile: (userId) => profiles.describe(userId),
    onRegistered: (tx, account) => referrals.noteRegistration(tx, account),
    onVerified: async (tx, userId) => {
      await matching.noteListingChange(tx, userId);
      await referrals.noteChange(tx, userId);
    },
    disconnectSession: (sessionId) => realtime.disconnectSession(sessionId),
    tellAccountChanged: (userId) => realtime.tell(userId, "account_changed", {}),
  });
  const profiles = profilesService({
    database,
    clock,
    listPeople: accounts.listPeople,
    listVerified: accounts.listVerified,
    listWithAccess: billing.listWithAccess,
    isBlockedBetween: (userId, otherId) => messaging.isBlockedBetween(userId, otherId),
    isContact: (userId, otherId) => messaging.isContact(userId, otherId),
    onProfileSaved: (tx, userId) => matching.noteProfile(tx, userId),
  });
  const messaging = messagingService({
    database,
    clock,
    newId,
    queue,
    mail,
    accounts,
    profiles,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "messaging.unsubscribe" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
    tell: (userId, event, payload) => realtime.tell(userId, event, payload),
  });
  const matching = matchingService({
    database,
    clock,
    newId,
    log,
    queue,
    meters,
    profiles,
    ai: composeAi(config, { log, measure: measureCall }),
    random: Math.random,
    listBlockedWith: messaging.listBlockedWith,
    listContactIds: messaging.listContactIds,
    listPaymentFacts: billing.listPaymentFacts,
    // The embedded database belongs to one process, which notices its own changes at once.
    pollEveryMs: open.isEmbedded ? 2_000 : 400,
  });

  const projects = projectsService({
    database,
    clock,
    newId,
    profiles,
    messaging,
    matching,
    tell: (userId) => realtime.tell(userId, "projects_changed", {}),
  });
  const referrals = referralsService({
    database,
    clock,
    newId,
    queue,
    mail,
    accounts,
    billing,
    tokens: createSignedTokens({ secret: sessionSecret, purpose: "referrals.stop" }),
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
  });
  const admin = adminService({ database, clock, newId, accounts, billing, matching, referrals });
  const legal = legalService({
    database,
    clock,
    queue,
    mail,
    accounts,
    billing,
    profiles,
    messaging,
    matching,
    projects,
    referrals,
    settings: { publicUrl: config.publicUrl, productName: config.product.name },
  });

  // Accounts say who is calling.
  const authenticate: Authenticate = overrides.authenticate ?? accounts.authenticate;
  const realtime = createRealtime({
    server: http.server,
    authenticate,
    ownOrigins,
    log,
    meters,
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
  healthRoutes(http, { ping: open.ping, draining });
  metrics.addTo(http);
  apiDocsRoutes(http, { endpoints, title: config.product.name, publicUrl: config.publicUrl });
  if (isDemo) demoClockRoutes(route, { database, clock, queue });
  if (isDemo && outbox)
    outboxRoutes(route, rawRoute, { outbox, productName: config.product.name, settle: queue.settle });
  overrides.extraRoutes?.(route, rawRoute);
  overrides.extraJobs?.(queue);

  // Features: routes, each as `messagingRoutes(route, messaging)`.
  accountsRoutes(route, accounts, { isSecure: config.publicUrl.startsWith("https:") });
  profilesRoutes(route, profiles);
  avatarRoutes(rawRoute, drawWithDicebear);
  messagingRoutes(route, rawRoute, messaging);
  matchingRoutes(route, matching);
  billingRoutes(route, rawRoute, billing);
  projectsRoutes(route, projects);
  legalRoutes(route, legal);
  adminRoutes(route, admin);
  adminExportRoutes(rawRoute, admin, authenticate);
  referralsRoutes(route, rawRoute, referrals);

  // Features: jobs, each as `messagingJobs(queue, messaging)`.
  accountsJobs(queue, accounts);
  messagingJobs(queue, messaging);
  matchingJobs(queue, matching);
  billingJobs(queue, billing);
  referralsJobs(queue, referrals);
  legalJobs(queue, legal);

  // The demo's subscribers are the local test provider's.
  const wantsDemo = isDemo && config.hasDemoData && !config.stripe && !config.paypal;
  if (wantsDemo) await loadDemo({ database, clock, newId, accounts, profiles, billing, matching, messaging });
  await matching.start();
  await queue.start();
  await billing.catchUp();

  return {
    config,
    http,
    open,
    queue,
    realtime,
    clock,
    outbox,
    endpoints,
    demoSignIns: wantsDemo ? { usernames: demoUsernames, password: demoPassword } : null,
    setAdmin: accounts.setAdmin,
    listen: async () => {
      await metrics.listen();
      const address = await http.listen({ host: config.host, port: config.port });
      if (isDemo) ownOrigins.push(...namesOfThisMachine(address));
      return address;
    },
    drain: draining.begin,
    close: async () => {
      const answered = http.close();
      await realtime.close();
      await answered;
      await queue.stop();
      await metrics.close();
      await matching.stop();
      smtp?.close();
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
