import type { ProfileData } from "@triptych/contract/profiles";
import { profileFields } from "./rules.ts";

/** Holds a profile as other people see it. */
export interface PublicFacts {
  /** Holds the line under the name: a freelancer's title. */
  headline: string | undefined;
  description: string;
  groups: { name: string; values: string[] }[];
  links: { name: string; address: string }[];
}

const proseOf = { agency: "uniqueValue", brand: "description", freelancer: "bio" } as const;
const shownElsewhere = ["agencyName", "brandName", "fullName", "title"];

/** Returns every filled field of a profile, with the labels of the form. Leaves out links that do not lead to the web. */
export function publicFactsOf(profile: ProfileData): PublicFacts {
  const data = profile.data as unknown as Record<string, string | string[] | undefined>;
  const facts: PublicFacts = { headline: undefined, description: "", groups: [], links: [] };
  for (const { name, label, kind } of profileFields[profile.type]) {
    const value = data[name];
    if (shownElsewhere.includes(name) || value === undefined) continue;
    if (name === proseOf[profile.type]) facts.description = textOf(value);
    else if (kind === "address") addLink(facts, label, textOf(value));
    else addGroup(facts, label, [value].flat());
  }
  if (profile.type === "freelancer") facts.headline = profile.data.title;
  return facts;
}

const textOf = (value: string | string[]) => [value].flat().join(", ");

function addLink(facts: PublicFacts, name: string, address: string) {
  if (/^https?:\/\//i.test(address)) facts.links.push({ name, address });
}

/** Adds a list of values. Shortens labels that address the owner of the profile, such as "Regions where you work". */
function addGroup(facts: PublicFacts, label: string, values: string[]) {
  const name = label.replace(/ where you .*$/, "").replace("Brand or business size", "Size");
  const named = values.filter((value) => value !== "" && value !== "Other");
  if (named.length > 0) facts.groups.push({ name, values: named });
}
