import type { UserType } from "@triptych/contract/basics";
import type { SavedBrief } from "@triptych/contract/matching";
import type { Clock } from "../../../platform/process/clock.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { EligibilityService } from "../visibility/service.ts";
import type { FeedbackService } from "../feedback/service.ts";
import { isStillTrue, searcherTypeOf, toFound, toKept, toMatch, type Eligible, type Found } from "../rules.ts";
import { compareRuns } from "./rules.ts";
import { briefsStore, type BriefRow } from "./store.ts";

export interface BriefsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  eligibility: EligibilityService;
  feedback: Pick<FeedbackService, "listFor" | "listAll">;
  /** How somebody fits a brief today; nothing where they may not be found any more. */
  explain: (id: string, brief: { text: string; searcherType: UserType | null }) => Found | null;
}

export interface Draft {
  originalText: string;
  text: string;
  isImproved: boolean;
}

export type BriefsService = ReturnType<typeof briefsService>;

/** What people wrote down and what was last found for it. */
export function briefsService({ database, clock, newId, eligibility, feedback, explain }: BriefsDeps) {
  const store = briefsStore(database);

  async function list(viewer: Viewer): Promise<SavedBrief[]> {
    const [rows, given] = await Promise.all([store.listBriefs(viewer.userId), feedback.listAll(viewer.userId)]);
    return rows.map(({ matchUserIds, ...row }) => {
      const hidden = given
        .filter(({ briefId }) => briefId === null || briefId === row.id)
        .map((each) => each.matchUserId);
      return describe(row, matchUserIds.filter((id) => !hidden.includes(id)).length);
    });
  }

  async function get(viewer: Viewer, briefId: string) {
    const brief = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    const given = await feedback.listFor(viewer.userId, briefId);
    const hidden = new Set(given.map(({ matchUserId }) => matchUserId));
    const { lastMatches, previousMatches, ...row } = brief;
    const last = (lastMatches ?? []).filter(({ userId }) => !hidden.has(userId));
    const { came, left } = compareRuns(last.map(idOf), previousMatches?.map(idOf) ?? null);
    const leftOnTheirOwn = (previousMatches ?? []).filter(({ userId }) => left.includes(userId) && !hidden.has(userId));

    const [shown, gone] = await Promise.all([
      eligibility.keepEligible(viewer.userId, last.map(toFound)),
      eligibility.listNames(viewer.userId, leftOnTheirOwn.map(idOf)),
    ]);
    const today = bringUpToDate(shown, { text: row.text, searcherType: searcherTypeOf(viewer) });
    return {
      ...describe(row, today.length),
      matches: today.map(toMatch),
      newUserIds: came,
      goneUsers: gone,
      feedback: await describeFeedback(viewer, row),
    };
  }

  /** Matches whose profile has changed since are judged anew, so that nothing is quoted that nobody says any more. */
  function bringUpToDate(shown: Eligible[], brief: { text: string; searcherType: UserType | null }): Eligible[] {
    if (shown.every(isStillTrue)) return shown;
    const today = shown.flatMap((match) => {
      const found = isStillTrue(match) ? match.found : explain(match.user.id, brief);
      return found ? [{ user: match.user, found }] : [];
    });
    return today.toSorted((a, b) => b.found.score - a.found.score);
  }

  /** Whom this person took out of the list of this brief, so that it can be said and undone. */
  async function describeFeedback(viewer: Viewer, { id: briefId, lastSearchedAt }: BriefRow) {
    const given = (await feedback.listFor(viewer.userId, briefId)).filter((each) => each.briefId === briefId);
    const names = await eligibility.listNames(
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
    const row = { ...draft, id: newId(), createdAt: clock.now(), updatedAt: clock.now(), lastSearchedAt: null };
    await store.insertBriefs([{ ...row, userId: viewer.userId }]);
    return describe(row, 0);
  }

  async function update(viewer: Viewer, briefId: string, draft: Draft): Promise<SavedBrief> {
    const {
      lastMatches,
      previousMatches: _,
      ...row
    } = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    const changed = { ...draft, updatedAt: clock.now() };
    if (!(await store.updateBrief(viewer.userId, briefId, changed))) refuse("not_found");
    return describe({ ...row, ...changed }, lastMatches?.length ?? 0);
  }

  async function duplicate(viewer: Viewer, briefId: string): Promise<SavedBrief> {
    const { originalText, text, isImproved } = (await store.findBrief(viewer.userId, briefId)) ?? refuse("not_found");
    return create(viewer, { originalText, text, isImproved });
  }

  async function remove(viewer: Viewer, briefId: string) {
    if (!(await store.removeBrief(viewer.userId, briefId))) refuse("not_found");
    return { message: "The brief was deleted." };
  }

  /** Keeps what a search found with its brief, or with a new one. Answers the brief's id. */
  async function keepRun(
    viewer: Viewer,
    run: { briefId: string | null; text: string; matches: Eligible[] },
  ): Promise<string> {
    const { briefId, text } = run;
    const matches = run.matches.map(({ found }) => toKept(found));
    const at = clock.now();
    if (briefId) {
      if (!(await store.saveRun(viewer.userId, briefId, { text, matches, at }))) refuse("not_found");
      return briefId;
    }
    const id = newId();
    const row = { id, originalText: text, text, isImproved: false, createdAt: at, updatedAt: at, lastSearchedAt: at };
    await store.insertBriefs([{ ...row, userId: viewer.userId, lastMatches: matches }]);
    return id;
  }

  return {
    list,
    get,
    create,
    update,
    duplicate,
    remove,
    keepRun,
    /** With everything that was found, as it is kept. */
    owns: (userId: string, briefId: string): Promise<boolean> => store.hasBrief(userId, briefId),
    /** Takes a person who leaves out of everybody's kept results. */
    forgetPerson: (tx: Transaction, userId: string): Promise<void> => briefsStore(tx).removeFromResults(userId),
  };
}

const idOf = ({ userId }: { userId: string }) => userId;

function describe(row: BriefRow, matchCount: number): SavedBrief {
  const { id, originalText, text, isImproved, createdAt, updatedAt, lastSearchedAt } = row;
  return {
    id,
    originalText,
    text,
    isImproved,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    lastSearchedAt: lastSearchedAt?.toISOString() ?? null,
    matchCount,
  };
}
