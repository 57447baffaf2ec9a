import type { Match } from "@triptych/contract/matching";
import type { MemberProfile } from "@triptych/contract/profiles";
import { type GuestVote, shortlistLimits, type SharedPerson } from "@triptych/contract/shortlists";
import { factsOf, nameKeyOf } from "../rules.ts";

export interface SharedSource {
  member: MemberProfile;
  match: Match | undefined;
  /** Is null where the link shows no notes. */
  note: string | null;
  votes: GuestVote[];
}

/** Returns somebody on a list as guests see them. NOTE: names each field, so that nothing new is shown to guests by itself. */
export function toShared({ member, match, note, votes }: SharedSource): SharedPerson {
  const { id, displayName, userType, profileData, availability } = member;
  const { headline, description, abilities, regions, industries, link, rate } = factsOf(profileData);
  return {
    id,
    displayName,
    userType,
    headline,
    description,
    abilities,
    regions,
    industries,
    link,
    availability: availability ? availabilityText(availability) : null,
    rate,
    requirements: (match?.criteria ?? []).filter(isForGuests).map(toRequirement),
    note: note === "" ? null : note,
    votes,
  };
}

/** Says what is not confirmed, because guests see the words alone. */
function availabilityText({ state, text }: NonNullable<MemberProfile["availability"]>): string {
  return state === "unconfirmed" ? `Availability: ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

/** Returns whether guests see a requirement: one that can count for this person or has to be asked, and says nothing of money. */
function isForGuests({ kind, importance, weight, status, field }: Match["criteria"][number]): boolean {
  if (kind === "budget" || field === "rate") return false;
  return importance === "mustNot" || kind === "date" || weight > 0 || status !== "notStated";
}

function toRequirement({ id, kind, importance, label, status, quote, proof, field }: Match["criteria"][number]) {
  return {
    id,
    kind,
    importance,
    label,
    status,
    ...(quote !== undefined && { quote }),
    ...(proof && { proof }),
    ...(field !== undefined && { field }),
  };
}

/** Names a guest who has voted on a list. */
export interface KnownGuest {
  nameKey: string;
  /** Says whether the browser that votes now votes by this name. */
  isOwn: boolean;
}

/**
 * Returns the name by which a browser votes that somebody typed a name in: the one that it has voted by, or the typed one, with a number where
 * another browser has it already.
 */
export function guestNameFor(typed: string, guests: readonly KnownGuest[]): string {
  const own = new Set(guests.flatMap(({ nameKey, isOwn }) => (isOwn ? [nameKey] : [])));
  const taken = new Set(guests.map(({ nameKey }) => nameKey));
  const names = Array.from({ length: guests.length + 1 }, (_, at) => numbered(typed, at + 1));
  return (
    names.find((name) => own.has(nameKeyOf(name))) ?? names.find((name) => !taken.has(nameKeyOf(name))) ?? names.at(-1)!
  );
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const suffix = ` (${number})`;
  return (
    name
      .slice(0, shortlistLimits.guestNameMax - suffix.length)
      .toWellFormed()
      .trimEnd() + suffix
  );
}
