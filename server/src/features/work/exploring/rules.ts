import { industries, regions } from "@triptych/contract/profiles";
import { lowerFirst } from "../public-pages/rules.ts";
import { workSkills } from "@triptych/contract/work";

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
}

export const explorePath = "/explore";

const among = (value: unknown, list: readonly string[]) => list.find((each) => each === value);

/** Reads the query of an address. What is in no list, or cannot be read, counts as not asked. */
export function readQuestion(query: Record<string, unknown>): Question {
  return {
    filter: {
      skill: among(query["skill"], workSkills),
      sector: among(query["sector"], industries),
      place: among(query["place"], regions),
    },
    after: readPlace(query["after"]),
  };
}

/** Returns a skill as both kinds of account write it: their lists differ in capitals. */
export const spellingsOf = (skill: string): string[] => workSkills.filter((each) => isSame(each, skill));

/** Leaves out what is there already with other capitals. */
export const withoutDoubles = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.findIndex((each) => isSame(each, value)) === at);

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
