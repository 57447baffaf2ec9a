import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching-limits";
import { sectionLabels } from "../../lexicon/section-labels.ts";
import { sectionClauses } from "./sections.ts";
import type { Section } from "./sections.ts";
import { findAssumptions } from "./assumptions.ts";
import type { AssumptionTopic } from "./assumptions.ts";
import { findQuestions } from "./questions.ts";
import type { Question } from "./questions.ts";
import { correctedText } from "./corrected-text.ts";
import type { Correction } from "./corrected-text.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { readHeadings } from "../read/brief/headings.ts";
import { readBrief } from "../read/brief/read-brief.ts";

export interface ImprovedText {
  improvedPrompt: string;
  assumptions: string[];
  /** Says what each of the assumptions is about, in their order. */
  assumptionTopics: AssumptionTopic[];
  questions: Question[];
  /** Lists the words whose spelling was corrected. */
  corrections: Correction[];
}

interface Given {
  text: string;
  searcherType: UserType | null;
}

/**
 * Returns a clearer version of a brief: the person's own words without filler and misspellings, sorted into short lines. A clause that is
 * surely no part of its own stays whole, without a label. It adds no number, name, place or date; what the search will assume is
 * listed, and at most three questions ask for what would change the result most. Improving an improved brief gives it back unchanged.
 */
export function improveBrief({ text, searcherType }: Given, knowledge = fullKnowledge()): ImprovedText {
  const given = text.slice(0, matchingLimits.briefMax).trim();
  const isEnglish = readBrief(given, { searcherType, knowledge }).isEnglish;
  const { text: corrected, corrections } = isEnglish
    ? correctedText(given, knowledge)
    : { text: given, corrections: [] };
  const improvedPrompt = isEnglish ? restructured(knowledge, { text: corrected, searcherType }) : given;
  const brief = readBrief(improvedPrompt, { searcherType, knowledge });
  const assumptions = findAssumptions(brief, searcherType);
  return {
    improvedPrompt,
    assumptions: assumptions.map(({ sentence }) => sentence),
    assumptionTopics: assumptions.map(({ topic }) => topic),
    questions: findQuestions(brief, searcherType),
    corrections,
  };
}

const labels = Object.values(sectionLabels).join("|");
const labelPattern = new RegExp(`^(${labels}): \\S`);

function restructured(knowledge: Knowledge, { text, searcherType }: Given): string {
  if (isImproved(text)) return text;
  const improved = linesOf(knowledge, { text, searcherType }).join("\n");
  return improved === "" || improved.length > matchingLimits.briefMax ? text : improved;
}

/** Returns whether a brief is improved already: each label once, and only the last line without one. */
function isImproved(text: string): boolean {
  const found = text.split("\n").map((line) => labelPattern.exec(line)?.[1]);
  const named = found.filter((label) => label !== undefined);
  const unlabelled = found.indexOf(undefined);
  const isInOrder = unlabelled < 0 || unlabelled === found.length - 1 || found.lastIndexOf(undefined) === 0;
  return (
    named.length > 0 &&
    isInOrder &&
    new Set(named).size === named.length &&
    readHeadings(text).spans.length === named.length
  );
}

function linesOf(knowledge: Knowledge, { text, searcherType }: Given): string[] {
  const clauses = sectionClauses(knowledge, text, searcherType);
  const lineOf = (section: Section | undefined) =>
    [
      ...new Set(
        clauses.filter((clause) => clause.section === section).map((clause) => withoutStutter(section, clause.text)),
      ),
    ]
      .map((clause) => ended(capitalised(clause)))
      .join(" ");
  const sections = Object.keys(sectionLabels) as Section[];
  const labelled = sections.map((section) => ({ section, line: lineOf(section) })).filter(({ line }) => line !== "");
  const rest = lineOf(undefined);
  const lines = labelled.map(({ section, line }) => `${sectionLabels[section]}: ${line}`);
  const restLines = rest === "" ? [] : [rest];
  return labelled.some(({ section }) => section === "need") ? [...lines, ...restLines] : [...restLines, ...lines];
}

/** Matches what a clause need not say again under its label. */
const said: Record<Section, RegExp> = {
  need: /^(?:(?:we |i )?(?:just |really |also )?needs?(?: is)?|want|would like):? (?!(?:to|be|it|them|this|that|is|are|our|my|us|more)\b)(?=\w)/i,
  about: /^about us:? /i,
  where: /^where:? /i,
  when: /^when:? /i,
  budget: /^(?:our |the )?budget(?: of| is|:)? (?!c\.)/i,
  wish: /^(?:nice to have|ideally|it would be nice to have)[:,]? /i,
  avoid: /^(?:but |and |please )*(?:avoid|no|nothing|not)\b:? (?!more\b|one\b|only\b|just\b|flown\b)/i,
};

/** Matches what refuses at the start of each thing in a list of what is refused, which stands under "Avoid": "no agencies" and "I don't want agencies". */
const saidOfEach =
  /(^|, |; | (?=(?:and|or|but) (?:please )?no ))((?:and |or |but )?)(?:please )?(?:(?:we|i) (?:really )?(?:don['’]t|do not) (?:want|need) (?!to\b)|(?:no|not|nothing) (?!more\b|one\b|only\b|just\b|later\b|less\b|flown\b))/gi;
/** Matches whoever is refused further on in such a list. */
const nobodyWho =
  /(^|, |; | )((?:and |or |but )?)(?:please )?(?:nobody|no one) (?=who\b|that\b|from\b|in\b|with\b|just\b)/gi;

/** Takes out what the label says already: "Budget: budget around 8k" stutters. */
function withoutStutter(section: Section | undefined, clause: string): string {
  if (section === undefined) return clause;
  const short = clause.replace(said[section], "");
  const plain = section === "avoid" ? asRefused(short) : short;
  return plain.trim() === "" ? clause : plain;
}

/** Says what is refused as it stands under "Avoid": "nobody who smokes" is anybody who does. */
function asRefused(clause: string): string {
  return clause
    .replace(/,? please$/i, "")
    .replace(/^please,? (?=\w)/i, "")
    .replace(/^(?:and|but) (?=nobody\b|no one\b)/i, "")
    .replace(nobodyWho, "$1$2anybody ")
    .replace(saidOfEach, "$1$2");
}

const ended = (clause: string) => (clause.endsWith("?") ? clause : `${clause}.`);

/** Begins a sentence with a capital. Names that begin with a small letter keep it: "iPad". */
function capitalised(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
