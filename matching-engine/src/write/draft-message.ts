import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import { sectionLabels } from "../../lexicon/section-labels.ts";
import { createProfileReader } from "../read/profile/read-profile.ts";
import { readBrief } from "../read/brief/read-brief.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import type { Knowledge } from "../read/knowledge.ts";
import type { Brief } from "../read/brief/requirements.ts";
import { Relations } from "../rank/relations.ts";
import { judge, prepareBrief } from "../rank/judge.ts";
import { quoteOf } from "../explain/quotes.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { writingLimits } from "../weights.ts";

export type DraftInput = { searchText: string; senderType: UserType | null; receiverProfile?: SearchableProfile };

/**
 * A first message of at most 400 characters. With the receiver's profile it names one true thing that they wrote, character
 * for character; without one, or when nothing in it answers the search, it is the plain template.
 */
export function draftMessage(input: DraftInput, knowledge = fullKnowledge()): string {
  const { searchText, senderType, receiverProfile } = input;
  const brief = readBrief(searchText, { searcherType: senderType, knowledge });
  const opening = templateOf(senderType, namedSkill(brief) ?? termsOf(searchText));
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

/** Returns the skill that a search names or clearly describes, so that "I make chutney and need a packaging designer" asks for packaging design. */
function namedSkill(brief: Brief): string | undefined {
  const job = brief.requirements.find(
    ({ kind, importance, certainty }) =>
      kind === "job" &&
      importance !== "mustNot" &&
      (certainty === undefined || certainty >= writingLimits.certainEnough),
  );
  if (job === undefined || job.weight < writingLimits.surelyNamed) return undefined;
  return /^[A-Z][a-z]/.test(job.label) ? job.label.charAt(0).toLowerCase() + job.label.slice(1) : job.label;
}

function templateOf(senderType: UserType | null, terms: string): string {
  if (senderType === "brand") return `Hi! I'm looking for ${terms} for an upcoming project.`;
  if (senderType === "agency") return `Hi! We're seeking ${terms} for a client project.`;
  if (senderType === "freelancer") return `Hi! I'm interested in connecting regarding ${terms}.`;
  return `Hi! I'm looking for ${terms}.`;
}

/** Returns what the receiver wrote that best answers the search. */
function findDetail(knowledge: Knowledge, brief: Brief, profile: SearchableProfile): string | undefined {
  const { evidence } = createProfileReader(knowledge)(profile);
  const prepared = prepareBrief(brief, { relations: new Relations(), switches: knowledge.switches });
  const { verdicts } = judge({ profile, evidence, wordFit: 0, stuffing: 0 }, prepared);
  const met = verdicts.filter(
    ({ status, prepared }) => status === "met" && prepared.requirement.importance !== "mustNot",
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
