import { randomUUID } from "node:crypto";
import { secondsPerDay } from "@triptych/contract/durations";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Clock } from "../process/clock.ts";
import { afterCommit, type OpenDatabase, type Transaction } from "../database/database.ts";
import { defineJob, type Job } from "./job.ts";
import { createJobHeartbeat, type heartbeatMs } from "./job-heartbeat.ts";
import type { Log } from "../process/log.ts";
import { advisoryLocks } from "../database/advisory-locks.ts";
import { oneAtATime } from "../database/one-at-a-time.ts";
import { noMeters, type Meters } from "../metrics/meters.ts";
import { measureQueue } from "../metrics/queue-meters.ts";
import { forgetAddresses } from "./queue-forgetting.ts";
import { createWorkers, type JobHandler, type WorkOptions } from "./queue-workers.ts";
import { throwAll } from "../process/throw-all.ts";

export { defineJob, type Job };

export interface JobRequest<Payload extends object> {
  payload: Payload;
  /** Delays the job until this moment of the product's clock; by default it is due at once. */
  runAt?: Date;
  /** Skips the job while another one with this key waits. */
  singletonKey?: string;
}

export interface Queue {
  /** Adds the job inside the caller's transaction: it runs only if that commits, and then at once if it is due. */
  add: <Payload extends object>(tx: Transaction, job: Job<Payload>, payload: Payload) => Promise<void>;
  /** Adds the job with a delay, or unless another one with its key waits. Returns whether it was added. */
  addWith: <Payload extends object>(
    tx: Transaction,
    job: Job<Payload>,
    request: JobRequest<Payload>,
  ) => Promise<boolean>;
  /** Adds a job for each payload, all due at once, in one statement. */
  addEach: <Payload extends object>(tx: Transaction, job: Job<Payload>, payloads: Payload[]) => Promise<void>;
  /**
   * Removes the jobs that name one of these addresses, such as when an account is deleted. Add its last email after
   * this call.
   */
  forget: (tx: Transaction, addresses: string[]) => Promise<void>;
  /**
   * Sets the handler of a job. A job may run twice after a crash, so handlers check the present state before they act.
   */
  work: <Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>, options?: WorkOptions) => void;
  /** Repeats a job by a cron expression in UTC, once per time however many processes there are. */
  schedule: (job: Job<Record<string, never>>, cron: string) => void;
  /** Prepares the tables and, unless in tests, starts to work. Call it once all jobs are known. */
  start: () => Promise<void>;
  /** Does everything that is due now, whether or not it may begin, and what that causes, then returns. Throws what handlers threw. */
  drain: () => Promise<void>;
  /** Resolves once nothing is due any more. Errors of handlers are logged, and tried again later. */
  settle: () => Promise<void>;
  /**
   * Follows a move of the product's clock: waiting jobs come nearer and run, then each scheduled job runs once. Throws
   * what handlers threw.
   */
  moveBy: (ms: number) => Promise<void>;
  /** Waits for running jobs, then stops. */
  stop: () => Promise<void>;
}

export interface QueueOptions {
  open: OpenDatabase;
  clock: Clock;
  log: Log;
  meters?: Meters;
  /** Limits the time after which a job counts as failed. */
  jobTimeoutMs?: number;
  heartbeatTimes?: typeof heartbeatMs;
  /** Maps names that jobs had in an older version to their present names, so that those which still wait are done. */
  formerNames?: Record<string, string>;
  /** Starts jobs by itself; off in tests, which call `drain()`. */
  isAutomatic: boolean;
}

export const queueSchema = "jobs";

/** Creates a job queue in the database itself (pg-boss), so that a job commits together with its cause. */
export function createQueue(options: QueueOptions): Queue {
  const { open, clock, log, meters = noMeters, jobTimeoutMs, heartbeatTimes, formerNames = {}, isAutomatic } = options;
  const boss = createBoss(open, isAutomatic);
  boss.on("error", (error) => log.warn({ err: error }, "the job queue met an error"));
  const jobs = new Map<string, Job<object>>();
  const schedules = new Map<string, string>();
  const heartbeat = createJobHeartbeat({ open, schema: queueSchema, times: heartbeatTimes });
  const workers = createWorkers({ boss, open, log, meters, schema: queueSchema, heartbeat, timeoutMs: jobTimeoutMs });
  measureQueue(open, { meters, schema: queueSchema });

  /** Counts the jobs that this process has added. */
  let added = 0;

  const remember = (job: Job<object>) => {
    const existing = jobs.get(job.name);
    if (existing && existing !== job) throw new Error(`Two jobs are called \`${job.name}\`.`);
    jobs.set(job.name, job);
  };

  /** Returns the names of the jobs that were not known to the database before. */
  async function prepare(): Promise<string[]> {
    await boss.start();
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
    const missing = [...jobs.values()].filter((job) => !existing.has(job.name));
    for (const job of missing) await boss.createQueue(job.name, queueOptions(job));
    if (isAutomatic) await applySchedules(boss, schedules);
    return missing.map((job) => job.name);
  }

  async function start() {
    let created: string[] = [];
    await oneAtATime(open, advisoryLocks.jobQueue, async () => {
      created = await prepare();
    });
    // NOTE: pg-boss caches the queues it finds when it starts; without the new ones `add` would ask outside the transaction.
    for (const name of created) await boss.getJobById(name, randomUUID());
    if (isAutomatic) workers.start(open.isEmbedded ? 2_000 : 1_000);
  }

  const refuseUnknown = ({ name }: { name: string }) => {
    if (!jobs.has(name)) throw new Error(`Nobody does the job \`${name}\`: \`queue.work\` was not called for it.`);
  };

  /** Notes an added job, so that it runs once it is committed and due. */
  const noteAdded = () => {
    added += 1;
    if (isAutomatic) afterCommit(workers.wake);
  };

  const addWith: Queue["addWith"] = async (tx, job, { payload, runAt, singletonKey }) => {
    refuseUnknown(job);
    const waitMs = runAt ? runAt.getTime() - clock.now().getTime() : 0;
    const id = await boss.send(job.name, job.schema.parse(payload), {
      db: fromDrizzle(tx, sql),
      singletonKey: singletonKey ?? randomUUID(),
      ...(waitMs > 0 ? { startAfter: Math.ceil(waitMs / 1_000) } : {}),
    });
    if (waitMs <= 0) noteAdded();
    return id !== null;
  };

  return {
    add: async (tx, job, payload) => void (await addWith(tx, job, { payload })),
    addWith,
    addEach: async (tx, job, payloads) => {
      refuseUnknown(job);
      if (payloads.length === 0) return;
      const rows = payloads.map((payload) => ({ data: job.schema.parse(payload), singletonKey: randomUUID() }));
      await boss.insert(job.name, rows, { db: fromDrizzle(tx, sql) });
      noteAdded();
    },
    forget: (tx, addresses) => forgetAddresses(tx, queueSchema, addresses),
    work: (job, handler, workOptions) => {
      remember(job);
      const former = Object.keys(formerNames).filter((name) => formerNames[name] === job.name);
      for (const name of [job.name, ...former])
        workers.handle({ ...job, name }, handler as JobHandler<object>, workOptions);
    },
    schedule: (job, cron) => {
      remember(job);
      schedules.set(job.name, cron);
    },
    start,
    drain: workers.drain,
    settle: () => workers.drain().catch(() => {}),
    moveBy: async (ms) => {
      await open.pool.query(
        `update ${queueSchema}.job set start_after = start_after - make_interval(secs => $1) where state in ('created', 'retry')`,
        [ms / 1_000],
      );
      const errors: unknown[] = [];
      const collect = (error: unknown) => void errors.push(error);
      await workers.drain().catch(collect);
      // NOTE: one after the other, so that none reads what another one is about to change.
      for (const name of schedules.keys()) {
        const addedBefore = added;
        await workers.doNow(name).catch(collect);
        if (added > addedBefore) await workers.drain().catch(collect);
      }
      throwAll(errors);
    },
    stop: async () => {
      await workers.stop();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Creates the queue's tables, which a snapshot of the database needs. */
export async function installQueue(open: OpenDatabase): Promise<void> {
  const boss = createBoss(open, false);
  await oneAtATime(open, advisoryLocks.jobQueue, async () => void (await boss.start()));
  await boss.stop({ graceful: false, close: false });
}

function createBoss({ pool, isEmbedded }: OpenDatabase, isAutomatic: boolean): PgBoss {
  const executeSql = async (text: string, values?: unknown[]) => {
    const result = await pool.query(text, values);
    return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows ?? []) } : result;
  };
  return new PgBoss({
    db: { executeSql },
    schema: queueSchema,
    backend: isEmbedded ? "pglite" : "postgres",
    supervise: isAutomatic,
    schedule: isAutomatic,
    superviseIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
    monitorVacuum: false,
    reindex: !isEmbedded,
  });
}

function queueOptions({ retries }: Job<object>) {
  return {
    policy: "short" as const,
    retryLimit: retries,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 300,
    retentionSeconds: 400 * secondsPerDay,
    deleteAfterSeconds: 2 * secondsPerDay,
  };
}

/** NOTE: leaves unchanged schedules alone, because the library is slow for each schedule that it is given. */
async function applySchedules(boss: PgBoss, schedules: Map<string, string>) {
  const existing = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of existing.keys()) if (!schedules.has(name)) await boss.unschedule(name);
  for (const [name, cron] of schedules) {
    if (existing.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: "UTC", singletonKey: "scheduled" });
  }
}
