import { AsyncLocalStorage } from "node:async_hooks";
import type { Server, ServerResponse } from "node:http";
import type { PoolClient, QueryResult } from "pg";
import type { OnPhase } from "../../server/src/platform/http/route.ts";
import type { OpenDatabase } from "../../server/src/platform/database/database.ts";
import { mean, percentile } from "../percentiles.ts";

/** Says where the time of one kind of calls went. Milliseconds are medians over its calls, counts are means. */
export interface PhaseSummary {
  statements: number;
  rows: number;
  totalMs: number;
  /** Holds what ran before the call's own body and parameters were validated, without the database. */
  hooksMs: number;
  validationMs: number;
  /** Holds the time during which at least one statement, or the wait for a connection, was under way. */
  databaseMs: number;
  /** Holds what the handler itself did: rules, the engine, the mapping of rows. */
  handlerMs: number;
  serialisationMs: number;
  /** Holds the time from the end of the handler until the reply was handed to the system. */
  sendingMs: number;
}

export interface PhaseTrace {
  /** Is handed to the routes. */
  onPhase: OnPhase;
  /** Follows the calls of a server. */
  follow: (server: Server) => void;
  /** Returns the summary of all calls since the last one, and forgets them. */
  takeSummary: () => PhaseSummary;
}

interface Call {
  begunAt: number;
  statements: number;
  rows: number;
  underWay: number;
  busySince: number;
  databaseMs: number;
  /** Holds the database's time before the validation. */
  databaseBeforeMs: number;
  validationAt: number;
  handlerEndedAt: number;
  phases: Record<"validation" | "serialisation", number>;
}

/** Counts the statements of each call and times its phases, from the socket to the socket. */
export function tracePhases(open: OpenDatabase): PhaseTrace {
  const calls = new AsyncLocalStorage<Call>();
  let summaries: PhaseSummary[] = [];
  followStatements(open, calls);

  return {
    onPhase: (phase) => {
      const call = calls.getStore();
      const begunAt = performance.now();
      if (call && phase === "validation") {
        call.validationAt = begunAt;
        call.databaseBeforeMs = call.databaseMs;
      }
      if (call && phase === "serialisation") call.handlerEndedAt = begunAt;
      return () => {
        if (call) call.phases[phase] += performance.now() - begunAt;
      };
    },
    follow: (server) => {
      server.prependListener("request", (_request, response: ServerResponse) => {
        const call = newCall();
        calls.enterWith(call);
        response.once("finish", () => summaries.push(summarise(call)));
      });
    },
    takeSummary: () => {
      const taken = summaries;
      summaries = [];
      const median = (name: keyof PhaseSummary) =>
        percentile(
          taken.map((each) => each[name]),
          0.5,
        );
      return {
        statements: mean(taken.map(({ statements }) => statements)),
        rows: mean(taken.map(({ rows }) => rows)),
        totalMs: median("totalMs"),
        hooksMs: median("hooksMs"),
        validationMs: median("validationMs"),
        databaseMs: median("databaseMs"),
        handlerMs: median("handlerMs"),
        serialisationMs: median("serialisationMs"),
        sendingMs: median("sendingMs"),
      };
    },
  };
}

function newCall(): Call {
  return {
    begunAt: performance.now(),
    statements: 0,
    rows: 0,
    underWay: 0,
    busySince: 0,
    databaseMs: 0,
    databaseBeforeMs: 0,
    validationAt: 0,
    handlerEndedAt: 0,
    phases: { validation: 0, serialisation: 0 },
  };
}

function summarise(call: Call): PhaseSummary {
  const endedAt = performance.now();
  const { validation, serialisation } = call.phases;
  const handlingMs = call.handlerEndedAt - call.validationAt;
  return {
    statements: call.statements,
    rows: call.rows,
    totalMs: endedAt - call.begunAt,
    hooksMs: call.validationAt - call.begunAt - call.databaseBeforeMs,
    validationMs: validation,
    databaseMs: call.databaseMs,
    handlerMs: handlingMs - validation - (call.databaseMs - call.databaseBeforeMs),
    serialisationMs: serialisation,
    sendingMs: endedAt - call.handlerEndedAt - serialisation,
  };
}

/** Counts the statements of each call, and the time during which it waits for them. */
function followStatements({ pool }: OpenDatabase, calls: AsyncLocalStorage<Call>) {
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const call = calls.getStore();
    if (!call) return work();
    if (call.underWay === 0) call.busySince = performance.now();
    call.underWay += 1;
    try {
      return await work();
    } finally {
      call.underWay -= 1;
      if (call.underWay === 0) call.databaseMs += performance.now() - call.busySince;
    }
  };
  const counting = async (work: () => Promise<QueryResult>): Promise<QueryResult> => {
    const call = calls.getStore();
    if (call) call.statements += 1;
    const result = await during(work);
    if (call) call.rows += result.rows?.length ?? 0;
    return result;
  };

  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<QueryResult>;
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<PoolClient>;
  const followed = new WeakSet<PoolClient>();
  Object.assign(pool, {
    query: (...given: unknown[]) => counting(() => query(...given)),
    connect: async (...given: unknown[]) => {
      if (typeof given[0] === "function") return connect(...given);
      const client = await during(() => connect());
      if (followed.has(client)) return client;
      followed.add(client);
      const ask = client.query.bind(client) as (...given: unknown[]) => Promise<QueryResult>;
      // NOTE: the pool itself hands in a callback; its statements are counted above.
      const follow = (...asked: unknown[]) =>
        typeof asked.at(-1) === "function" ? ask(...asked) : counting(() => ask(...asked));
      return Object.assign(client, { query: follow });
    },
  });
}
