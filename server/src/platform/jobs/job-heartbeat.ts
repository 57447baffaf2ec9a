import type { OpenDatabase } from "../database/database.ts";

/** Sets the interval of the heartbeat, and the silence after which another process takes up the job. */
export const heartbeatMs = { beatEvery: 5_000, lostAfter: 15_000 };

export interface JobHeartbeatOptions {
  open: OpenDatabase;
  /** Names the schema of the queue's tables. */
  schema: string;
  times?: typeof heartbeatMs;
}

export type JobHeartbeat = ReturnType<typeof createJobHeartbeat>;

/**
 * Reports that this process's jobs are running, and takes up jobs of a process that died. Without it, a job waits for
 * minutes until the library gives it up.
 */
export function createJobHeartbeat({ open, schema, times = heartbeatMs }: JobHeartbeatOptions) {
  const running = new Set<string>();

  async function beat(): Promise<void> {
    if (running.size === 0) return;
    await open.pool.query(
      `update ${schema}.job set heartbeat_on = now() where state = 'active' and id = any($1::uuid[])`,
      [[...running]],
    );
  }

  /**
   * Returns how many jobs are due again. NOTE: one that has used up its attempts is left for the library to give up.
   */
  async function takeUpLost(): Promise<number> {
    const { rowCount } = await open.pool.query(
      `update ${schema}.job set state = 'retry', start_after = now()
       where state = 'active' and heartbeat_on < now() - make_interval(secs => $1) and retry_count < retry_limit
         and not id = any($2::uuid[])`,
      [times.lostAfter / 1_000, [...running]],
    );
    return rowCount ?? 0;
  }

  return {
    beatEveryMs: times.beatEvery,
    begin: (id: string) => void running.add(id),
    end: (id: string) => void running.delete(id),
    /** NOTE: beats first, so that a process that was delayed does not lose its own jobs to another. */
    look: async (): Promise<number> => {
      await beat();
      return takeUpLost();
    },
  };
}
