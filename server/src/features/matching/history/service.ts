import type { BriefHistoryEntry } from "@triptych/contract/matching-briefs";
import { matchingLimits } from "@triptych/contract/matching-limits";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { NewId } from "../../../platform/process/ids.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { VisibilityService } from "../visibility/service.ts";
import { isDifferent, isReadingChanged, type ComparedSearch } from "./rules.ts";
import { historyStore, type SearchRow } from "./store.ts";

export interface HistoryDeps {
  database: Database;
  newId: NewId;
  visibility: Pick<VisibilityService, "listNames">;
}

/** Describes a search that was just made, and who came and left with it. */
export interface NotedSearch extends ComparedSearch {
  userId: string;
  briefId: string;
  at: Date;
  came: string[];
  left: string[];
}

export type HistoryService = ReturnType<typeof historyService>;

/** Keeps one search more than is shown, with which the oldest that is shown is compared. */
const keptAtMost = matchingLimits.briefHistory + 1;

/** Keeps what changed between the searches of a brief. */
export function historyService({ database, newId, visibility }: HistoryDeps) {
  const store = historyStore(database);

  /** Notes the first search of a brief, inside the transaction that saves the brief. */
  async function begin(tx: Transaction, search: NotedSearch): Promise<void> {
    await historyStore(tx).insertSearch(asRow(search));
  }

  /** Notes a search, inside the transaction that saves it, where it differs from the one before. */
  async function note(tx: Transaction, search: NotedSearch): Promise<void> {
    const within = historyStore(tx);
    const [before] = await within.listLatest(search.briefId, 1);
    if (before && !isDifferent(before, search, search)) return;
    await within.insertSearch(asRow(search));
    await within.removeAllBut(search.briefId, keptAtMost);
  }

  function asRow({ userId, briefId, at, text, reading, came, left }: NotedSearch): SearchRow {
    return { id: newId(), userId, briefId, searchedAt: at, text, reading, newUserIds: came, goneUserIds: left };
  }

  /** Lists the searches of one's own brief. People who left or are blocked are not named. */
  async function list(viewer: Viewer, briefId: string): Promise<BriefHistoryEntry[]> {
    const rows = await store.listLatest(briefId, keptAtMost);
    const ids = new Set(rows.flatMap(({ newUserIds, goneUserIds }) => [...newUserIds, ...goneUserIds]));
    const named = new Map((await visibility.listNames(viewer.userId, [...ids])).map((person) => [person.id, person]));
    const name = (userIds: readonly string[]) => userIds.flatMap((id) => named.get(id) ?? []);
    return rows.slice(0, matchingLimits.briefHistory).map((row, at) => {
      const { id, searchedAt, text, reading, newUserIds, goneUserIds } = row;
      const before = rows[at + 1];
      return {
        id,
        searchedAt: searchedAt.toISOString(),
        text,
        textBefore: before?.text ?? null,
        isReadingChanged: before !== undefined && isReadingChanged(before.reading, reading),
        newPeople: name(newUserIds),
        gonePeople: name(goneUserIds),
      };
    });
  }

  return {
    begin,
    note,
    list,
    findSearch: store.findSearch,
    /** Removes a person who leaves from everybody's history. */
    forgetPerson: (tx: Transaction, userId: string): Promise<void> => historyStore(tx).removePerson(userId),
  };
}
