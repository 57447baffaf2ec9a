import type { UserType } from "@triptych/contract/basics";
import { services, skills } from "@triptych/contract/profile-choices";
import { sources } from "../../searchable-profile.ts";
import { splitWords } from "../../text/words.ts";
import { profileWeights } from "../../weights.ts";
import { fullKnowledge } from "../knowledge.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Concept, TickGroup } from "../lexicon/taxonomy.ts";
import { weightOfMention } from "./mention-weight.ts";
import { isNameOfWork } from "./names-of-work.ts";
import { readText } from "./read-text.ts";
import type { ReadText } from "./read-text.ts";
import type { ShownSectors } from "./sectors-shown.ts";

/** Describes a value of the product's lists, or a skill without one, that a text speaks of. */
export interface SpokenValue {
  group: TickGroup;
  value: string;
  /** Says whether the value is in the lists of the account type. A freelancer may have other skills too. */
  isListed: boolean;
  /**
   * Holds the places of its words, `text.slice(start, end)`, with how surely each speaks of it, 0 to 1, and whether it names the work
   * itself ("photographer") and not only a thing ("stills").
   */
  places: { start: number; end: number; certainty: number; isName: boolean }[];
}

/**
 * Reads what somebody could tick from a text about themselves, such as a CV or an "About us" page. Takes nothing from words that are
 * negated or that give orders to the reader. Never throws, whatever the text.
 */
export function readProfileText(text: string, userType: UserType): SpokenValue[] {
  const read = readText(fullKnowledge(), { field: "", text, source: sources.prose }, { field: 0 });
  const values = new Map<string, SpokenValue>();
  for (const mention of read.mentions) {
    if (read.negated[mention.from] === 1 || read.instructing[mention.from] === 1) continue;
    const place = placeOf(mention, read);
    for (const { group, value, isListed } of valuesOf(mention, read, userType)) {
      const known = values.get(`${group} ${value}`);
      if (known === undefined) values.set(`${group} ${value}`, { group, value, isListed, places: [place] });
      else if (!known.places.some(({ start }) => start === place.start)) known.places.push(place);
    }
  }
  return [...values.values()];
}

function placeOf(mention: Mention, read: ReadText): SpokenValue["places"][number] {
  const { starts, ends } = read.words;
  const certainty = weightOfMention(mention, read, noSectors);
  const isName = isNameOfWork(mention, read.words);
  return { start: starts[mention.from]!, end: ends[mention.to - 1]!, certainty, isName };
}

const noSectors: ShownSectors = { whole: new Set(), isOfBrand: false };

type NamedValue = Pick<SpokenValue, "group" | "value" | "isListed">;

function valuesOf(mention: Mention, read: ReadText, userType: UserType): NamedValue[] {
  const concept = concepts[mention.concept]!;
  if (concept.kind === "skill") return skillsOf(concept, userType, wordsOf(mention, read));
  const group = concept.kind === "sector" || concept.kind === "place" ? concept.kind : "trait";
  return widest(concept).map((value) => ({ group, value, isListed: true }));
}

/** Returns the values that a concept is ticked by: its own, otherwise those of what it is a part of, as a town of its region. */
function widest({ ticks, up }: Concept): string[] {
  const own = ticks.length > 0 ? ticks : up.flatMap(({ id }) => concepts[id]!.ticks);
  return [...new Set(own)].filter((value) => value !== "Other");
}

const listed: Record<UserType, readonly string[]> = { agency: services, freelancer: skills, brand: [] };

/** Returns the listed skills that a skill is or is a part of, and for freelancers the skill itself where no list has it. */
function skillsOf(concept: Concept, userType: UserType, words: readonly string[]): NamedValue[] {
  const isOffered = (value: string) => listed[userType].includes(value);
  const own = concept.ticks.filter(isOffered);
  const isOwnSkill = userType === "freelancer" && own.length === 0 && isNamedBy(concept, words);
  const wider = own.length > 0 || standsAlone.has(concept.name) ? [] : wholes(concept, isOwnSkill).filter(isOffered);
  const values = [...own, ...wider].map((value) => ({ group: "skill" as const, value, isListed: true }));
  return isOwnSkill ? [...values, { group: "skill", value: concept.name, isListed: false }] : values;
}

/** Returns the ticks of what a skill is a part of. Beside the skill itself only those whose name says it too, as with food photography. */
function wholes({ name, up }: Concept, isAdded: boolean): string[] {
  const stems = new Set(stemsOf(name));
  return up
    .filter(({ id, factor }) => {
      const isPart = factor >= profileWeights.partOfASkill;
      return isPart && (!isAdded || stemsOf(concepts[id]!.name).some((stem) => stems.has(stem)));
    })
    .flatMap(({ id }) => concepts[id]!.ticks);
}

const stemsOf = (name: string) => splitWords(name).norms.map((word) => fullKnowledge().factsOf(word).stem);

/** Lists skills that searches count towards a wider one, which nobody who has them would tick for it. */
const standsAlone = new Set([
  "Administration",
  "Architecture and drafting",
  "Blockchain",
  "CRM",
  "Customer support",
  "Cybersecurity",
  "Data analysis",
  "DevOps",
  "Engineering",
  "Fashion design",
  "Interior design",
  "IT support",
  "Licensing and rights",
  "Localisation",
  "Machine learning",
  "Medical and scientific",
  "Project management",
  "Editing and proofreading",
  "Quality assurance",
  "Sales",
  "Translation",
  "Web research",
  "Web scraping",
]);

/** Returns whether words name a skill by its whole name or its initials: "food photographer" and "SEO" do, and "labels" names none. */
function isNamedBy({ name }: Concept, words: readonly string[]): boolean {
  const said = new Set(words.map((word) => fullKnowledge().factsOf(word).stem));
  const initials = splitWords(name).norms.map((word) => word[0]);
  return stemsOf(name).every((stem) => said.has(stem)) || words[0] === initials.join("");
}

function wordsOf({ from, to }: Mention, { words }: ReadText): string[] {
  return words.norms.slice(from, to);
}
