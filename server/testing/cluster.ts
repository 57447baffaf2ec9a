import { aBalancer, type Balancer } from "./balancer.ts";
import { aDataDir, startProcess, type ServerProcess } from "./start-process.ts";
import { openTestDatabase } from "./test-database.ts";
import type { OpenDatabase } from "../src/platform/database/database.ts";

/** Runs several processes of the server on one PostgreSQL and one Redis, behind a balancer. */
export interface Cluster {
  /** Leads to all of them. */
  address: string;
  processes: ServerProcess[];
  balancer: Balancer;
  /** Is the database of all of them. */
  open: OpenDatabase;
  /** Starts one more process, which the balancer does not know yet. */
  startAnother: () => Promise<ServerProcess>;
  /** Starts a process again that has ended, on the same port. */
  startAgain: (at: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Says whether the services that a cluster needs are there. Suites without them are skipped. */
export const hasServices = Boolean(process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL);
export const needsServices = "(needs TEST_DATABASE_URL and TEST_REDIS_URL)";

export const clusterSecret = "a secret for tests that every process of a cluster has";

/** Counts the databases of Redis, so that each cluster has limits of its own. */
let redisDatabase = (process.pid % 15) + 1;

export async function startCluster(count: number, env: Record<string, string> = {}): Promise<Cluster> {
  const open = await openTestDatabase();
  const { rows } = await open.pool.query<{ name: string }>("select current_database() as name");
  const balancer = await aBalancer();
  const shared = {
    DATABASE_URL: Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${rows[0]!.name}` }).href,
    REDIS_URL: Object.assign(new URL(process.env.TEST_REDIS_URL!), { pathname: `/${redisDatabase++ % 16}` }).href,
    PUBLIC_URL: balancer.address,
    SESSION_SECRET: clusterSecret,
    TRUSTED_PROXIES: "loopback",
    DATA_DIR: aDataDir(),
    ...env,
  };
  const startAnother = () => startProcess(shared);
  const processes: ServerProcess[] = await Promise.all(Array.from({ length: count }, startAnother));
  await balancer.setProcesses(processes.map(({ address }) => address));

  return {
    address: balancer.address,
    processes,
    balancer,
    open,
    startAnother,
    startAgain: async (at) => {
      processes[at] = await startProcess({ ...shared, PORT: new URL(processes[at]!.address).port });
    },
    close: async () => {
      await balancer.close();
      await Promise.all(processes.map((each) => each.end("SIGKILL")));
      await open.close();
    },
  };
}
