import { AsyncLocalStorage } from "node:async_hooks";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgTransaction } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

type NoRelations = Record<string, never>;

/** Is an open transaction. Pass it on: using the database itself meanwhile throws. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoRelations, ExtractTablesWithRelations<NoRelations>>;
/** Is what a store is made from: the database, or a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT, NoRelations>;
export type Database = PlainDatabase & { transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> };
type PlainDatabase = NodePgDatabase & { $client: Pool };

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

/** Returns the transaction that the caller is in, or `null`. */
export function openTransaction(): TransactionState | null {
  const state = transactions.getStore();
  return state?.isOpen ? state : null;
}

/** Makes `transaction` remember that it is open, so that the pool and `afterCommit` know. */
export function withTransactions(plain: PlainDatabase): Database {
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
  return Object.assign<PlainDatabase, Pick<Database, "transaction">>(plain, { transaction });
}
