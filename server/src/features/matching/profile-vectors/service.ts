import type { ProfileData } from "@triptych/contract/profiles";
import type { Database, Queries, Transaction } from "../../../platform/database/database.ts";
import type { Queue } from "../../../platform/jobs/queue.ts";
import type { Clock } from "../../../platform/process/clock.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import { embedMissingProfiles, embedProfile } from "../job-definitions.ts";
import { profileVectorsStore, type EmbeddingRow } from "./store.ts";

/** Turns profiles into vectors, which are kept and handed on wherever a profile is listed. */
export interface ProfileEmbedder {
  model: string;
  /** Returns what is kept of a profile, or `null` where the model does not reply. */
  embed: (userId: string, profile: ProfileData) => Promise<Uint8Array | null>;
  /** Takes the vectors of people who are listed; `null` where a search reads them by itself. */
  take: ((rows: readonly EmbeddingRow[]) => Promise<void>) | null;
}

export interface ProfileVectorsDeps {
  database: Database;
  clock: Clock;
  queue: Queue;
  profiles: Pick<ProfilesService, "findVersion" | "listIdsAfter" | "listVersions">;
  /** Is `null` where nothing makes vectors. */
  embedder: ProfileEmbedder | null;
  /** Runs inside the transaction that saves vectors, so that other processes read them. */
  onEmbedded: (tx: Transaction, userId: string) => Promise<void>;
  /** Says whether a saved profile waits for further saves before it is embedded. */
  waitsForMore: boolean;
}

/** Sets how long after a save a profile is embedded, so that it is embedded once while it is saved again and again. */
const embedAfterMs = 5_000;

const keyOf = (userId: string) => `embed-${userId}`;

export type ProfileVectorsService = ReturnType<typeof profileVectorsService>;

const pageSize = 200;

/** Keeps vectors of every profile, made in the background, in step with the profiles. */
export function profileVectorsService(deps: ProfileVectorsDeps) {
  const { database, clock, queue, profiles, embedder, onEmbedded, waitsForMore } = deps;
  const store = profileVectorsStore(database);

  /** Hands on the vectors of people who are listed. */
  async function load(userIds: string[]): Promise<void> {
    if (embedder?.take) await embedder.take(await store.listEmbeddings(embedder.model, userIds));
  }

  /** Queues a profile to be embedded a little later than the transaction that saves it, unless it is queued already. */
  async function plan(tx: Transaction, userId: string): Promise<void> {
    if (embedder === null) return;
    const runAt = new Date(clock.now().getTime() + (waitsForMore ? embedAfterMs : 0));
    await queue.addWith(tx, embedProfile, { payload: { userId }, runAt, singletonKey: keyOf(userId) });
  }

  /** Embeds a profile. Where the model does not reply, the profile stays among the missing ones. */
  async function embed(userId: string): Promise<void> {
    const current = await profiles.findVersion(userId);
    if (embedder === null || !current) return;
    const { model } = embedder;
    const [known] = await store.listVersions(model, [userId]);
    if (known?.profileVersion === current.version) return;
    const vector = await embedder.embed(userId, current.profile);
    if (!vector) return;
    await database.transaction(async (tx) => {
      await profileVectorsStore(tx).saveEmbedding({ userId, model, profileVersion: current.version, vector });
      await onEmbedded(tx, userId);
    });
    // NOTE: whoever saved while this job was waiting added none, and may have committed only after it had read the profile.
    const [newest] = await profiles.listVersions([userId]);
    if (newest && newest.version !== current.version) await database.transaction((tx) => plan(tx, userId));
  }

  /** Queues every profile without an embedding of this model: all of them where the model is new. */
  async function planMissing(): Promise<void> {
    if (embedder === null) return;
    for (
      let page = await profiles.listIdsAfter(null, pageSize);
      page.length > 0;
      page = await profiles.listIdsAfter(page.at(-1)!, pageSize)
    ) {
      const [current, known] = await Promise.all([
        profiles.listVersions(page),
        store.listVersions(embedder.model, page),
      ]);
      const embedded = new Map(known.map(({ userId, profileVersion }) => [userId, profileVersion]));
      const missing = current.filter(({ userId, version }) => embedded.get(userId) !== version);
      if (missing.length === 0) continue;
      await database.transaction(async (tx) => {
        for (const { userId } of missing)
          await queue.addWith(tx, embedProfile, { payload: { userId }, singletonKey: keyOf(userId) });
      });
    }
  }

  /** Queues `planMissing` now, so that who starts with profiles from elsewhere does not wait until it is due. */
  async function planLook(): Promise<void> {
    if (embedder === null) return;
    const look = { payload: {}, singletonKey: "start" };
    await database.transaction((tx) => queue.addWith(tx, embedMissingProfiles, look));
  }

  return {
    load,
    planLook,
    plan,
    embed,
    planMissing,
    /** Lists vectors of people from the database that is given, which may be a replica. */
    listFrom: async (queries: Queries, userIds: readonly string[]): Promise<EmbeddingRow[]> =>
      embedder === null ? [] : profileVectorsStore(queries).listEmbeddings(embedder.model, userIds),
    isOn: embedder !== null,
  };
}
