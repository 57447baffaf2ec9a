import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimitClass } from "@triptych/contract/endpoint";
import { refuseOdd } from "./json-body.ts";
import type { Spend } from "../security/rate-limiter.ts";

export interface RawRouteDeclaration {
  method: "GET" | "POST";
  /** With parameters in braces, as in `/api/avatars/{username}.svg`. */
  path: string;
  limit?: RateLimitClass;
  bodyLimitBytes?: number;
  /** For answers that are long and written in pieces. */
  answerMs?: number;
  /** Answered even while others are sent away because of too much work. */
  isUrgent?: boolean;
}

export interface RawCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The bytes as they came, whatever their type; empty without a body. */
  body: Buffer;
}

/**
 * For callers that are not our pages, such as payment providers, and for answers that are not JSON, such as pictures.
 * NOTE: nothing is checked but the size, the address and, where one is declared, the budget; the handler proves who is calling.
 */
export type RawRoute = (declaration: RawRouteDeclaration, handler: (call: RawCall) => unknown) => void;

export function createRawRoute(http: FastifyInstance, { spend }: { spend: Spend }): RawRoute {
  return ({ method, path, limit, bodyLimitBytes, answerMs, isUrgent }, handler) => {
    void http.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) => body);
      scope.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        ...(bodyLimitBytes ? { bodyLimit: bodyLimitBytes } : {}),
        ...(answerMs ? { handlerTimeout: answerMs } : {}),
        config: isUrgent ? { importance: "urgent" } : {},
        onRequest: async (request) => {
          if (limit) await spend(limit, { address: request.ip });
          refuseOdd(request.query);
          refuseOdd(request.params);
        },
        handler: (request, reply) =>
          handler({ request, reply, body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) }),
      });
    });
  };
}
