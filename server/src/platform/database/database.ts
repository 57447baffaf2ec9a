import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgTransaction } from "drizzle-orm/pg-core";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import { Client, Pool, type ClientBase, type PoolClient, type PoolConfig } from "pg";
import { openEmbedded } from "./database-embedded.ts";
import { isResourceCode } from "./connection-loss.ts";
import type { Log } from "../process/log.ts";
import { prepareRepeated } from "./prepared-statements.ts";

type NoRelations = Record<string, never>;

/** Is an open transaction. Pass it on: using the database itself meanwhile throws. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;
/** Is what a store is made from: the database, or a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT, NoRelations>;
export type Database = NodePgDatabase & { transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> };

export interface OpenDatabase {
  database: Database;
  /** Serves libraries that bring their own queries; guarded like `database`. */
  pool: Pool;
  /** Holds whether the database is PGlite inside this process, which has one connection. */
  isEmbedded: boolean;
  /** Passes a connection without time limits to the work, which may take long. */
  unhurried: <T>(work: (client: ClientBase) => Promise<T>) => Promise<T>;
  /** Calls the listener with the milliseconds that each connection was waited for. */
  onWaited: (listener: (ms: number) => void) => void;
  /**
   * Calls the listener with the SQLSTATE of each statement that failed because the database had no disk space or memory
   * left.
   */
  onOutOfResources: (listener: (code: string) => void) => void;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  /** Returns the whole content of an in-memory database, from which another one can be opened. */
  dump?: () => Promise<Blob>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  at: { url: string } | { dataDir: string } | { memory: true; snapshot?: Blob };
  log: Log;
  /**
   * Is called when the disk under the embedded database is full (SQLSTATE 53100). Not for a server, which reports the
   * same for shared memory and may have room again a moment later.
   */
  onDiskFull?: () => void;
  /** Limits the connections to a server. */
  connections?: number;
  statementTimeoutMs?: number;
}

/**
 * Opens PostgreSQL by its address, or the embedded one in a folder or in memory. Both use one driver and one SQL
 * dialect.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { at, log, onDiskFull = () => {} } = options;
  const embedded = "url" in at ? null : await openEmbedded(at);
  const pool = embedded
    ? new EmbeddedPool(embedded.poolConfig)
    : new GuardedPool(serverConfig(at as { url: string }, options));
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  pool.on("connect", (client) => {
    // NOTE: the pool listens only to idle connections; one lost between two statements fails the transaction's next
    // statement.
    client.on("error", () => {});
    watchResources(client, (code) => {
      pool.resourceListeners.forEach((listener) => listener(code));
      if (embedded && code === "53100") onDiskFull();
    });
  });
  if (embedded) prepareRepeated(pool);
  const database = withTransactions(drizzle({ client: pool }));

  return {
    database,
    pool,
    isEmbedded: embedded !== null,
    unhurried: embedded ? (work) => borrow(pool, work) : (work) => connectAlone(pool.options, work),
    onWaited: (listener) => void pool.waitListeners.push(listener),
    onOutOfResources: (listener) => void pool.resourceListeners.push(listener),
    ping: async () => void (await pool.query("select 1")),
    dump: embedded?.dump,
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
}

/**
 * Runs the action after the caller's transaction commits, or at once outside a transaction. Never runs it on a
 * rollback.
 */
export function afterCommit(action: () => void): void {
  const current = openTransaction();
  if (current) current.afterCommit.push(action);
  else action();
}

interface TransactionState {
  isOpen: boolean;
  afterCommit: (() => void)[];
}

const transactions = new AsyncLocalStorage<TransactionState>();

function openTransaction(): TransactionState | null {
  const state = transactions.getStore();
  return state?.isOpen ? state : null;
}

function withTransactions(plain: NodePgDatabase): Database {
  const begin = plain.transaction.bind(plain);
  const transaction = async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
    const state: TransactionState = { isOpen: true, afterCommit: [] };
    try {
      // NOTE: awaited here, because the query builder starts only when somebody awaits it.
      return await begin((tx) => transactions.run(state, async () => await work(tx as Transaction)));
    } catch (error) {
      state.afterCommit = [];
      throw error;
    } finally {
      state.isOpen = false;
      for (const action of state.afterCommit) action();
    }
  };
  return Object.assign<NodePgDatabase, Pick<Database, "transaction">>(plain, { transaction });
}

/**
 * NOTE: the embedded database has one connection, so asking the pool for another inside a transaction would wait for
 * ever. Both kinds of database throw, so that tests on either notice it.
 */
class GuardedPool extends Pool {
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
class EmbeddedPool extends GuardedPool {
  override query(...given: unknown[]): never {
    return borrow(this, (client) => client.query(...(given as [string]))) as never;
  }
}

function serverConfig(
  { url }: { url: string },
  { connections = 10, statementTimeoutMs = 15_000 }: DatabaseOptions,
): PoolConfig {
  return {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // NOTE: for a server that stops replying; longer than the limit that the server enforces itself.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "triptych",
  };
}

async function borrow<T>(pool: Pool, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function connectAlone<T>(options: PoolConfig, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = new Client({ ...options, statement_timeout: 0, query_timeout: 0 });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function watchResources(client: PoolClient, onShort: (code: string) => void) {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on("errorMessage", (message: { code?: string }) => {
    if (message.code && isResourceCode(message.code)) onShort(message.code);
  });
}
