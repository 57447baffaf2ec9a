import type { Match } from "@triptych/contract/matching";
import type { MemberProfile } from "@triptych/contract/profiles";
import type { NamedVote, SharedPerson } from "@triptych/contract/shortlists";
import { factsOf } from "../rules.ts";

export interface SharedSource {
  member: MemberProfile;
  match: Match | undefined;
  /** Is null where the link shows no notes. */
  note: string | null;
  votes: NamedVote[];
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

/** Returns whether guests see a requirement: one that can count for this person, and says nothing of money. */
function isForGuests({ kind, importance, weight, status, field }: Match["criteria"][number]): boolean {
  if (kind === "budget" || field === "rate") return false;
  return importance === "mustNot" || weight > 0 || status !== "notStated";
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
