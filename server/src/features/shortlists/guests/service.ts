import { createHash, randomBytes } from "node:crypto";
import { msPerDay } from "@triptych/contract/durations";
import {
  type GuestVote,
  type NamedVote,
  type SharedList,
  shortlistLimits,
  type Vote,
} from "@triptych/contract/shortlists";
import { afterCommit } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/http/refusal.ts";
import type { Viewer } from "../../../platform/security/viewer.ts";
import type { ShortlistsDeps } from "../deps.ts";
import { nameKeyOf } from "../rules.ts";
import { type ShortlistRow, shortlistsStore } from "../store.ts";
import { createGuestCookie } from "./cookie.ts";
import { guestNameFor, toShared } from "./rules.ts";
import { type GuestVoteRow, guestsStore } from "./store.ts";

export interface Voting {
  name: string;
  userId: string;
  /** Is null where the guest takes their vote back. */
  vote: Vote | null;
  /** Holds the secret of the guest's browser. */
  browser: string;
  /** Says that the browser had no secret before, as where it keeps no cookies. */
  isNew: boolean;
}

export type GuestsService = ReturnType<typeof guestsService>;

/** Lets people without an account read a list and vote, as long as its link works. */
export function guestsService({
  database,
  clock,
  accounts,
  profiles,
  messaging,
  matching,
  settings,
  publish,
}: ShortlistsDeps) {
  const store = guestsStore(database);

  /** Makes a link, which ends the one before. NOTE: only its hash is kept, so nobody can be shown the link again. */
  async function share(viewer: Viewer, shortlistId: string, asked: { days: number; showsNotes: boolean }) {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + asked.days * msPerDay);
    const token = randomBytes(32).toString("base64url");
    const { showsNotes } = asked;
    await database.transaction(async (tx) => {
      const row = (await shortlistsStore(tx).lock(viewer.userId, shortlistId)) ?? refuse("not_found");
      await guestsStore(tx).saveShare({ shortlistId, tokenHash: hashOf(token), showsNotes, createdAt, expiresAt });
      afterCommit(() => publish(row.userId));
    });
    return { token, showsNotes, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  }

  async function withdraw(viewer: Viewer, shortlistId: string): Promise<void> {
    const row = (await shortlistsStore(database).find(viewer.userId, shortlistId)) ?? refuse("not_found");
    if (await store.removeShare(shortlistId)) publish(row.userId);
  }

  /** Returns the votes of guests about each person. */
  async function listVotes(shortlistId: string): Promise<Map<string, NamedVote[]>> {
    const grouped = Map.groupBy(await store.listVotes(shortlistId), ({ personId }) => personId);
    return new Map([...grouped].map(([personId, rows]) => [personId, rows.map(toNamed)]));
  }

  async function removeVotes(viewer: Viewer, shortlistId: string, name: string | undefined): Promise<void> {
    const row = (await shortlistsStore(database).find(viewer.userId, shortlistId)) ?? refuse("not_found");
    await store.removeVotes(shortlistId, name === undefined ? null : nameKeyOf(name));
    publish(row.userId);
  }

  /** Returns the votes of guests about each person, and which of them a browser gave. */
  async function listVotesFor(shortlistId: string, browser: string): Promise<Map<string, GuestVote[]>> {
    const own = browserHashOf(shortlistId, browser);
    const grouped = Map.groupBy(await store.listVotes(shortlistId), ({ personId }) => personId);
    const forGuest = (row: GuestVoteRow): GuestVote => ({ ...toNamed(row), isOwn: row.browserHash === own });
    return new Map([...grouped].map(([personId, rows]) => [personId, rows.map(forGuest)]));
  }

  async function get(token: string, browser: string): Promise<SharedList> {
    const { list, share: link, searcher } = await requireShared(token);
    const rows = await shortlistsStore(database).listPeople([list.id]);
    const ids = rows.map(({ personId }) => personId);
    const [owner, members, votes, judged] = await Promise.all([
      profiles.describe(list.userId),
      listShown(list, ids),
      listVotesFor(list.id, browser),
      list.briefId === null ? null : matching.judging.judge(searcher, list.briefId, ids),
    ]);
    const matchOf = new Map(judged?.matches.map((match) => [match.user.id, match]));
    return {
      name: list.name,
      sharedBy: owner?.displayName ?? "",
      expiresAt: link.expiresAt.toISOString(),
      isConfirmed: judged?.isConfirmed ?? false,
      people: rows.flatMap(({ personId, note }) => {
        const member = members.get(personId);
        if (!member) return [];
        const about = { match: matchOf.get(personId), votes: votes.get(personId) ?? [] };
        return [toShared({ member, ...about, note: link.showsNotes ? note : null })];
      }),
    };
  }

  /** Finds the list of a token. Refuses where the link was withdrawn or has expired, and while its owner has no access. */
  async function requireShared(token: string) {
    const found = await store.findShared(hashOf(token), clock.now());
    const searcher = found && (await accounts.findSearcher(found.list.userId));
    return found && searcher ? { ...found, searcher } : refuse("invalid_token", { message: linkIsOver });
  }

  /** Returns those of the people whom guests may see: who is listed, and not blocked by the owner or the other way round. */
  async function listShown({ userId }: ShortlistRow, ids: string[]) {
    const [members, hidden] = await Promise.all([profiles.listListedMembers(ids), messaging.listBlockedWith(userId)]);
    return new Map(members.flatMap((member) => (hidden.includes(member.id) ? [] : [[member.id, member]])));
  }

  /**
   * Takes a guest's vote. Each name has one for each person, which the browser that gave it can change or take back. Somebody else of the
   * same name gets a number.
   */
  async function vote(token: string, { name: typed, userId: personId, vote: given, browser, isNew }: Voting) {
    const { list } = await requireShared(token);
    const place = { shortlistId: list.id, personId };
    if (!(await listShown(list, [personId])).has(personId)) refuse("not_found");
    const browserHash = browserHashOf(list.id, browser);
    const name = await database.transaction(async (tx) => {
      const locked = await shortlistsStore(tx).lock(list.userId, list.id);
      const person = await shortlistsStore(tx).findPerson(place);
      if (!locked || !person || person.removedAt !== null) refuse("not_found");
      const guests = await guestsStore(tx).listGuests(list.id);
      const votesAs = guestNameFor(
        typed,
        guests.map((guest) => ({ nameKey: guest.nameKey, isOwn: guest.browserHash === browserHash })),
      );
      // NOTE: a browser without cookies is a new one with each vote, and would vote again and again.
      if (isNew && votesAs !== typed) refuse("conflict", { message: nameIsTaken });
      const nameKey = nameKeyOf(votesAs);
      if (given === null) await guestsStore(tx).removeVote({ ...place, nameKey });
      else {
        if ((await guestsStore(tx).countOthers(list.id, nameKey)) >= shortlistLimits.guests)
          refuse("limit_reached", { message: tooManyGuests });
        await guestsStore(tx).saveVote({ ...place, nameKey, name: votesAs, browserHash }, given, clock.now());
      }
      afterCommit(() => publish(list.userId));
      return votesAs;
    });
    return { userId: personId, name, votes: (await listVotesFor(list.id, browser)).get(personId) ?? [] };
  }

  const cookie = createGuestCookie({ isSecure: settings.publicUrl.startsWith("https:") });
  return { cookie, share, withdraw, listVotes, removeVotes, get, vote };
}

/** Returns the hash of a token. Tokens are long and random, so a hash without a salt keeps them secret. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
/** Returns the hash by which a list recognises a browser. It differs for each list, so that lists do not tell who votes on another. */
const browserHashOf = (shortlistId: string, secret: string) => hashOf(`${shortlistId} ${secret}`);
const toNamed = ({ name, vote }: GuestVoteRow): NamedVote => ({ name, vote });

const linkIsOver =
  "This link does not work: it was withdrawn, it has expired, or it is not complete. Please ask whoever sent it for a new one.";
const nameIsTaken = "Somebody has voted by this name already. Please choose another one, such as with your surname.";
const tooManyGuests =
  `${shortlistLimits.guests} people have voted on this list already, which is as many as can. ` +
  "Please tell whoever sent you the link what you think.";
