import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import fastifyCookie from "@fastify/cookie";
import fastifyHelmet from "@fastify/helmet";
import { answerFailure, answerUnknownAddress } from "./failures.ts";
import { parseJsonBody } from "./json-body.ts";
import type { Log } from "./log.ts";
import { contentSecurityPolicy, type ContentSources } from "./security-headers.ts";

export interface HttpOptions {
  log: Log;
  /** Addresses or ranges of proxies whose `X-Forwarded-For` is believed; none by default. */
  trustedProxies: string[];
  /** The public address is https, so browsers may be told to stay there. */
  isSecure: boolean;
  contentSources?: ContentSources;
  onRefusedUndeclared?: (message: string) => void;
}

export const bodyLimitBytes = 1_000_000;

/** The HTTP server with everything that holds for every request; routes are added to it before it listens. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { log, trustedProxies, isSecure, contentSources } = options;
  const http = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerFailure,
    return503OnClosing: true,
    forceCloseConnections: "idle",
  }) as unknown as FastifyInstance;

  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => parseJsonBody(body));
  http.setErrorHandler(answerFailure);
  http.setNotFoundHandler(answerUnknownAddress);
  await http.register(fastifyCookie);
  await http.register(fastifyHelmet, {
    contentSecurityPolicy: contentSecurityPolicy(contentSources, isSecure),
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    xFrameOptions: { action: "deny" },
  });
  http.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
  });
  http.addHook("onResponse", async (request, reply) => {
    const level = reply.statusCode >= 500 ? "error" : "info";
    request.log[level]({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
  return http;
}
