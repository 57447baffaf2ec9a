import { cutAtWord } from "@triptych/contract/cut-at-word";
import type { PublicProfile } from "./page-content.ts";
import type { PageType } from "../tables.ts";

/** Limits the last part of a page's address. */
const nameMax = 60;

/** Returns a name as the last part of an address: letters and digits of any script, and hyphens. It may be empty. */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[’'`]|(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFKC")
    .toLowerCase();
  const joined = plain.replaceAll("&", " and ").replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return Array.from(joined)
    .slice(0, nameMax)
    .join("")
    .replaceAll(/^-+|-+$/g, "");
}

/** Returns the name that somebody's page would have if nobody else had it. */
export const wantedNameOf = (name: string, type: PageType): string => slugOf(name) || type;

/** Returns whether a page's name is the one that is wanted, or that one with a number. */
export function isMadeOf(name: string, wanted: string): boolean {
  return name === wanted || (name.startsWith(`${wanted}-`) && /^\d+$/.test(name.slice(wanted.length + 1)));
}

/** Returns the first name that nobody has: the wanted one, or the same with a number. */
export function firstFreeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(name)) return name;
  }
}

const folders = { agency: "agencies", freelancer: "freelancers" } as const;

/** Returns the path of a page, as browsers write it. */
export const pathOf = ({ type, name }: { type: PageType; name: string }): string =>
  `/${folders[type]}/${encodeURIComponent(name)}`;

/** Limits what search engines and shared links show of a page. */
const descriptionMax = 155;

/** Returns the beginning of somebody's own words on one line. */
export const descriptionOf = (prose: string): string => cutAtWord(prose.replaceAll(/\s+/g, " ").trim(), descriptionMax);

/** Returns the address at which a reader contacts a member: the profile, or the sign-in page, which leads to it afterwards. */
export function contactPathOf(userId: string, { isSignedIn }: { isSignedIn: boolean }): string {
  const profile = `/members/${userId}`;
  return isSignedIn ? profile : `/auth?redirect=${encodeURIComponent(profile)}`;
}

/** Leaves out what says nothing. */
export const named = (values: readonly string[]): string[] => values.filter((value) => value !== "Other");

/** Says in a line what somebody does, as in "Agency for packaging design and print production". */
export function headlineOf(profile: PublicProfile): string {
  if (profile.type === "freelancer") return profile.data.title;
  const services = named(profile.data.services).slice(0, headlineServices).map(lowerFirst);
  return services.length === 0 ? "Agency" : `Agency for ${list.format(services)}`;
}

const headlineServices = 3;
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Writes a skill or a sector as it stands in a sentence; names and abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
