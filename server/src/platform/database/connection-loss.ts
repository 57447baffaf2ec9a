/**
 * Returns whether the error, or one of its causes, means that the database could not be reached, rather than that it
 * refused.
 */
export function isConnectionLoss(error: unknown): boolean {
  return hasCause(error, ({ code, message: text }) => {
    return (typeof code === "string" && isLossCode(code)) || lossMessages.some((message) => text.startsWith(message));
  });
}

/**
 * Returns whether the error, or one of its causes, means that the database ran out of disk, memory or shared memory.
 */
export function isOutOfResources(error: unknown): boolean {
  return hasCause(error, ({ code }) => typeof code === "string" && isResourceCode(code));
}

/**
 * Returns whether the code is of SQLSTATE class 53 (insufficient resources), except 53300, a refused connection.
 * NOTE: 53100 means a full disk, but also a full /dev/shm.
 */
export function isResourceCode(code: string): boolean {
  return /^53\w{3}$/.test(code) && code !== "53300";
}

function hasCause(error: unknown, isIt: (cause: Error & { code?: unknown }) => boolean): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; current = current.cause, depth++) {
    if (isIt(current)) return true;
    if (current instanceof AggregateError && current.errors.some((each) => hasCause(each, isIt))) return true;
  }
  return false;
}

/**
 * Returns whether the code is of SQLSTATE class 08 (connections), 57P01–57P05 (shutting down, starting up), 53300 (too
 * many connections), or one of the network's own.
 */
function isLossCode(code: string): boolean {
  return /^08\w{3}$/.test(code) || /^57P0[1-5]$/.test(code) || code === "53300" || networkCodes.has(code);
}

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Lists the driver's errors that have no code. */
const lossMessages = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Cannot use a pool after calling end on the pool",
];
