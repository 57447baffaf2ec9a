import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import fastifyCookie from "@fastify/cookie";
import fastifyHelmet from "@fastify/helmet";
import { followCalls } from "./connections/calls-in-flight.ts";
import { limitConnections } from "./connections/connection-limits.ts";
import { limitReplies } from "./connections/reply-limit.ts";
import { defaultTimeouts, type Timeouts } from "./connections/timeouts.ts";
import { createIsProxy } from "./connections/trusted-proxies.ts";
import { sendFailure } from "./failures/failures.ts";
import { refuseUnknownAddresses } from "./failures/unknown-addresses.ts";
import { refuseUnreadableRequest } from "./failures/unreadable-requests.ts";
import type { Draining } from "../availability/draining.ts";
import { parseJsonBody } from "./json-body.ts";
import { withoutRedaction, withRequestLogs, type Log } from "../process/log.ts";
import { noMeters, type Meters } from "../metrics/meters.ts";
import { measureRequests } from "../metrics/request-meters.ts";
import { contentSecurityPolicy, nonceOf, type ContentSources } from "../security/security-headers.ts";
import type { PublicPage } from "./site/page-heads.ts";
import { serveWebFiles } from "./web-files.ts";

export interface HttpOptions {
  log: Log;
  meters?: Meters;
  /** Holds the address where people reach the site. */
  publicUrl: string;
  /** Lists addresses or ranges of proxies whose `X-Forwarded-For` is believed; none by default. */
  trustedProxies: string[];
  contentSources?: ContentSources;
  /** Holds the folder of the built web pages; without it there are only calls. */
  webFolder?: string | null;
  /** Names the product where devices install it and where its pages are shared. */
  productName?: string;
  /** Describes the pages that everybody may read. The first one describes every other page. */
  publicPages?: readonly [PublicPage, ...PublicPage[]];
  timeouts?: Timeouts;
  /** Limits the connections of one network; by default it may have as many as the process takes. */
  connectionsPerNetwork?: number;
  draining: Draining;
}

export const bodyLimitBytes = 1_000_000;
/** Limits the bodies of callers who are not signed in, because hundreds of them may be in memory at once. */
export const publicBodyLimitBytes = 100_000;

/** Builds the HTTP server with everything that applies to every request. Routes are added before it listens. */
export async function createHttp({
  log,
  meters = noMeters,
  publicUrl,
  trustedProxies,
  contentSources,
  webFolder,
  productName = "",
  publicPages = [{ path: "/", description: "" }],
  draining,
  timeouts = defaultTimeouts,
  connectionsPerNetwork = Infinity,
}: HttpOptions): Promise<FastifyInstance> {
  const { headersMs, requestMs, idleMs, checkEveryMs } = timeouts;
  const isProxy = createIsProxy(trustedProxies);
  const http = Fastify({
    loggerInstance: withRequestLogs(log),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedProxies.length > 0 ? isProxy : false,
    genReqId: () => randomUUID(),
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
    routerOptions: { maxParamLength: 500 },
    schemaController: withoutSchemas,
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: (error: Error, socket: Socket) => {
      const code = refuseUnreadableRequest(error, socket);
      if (code) requests.countRefusal(code);
    },
    return503OnClosing: true,
    forceCloseConnections: "idle",
  }) as unknown as FastifyInstance;

  limitConnections(http.server, { perNetwork: connectionsPerNetwork, isProxy });
  http.decorateReply("refusedWith", null);
  followCalls(http);
  limitReplies(http, timeouts);
  const requests = measureRequests(http, meters);
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );
  // NOTE: leaves the body for whoever reads forms (`uploads/form-upload.ts`).
  http.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  http.setErrorHandler(sendFailure);
  refuseUnknownAddresses(http);
  http.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    done();
  });
  const callLog = withoutRedaction(log);
  http.calls.onEnded((request, reply, isAborted) => {
    const level = reply.statusCode >= 500 && !isAborted ? "error" : "info";
    if (reply.isShed || !(request.log as Log).isLevelEnabled(level)) return;
    const line = { reqId: request.id, req: request, ms: Math.round(reply.elapsedTime) };
    if (isAborted) callLog.info(line, "the caller left before the reply");
    else callLog[level]({ ...line, status: reply.statusCode }, "replied");
  });
  endConnectionsOf(http, draining);
  // NOTE: cookies are only set with it; what reads one reads it from the header.
  await http.register(fastifyCookie, { hook: false });
  await setSecurityHeaders(http, securityHeaders(publicUrl, contentSources));
  const hasNonce = contentSources?.needsNonce ?? false;
  const site = { publicUrl, productName, publicPages };
  if (webFolder) await serveWebFiles(http, { folder: webFolder, hasNonce, site });
  return http;
}

const withoutSchemas = { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } };

/**
 * Throws when a route has a schema of the framework. NOTE: the contract's schemas validate calls and replies, and
 * without the framework's own the server does not load what compiles them.
 */
function noSchemas(): never {
  throw new Error("Routes are declared by the contract, without schemas of the framework.");
}

/**
 * Closes each connection with its reply once the process is about to end, so that closing does not wait for idle ones.
 */
function endConnectionsOf(http: FastifyInstance, { isDraining, begin }: Draining) {
  http.addHook("preClose", async () => begin());
  http.addHook("onSend", async (_request, reply) => {
    if (isDraining()) reply.header("connection", "close");
  });
}

/**
 * Sets the security headers of every reply. They are computed once: only the nonce differs from reply to reply.
 */
async function setSecurityHeaders(http: FastifyInstance, options: ReturnType<typeof securityHeaders>) {
  const probe = Fastify({ schemaController: withoutSchemas });
  await probe.register(fastifyHelmet, options);
  let nonce = "";
  probe.get("/", async (_request, reply) => {
    nonce = nonceOf(reply.raw);
    return reply.raw.getHeaders();
  });
  const headers = Object.entries((await probe.inject("/")).json<Record<string, string>>());
  await probe.close();

  http.addHook("onRequest", (_request, { raw }, done) => {
    for (const [name, value] of headers)
      raw.setHeader(name, value.includes(nonce) ? value.replace(nonce, nonceOf(raw)) : value);
    done();
  });
}

function securityHeaders(publicUrl: string, contentSources?: ContentSources) {
  const isSecure = publicUrl.startsWith("https:");
  return {
    contentSecurityPolicy: contentSecurityPolicy(publicUrl, contentSources),
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : (false as const),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" as const },
    crossOriginEmbedderPolicy: false,
    // NOTE: the wallet's payment window talks to the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
    // NOTE: pages and the emails of the outbox would differ in it, and browsers warn of that.
    originAgentCluster: false,
    xFrameOptions: { action: "deny" as const },
  };
}
