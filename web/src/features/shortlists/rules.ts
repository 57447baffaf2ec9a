import type { Criterion } from "@triptych/contract/matching";
import type {
  GuestVote,
  NamedVote,
  PersonStatus,
  ShortlistPerson,
  ShortlistSummary,
  Vote,
} from "@triptych/contract/shortlists";

export const statusLabels: Record<PersonStatus, string> = {
  considering: "Considering",
  asked: "Asked",
  chosen: "Chosen",
  not_now: "Not now",
};

/** Names the list that a save goes to where there is no brief and no other list. */
export const firstListName = "Shortlist";

/** Returns the list that one tap saves to: the brief's, or the one that was changed last. Undefined where a new one is made. */
export function targetOf(
  lists: readonly ShortlistSummary[],
  briefId: string | undefined,
): ShortlistSummary | undefined {
  return briefId === undefined ? lists[0] : lists.find((list) => list.briefId === briefId);
}

export const isOn = ({ userIds }: ShortlistSummary, userId: string): boolean => userIds.includes(userId);

/** Says who is missing, where a list shows nothing of somebody. */
export function absenceOf({ presence }: Pick<ShortlistPerson, "presence">): string {
  return presence === "blocked" ? "Somebody you blocked" : "Somebody who is not on the marketplace at the moment";
}

/** Returns who voted for and against somebody, guests as such. */
export function votersOf({ votes, guestVotes }: Pick<ShortlistPerson, "votes" | "guestVotes">): Record<Vote, string[]> {
  const named = [
    ...votes.map(({ isOwn, name, vote }) => ({ name: isOwn ? "you" : name, vote })),
    ...guestVotes.map(asGuest),
  ];
  const given = (wanted: Vote) => named.flatMap(({ name, vote }) => (vote === wanted ? [name] : []));
  return { up: given("up"), down: given("down") };
}

const asGuest = ({ name, vote }: NamedVote): NamedVote => ({ name: `${name} (guest)`, vote });

/** Describes a requirement in a comparison, with how each person meets it. */
export interface ComparedRequirement {
  id: string;
  label: string;
  importance: Criterion["importance"];
  /** Holds one for each person, in their order; undefined where it was not judged for somebody. */
  cells: (Criterion | undefined)[];
}

/** Puts the requirements of several people side by side: those of the first in their order, then any that only others have. */
export function compare(people: readonly (readonly Criterion[])[]): ComparedRequirement[] {
  const all = people.flat();
  const ids = [...new Set(all.map(({ id }) => id))];
  return ids.map((id) => {
    const first = all.find((each) => each.id === id)!;
    const cells = people.map((criteria) => criteria.find((each) => each.id === id));
    return { id, label: first.label, importance: first.importance, cells };
  });
}

/** Returns the ids of an address that are on the list, at most as many as are compared. */
export function chosenIn(asked: string | null, onList: readonly string[], most: number): string[] {
  const ids = [...new Set((asked ?? "").split(","))];
  return ids.filter((id) => onList.includes(id)).slice(0, most);
}

/** Returns the vote that a press gives: the same one again takes it back. */
export const voteAfter = (own: Vote | undefined, pressed: Vote): Vote | null => (own === pressed ? null : pressed);

/** Returns the names of all guests who voted, each once. */
export function guestsOf(people: readonly Pick<ShortlistPerson, "guestVotes">[]): string[] {
  const names = people.flatMap(({ guestVotes }) => guestVotes.map(({ name }) => name));
  const isFirst = (name: string, at: number) =>
    names.findIndex((each) => each.toLowerCase() === name.toLowerCase()) === at;
  return names.filter(isFirst).toSorted((one, other) => one.localeCompare(other, "en"));
}

/** Returns whether two names are one guest's, as the server compares them. */
export function isSameName(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** Holds a note while it is edited. */
export interface Editing {
  typed: string;
  /** Holds the note that the change is based on. */
  before: string;
}

/** Returns what was typed and not saved of a note, from what was kept of it; undefined where it was saved after all. */
export function editingFrom(kept: string, note: string): Editing | undefined {
  if (kept === "") return undefined;
  try {
    const { typed, before } = JSON.parse(kept) as Partial<Editing>;
    return typeof typed === "string" && typeof before === "string" && typed.trim() !== note
      ? { typed, before }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the vote that this browser gave by a name. Votes that others gave by the same name are not theirs to change. */
export function ownVoteOf(votes: readonly GuestVote[], name: string): Vote | undefined {
  return votes.find((each) => each.isOwn && isSameName(each.name, name))?.vote;
}

const keyOf = (name: string) => name.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
