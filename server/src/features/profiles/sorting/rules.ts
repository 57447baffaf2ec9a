import type { UserType } from "@triptych/contract/basics";
import {
  AgencyProfileData,
  brandSizes,
  BrandProfileData,
  clientSizes,
  type FoundValue,
  FreelancerProfileData,
  minimumBudgets,
  projectTypes,
} from "@triptych/contract/profiles";
import type { SpokenValue } from "@triptych/matching-engine/read-profile-text";
import { type Line, type PastedText, type Section } from "./lines.ts";
import { findEmailAddresses, findLinks, sortLinks } from "./links.ts";
import { findCompany, findPerson, type Words } from "./names.ts";
import { findProse } from "./prose.ts";

/** Describes words of the text: `text.slice(start, end)`. */
interface Place {
  start: number;
  end: number;
}

/** Sorts a text into the fields of an account type, in the order of its form. `spoken` is what the engine read in its `unwrapped`. */
export function sortText(pasted: PastedText, userType: UserType, spoken: readonly SpokenValue[]): FoundValue[] {
  const links = findLinks(pasted.text);
  const addresses = [...links, ...findEmailAddresses(pasted.text)];
  const said = spoken.map((one) => ({ ...one, places: one.places.filter((place) => !isIn(place, addresses)) }));
  const found: FoundValue[] = [
    ...namesOf(pasted, userType, said),
    ...valuesOf(pasted, userType, said),
    ...sortLinks(links, userType).map(({ field, link }) => foundAt(field, link.address, [link])),
    ...budgetOf(pasted, userType),
  ];
  const prose = findProse(pasted, addresses);
  if (prose) found.push(foundAt(proseFields[userType], prose.value, prose.places));
  const order = Object.keys(schemas[userType].shape);
  return found.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

const schemas = { agency: AgencyProfileData, brand: BrandProfileData, freelancer: FreelancerProfileData };
const proseFields = { agency: "uniqueValue", brand: "description", freelancer: "bio" };
const skillFields = { agency: "services", brand: null, freelancer: "skills" };

/** Limits how many places show one value. */
const shownPlaces = 5;
/** Limits the skills without a box that are offered. */
const ownSkills = 8;

function foundAt(field: string, value: string, places: readonly Place[]): FoundValue {
  return { field, value, places: places.slice(0, shownPlaces).map(({ start, end }) => ({ start, end })) };
}

function namesOf(pasted: PastedText, userType: UserType, spoken: readonly SpokenValue[]): FoundValue[] {
  if (userType !== "freelancer")
    return ifAny(userType === "agency" ? "agencyName" : "brandName", findCompany(pasted, spoken));
  const { name, title } = findPerson(pasted, spoken);
  return [...ifAny("fullName", name), ...ifAny("title", title)];
}

function ifAny(field: string, words: Words | undefined): FoundValue[] {
  return words ? [foundAt(field, words.value, [words])] : [];
}

/** Returns the values of the lists that a text speaks of surely enough, the surest first. */
function valuesOf(pasted: PastedText, userType: UserType, spoken: readonly SpokenValue[]): FoundValue[] {
  const sure = spoken.flatMap((one) => {
    const field = fieldOf(one, userType);
    const places = one.places.filter((place) => counts(one, place, pasted));
    const sum = places.reduce((total, { certainty }) => total + certainty, 0);
    return field !== undefined && isSure(one, places, pasted) ? [{ ...one, field, places, sum }] : [];
  });
  const own = sure
    .filter(({ isListed }) => !isListed)
    .toSorted(bySum)
    .slice(0, ownSkills);
  const ordered = [...sure.filter(({ isListed }) => isListed).toSorted(bySum), ...own];
  return ordered.flatMap(({ field, value, places }) =>
    fieldsOf(field, places, pasted).map((name) => foundAt(name, value, places)),
  );
}

const bySum = (one: { sum: number }, other: { sum: number }) => other.sum - one.sum;

function fieldOf({ group, value }: SpokenValue, userType: UserType): string | undefined {
  if (group === "skill") return skillFields[userType] ?? undefined;
  if (group === "sector") return "industries";
  if (group === "place") return "regions";
  if (userType === "brand") return includes(brandSizes, value) ? "brandSize" : undefined;
  if (userType === "freelancer") return undefined;
  if (includes(clientSizes, value)) return "clientExperience";
  return includes(projectTypes, value) ? "projectTypes" : undefined;
}

const includes = (values: readonly string[], value: string) => values.includes(value);

/** Returns the field of a value, and beside experience with a kind of client the preference where the sentence says it. */
function fieldsOf(field: string, places: readonly Place[], { unwrapped }: PastedText): string[] {
  if (field !== "clientExperience") return [field];
  const isPreferred = places.some(({ start, end }) =>
    /\b(?:prefer|happiest|ideal|favourite|best with|love working|suits?)\b/i.test(around(unwrapped, start, end)),
  );
  return isPreferred ? [field, "preferredClientSize"] : [field];
}

const sentenceAtMost = 160;

function around(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - sentenceAtMost), start);
  const behind = text.slice(end, end + sentenceAtMost);
  return (
    before.slice(Math.max(before.lastIndexOf("."), before.lastIndexOf("\n")) + 1) +
    text.slice(start, end) +
    behind.split(/[.\n]/, 1)[0]!
  );
}

/** Lists the parts of a text that say nothing about what somebody offers. */
const silent: Record<SpokenValue["group"], readonly (Section | null)[]> = {
  skill: ["aside", "software"],
  sector: ["aside", "education"],
  place: ["aside", "education"],
  trait: ["aside", "education"],
};

function counts({ group, value }: SpokenValue, place: Place, { lines, text }: PastedText): boolean {
  const line = lineAt(lines, place);
  if (line === undefined || (line.isHeading && line.section !== "other") || silent[group].includes(line.section))
    return false;
  if (group === "place" && languages.test(text.slice(place.start, place.end))) return false;
  if (group === "trait" && includes(projectTypes, value)) return workingWords.test(text.slice(place.start, place.end));
  return !(value === "Director" && otherDirectors.test(text.slice(Math.max(0, place.start - 40), place.end + 30)));
}

/** Matches a language or a nationality, which says nothing of where somebody works. */
const languages = /(?:ish|ese|ian|ench|utch|elsh|reek|zech|wiss|rabic|indi|^german)$/i;
/** Names a way of working, as against words that only suggest it. */
const workingWords = /retain|project|record|consult|hybrid/i;
const otherDirectors =
  /(?:managing|executive|non-executive|finance|operations|commercial|company|account|art|creative|design|marketing|sales|technical|associate|client services|strategy|board|co-|deputy)\s*directors?|directors? (?:of|at|and (?:co-?)?(?:owner|founder)|&|in)\b|to .{0,20}directors\b/i;

const surely = 0.75;
/** Counts the different things that show a skill which nothing names. */
const enoughThings = 3;
const together = 1.2;
const inAList = 0.6;

function isSure({ group }: SpokenValue, places: SpokenValue["places"], pasted: PastedText): boolean {
  if (group === "skill") return isSureSkill(places, pasted);
  if (group !== "sector") return places.some(({ certainty }) => certainty >= surely);
  const sum = places.reduce((total, { certainty }) => total + certainty, 0);
  return (
    sum >= together ||
    places.some(({ certainty }) => certainty >= surely) ||
    places.some((place) => place.certainty >= inAList && isUnder("sectors", place, pasted))
  );
}

/** Returns whether a text names a skill, lists it among the skills, or tells of several things that it makes. */
function isSureSkill(places: SpokenValue["places"], pasted: PastedText): boolean {
  if (places.some((place) => place.certainty >= inAList && isUnder("skills", place, pasted))) return true;
  const sure = places.filter(({ certainty }) => certainty >= surely);
  const things = new Set(sure.map(({ start, end }) => pasted.text.slice(start, end).toLowerCase().replace(/s$/, "")));
  return sure.some(({ isName }) => isName) || things.size >= enoughThings;
}

function isUnder(section: Section, place: Place, { lines }: PastedText): boolean {
  return lineAt(lines, place)?.section === section;
}

/** Finds the smallest budget that an agency names, such as "projects from £15k". */
function budgetOf({ unwrapped }: PastedText, userType: UserType): FoundValue[] {
  if (userType !== "agency") return [];
  for (const match of unwrapped.matchAll(smallestBudget)) {
    const [written, , number = "", unit = ""] = match;
    const amount = Number(number.replaceAll(",", "")) * (/k/i.test(unit) ? 1_000 : /m/i.test(unit) ? 1_000_000 : 1);
    const at = budgetsUpTo.findIndex((limit) => amount < limit);
    if (Number.isFinite(amount) && amount > 0)
      return [
        foundAt("minimumBudget", minimumBudgets.at(at)!, [{ start: match.index, end: match.index + written.length }]),
      ];
  }
  return [];
}

const smallestBudget =
  /\b(minimum|projects?|budgets?|engagements?|fees|jobs|work)\b[^.\n£]{0,40}(?:from|at|is|of|over|minimum|:)\s*£\s?(\d[\d,]{0,9}(?:\.\d+)?)\s?(k\b|m\b)?/gi;
const budgetsUpTo = [10_000, 50_000, 100_000, 500_000];

/** Returns the line that a place begins in. The lines are in their order, so that halving finds it. */
function lineAt(lines: readonly Line[], { start }: Place): Line | undefined {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lines[middle]!.end <= start) from = middle + 1;
    else to = middle;
  }
  return lines[from];
}

const isIn = (place: Place, others: readonly Place[]) =>
  others.some(({ start, end }) => start < place.end && end > place.start);
