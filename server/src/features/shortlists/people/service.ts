import { type PersonStatus, shortlistLimits, type ShortlistPerson, type Vote } from "@triptych/contract/shortlists";
import type { Transaction } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ShortlistsDeps } from "../deps.ts";
import type { GuestsService } from "../guests/service.ts";
import { type PersonRow, type Place, type ShortlistRow, shortlistsStore } from "../store.ts";

export interface PeopleDeps extends ShortlistsDeps {
  /** Runs a change of a list while nobody else changes it. */
  changeList: <T>(
    viewer: Viewer,
    shortlistId: string,
    change: (tx: Transaction, row: ShortlistRow) => Promise<T>,
  ) => Promise<T>;
  /** Notes that a list changed. */
  touch: (tx: Transaction, row: ShortlistRow) => Promise<ShortlistRow>;
  listGuestVotes: GuestsService["listVotes"];
}

/** Holds what changes about somebody on a list; what is absent stays as it is. */
export interface PersonChange {
  note?: string | undefined;
  noteBefore?: string | undefined;
  status?: PersonStatus | undefined;
  /** Is null where the caller takes their own vote back. */
  vote?: Vote | null | undefined;
}

/** Keeps who is on a list, with what a team writes and votes about them. */
export function peopleService(deps: PeopleDeps) {
  const { database, clock, accounts, profiles, messaging, changeList, touch, listGuestVotes } = deps;
  const store = shortlistsStore(database);

  /** Saves somebody to a list, or changes what it says about them. */
  async function update(viewer: Viewer, place: Place, change: PersonChange): Promise<ShortlistPerson> {
    const { shortlistId, personId } = place;
    const known = await store.findPerson(place);
    // NOTE: what was written about somebody who is gone or blocked can still be changed.
    if (!known || known.removedAt !== null) await requireHere(viewer, personId);
    const { list, saved } = await changeList(viewer, shortlistId, async (tx, row) => {
      const person = await save(tx, viewer, { list: row, personId, change });
      return { list: await touch(tx, row), saved: person };
    });
    return (await describe(viewer, list, [saved]))[0]!;
  }

  async function save(
    tx: Transaction,
    { signInId }: Viewer,
    { list: { id: shortlistId }, personId, change }: { list: ShortlistRow; personId: string; change: PersonChange },
  ): Promise<PersonRow> {
    const txStore = shortlistsStore(tx);
    const place = { shortlistId, personId };
    const found = await txStore.findPerson(place);
    if (!found || found.removedAt !== null) await requireRoomFor(tx, shortlistId);
    const now = clock.now();
    const before = found ?? { ...place, note: "", status: "considering" as const, savedAt: now };
    const { note = before.note, noteBefore, status = before.status, vote } = change;
    if (noteBefore !== undefined && ![noteBefore, note].includes(before.note))
      refuse("conflict", { message: noteChanged });
    const saved = { ...before, note, status, removedAt: null };
    await txStore.savePerson(saved);
    if (vote !== undefined) await txStore.saveVote({ ...place, signInId }, vote, now);
    return saved;
  }

  async function remove(viewer: Viewer, { shortlistId, personId }: Place): Promise<void> {
    await changeList(viewer, shortlistId, async (tx, row) => {
      if (!(await shortlistsStore(tx).removePerson({ shortlistId, personId }, clock.now()))) refuse("not_found");
      await touch(tx, row);
    });
  }

  /** Describes people as this account sees them: without anything about those who are gone or blocked. */
  async function describe(viewer: Viewer, { id }: ShortlistRow, rows: PersonRow[]): Promise<ShortlistPerson[]> {
    const ids = rows.map(({ personId }) => personId);
    const [members, here, blocked, team, given, byGuests] = await Promise.all([
      profiles.listMembers(ids),
      listHere(viewer.userId, ids),
      messaging.listBlockedIds(viewer.userId),
      accounts.listTeam(viewer.userId),
      store.listVotes(id),
      listGuestVotes(id),
    ]);
    const usernames = new Map(team.map(({ signInId, username }) => [signInId, username]));
    return rows.map(({ personId, note, status, savedAt }) => {
      const member = here.has(personId) ? (members.find((each) => each.id === personId) ?? null) : null;
      return {
        id: personId,
        presence: member ? "here" : blocked.includes(personId) ? "blocked" : "gone",
        member,
        note,
        status,
        votes: given.flatMap(({ personId: about, signInId, vote }) => {
          const name = usernames.get(signInId);
          return about === personId && name !== undefined ? [{ name, vote, isOwn: signInId === viewer.signInId }] : [];
        }),
        guestVotes: byGuests.get(personId) ?? [],
        savedAt: savedAt.toISOString(),
      };
    });
  }

  /** Returns those of the people whom an account may see: who is listed or a contact, and not blocked either way. */
  async function listHere(userId: string, ids: string[]): Promise<Set<string>> {
    const [listed, contacts, blockedWith] = await Promise.all([
      profiles.listListed(ids),
      messaging.listContactIds(userId),
      messaging.listBlockedWith(userId),
    ]);
    const known = new Set(ids).intersection(new Set(contacts));
    return listed.union(known).difference(new Set([userId, ...blockedWith]));
  }

  async function requireHere({ userId }: Viewer, personId: string): Promise<void> {
    const [member] = await profiles.listMembers([personId]);
    if (!member || !(await listHere(userId, [personId])).has(personId)) refuse("not_found");
  }

  return { update, save, remove, describe, requireHere };
}

const listIsFull =
  `This list has ${shortlistLimits.people} people, which is as many as a list can have. ` +
  "Take somebody off it, or save to another list.";
const noteChanged = "A teammate changed this note in the meantime. Compare the two, and save again.";

async function requireRoomFor(tx: Transaction, shortlistId: string): Promise<void> {
  if ((await shortlistsStore(tx).countPeople(shortlistId)) < shortlistLimits.people) return;
  refuse("limit_reached", { message: listIsFull });
}
