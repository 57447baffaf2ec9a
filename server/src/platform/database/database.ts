import { drizzle } from "drizzle-orm/node-postgres";
import type { ClientBase, Pool, PoolClient, PoolConfig } from "pg";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { isResourceCode } from "./connection-loss.ts";
import type { Log } from "../process/log.ts";
import { prepareRepeated } from "./statements/prepared-statements.ts";
import { borrow, connectAlone, EmbeddedPool, GuardedPool } from "./pools.ts";
import { withTransactions, type Database } from "./transactions.ts";

export { afterCommit, type Database, type Queries, type Transaction } from "./transactions.ts";

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
  /** Throws when the database does not respond. */
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
  prepareRepeated(pool);
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

function serverConfig(
  { url }: { url: string },
  { connections = 10, statementTimeoutMs = 15_000 }: DatabaseOptions,
): PoolConfig {
  return {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // NOTE: connections stay, because a new one has to plan its statements again, which made those wait that came after a stop of the disk.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // NOTE: for a server that stops replying; longer than the limit that the server enforces itself.
    query_timeout: statementTimeoutMs + 5_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "triptych",
  };
}

function watchResources(client: PoolClient, onShort: (code: string) => void) {
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on("errorMessage", (message: { code?: string }) => {
    if (message.code && isResourceCode(message.code)) onShort(message.code);
  });
}
