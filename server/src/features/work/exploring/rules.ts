import { industries, regions } from "@triptych/contract/profiles";
import { lowerFirst } from "../public-pages/rules.ts";
import { workSkills } from "@triptych/contract/work";
import { groupBySkill } from "@triptych/matching-engine/skill-groups";

/** Says what Explore shows: everything, or what has all of these. */
export interface Filter {
  skill?: string | undefined;
  sector?: string | undefined;
  place?: string | undefined;
}

/** Names a case study by its place in the order of Explore. */
export interface Place {
  position: number;
  createdAt: Date;
  id: string;
}

export interface Question {
  filter: Filter;
  /** Begins the page behind a case study; `null` begins with the first. */
  after: Place | null;
  /** Names the filters that the address asks for with a value that is in no list. */
  unknown: FilterName[];
}

export type FilterName = keyof Filter;

export const explorePath = "/explore";

const among = (value: unknown, list: readonly string[]) => list.find((each) => each === value);

/** Reads the query of an address. What is in no list counts as not asked, and is named, so that the page can say so. */
export function readQuestion(query: Record<string, unknown>): Question {
  const filter: Filter = {
    skill: findSkill(query["skill"]),
    sector: among(query["sector"], industries),
    place: among(query["place"], regions),
  };
  const names = Object.keys(filter) as FilterName[];
  const unknown = names.filter((name) => filter[name] === undefined && (query[name] ?? "") !== "");
  return { filter, after: readPlace(query["after"]), unknown };
}

/** Holds each skill once, with what agencies and what freelancers call it. */
const skills = groupBySkill(workSkills);

/** Finds a skill by its name, or by what agencies or freelancers call it, as in addresses that were shared before. */
function findSkill(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const found =
    skills.find(({ name }) => isSame(name, value)) ??
    skills.find(({ values }) => values.some((each) => isSame(each, value)));
  return found?.name;
}

/** Returns what a case study can name to have a skill. */
export const valuesOf = (skill: string): string[] => skills.find(({ name }) => name === skill)?.values ?? [];

/** Returns the skills that values say, each once, in the order of their names. */
export const skillsIn = (values: readonly string[]): string[] =>
  skills
    .filter((skill) => skill.values.some((value) => values.includes(value)))
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other, "en-GB"));

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the address of a filter, and of the page behind a case study. */
export function exploreAddress(filter: Filter, after: Place | null = null): string {
  const parts = Object.entries({ ...filter, after: after === null ? undefined : writePlace(after) }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]),
  );
  return parts.length === 0 ? explorePath : `${explorePath}?${parts.join("&")}`;
}

/** Says in words what is shown, as in "Packaging design for food and beverage, in Europe". */
export function headingOf({ skill, sector, place }: Filter): string {
  const what = skill ?? "Work";
  const forWhom = sector === undefined ? "" : sector === "Other" ? " for other sectors" : ` for ${lowerFirst(sector)}`;
  const where = place === undefined ? "" : `${(skill ?? sector) ? ", " : " "}by people who work in ${place}`;
  return skill === undefined && sector === undefined && place === undefined
    ? "Explore work"
    : `${what}${forWhom}${where}`;
}

const writePlace = ({ position, createdAt, id }: Place): string => `${position}.${createdAt.getTime()}.${id}`;

const placePattern = /^(\d{1,4})\.(\d{1,14})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function readPlace(value: unknown): Place | null {
  const [, position, time, id] = placePattern.exec(typeof value === "string" ? value : "") ?? [];
  return id === undefined ? null : { position: Number(position), createdAt: new Date(Number(time)), id };
}
