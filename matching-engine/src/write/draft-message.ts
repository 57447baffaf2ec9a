import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching-limits";
import { sectionLabels } from "../../lexicon/section-labels.ts";
import { createProfileReader } from "../read/profile/read-profile.ts";
import { readBrief } from "../read/brief/read-brief.ts";
import { understand } from "../read/brief/understand.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { skillsOfBrief } from "../read/brief/skills-of-brief.ts";
import type { Brief, Requirement } from "../read/brief/requirements.ts";
import { Relations } from "../rank/relations.ts";
import { judge } from "../rank/judge.ts";
import { prepareBrief } from "../rank/prepare-brief.ts";
import { quoteOf } from "../explain/quotes.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { inSentence } from "../text/in-sentence.ts";
import { writingLimits } from "../weights.ts";

export interface DraftInput {
  searchText: string;
  senderType: UserType | null;
  receiverProfile?: SearchableProfile;
}

/**
 * Returns a first message of at most 400 characters. With the receiver's profile it quotes one true thing that they wrote, character
 * for character; without one, or when nothing in it answers the search, it is the plain template.
 */
export function draftMessage(input: DraftInput, knowledge = fullKnowledge()): string {
  const { searchText, senderType, receiverProfile } = input;
  const brief = readBrief(searchText, { searcherType: senderType, knowledge });
  const opening = templateOf(senderType, namedJobs(brief) ?? wordsOf(brief, knowledge)) + termsSentence(brief);
  const detail = receiverProfile === undefined ? undefined : findDetail(knowledge, brief, receiverProfile);
  if (detail === undefined) return opening.slice(0, matchingLimits.draftMax);
  const full = `${opening} Your profile says “${detail}”, which is close to what I have in mind. Could we talk about it?`;
  return full.length <= matchingLimits.draftMax ? full : opening.slice(0, matchingLimits.draftMax);
}

const fillerWords = new Set(
  "the and for with our are was were has have had that this these those need needs needed want wants looking look find finding search searching seeking help please some someone somebody who can could would should will you your from into about who's what where when which been being just very really also any all not but his her their they them its we're i'm hello hey hiya there".split(
    " ",
  ),
);
const labels = new RegExp(`^(${Object.values(sectionLabels).join("|")}): `, "gm");

/** Returns the first words of a brief that say something, without those about the writer and of what is to be avoided. */
function wordsOf({ text, requirements }: Brief, knowledge: Knowledge): string {
  const { words, meaning } = understand(text, { searcherType: null, knowledge });
  const own = words.starts.flatMap((start, at) =>
    meaning.roles.told[at] === 1 || meaning.tone.ownSide[at] === 1 ? [{ start, end: words.ends[at]! }] : [],
  );
  const left = requirements
    .filter(({ importance, kind }) => importance === "mustNot" || kind === "date" || kind === "budget")
    .reduce(blanked, own.reduce(blanked, text));
  return termsOf(left);
}

const blanked = (text: string, { start, end }: { start: number; end: number }) =>
  `${text.slice(0, start)}${" ".repeat(end - start)}${text.slice(end)}`;

/** Returns the first three words that are longer than two characters and say something. */
export function termsOf(searchText: string): string {
  const words = searchText
    .replace(labels, "")
    .split(/[^\p{L}\p{N}/&+#'’-]+/u)
    .map((word) => word.replace(/^['’/&-]+|['’/&-]+$/g, ""));
  const contentWords = words.filter(
    (word) =>
      word.length >= writingLimits.shortestTerm &&
      word.length <= writingLimits.longestTerm &&
      !fillerWords.has(word.toLowerCase().replace("’", "'")),
  );
  return contentWords.slice(0, writingLimits.draftTerms).join(" ") || "creative work";
}

/** Returns what a search asks for by name or clearly describes, all its jobs together: "video production and packaging design". */
function namedJobs({ jobs, requirements }: Brief): string | undefined {
  const named = jobs
    .map((job, at) => ({ ...job, skill: requirements.find((one) => one.job === at) }))
    .filter(({ skill }) => isClear(skill));
  const names = [...new Set(named.map(({ skill }) => inSentence(skill!.label.split(" or ")[0]!, skill!.kind)))].slice(
    0,
    writingLimits.draftJobs,
  );
  return names.length === 0 ? undefined : listOf(names);
}

function isClear(skill: Requirement | undefined): boolean {
  return skill !== undefined && (skill.certainty === undefined || skill.certainty >= writingLimits.certainEnough);
}

const listOf = (names: readonly string[]) =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} and ${names.at(-1)!}`;

/** Returns the sentence that says when and for how much, in the brief's own figures. */
function termsSentence({ requirements }: Brief): string {
  const dates = requirements.filter(({ kind }) => kind === "date").map(({ label, kind }) => inSentence(label, kind));
  const sums = requirements.filter(({ kind }) => kind === "budget").map(({ label, kind }) => inSentence(label, kind));
  const parts = [
    ...(dates.length > 0 ? [`Timing: ${dates.join(", ")}.`] : []),
    ...(sums.length > 0 ? [`Budget: ${sums[0]!}.`] : []),
  ];
  return parts.length === 0 ? "" : ` ${parts.join(" ")}`;
}

function templateOf(senderType: UserType | null, terms: string): string {
  if (senderType === "brand") return `Hi! I'm looking for ${terms} for an upcoming project.`;
  if (senderType === "agency") return `Hi! We're seeking ${terms} for a client project.`;
  if (senderType === "freelancer") return `Hi! I'm interested in connecting regarding ${terms}.`;
  return `Hi! I'm looking for ${terms}.`;
}

/** Lists the kinds of requirement that a quote can prove. */
const provable: ReadonlySet<Requirement["kind"]> = new Set(["job", "sector"]);

/** Returns what the receiver wrote that best answers the search. */
function findDetail(knowledge: Knowledge, brief: Brief, profile: SearchableProfile): string | undefined {
  const { evidence } = createProfileReader(knowledge)(profile);
  const read = skillsOfBrief(knowledge, brief);
  const prepared = prepareBrief(brief, { relations: new Relations(), switches: knowledge.switches, knowledge, read });
  const { verdicts } = judge({ profile, evidence, wordFit: 0, skillFit: 0, stuffing: 0 }, prepared);
  const met = verdicts.filter(
    ({ status, prepared: { requirement } }) =>
      status === "met" && requirement.importance !== "mustNot" && provable.has(requirement.kind),
  );
  for (const verdict of met.toSorted((a, b) => b.prepared.weight - a.prepared.weight)) {
    const quote = verdict.finding === undefined ? undefined : quoteOf(profile, evidence, verdict.finding.best);
    if (
      quote !== undefined &&
      quote.quote.length <= writingLimits.detailCharacters &&
      ["title", "bio", "uniqueValue", "description"].includes(quote.field)
    )
      return quote.quote.replace(/\s+/g, " ") === quote.quote ? quote.quote : undefined;
  }
  return undefined;
}
