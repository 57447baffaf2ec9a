import { createMatcher, SnapshotProblem, type Matcher } from "@triptych/matching-engine/matcher";
import { stageTimer } from "../../platform/metrics/meters.ts";
import { computeEngineVersion } from "./engine-version.ts";
import type { BriefEngine, IndexSearchResult, MatchingIndex } from "./matching-index.ts";
import { packPiece, unpackPiece } from "./snapshot-pieces.ts";

const idsAtOnce = 1_000;
const versionsAtOnce = 10_000;

/** Creates an index in this thread, which its calls keep busy: for tests, commands and small indexes of a moment. */
export function createSameThreadIndex(): MatchingIndex & BriefEngine {
  const matcher = createMatcher();
  let versions = new Map<string, number>();
  let engineVersion: Promise<string> | undefined;
  const describeEngine = () => (engineVersion ??= computeEngineVersion());

  async function* save(): AsyncGenerator<Uint8Array> {
    for (const piece of matcher.save(await describeEngine())) yield packPiece("engine", piece);
    for (const entries of pagesOf(versions.entries(), versionsAtOnce)) yield packPiece("versions", toBytes(entries));
  }

  async function fill(pieces: AsyncIterable<Uint8Array>) {
    const loader = matcher.load(await describeEngine());
    const loaded = new Map<string, number>();
    for await (const piece of pieces) {
      const { kind, content } = unpackPiece(piece);
      if (kind === "engine") loader.add(content);
      else for (const [id, version] of fromBytes(content)) loaded.set(id, version);
    }
    loader.end();
    versions = loaded;
  }

  return {
    put: async (profiles) => {
      for (const { profile, version } of profiles) {
        matcher.put(profile);
        versions.set(profile.id, version);
      }
    },
    setMeanings: async (people) => {
      for (const { id, meaning } of people) matcher.setMeaning(id, meaning);
    },
    remove: async (ids) => {
      for (const id of ids) {
        matcher.remove(id);
        versions.delete(id);
      }
    },
    listVersions: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const version = versions.get(id);
          // NOTE: a snapshot may hold the version of somebody whom it lacks.
          return version === undefined || !matcher.has(id) ? [] : [[id, version]];
        }),
      ),
    listIds: async function* listIds() {
      for (const page of pagesOf(versions.keys(), idsAtOnce)) yield page.filter((id) => matcher.has(id));
    },
    read: async (input) => matcher.read(input),
    rereadBrief: async (input) => matcher.rereadBrief(input),
    search: async ({ excludedIds = [], ...search }) =>
      timed((onStage) => matcher.search({ ...search, excludedIds, onStage })),
    explain: async (ids, search) => matcher.explainAll(ids, search),
    findBrandsFor: async (search) => matcher.findBrandsFor(search),
    scoreBrandFor: async (brand, people) => {
      const alone = createMatcher();
      alone.put(brand);
      return new Map(
        people.flatMap((profile) => {
          const [match] = alone.findBrandsFor({ profile, limit: 1 });
          return match ? [[profile.id, match.score]] : [];
        }),
      );
    },
    // NOTE: these are loaded when they are first needed, so that the index starts quickly.
    improve: async (brief) => (await import("@triptych/matching-engine/improve-brief")).improveBrief(brief),
    draft: async (input) => (await import("@triptych/matching-engine/draft-message")).draftMessage(input),
    listSubjects: async (text, searcherType) => {
      const { readBrief } = await import("@triptych/matching-engine/read-brief");
      return readBrief(text, { searcherType }).requirements.map(({ kind, label }) => `${kind}:${label}`);
    },
    readProfileText: async (text, userType) =>
      (await import("@triptych/matching-engine/read-profile-text")).readProfileText(text, userType),
    quoteReferences: async (brief, people) =>
      (await import("@triptych/matching-engine/quote-references")).quoteReferences(brief, people),
    listSentences: async (text, searcherType) => {
      const [{ readBrief }, { sentencesOfBrief }] = await Promise.all([
        import("@triptych/matching-engine/read-brief"),
        import("@triptych/matching-engine/sentences-of-brief"),
      ]);
      const brief = readBrief(text, { searcherType });
      return { sentences: sentencesOfBrief(brief), clauses: brief.clauses };
    },
    describeEngine,
    save,
    load: async (pieces) => {
      try {
        await fill(pieces);
        return null;
      } catch (error) {
        if (error instanceof SnapshotProblem) return error.message;
        throw error;
      }
    },
    measure: async () => ({ profiles: matcher.size, memory: null }),
    onLost: () => {},
    close: async () => {},
  };
}

function timed(run: (onStage: (stage: string) => void) => ReturnType<Matcher["search"]>): IndexSearchResult {
  const stages: IndexSearchResult["stages"] = [];
  const { matches, byJob } = run(stageTimer(({ stage }, seconds) => stages.push({ stage, seconds })));
  return { matches, jobs: byJob.jobs.map(({ label, force }) => ({ label, force })), stages };
}

/** Cuts what is in a map into pages. NOTE: a `Map` goes on correctly where entries come and go between two pages. */
function* pagesOf<Entry>(entries: Iterator<Entry, undefined>, size: number): Generator<Entry[]> {
  for (;;) {
    const page: Entry[] = [];
    for (let next = entries.next(); !next.done; next = entries.next()) {
      page.push(next.value);
      if (page.length === size) break;
    }
    if (page.length > 0) yield page;
    if (page.length < size) return;
  }
}

function toBytes(entries: [string, number][]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(entries));
}

function fromBytes(bytes: Uint8Array): [string, number][] {
  return JSON.parse(new TextDecoder().decode(bytes)) as [string, number][];
}
