import type { PgBoss } from "pg-boss";
import type { OpenDatabase } from "../database/database.ts";
import type { Job } from "./job.ts";
import type { JobHeartbeat } from "./job-heartbeat.ts";
import { createJobCompletion } from "./job-completion.ts";
import { forgetPayloads } from "./queue-forgetting.ts";
import type { Log } from "../process/log.ts";
import { stopwatch, type Meters } from "../metrics/meters.ts";

export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

export interface WorkOptions {
  /** Says whether jobs of this kind may begin here now. Until then they stay in the queue, where other processes may take them. */
  mayBegin?: () => boolean;
}

export interface WorkersOptions {
  boss: PgBoss;
  open: OpenDatabase;
  log: Log;
  meters: Meters;
  /** Names the schema of the queue's tables. */
  schema: string;
  heartbeat: JobHeartbeat;
  /** Limits the time after which a job counts as failed. */
  timeoutMs?: number;
}

/** Limits the jobs of one kind that run at the same time. */
const batchSize = 10;
/** NOTE: shorter than the time after which the queue gives a job to another process. */
const jobTimeoutMs = 240_000;

const anyJob = () => true;

/** Fetches due jobs and does them: one light query per look for all kinds of job, and at once when woken. */
export function createWorkers(options: WorkersOptions) {
  const { boss, open, log, meters, schema, heartbeat, timeoutMs = jobTimeoutMs } = options;

  const handlers = new Map<string, { job: Job<object>; handler: JobHandler<object>; mayBegin: () => boolean }>();
  const completing = createJobCompletion(boss);
  const state = { isWanted: false, isStopped: false };
  const done = meters.histogram<{ job: string; outcome: string }>({
    name: "job_duration_seconds",
    help: "Jobs that this process did: `ok`, or `failed` and tried again unless it was the last time.",
    labels: ["job", "outcome"],
  });
  let timer: NodeJS.Timeout | null = null;
  let beating: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let draining: Promise<void> = Promise.resolve();

  function wake() {
    state.isWanted = true;
    if (running || state.isStopped || !timer) return;
    running = workUntilQuiet()
      .catch((error: unknown) => log.warn({ err: error }, "the job queue could not be read"))
      .finally(() => {
        running = null;
      });
  }

  async function workUntilQuiet() {
    while (state.isWanted && !state.isStopped) {
      state.isWanted = false;
      const { count } = await doDue((name) => handlers.get(name)!.mayBegin());
      if (count > 0) state.isWanted = true;
    }
  }

  async function takeUpLost() {
    try {
      const lost = await heartbeat.look();
      if (lost === 0) return;
      log.warn({ jobs: lost }, "jobs that a process had begun and never ended are done again");
      wake();
    } catch (error) {
      log.warn({ err: error }, "the job queue could not be looked through");
    }
  }

  /** Does one round of due jobs. Returns how many there were and what they threw. */
  async function doDue(mayDo: (name: string) => boolean): Promise<{ count: number; errors: Error[] }> {
    const names = (await listDue()).filter(mayDo);
    const ended: string[] = [];
    const rounds = await Promise.all(names.map((name) => doDueOf(name, ended)));
    if (ended.length > 0) await forgetPayloads(open.database, schema, ended);
    return { count: rounds.flat().length, errors: rounds.flat().filter((result) => result !== null) };
  }

  async function listDue(): Promise<string[]> {
    const { rows } = await open.pool.query<{ name: string }>(
      `select distinct name from ${schema}.job where state < 'active' and start_after <= now()`,
    );
    return rows.map((row) => row.name).filter((name) => handlers.has(name));
  }

  /** Adds the ids of finished jobs to `ended`. */
  async function doDueOf(name: string, ended: string[]): Promise<(Error | null)[]> {
    const jobs = await boss.fetch(name, { batchSize });
    return Promise.all(
      jobs.map(async ({ id, data }) => {
        const error = await doOne(name, id, data);
        if (!error) ended.push(id);
        return error;
      }),
    );
  }

  async function doOne(name: string, id: string, data: unknown): Promise<Error | null> {
    heartbeat.begin(id);
    try {
      const error = await attempt(name, data, id);
      if (error) await boss.fail(name, id, { message: error.message });
      else await completing.add(name, id);
      return error;
    } finally {
      heartbeat.end(id);
    }
  }

  /** Calls the handler of a job. Returns what it threw. */
  async function attempt(name: string, data: unknown, jobId?: string): Promise<Error | null> {
    const { job, handler } = handlers.get(name)!;
    const seconds = stopwatch();
    try {
      await withinTime(handler(job.schema.parse(data ?? {})), timeoutMs);
      done({ job: name, outcome: "ok" }, seconds());
      return null;
    } catch (caught) {
      const error = caught instanceof Error ? caught : new Error(String(caught));
      done({ job: name, outcome: "failed" }, seconds());
      log.error({ err: error, job: name, jobId }, "a job failed");
      return error;
    }
  }

  async function drainOnce() {
    await running;
    const errors: Error[] = [];
    for (let result = await doDue(anyJob); result.count > 0; result = await doDue(anyJob))
      errors.push(...result.errors);
    if (errors.length === 0) return;
    throw new AggregateError(
      errors,
      `${errors.length} jobs failed: ${errors.map(({ message }) => message).join("; ")}`,
    );
  }

  return {
    handle: (job: Job<object>, handler: JobHandler<object>, { mayBegin = anyJob }: WorkOptions = {}) =>
      void handlers.set(job.name, { job, handler, mayBegin }),
    wake,
    /** Does a job that needs no payload at once, without the queue. Throws what its handler threw. */
    doNow: async (name: string): Promise<void> => {
      const error = await attempt(name, {});
      if (error) throw error;
    },
    start: (everyMs: number) => {
      timer = setInterval(wake, everyMs);
      beating = setInterval(() => void takeUpLost(), heartbeat.beatEveryMs);
      void takeUpLost();
      wake();
    },
    // NOTE: one drain after the other, because the jobs that another one has fetched are not done yet.
    drain: () => {
      draining = draining.then(drainOnce, drainOnce);
      return draining;
    },
    stop: async () => {
      state.isStopped = true;
      if (timer) clearInterval(timer);
      await running;
      if (beating) clearInterval(beating);
    },
  };
}

/**
 * NOTE: a job that takes too long cannot be stopped; it is left alone, so that the others of its round are not delayed.
 */
async function withinTime(work: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job was not done after ${timeoutMs / 1_000} s.`)), timeoutMs);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
