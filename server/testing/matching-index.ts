import type { IndexedProfile, ProfileVectors } from "../src/adapters/matching-index/matching-index.ts";
import { createPostgresIndex, type PostgresIndexDeps } from "../src/adapters/matching-index/postgres.ts";
import { createLog } from "../src/platform/process/log.ts";
import { openTestDatabase } from "./test-database.ts";

/** Creates an index in a database of its own, without the product around it: it knows the profiles that are put into it. */
export async function inADatabase(deps: Partial<PostgresIndexDeps> = {}) {
  const open = await openTestDatabase();
  const known = new Map<string, IndexedProfile>();
  const vectors = new Map<string, Int8Array>();
  const index = createPostgresIndex({
    database: open.database,
    log: createLog({ level: "silent" }),
    listProfiles: async (_, ids) => ids.flatMap((id) => known.get(id) ?? []),
    listVectors: async (_, ids) => ids.flatMap((id) => (vectors.has(id) ? { id, vectors: vectors.get(id)! } : [])),
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
    setVectors: async (people: readonly ProfileVectors[]) => {
      for (const one of people) vectors.set(one.id, one.vectors);
    },
    close: async () => {
      await index.close();
      await open.close();
    },
  };
}
