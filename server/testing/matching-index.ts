import type { IndexedProfile, ProfileMeaning } from "../src/adapters/matching-index/matching-index.ts";
import { createPostgresIndex, type PostgresIndexDeps } from "../src/adapters/matching-index/postgres.ts";
import { createLog } from "../src/platform/process/log.ts";
import { openTestDatabase } from "./test-database.ts";

/** Creates an index in a database of its own, without the product around it: it knows the profiles that are put into it. */
export async function inADatabase(deps: Partial<PostgresIndexDeps> = {}) {
  const open = await openTestDatabase();
  const known = new Map<string, IndexedProfile>();
  const meanings = new Map<string, Uint8Array>();
  const index = createPostgresIndex({
    database: open.database,
    log: createLog({ level: "silent" }),
    listProfiles: async (_, ids) => ids.flatMap((id) => known.get(id) ?? []),
    listMeanings: async (_, ids) => ids.flatMap((id) => (meanings.has(id) ? { id, meaning: meanings.get(id)! } : [])),
    engineVersion: "tests",
    ...deps,
  });

  return {
    ...index,
    open,
    put: (profiles: readonly IndexedProfile[]) => {
      for (const one of profiles) known.set(one.profile.id, one);
      return index.put(profiles);
    },
    setMeanings: async (people: readonly ProfileMeaning[]) => {
      for (const one of people) meanings.set(one.id, one.meaning);
    },
    close: async () => {
      await index.close();
      await open.close();
    },
  };
}
