import type { Socket } from "node:net";
import { STATUS_CODES } from "node:http";
import { refusals, type FailureReply, type RefusalCode } from "@triptych/contract/refusals";

/** Replies to bytes that are not HTTP in the one shape of failures, ends the connection, and returns the code. */
export function refuseUnreadableRequest(error: Error & { code?: string }, socket: Socket): RefusalCode | null {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return null;
  }
  const [status, code] = parserErrors[error.code ?? ""] ?? [400, "invalid_input" as const];
  const message = code === "invalid_input" ? "The request could not be read." : refusals[code].message;
  const body = JSON.stringify({ error: message, message, code } satisfies FailureReply);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  destroyLater(socket);
  return code;
}

/**
 * Closes the connection after a moment in which the caller can read the reply. NOTE: a caller who never closes their
 * side could keep it open otherwise.
 */
function destroyLater(socket: Socket) {
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}

const lingerMs = 1_000;

const parserErrors: Record<string, [number, RefusalCode]> = {
  HPE_HEADER_OVERFLOW: [431, "too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "invalid_input"],
};
