import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchableProfile } from "@triptych/matching-engine/matcher";
import type { MatchingIndex, ProfileMeaning } from "../../../adapters/matching-index/matching-index.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ProfilesService } from "../../profiles/service.ts";
import type { VisibleMatch } from "../rules.ts";
import type { SearchInput, SearchService } from "../search/service.ts";
import { fieldsOf, orderByFacts, scramble, type PaymentFacts, type Random } from "./rules.ts";

export interface PaymentNeutralityDeps {
  searching: Pick<SearchService, "findVisible">;
  ownsBrief: (userId: string, briefId: string) => Promise<boolean>;
  profiles: Pick<ProfilesService, "listForMatching" | "listIdsAfter" | "listListed">;
  /** Creates an empty index of its own. */
  createIndex: () => Promise<MatchingIndex>;
  /** Is `null` where the index is in memory, which everybody fits into. */
  sharedIndex: object | null;
  /** Lists everything that is known about what these people pay, how they answer, what references they have and how often they were saved. */
  listPaymentFacts: (userIds: string[]) => Promise<Map<string, PaymentFacts>>;
  /** Lists what people's sentences mean. */
  listMeanings: (userIds: readonly string[]) => Promise<ProfileMeaning[]>;
  random: Random;
}

export type PaymentNeutralityService = ReturnType<typeof paymentNeutralityService>;

const pageSize = 500;
const waitingAtMost = 10;
const othersAtMost = 5_000;
const tooMany = "Many people are checking this right now. Please try again in a moment.";

/** Checks for anybody who asks that neither payments nor answers nor saves move anybody in their search. */
export function paymentNeutralityService({
  searching,
  ownsBrief,
  profiles,
  createIndex,
  sharedIndex,
  listPaymentFacts,
  listMeanings,
  random,
}: PaymentNeutralityDeps) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** Runs one check at a time, because each builds an index of everybody. */
  async function check(viewer: Viewer, { query, briefId }: SearchInput) {
    if (briefId && !(await ownsBrief(viewer.userId, briefId))) refuse("not_found");
    if (waiting >= waitingAtMost) refuse("unavailable", { retryAfter: 15, message: tooMany });
    waiting += 1;
    const checking = last
      .then(() => checkNow(viewer, { text: query, briefId: briefId ?? null }))
      .finally(() => (waiting -= 1));
    last = checking.catch(() => {});
    return checking;
  }

  async function checkNow(viewer: Viewer, asked: { text: string; briefId: string | null }) {
    const { matches } = await searching.findVisible(viewer, asked);
    const foundIds = matches.map(({ user }) => user.id);
    const { people, facts } = sharedIndex ? await loadSome(foundIds) : await loadEverybody();
    const original = sharedIndex ? await findAmong(people, viewer, asked) : matches;
    const scrambled = scramble(facts, random);
    const index = await buildIndex(people, scrambled);
    const { matches: again } = await searching.findVisible(viewer, { ...asked, index });
    return {
      isSame: JSON.stringify(original.map(essence)) === JSON.stringify(again.map(essence)),
      scrambledPeople: scrambled.size,
      scrambledFields: fieldsOf(facts),
      original: original.map(brief),
      scrambled: again.map(brief),
    };
  }

  /** Runs the search on these people alone: how rare a word is differs from how rare it is among everybody. */
  async function findAmong(
    people: SearchableProfile[],
    viewer: Viewer,
    asked: { text: string; briefId: string | null },
  ) {
    const index = await buildIndex(people, new Map());
    return (await searching.findVisible(viewer, { ...asked, index })).matches;
  }

  /** Loads these people and some others, because a database holds more people than an index of a moment may. */
  async function loadSome(ids: string[]) {
    const some = await loadEverybody(othersAtMost);
    const known = new Set(some.people.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    some.people.push(...(await profiles.listForMatching(missing)));
    for (const [id, paid] of await listPaymentFacts(missing)) some.facts.set(id, paid);
    return some;
  }

  async function loadEverybody(atMost = Infinity) {
    const people: SearchableProfile[] = [];
    const facts = new Map<string, PaymentFacts>();
    for (
      let page = await profiles.listIdsAfter(null, pageSize);
      page.length > 0 && people.length < atMost;
      page = await profiles.listIdsAfter(page.at(-1)!, pageSize)
    ) {
      const listed = await profiles.listListed(page);
      const ids = page.filter((id) => listed.has(id));
      people.push(...(await profiles.listForMatching(ids)));
      for (const [id, known] of await listPaymentFacts(ids)) facts.set(id, known);
    }
    return { people, facts };
  }

  /** Builds an index that is given, with every profile, what its person pays and answers, so that it could use it if it wanted to. */
  async function buildIndex(
    people: SearchableProfile[],
    facts: ReadonlyMap<string, PaymentFacts>,
  ): Promise<MatchingIndex> {
    const index = await createIndex();
    const ordered = orderByFacts(people, facts);
    for (let at = 0; at < ordered.length; at += 20) {
      const withFacts = ordered.slice(at, at + 20).map((person) => ({ ...facts.get(person.id), ...person }));
      await index.put(withFacts.map((profile) => ({ profile, version: 0 })));
      await index.setMeanings(await listMeanings(withFacts.map(({ id }) => id)));
      await nextTurn();
    }
    return index;
  }

  return { check };
}

/** Returns what must be the same in both lists: the person, the score and the reasons, in this order. */
const essence = ({ user, found }: VisibleMatch) => [user.id, found.score, found.reasons];

const brief = ({ user, found }: VisibleMatch) => ({
  userId: user.id,
  displayName: user.displayName,
  score: found.score,
});
