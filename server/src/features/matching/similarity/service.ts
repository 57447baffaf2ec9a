import type { Ai, TimeLeft } from "../../../adapters/ai/ai.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import { embedProfile } from "../job-definitions.ts";
import { fromBytes, nearest, normalised, toBytes, wordsOf } from "./rules.ts";
import { similarityStore } from "./store.ts";

export interface SimilarityDeps {
  database: Database;
  queue: Queue;
  ai: Pick<Ai, "embed" | "embeddingsModel">;
  profiles: Pick<ProfilesService, "findVersion" | "listIdsAfter" | "listVersions">;
  /** Starts the time that one call to the model may take. */
  startTimer: () => AbortSignal;
  /** Runs inside the transaction that saves a vector, so that other processes read it. */
  onEmbedded: (tx: Transaction, userId: string) => Promise<void>;
}

export type SimilarityService = ReturnType<typeof similarityService>;

const pageSize = 200;
const longestText = 6_000;

/** Finds profiles that mean the same as a brief, by their embeddings. Without a model for embeddings it finds nobody. */
export function similarityService(deps: SimilarityDeps) {
  const { database, queue, ai, profiles, startTimer, onEmbedded } = deps;
  const model = ai.embeddingsModel;
  const store = similarityStore(database);
  const vectors = new Map<string, Float32Array>();

  /** Reads the vectors of people who are listed. */
  async function load(userIds: string[]): Promise<void> {
    if (model === null) return;
    for (const { userId, vector } of await store.listEmbeddings(model, userIds)) vectors.set(userId, fromBytes(vector));
  }

  async function findSimilar(text: string, limit: number, time: TimeLeft): Promise<string[]> {
    if (vectors.size === 0) return [];
    const [embedded] = (await ai.embed([text.slice(0, longestText)], time)) ?? [];
    const vector = embedded && normalised(embedded);
    return vector ? nearest(vector, vectors, limit) : [];
  }

  /** Queues a profile to be embedded once the transaction that saves it is committed. */
  async function plan(tx: Transaction, userId: string): Promise<void> {
    if (model !== null) await queue.add(tx, embedProfile, { userId });
  }

  /** Embeds a profile. Where the model does not reply, the profile stays among the missing ones. */
  async function embed(userId: string): Promise<void> {
    const current = await profiles.findVersion(userId);
    if (model === null || !current) return;
    const [known] = await store.listVersions(model, [userId]);
    if (known?.profileVersion === current.version) return;
    const text = wordsOf(current.profile).slice(0, longestText);
    const [embedded] = (await ai.embed([text], { signal: startTimer() })) ?? [];
    const vector = embedded && normalised(embedded);
    if (!vector) return;
    await database.transaction(async (tx) => {
      await similarityStore(tx).saveEmbedding({
        userId,
        model,
        profileVersion: current.version,
        vector: toBytes(vector),
      });
      await onEmbedded(tx, userId);
    });
  }

  /** Queues every profile without an embedding of this model: all of them after a model was first configured. */
  async function planMissing(): Promise<void> {
    if (model === null) return;
    for (
      let page = await profiles.listIdsAfter(null, pageSize);
      page.length > 0;
      page = await profiles.listIdsAfter(page.at(-1)!, pageSize)
    ) {
      const [current, known] = await Promise.all([profiles.listVersions(page), store.listVersions(model, page)]);
      const embedded = new Map(known.map(({ userId, profileVersion }) => [userId, profileVersion]));
      const missing = current.filter(({ userId, version }) => embedded.get(userId) !== version);
      if (missing.length === 0) continue;
      await database.transaction(async (tx) => {
        for (const { userId } of missing)
          await queue.addWith(tx, embedProfile, { payload: { userId }, singletonKey: `embed-${userId}` });
      });
    }
  }

  return {
    load,
    drop: (userId: string): void => void vectors.delete(userId),
    findSimilar,
    plan,
    embed,
    planMissing,
    isOn: model !== null,
  };
}
