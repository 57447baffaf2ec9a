import type { UserType } from "@triptych/contract/basics";
import type { FoundValue } from "@triptych/contract/profiles";
import { skillsToEdit } from "./custom-skills.ts";
import { completenessOf, profileFields, type ProfileValues } from "./rules.ts";

/** Describes a step of a first profile: a few fields that belong together. */
export interface ProfileStep {
  title: string;
  lead: string;
  fields: readonly string[];
}

/** Lists the steps of a first profile. Together they hold every field of the form. */
export const profileSteps: Record<UserType, readonly ProfileStep[]> = {
  freelancer: [
    {
      title: "Who you are",
      lead: "Your name and your title are the first things that people see of you.",
      fields: ["fullName", "title", "portfolio", "linkedIn", "instagram"],
    },
    { title: "What you do", lead: "Searches for these skills find you.", fields: ["skills"] },
    {
      title: "Where and for whom",
      lead: "Where you work, and whom you have worked for.",
      fields: ["industries", "regions"],
    },
    { title: "In your words", lead: "Every match quotes these words.", fields: ["bio"] },
  ],
  agency: [
    {
      title: "Who you are",
      lead: "Your name and your website are the first things that brands see of you.",
      fields: ["agencyName", "website"],
    },
    {
      title: "What you do",
      lead: "Searches for these services find you.",
      fields: ["services", "projectTypes", "minimumBudget"],
    },
    {
      title: "Where and for whom",
      lead: "Where you work, whom you have worked for, and whom you like to work for.",
      fields: ["industries", "regions", "clientExperience", "preferredClientSize"],
    },
    {
      title: "In your words",
      lead: "Every match quotes these words.",
      fields: ["uniqueValue", "caseStudy1", "caseStudy2", "caseStudy3", "credentials"],
    },
  ],
  brand: [
    { title: "Who you are", lead: "Agencies and freelancers see this first.", fields: ["brandName", "brandSize"] },
    { title: "Your market", lead: "What you are in, and where.", fields: ["industries", "regions"] },
    {
      title: "In your words",
      lead: "We match freelancers with these words.",
      fields: ["description", "guidelines"],
    },
  ],
};

/** Returns the places of the steps that lack a required field. */
export function stepsToAsk(userType: UserType, values: ProfileValues): number[] {
  const needed = completenessOf(userType, values).missing.filter(({ isRequired }) => isRequired);
  const isAsked = ({ fields }: ProfileStep) => needed.some(({ name }) => fields.includes(name));
  return profileSteps[userType].flatMap((step, at) => (isAsked(step) ? [at] : []));
}

/** Returns the steps to go through, in order: the one that somebody opened, and then those that lack a required field. */
export function stepsFrom(missing: readonly number[], opened: number | undefined): number[] {
  return opened === undefined ? [...missing] : [opened, ...missing.filter((step) => step !== opened)];
}

/** Returns the lines and sentences of a pasted text of which no field takes the most part, so that nothing goes missing silently. */
export function leftOut(text: string, found: readonly Pick<FoundValue, "places">[]): string {
  const places = found.flatMap((one) => one.places);
  const rest = [...text.matchAll(/[^\n]+?(?:[.!?](?=\s)|$)/gm)].filter((match) => {
    const words = match[0].trim();
    if (!/\p{L}/u.test(words)) return false;
    const covered = coveredIn({ start: match.index, end: match.index + match[0].length }, places);
    return covered < words.length * mostOf;
  });
  return rest.map(([words]) => words.trim()).join("\n");
}

/** Sets how much of a sentence has to be in the profile, so that it does not count as left out. */
const mostOf = 0.6;

type Place = FoundValue["places"][number];

function coveredIn({ start, end }: Place, places: readonly Place[]): number {
  let covered = 0;
  for (let at = start; at < end; at += 1) if (places.some((place) => place.start <= at && at < place.end)) covered += 1;
  return covered;
}

/** Returns the place of the step that holds a field. */
export function stepOf(userType: UserType, field: string): number {
  return Math.max(
    0,
    profileSteps[userType].findIndex(({ fields }) => fields.includes(field)),
  );
}

/**
 * Returns the values of the form with what somebody kept of the `found` values. What they took away goes, also where it was used before;
 * what they chose themselves stays.
 */
export function withFound(
  values: ProfileValues,
  kept: readonly FoundValue[],
  found: readonly FoundValue[],
): ProfileValues {
  const next = { ...values };
  for (const field of new Set([...found, ...kept].map((one) => one.field))) {
    const offered = found.filter((one) => one.field === field).map(({ value }) => value);
    const used = kept.filter((one) => one.field === field).map(({ value }) => value);
    const before = values[field];
    if (Array.isArray(before)) {
      const list = [...new Set([...before.filter((value) => !offered.includes(value)), ...used])];
      next[field] = field === "skills" ? skillsToEdit(list) : list;
    } else if (used[0] !== undefined || offered.includes(before ?? "")) next[field] = used[0] ?? "";
  }
  return next;
}

export function isListField(userType: UserType, name: string): boolean {
  return profileFields[userType].find((field) => field.name === name)?.kind === "list";
}

/** Describes words of a text with a few of the words around them. */
export interface Excerpt {
  before: string;
  words: string;
  behind: string;
}

const aroundWords = 36;

/** Returns words of a text with a little of what stands around them, cut between words. */
export function excerptOf(text: string, { start, end }: { start: number; end: number }): Excerpt {
  const from = Math.max(0, start - aroundWords);
  const to = Math.min(text.length, end + aroundWords);
  const before = text
    .slice(from, start)
    .split("\n")
    .at(-1)!
    .replace(/^[\s•●▪*–-]+/u, "");
  const behind = text.slice(end, to).split("\n", 1)[0]!;
  const isCutBefore = from > 0 && !text.slice(from, start).includes("\n");
  const isCutBehind = to < text.length && behind.length === to - end;
  return {
    before: isCutBefore ? `…${before.replace(/^\S*\s/, " ")}` : before,
    words: shortened(text.slice(start, end)),
    behind: isCutBehind ? `${behind.replace(/\s\S*$/, " ")}…` : behind,
  };
}

const longWords = 140;

/** Returns the beginning and the end of many words, and few words as they are. */
function shortened(words: string): string {
  if (words.length <= longWords) return words;
  return `${words.slice(0, 80).replace(/\s\S*$/, "")} … ${words.slice(-40).replace(/^\S*\s/, "")}`;
}
