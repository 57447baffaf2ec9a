import type { FastifyRequest } from "fastify";
import { refuse } from "../http/refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export function changesState(request: FastifyRequest): boolean {
  return !safeMethods.has(request.method);
}

/** Refuses calls that another site's page makes in a visitor's name. Clients other than browsers send no origin. */
export function refuseForeignOrigin(request: FastifyRequest, ownOrigins: readonly string[]): void {
  if (!isOwnOrigin(request.headers, ownOrigins)) refuse("foreign_origin");
}

export function isOwnOrigin(
  headers: Record<string, string | string[] | undefined>,
  ownOrigins: readonly string[],
): boolean {
  const origin = headers.origin;
  if (origin !== undefined && (typeof origin !== "string" || !ownOrigins.includes(origin))) return false;
  return headers["sec-fetch-site"] !== "cross-site";
}

/** Refuses bodies that are not JSON, which forms on other sites can send without a preflight. */
export function refuseOtherThanJson(request: FastifyRequest): void {
  const type = request.headers["content-type"];
  const hasBody =
    Number(request.headers["content-length"] ?? 0) > 0 || request.headers["transfer-encoding"] !== undefined;
  if (type === undefined) {
    if (hasBody) refuse("unsupported_media_type");
    return;
  }
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) refuse("unsupported_media_type");
}

/** Refuses bodies that are no form with files. NOTE: other sites can send such forms, and only their origin gives them away. */
export function refuseOtherThanForm(request: FastifyRequest): void {
  if (!/^multipart\/form-data\s*;/i.test(request.headers["content-type"] ?? ""))
    refuse("unsupported_media_type", { message: "Please send this request as a form with a file." });
}
