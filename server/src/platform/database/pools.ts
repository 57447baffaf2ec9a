import { Client, Pool, type ClientBase, type PoolConfig } from "pg";
import { openTransaction } from "./transactions.ts";

/**
 * NOTE: the embedded database has one connection, so asking the pool for another inside a transaction would wait for
 * ever. Both kinds of database throw, so that tests on either notice it.
 */
export class GuardedPool extends Pool {
  readonly waitListeners: ((ms: number) => void)[] = [];
  readonly resourceListeners: ((code: string) => void)[] = [];

  override connect(...rest: unknown[]) {
    if (openTransaction()) {
      const error = new Error(
        "The database was used inside an open transaction. Hand the transaction (`tx`) on instead.",
      );
      const callback = rest[0];
      if (typeof callback !== "function") return Promise.reject(error);
      return callback(error, undefined, () => {});
    }
    return this.#connectMeasured(rest);
  }

  #connectMeasured(rest: unknown[]): never {
    const begunAt = performance.now();
    const publish = () => this.waitListeners.forEach((listener) => listener(performance.now() - begunAt));
    const callback = rest[0];
    if (typeof callback !== "function") return super.connect().finally(publish) as never;
    return super.connect((...given: unknown[]) => {
      publish();
      callback(...given);
    }) as never;
  }
}

/**
 * NOTE: a pool discards a client when one of its statements failed. PGlite has one session for all clients, so the next
 * client would receive the replies that were meant for the discarded one.
 */
export class EmbeddedPool extends GuardedPool {
  override query(...given: unknown[]): never {
    return borrow(this, (client) => client.query(...(given as [string]))) as never;
  }
}

/** Passes a connection of the pool to the work. */
export async function borrow<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Passes a connection of its own, without a limit for statements, to the work. */
export async function connectAlone<T>(options: PoolConfig, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ ...options, statement_timeout: 0, query_timeout: 0 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
