import { createMatcher, type Matcher } from "@triptych/matching-engine/matcher";
import { stageTimer } from "../../platform/metrics/meters.ts";
import type { IndexSearchResult, MatchingIndex } from "./matching-index.ts";

const idsAtOnce = 1_000;

/** Creates an index in this thread, which its calls keep busy: for tests, commands and small indexes of a moment. */
export function createSameThreadIndex(): MatchingIndex {
  const matcher = createMatcher();
  const versions = new Map<string, number>();

  return {
    put: async (profiles) => {
      for (const { profile, version } of profiles) {
        matcher.put(profile);
        versions.set(profile.id, version);
      }
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
          return version === undefined ? [] : [[id, version]];
        }),
      ),
    // NOTE: a `Map` goes on correctly where entries come and go between two pages.
    listIds: () => pagesOf(versions.keys()),
    read: async (input) => matcher.read(input),
    rereadBrief: async (input) => matcher.rereadBrief(input),
    search: async ({ excludedIds = [], ...search }) =>
      timed((onStage) => matcher.search({ ...search, excludedIds, onStage })),
    explain: async (ids, search) => ids.flatMap((id) => matcher.explain(id, search) ?? []),
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

async function* pagesOf(ids: Iterator<string>): AsyncGenerator<string[]> {
  for (;;) {
    const page: string[] = [];
    for (let next = ids.next(); !next.done; next = ids.next()) {
      page.push(next.value);
      if (page.length === idsAtOnce) break;
    }
    if (page.length > 0) yield page;
    if (page.length < idsAtOnce) return;
  }
}
