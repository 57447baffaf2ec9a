import { rateInWords } from "@triptych/contract/availability";
import { type UserType, userTypeLabels } from "@triptych/contract/basics";
import type { Match } from "@triptych/contract/matching";
import type { MemberProfile, ProfileData } from "@triptych/contract/profiles";
import type { PersonStatus, ShortlistPerson, Vote } from "@triptych/contract/shortlists";
import type { CsvCell } from "../../platform/files/csv.ts";

/** Holds what a list says about somebody's work. */
export interface PersonFacts {
  headline: string | null;
  description: string;
  abilities: string[];
  regions: string[];
  industries: string[];
  /** Holds the website or portfolio, where it leads to the web. */
  link: string | null;
  /** Holds the rate in words, where everybody who sees the profile may read it. */
  rate: string | null;
}

const noFacts: PersonFacts = {
  headline: null,
  description: "",
  abilities: [],
  regions: [],
  industries: [],
  link: null,
  rate: null,
};

/** Returns what a list says about somebody's work. NOTE: names each field, so that a new field of a profile is shown to no guest by itself. */
export function factsOf(profile: ProfileData | null): PersonFacts {
  if (profile === null) return noFacts;
  const { industries, regions } = profile.data;
  const shared = { ...noFacts, industries, regions };
  if (profile.type === "brand") return { ...shared, description: profile.data.description };
  const { rate } = profile.data;
  const priced = { ...shared, rate: rate?.shownTo === "everybody" ? rateInWords(rate) : null };
  if (profile.type === "agency") {
    const { uniqueValue: description, services, website } = profile.data;
    return { ...priced, description, abilities: named(services), link: webAddress(website) };
  }
  const { title: headline, bio: description, skills, portfolio } = profile.data;
  return { ...priced, headline, description, abilities: named(skills), link: webAddress(portfolio) };
}

/** Leaves out "Other", which tells readers nothing. */
const named = (abilities: readonly string[]) => abilities.filter((ability) => ability !== "Other");

const webAddress = (address: string | undefined) =>
  address !== undefined && /^https?:\/\//i.test(address) ? address : null;

/** Returns a guest's name as names are compared: without case, and with single spaces. */
export function nameKeyOf(name: string): string {
  return name.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** Returns how many votes are for somebody, and how many against. */
export function countVotes(votes: readonly { vote: Vote }[]): { up: number; down: number } {
  const up = votes.filter(({ vote }) => vote === "up").length;
  return { up, down: votes.length - up };
}

const statusLabels: Record<PersonStatus, string> = {
  considering: "Considering",
  asked: "Asked",
  chosen: "Chosen",
  not_now: "Not now",
};

const presenceLabels = {
  here: "",
  gone: "Not on the marketplace at the moment",
  blocked: "Blocked",
} as const satisfies Record<ShortlistPerson["presence"], string>;

export const csvHead: readonly CsvCell[] = [
  "Name",
  "Account type",
  "Headline",
  "Status",
  "Note",
  "Score",
  "Meets every must-have",
  "Skills or services",
  "Regions",
  "Availability",
  "Rate",
  "Link",
  "Votes for",
  "Votes against",
  "Voted for",
  "Voted against",
  "Saved on",
];

/**
 * Returns the cells of somebody on a list. Those who are gone or blocked have no name and no profile. Nothing is a must-have before
 * somebody has confirmed what was read in the brief.
 */
export function csvCells(
  person: ShortlistPerson,
  { match, isConfirmed }: { match: Match | undefined; isConfirmed: boolean },
): CsvCell[] {
  const { member, presence, status, note, savedAt } = person;
  const facts = factsOf(member?.profileData ?? null);
  const votes = [...person.votes, ...person.guestVotes.map(({ name, vote }) => ({ name: `${name} (guest)`, vote }))];
  const { up, down } = countVotes(votes);
  const namesOf = (wanted: Vote) => votes.flatMap(({ name, vote }) => (vote === wanted ? [name] : [])).join("; ");
  return [
    nameOf(member) ?? presenceLabels[presence],
    member === null ? "" : typeLabel(member.userType),
    facts.headline,
    statusLabels[status],
    note,
    match?.score ?? null,
    match === undefined || !isConfirmed ? null : match.fits ? "Yes" : "No",
    facts.abilities.join("; "),
    facts.regions.join("; "),
    member?.availability?.text ?? null,
    facts.rate,
    facts.link,
    up,
    down,
    namesOf("up"),
    namesOf("down"),
    savedAt.slice(0, 10),
  ];
}

const nameOf = (member: MemberProfile | null) => member?.displayName;
const typeLabel = (userType: UserType) => userTypeLabels[userType];

/** Returns the name of a list as the name of its file, with what every file system accepts. */
export function fileNameOf(listName: string): string {
  const plain = listName.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return `${plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "shortlist"}.csv`;
}
