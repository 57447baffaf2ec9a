import { isBlank } from "@triptych/contract/basics";
import type { SavedBrief } from "@triptych/contract/matching-briefs";
import type { ConfirmedReading } from "@triptych/contract/reading";
import { sortByJob } from "@triptych/contract/sort-by-job";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { VisibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import type { HistoryService } from "../history/service.ts";
import type { MeaningService } from "../meaning/service.ts";
import type { QuotingService } from "../quoting/service.ts";
import type { BriefToFind } from "../retrieval/service.ts";
import type { ReadingsService } from "../readings/service.ts";
import {
  isStillTrue,
  quotesToday,
  searcherTypeOf,
  toFound,
  toKept,
  toMatch,
  type VisibleMatch,
  type Found,
} from "../rules.ts";
import type { briefs, KeptJob } from "../tables.ts";
import { compareRuns, nameOf } from "./rules.ts";
import { briefsStore, type BriefRow } from "./store.ts";

export interface BriefsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  visibility: VisibilityService;
  feedback: Pick<FeedbackService, "listFor" | "listAll">;
  readings: Pick<ReadingsService, "forSearch" | "listJobs">;
  history: HistoryService;
  quoting: QuotingService;
  meaning: Pick<MeaningService, "prepare">;
  /** Judges how people fit a brief today. Leaves out who may not be found any more. */
  explain: (ids: readonly string[], brief: BriefToFind) => Promise<Found[]>;
}

export interface Draft {
  originalText: string;
  text: string;
  isImproved: boolean;
}

/** Holds what one search of a brief found, and the brief that keeps it; without an id a new brief does. */
export interface SearchedBrief {
  briefId: string | null;
  text: string;
  jobs: KeptJob[];
  matches: VisibleMatch[];
  reading: ConfirmedReading | undefined;
}

type NewDraft = Draft &
  Pick<BriefRow, "readJobs"> &
  Pick<typeof briefs.$inferInsert, "confirmedReading" | "confirmedText">;

export type BriefsService = ReturnType<typeof briefsService>;

/** Saves briefs and what was last found for them. */
export function briefsService(deps: BriefsDeps) {
  const { database, clock, newId, visibility, feedback, readings, history, quoting, meaning, explain } = deps;
  const store = briefsStore(database);

  async function list(viewer: Viewer, onlyId?: string): Promise<SavedBrief[]> {
    const [rows, given] = await Promise.all([store.listBriefs(viewer.userId, onlyId), feedback.listAll(viewer.userId)]);
    const shown = await visibility.listShown(viewer.userId, rows.flatMap(listUnseen));
    return rows.map(({ matchUserIds, ...row }) => {
      const hidden = given
        .filter(({ briefId }) => briefId === null || briefId === row.id)
        .map((each) => each.matchUserId);
      const countWanted = (ids: string[]) => ids.filter((id) => !hidden.includes(id)).length;
      const newMatchCount = countWanted(listUnseen(row).filter((id) => shown.has(id)));
      return describe(row, { matchCount: countWanted(matchUserIds), newMatchCount });
    });
  }

  async function get(viewer: Viewer, briefId: string) {
    const brief = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    const given = await feedback.listFor(viewer.userId, briefId);
    const hidden = new Set(given.map(({ matchUserId }) => matchUserId));
    const { lastMatches, previousMatches, lastJobs, ...row } = brief;
    const last = (lastMatches ?? []).filter(({ userId }) => !hidden.has(userId));
    const { came, left } = compareRuns(last.map(idOf), previousMatches?.map(idOf) ?? null);
    const leftOnTheirOwn = (previousMatches ?? []).filter(({ userId }) => left.includes(userId) && !hidden.has(userId));

    const [shown, gone, waiting] = await Promise.all([
      visibility.keepVisible(viewer.userId, last.map(toFound)),
      visibility.listNames(viewer.userId, leftOnTheirOwn.map(idOf)),
      visibility.listShown(
        viewer.userId,
        (row.newMatchUserIds ?? []).filter((id) => !hidden.has(id)),
      ),
    ]);
    const today = await bringUpToDate(viewer, shown, row);
    const newMatchCount = listUnseen(row).filter((id) => waiting.has(id)).length;
    const quoted = await quoting.quote(viewer.userId, today.map(toMatch), () => readSearched(viewer, row));
    return {
      ...describe(row, { matchCount: today.length, newMatchCount }),
      matches: quoted,
      jobs: sortByJob(
        lastJobs ?? [],
        today.map(({ found }) => found),
      ).jobs,
      newUserIds: came,
      waitingMatchCount: waiting.size,
      goneUsers: gone,
      feedback: await describeFeedback(viewer, row),
    };
  }

  /** Judges the matches again whose profile has changed since. Leaves out whom another process saved and this index still has as they were. */
  async function bringUpToDate(viewer: Viewer, shown: VisibleMatch[], row: BriefRow): Promise<VisibleMatch[]> {
    if (shown.every(isStillTrue)) return shown;
    const brief = await readSearched(viewer, row);
    const changed = shown.filter((match) => !isStillTrue(match)).map(({ user }) => user.id);
    const explained = new Map((await explain(changed, brief)).map((found) => [found.id, found]));
    const today = shown.flatMap((match) => {
      const found = isStillTrue(match) ? match.found : explained.get(match.user.id);
      return found && quotesToday({ user: match.user, found }) ? [{ user: match.user, found }] : [];
    });
    return today.toSorted((a, b) => b.found.score - a.found.score);
  }

  async function readSearched(viewer: Viewer, { id: briefId, text }: BriefRow): Promise<BriefToFind> {
    const asked = { text, searcherType: searcherTypeOf(viewer) };
    return { ...asked, reading: await readings.forSearch(viewer.userId, { ...asked, briefId }) };
  }

  /** Names the people whom this person removed from the list of this brief, so that it can be undone. */
  async function describeFeedback(viewer: Viewer, { id: briefId, lastSearchedAt }: BriefRow) {
    const given = (await feedback.listFor(viewer.userId, briefId)).filter((each) => each.briefId === briefId);
    const names = await visibility.listNames(
      viewer.userId,
      given.map(({ matchUserId }) => matchUserId),
    );
    return given.flatMap(({ id, matchUserId, reason, createdAt }) => {
      const person = names.find((each) => each.id === matchUserId);
      const isWeighed = lastSearchedAt !== null && createdAt < lastSearchedAt;
      return person ? [{ id, userId: matchUserId, displayName: person.displayName, reason, isWeighed }] : [];
    });
  }

  async function create(viewer: Viewer, draft: Draft): Promise<SavedBrief> {
    encodeSoon(viewer, draft);
    return insert(viewer, { ...draft, readJobs: await readJobs(viewer, null, draft) });
  }

  /** Encodes what is being written, so that its search does not wait for it. */
  function encodeSoon(viewer: Viewer, { text }: Draft) {
    if (!isBlank(text)) meaning.prepare({ text, searcherType: searcherTypeOf(viewer) });
  }

  async function insert(viewer: Viewer, draft: NewDraft): Promise<SavedBrief> {
    const at = clock.now();
    const row = { ...draft, id: newId(), createdAt: at, updatedAt: at };
    await store.insertBriefs([{ ...row, userId: viewer.userId }]);
    return describe({ ...nothingFound, ...row }, { matchCount: 0, newMatchCount: 0 });
  }

  /** Reads the jobs that name a brief. NOTE: a text that is not improved yet is still being written, so it is not read. */
  async function readJobs(viewer: Viewer, briefId: string | null, { text, isImproved }: Draft) {
    if (!isImproved || text.trim() === "") return null;
    return readings.listJobs(viewer.userId, { briefId, text, searcherType: searcherTypeOf(viewer) });
  }

  async function update(viewer: Viewer, briefId: string, draft: Draft): Promise<SavedBrief> {
    const { text } = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    encodeSoon(viewer, draft);
    const changed = { ...draft, readJobs: await readJobs(viewer, briefId, draft), updatedAt: clock.now() };
    // NOTE: who is new was found for the earlier text.
    const change = text === draft.text ? changed : { ...changed, newMatchUserIds: null, seenNewUserIds: null };
    if (!(await store.updateBrief(viewer.userId, briefId, change))) refuse("not_found");
    return getListed(viewer, briefId);
  }

  /** Names a brief, or gives back its automatic name. Its place in the list stays, because nothing else changed. */
  async function rename(viewer: Viewer, briefId: string, name: string): Promise<SavedBrief> {
    const change = { givenName: isBlank(name) ? null : name };
    if (!(await store.updateBrief(viewer.userId, briefId, change))) refuse("not_found");
    return getListed(viewer, briefId);
  }

  async function getListed(viewer: Viewer, briefId: string): Promise<SavedBrief> {
    return (await list(viewer, briefId))[0] ?? refuse("not_found");
  }

  async function markSeen(viewer: Viewer, briefId: string) {
    if (!(await store.markSeen(viewer.userId, briefId))) refuse("not_found");
    return { message: "The new matches count as seen." };
  }

  async function duplicate(viewer: Viewer, briefId: string): Promise<SavedBrief> {
    const brief = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    const { originalText, text, isImproved, confirmedReading, confirmedText, readJobs: jobs } = brief;
    return insert(viewer, { originalText, text, isImproved, confirmedReading, confirmedText, readJobs: jobs });
  }

  async function getHistory(viewer: Viewer, briefId: string) {
    if (!(await store.hasBrief(viewer.userId, briefId))) refuse("not_found");
    return history.list(viewer, briefId);
  }

  /** Begins a new brief with the text of an earlier search, and what was confirmed of it. */
  async function copyFromHistory(viewer: Viewer, { briefId, searchId }: { briefId: string; searchId: string }) {
    const found = (await history.findSearch(viewer.userId, briefId, searchId)) ?? refuse("not_found");
    const { text, reading } = found;
    const confirmed = reading && { confirmedReading: reading, confirmedText: text };
    const draft = { originalText: text, text, isImproved: true };
    const jobs = reading ? reading.jobs.map(({ label }) => label) : await readJobs(viewer, null, draft);
    return insert(viewer, { ...draft, ...confirmed, readJobs: jobs });
  }

  async function remove(viewer: Viewer, briefId: string) {
    if (!(await store.removeBrief(viewer.userId, briefId))) refuse("not_found");
    return { message: "The brief was deleted." };
  }

  /** Saves what a search found with its brief, or with a new one. Returns the brief's id. */
  async function keepRun(viewer: Viewer, run: SearchedBrief): Promise<string> {
    return database.transaction((tx) =>
      run.briefId === null ? keepFirst(tx, viewer, run) : keepNext(tx, viewer, run),
    );
  }

  async function keepFirst(tx: Transaction, { userId }: Viewer, run: SearchedBrief): Promise<string> {
    const { text, jobs, reading = null } = run;
    const [id, at] = [newId(), clock.now()];
    const row = { id, originalText: text, text, isImproved: false, createdAt: at, updatedAt: at, lastSearchedAt: at };
    const found = { lastMatches: keptOf(run), lastJobs: jobs, readJobs: jobs.map(({ label }) => label) };
    await briefsStore(tx).insertBriefs([{ ...row, ...found, userId }]);
    await history.begin(tx, { userId, briefId: id, at, text, reading, came: [], left: [] });
    return id;
  }

  async function keepNext(tx: Transaction, { userId }: Viewer, run: SearchedBrief): Promise<string> {
    const { briefId, text, jobs, reading = null } = run;
    const before = (briefId && (await briefsStore(tx).findLastMatches(userId, briefId))) || refuse("not_found");
    const at = clock.now();
    const matches = keptOf(run);
    await briefsStore(tx).saveRun(userId, briefId!, { text, matches, jobs, at });
    const people = compareRuns(matches.map(idOf), before.userIds);
    await history.note(tx, { userId, briefId: briefId!, at, text, reading, ...people });
    return briefId!;
  }

  return {
    list,
    get,
    create,
    update,
    rename,
    markSeen,
    duplicate,
    remove,
    getHistory,
    copyFromHistory,
    keepRun,
    owns: (userId: string, briefId: string): Promise<boolean> => store.hasBrief(userId, briefId),
    /** Removes a person who leaves from everybody's saved results. */
    forgetPerson: async (tx: Transaction, userId: string): Promise<void> => {
      await briefsStore(tx).removeFromResults(userId);
      await history.forgetPerson(tx, userId);
    },
  };
}

const keptOf = ({ matches }: SearchedBrief) => matches.map(({ found }) => toKept(found));

const idOf = ({ userId }: { userId: string }) => userId;

const nothingFound = { lastSearchedAt: null, givenName: null, newMatchUserIds: null, seenNewUserIds: null };

/** Lists who would match today and whom the owner was not told of. */
function listUnseen({ newMatchUserIds, seenNewUserIds }: BriefRow): string[] {
  return (newMatchUserIds ?? []).filter((id) => !seenNewUserIds?.includes(id));
}

function describe(row: BriefRow, counts: Pick<SavedBrief, "matchCount" | "newMatchCount">): SavedBrief {
  const { id, originalText, text, isImproved, createdAt, updatedAt, lastSearchedAt } = row;
  return {
    id,
    name: nameOf(row),
    isNameGiven: row.givenName !== null,
    originalText,
    text,
    isImproved,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    lastSearchedAt: lastSearchedAt?.toISOString() ?? null,
    ...counts,
  };
}
