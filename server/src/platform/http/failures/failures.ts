import { refusals, type FailureReply, type RefusalCode } from "@triptych/contract/refusals";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isConnectionLoss, isOutOfResources } from "../../database/connection-loss.ts";
import { Refusal, type RefusalOptions } from "../refusal.ts";

/** Replies to every failure, in one shape. */
export function sendFailure(
  error: Error & { statusCode?: number; code?: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // NOTE: a caller who leaves in the middle of the body looks like a lost database connection, but is nobody's failure.
  const hasLeft = error === request.raw.errored;
  const refusal = hasLeft ? new Refusal("invalid_input") : asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error, req: request }, "a call failed");
  return sendRefusal(reply, refusal);
}

declare module "fastify" {
  interface FastifyReply {
    /** Holds the code of the refusal that was sent. */
    refusedWith: RefusalCode | null;
  }
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { code, status, retryAfter } = refusal;
  const failure = describeRefusal(refusal);
  reply.refusedWith = code;
  if (retryAfter) reply.header("retry-after", retryAfter);
  return reply.status(status).header("cache-control", "no-store").type("application/json; charset=utf-8").send(failure);
}

/** Returns what the caller reads of a refusal. */
export function describeRefusal({ code, message, details, retryAfter }: Refusal): FailureReply {
  return { error: message, message, code, details, retryAfter };
}

/** Turns an error into the refusal that the caller may see; an unforeseen error becomes `internal`. */
export function asRefusal(error: Error & { statusCode?: number; code?: string }): Refusal {
  if (error instanceof Refusal) return error;
  if (isConnectionLoss(error) || isOutOfResources(error)) return new Refusal("unavailable", { retryAfter: 5 });
  const known = frameworkCodes[error.code ?? ""] ?? statusCodes[error.statusCode ?? 0];
  return known ? new Refusal(known.code, known) : new Refusal("internal");
}

type Known = RefusalOptions & { code: RefusalCode };

const badAddress: Known = { code: "invalid_input", message: "The address of this request could not be read." };

const frameworkCodes: Record<string, Known> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "too_large" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "unsupported_media_type" },
  FST_ERR_CTP_EMPTY_TYPE: { code: "unsupported_media_type" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: "malformed_json" },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "malformed_json" },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "malformed_json" },
  FST_ERR_BAD_URL: badAddress,
  FST_ERR_INVALID_URL: badAddress,
  FST_ERR_MAX_PARAM_LENGTH: badAddress,
  FST_ERR_NOT_FOUND: { code: "not_found" },
};

const statusCodes: Record<number, Known> = {
  400: { code: "invalid_input", message: refusals.invalid_input.message },
  404: { code: "not_found" },
  405: { code: "method_not_allowed" },
  413: { code: "too_large" },
  414: badAddress,
  415: { code: "unsupported_media_type" },
  503: { code: "unavailable", retryAfter: 5 },
};
