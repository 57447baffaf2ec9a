import type { ChannelReply } from "@triptych/contract/channel-calls";
import type { FailureReply, RefusalCode } from "@triptych/contract/refusals";

/** Names a failure: by a refusal code of the server, or by a code for what only the browser notices. */
export type FailureCode = RefusalCode | "network" | "broken_contract" | "unknown";

export interface FieldFault {
  /** Names the field by its path, joined with dots, as in `data.website`. */
  field: string;
  message: string;
}

/** Reports a failed call. `message` is a sentence for people. */
export class ApiError extends Error {
  /** Holds the HTTP status, or 0 where the server did not reply. */
  readonly status: number;
  readonly code: FailureCode;
  readonly details: readonly FieldFault[];
  /** Counts the seconds to wait before trying again. Set with the statuses 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    status: number;
    code: FailureCode;
    message: string;
    details?: readonly FieldFault[] | undefined;
    retryAfter?: number | undefined;
  }) {
    super(failure.message);
    this.name = "ApiError";
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.retryAfter = failure.retryAfter;
  }
}

export function networkFailure(): ApiError {
  return new ApiError({
    status: 0,
    code: "network",
    message: "We couldn't reach the server. Please check your connection and try again.",
  });
}

/** Returns the failure that a reply over the real-time channel describes. */
export function asFailure({ status, body }: ChannelReply): ApiError {
  return isFailure(body)
    ? new ApiError({ ...body, status })
    : new ApiError({ status, code: "unknown", message: `The server replied with status ${status}.` });
}

/** Reads a failed reply. Without a sentence of the contract, uses the status text from 500 on and the body's text below. */
export async function readFailure(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => "");
  const failure = parseFailure(body);
  if (failure) return new ApiError({ ...failure, status: response.status });
  const fallback = `The server replied with status ${response.status}.`;
  const message = response.status >= 500 ? response.statusText : plainText(body);
  return new ApiError({
    status: response.status,
    code: response.status === 503 ? "unavailable" : "unknown",
    message: message || fallback,
    retryAfter: secondsOf(response),
  });
}

/** Returns the sentence of a failure, or the fallback where the server gave none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.code !== "unknown" && error.message ? error.message : fallback;
}

/** Returns whether the server was not reached, or only what stands before it. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "unavailable" || [0, 502, 504].includes(error.status));
}

export function hasCode(error: unknown, ...codes: FailureCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

function parseFailure(body: string): Omit<FailureReply, "error"> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isFailure(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

// NOTE: not checked by the contract's schema, because a newer server may refuse with a code that this page does not know.
function isFailure(value: unknown): value is Omit<FailureReply, "error"> {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "message" in value &&
    typeof value.message === "string"
  );
}

function plainText(body: string): string {
  return body.trimStart().startsWith("<") ? "" : body.slice(0, 300);
}

function secondsOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get("retry-after"));
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}
