import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimitClass } from "@triptych/contract/endpoint";
import { refuseOdd } from "./json-body.ts";
import type { Spend } from "../security/rate-limiter.ts";

export interface RawRouteDeclaration {
  method: "GET" | "POST" | "HEAD" | "PATCH" | "DELETE";
  /** Holds the path, with parameters in braces, as in `/api/avatars/{username}.svg`. */
  path: string;
  limit?: RateLimitClass;
  bodyLimitBytes?: number;
  /** Leaves the body unread for the handler, which reads `request.raw`. */
  isStreamed?: boolean;
  /** Overrides the time limit, for replies that are long and written in pieces. */
  replyMs?: number;
  /** Marks a call that is accepted under overload. */
  isUrgent?: boolean;
  /** Leaves to the handler what an address asks for, however odd it is, for pages that people open. */
  isOpenedByPeople?: boolean;
}

export interface RawCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Holds the bytes as they arrived, of whatever type; empty without a body. */
  body: Buffer;
}

/**
 * Adds a route for callers other than our pages, such as payment providers, and for replies that are not JSON, such as
 * pictures.
 * NOTE: only the size, the address and a declared rate limit are checked; the handler proves who is calling.
 */
export type RawRoute = (declaration: RawRouteDeclaration, handler: (call: RawCall) => unknown) => void;

export function createRawRoute(http: FastifyInstance, { spend }: { spend: Spend }): RawRoute {
  return ({ method, path, limit, bodyLimitBytes, isStreamed, replyMs, isUrgent, isOpenedByPeople }, handler) => {
    void http.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      if (isStreamed) scope.addContentTypeParser("*", (_request, _body, done) => done(null));
      else scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
      scope.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        ...(bodyLimitBytes ? { bodyLimit: bodyLimitBytes } : {}),
        config: { ...(isUrgent && { importance: "urgent" }), ...(replyMs && { replyMs }) },
        onRequest: async (request) => {
          if (limit) await spend(limit, { address: request.ip });
          if (isOpenedByPeople) return;
          refuseOdd(request.query);
          refuseOdd(request.params);
        },
        handler: (request, reply) =>
          handler({ request, reply, body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) }),
      });
    });
  };
}
