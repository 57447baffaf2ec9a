import { pino, symbols, type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

export interface LogOptions {
  level: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  destination?: DestinationStream;
}

/** Creates the structured log: one JSON object per line, without secrets such as bodies, cookies and tokens. */
export function createLog({ level, destination }: LogOptions): Log {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactedPaths(), censor: "[redacted]" },
    serializers: { req: describeRequest, err: describeError, error: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Returns a log of the same lines without the search for secrets, which takes most of a line's time. NOTE: for lines whose
 * every field is known to hold none.
 */
export function withoutRedaction(log: Log): Log {
  return log.child({}, { redact: [] });
}

/**
 * Returns a log that makes a log for each request, whose lines carry its id. One is made for every call, so it writes the id as
 * text instead of searching it for secrets.
 */
export function withRequestLogs(log: Log): Log {
  const { chindingsSym } = symbols as unknown as { chindingsSym: symbol };
  const bindings = (log as unknown as Record<symbol, string>)[chindingsSym];
  class RequestLog {
    [bindings: symbol]: string;

    constructor(requestId: string) {
      this[chindingsSym] = `${bindings},"reqId":${JSON.stringify(requestId)}`;
    }
  }
  Object.setPrototypeOf(RequestLog.prototype, log);

  const child = (given: Bindings, options?: ChildLoggerOptions): Log => {
    // NOTE: the framework makes one log of its own first, and those of the requests from it.
    if (Object.keys(given).length === 0) return withRequestLogs(log.child(given, options));
    const isPlain = options?.level === undefined && options?.serializers === undefined;
    const isOfRequest = typeof given.reqId === "string" && Object.keys(given).length === 1;
    return isPlain && isOfRequest
      ? (new RequestLog(given.reqId as string) as unknown as Log)
      : log.child(given, options);
  };
  return Object.assign(Object.create(log) as Log, { child });
}

/** Returns the address with only the names of its query parameters and without the tokens in its path, because both may be secret. */
export function withoutSecrets(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s, 2);
  const shown = path.replaceAll(/\/[\w-]{40,}(?=\/|$)/g, "/…");
  if (query === undefined) return shown;
  const names = [...new Set(new URLSearchParams(query).keys())];
  return `${shown}?${names.map((name) => `${encodeURIComponent(name)}=…`).join("&")}`;
}

const secretNames = [
  "password",
  "newPassword",
  "currentPassword",
  "confirmPassword",
  "token",
  "secret",
  "cookie",
  "authorization",
  "clientSecret",
  "client_secret",
  "cardNumber",
  "card",
  "cvc",
  "number",
  "apiKey",
  "set-cookie",
];

function redactedPaths(): string[] {
  return secretNames.flatMap((name) => {
    const key = name.includes("-") ? `["${name}"]` : name;
    const dotted = name.includes("-") ? key : `.${key}`;
    return [key, `*${dotted}`, `*.*${dotted}`];
  });
}

function describeRequest(request: { method?: string; url?: string; ip?: string }) {
  return { method: request.method, url: withoutSecrets(request.url ?? ""), address: request.ip };
}

/** Describes an error without the parameter values of a failed query, which may be personal. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail: _, ...rest } = error as Error & { code?: string; detail?: string };
  void rest;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = withoutValues(error.message, code);
  const stack = error.stack?.replace(error.message, message);
  return { type: error.name, message, code, stack, ...(cause ? { cause } : {}) };
}

/**
 * Removes values from a message: PostgreSQL repeats the value that it could not read (SQLSTATE class 22), and the query
 * builder appends all of them.
 */
function withoutValues(message: string, code: string | undefined): string {
  const withoutParams = message.replace(/\nparams: [\s\S]*$/, "\nparams: [redacted]");
  return /^22\w{3}$/.test(code ?? "") ? withoutParams.replaceAll(/"[^"]*"/g, "[redacted]") : withoutParams;
}
