import type { PgBoss } from "pg-boss";
import type { OpenDatabase } from "./database.ts";
import type { Log } from "./log.ts";
import { queueSchema, type Job } from "./queue.ts";

export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

const batchSize = 10;

/** Fetches what is due and does it: one light query per tick however many kinds of job there are, and at once when woken. */
export function createWorkers({ boss, open, log }: { boss: PgBoss; open: OpenDatabase; log: Log }) {
  const handlers = new Map<string, { job: Job<object>; handler: JobHandler<object> }>();
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function doOne(name: string, id: string, data: unknown): Promise<Error | null> {
    const { job, handler } = handlers.get(name)!;
    try {
      await handler(job.schema.parse(data ?? {}));
      await boss.complete(name, id);
      return null;
    } catch (error) {
      log.error({ err: error, job: name, jobId: id }, "a job failed");
      await boss.fail(name, id, { message: error instanceof Error ? error.message : String(error) });
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async function listDue(): Promise<string[]> {
    const { rows } = await open.pool.query<{ name: string }>(
      `select distinct name from ${queueSchema}.job where state < 'active' and start_after <= now()`,
    );
    return rows.map((row) => row.name).filter((name) => handlers.has(name));
  }

  /** One round over what is due. Answers how much there was and what went wrong. */
  async function round(): Promise<{ count: number; errors: Error[] }> {
    let count = 0;
    const errors: Error[] = [];
    for (const name of await listDue()) {
      const jobs = await boss.fetch(name, { batchSize });
      count += jobs.length;
      const results = await Promise.all(jobs.map(({ id, data }) => doOne(name, id, data)));
      errors.push(...results.filter((result) => result !== null));
    }
    return { count, errors };
  }

  async function runUntilQuiet() {
    do {
      isWanted = false;
      while (!isStopped && (await round()).count > 0);
    } while (isWanted && !isStopped);
  }

  function wake() {
    isWanted = true;
    if (running || isStopped || !timer) return;
    running = runUntilQuiet()
      .catch((error: unknown) => log.warn({ err: error }, "the job queue could not be read"))
      .finally(() => {
        running = null;
      });
  }

  return {
    handle: (job: Job<object>, handler: JobHandler<object>) => void handlers.set(job.name, { job, handler }),
    wake,
    start: (everyMs: number) => {
      timer = setInterval(wake, everyMs);
      wake();
    },
    drain: async () => {
      await running;
      const errors: Error[] = [];
      for (let result = await round(); result.count > 0; result = await round()) errors.push(...result.errors);
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} jobs failed: ${errors.map((error) => error.message).join("; ")}`);
    },
    stop: async () => {
      isStopped = true;
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
