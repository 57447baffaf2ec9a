/** Is this, or what caused it, the database being away rather than saying no? */
export function isConnectionLoss(error: unknown): boolean {
  return hasCause(error, ({ code, message: text }) => {
    return (typeof code === "string" && isLossCode(code)) || lossMessages.some((message) => text.startsWith(message));
  });
}

/** Is this, or what caused it, the database having no room: disk, memory, or memory that its processes share? */
export function isOutOfResources(error: unknown): boolean {
  return hasCause(error, ({ code }) => typeof code === "string" && isResourceCode(code));
}

/** SQLSTATE class 53 but for 53300, which is a connection that was refused. NOTE: 53100 is not only a full disk, but also /dev/shm. */
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

/** SQLSTATE class 08 (connections), 57P01–57P05 (shutting down, starting up), 53300 (too many), and the network's own. */
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

/** The driver's errors without a code. */
const lossMessages = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Cannot use a pool after calling end on the pool",
];
