/** Sets how long the server waits for slow clients, and for itself. */
export interface Timeouts {
  /** Limits the time until all headers have arrived. */
  headersMs: number;
  /** Limits the time until the whole request has arrived. */
  requestMs: number;
  /** Limits the time in which nothing is sent or received. */
  idleMs: number;
  /**
   * Limits the time until the reply is ready, or a stream has ended. Shorter than `idleMs`, so that the caller is
   * still there.
   */
  replyMs: number;
  /** Sets how often slow requests are looked for. */
  checkEveryMs: number;
}

/** Holds the limits that apply unless others are passed. */
export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 60_000,
  replyMs: 50_000,
  checkEveryMs: 5_000,
};
