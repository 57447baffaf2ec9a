import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching";
import { sectionLabels } from "../../lexicon/section-labels.ts";
import { sectionClauses } from "./sections.ts";
import type { Section } from "./sections.ts";
import { findAssumptions } from "./assumptions.ts";
import { findQuestions } from "./questions.ts";
import type { Question } from "./questions.ts";
import { fullKnowledge } from "../read/knowledge.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { readBrief } from "../read/brief/read-brief.ts";

export type ImprovedText = { improvedPrompt: string; assumptions: string[]; questions: Question[] };

/**
 * A clearer version of a brief: the person's own words without filler, sorted into short lines. It adds no number, name,
 * place or date; what the search will assume is listed, and at most three questions ask for what would change the result
 * most. Improving an improved brief gives it back unchanged.
 */
export function improveBrief(
  { text, searcherType }: { text: string; searcherType: UserType | null },
  knowledge = fullKnowledge(),
): ImprovedText {
  const improvedPrompt = restructured(knowledge, text.slice(0, matchingLimits.briefMax));
  const brief = readBrief(improvedPrompt, { searcherType, knowledge });
  return {
    improvedPrompt,
    assumptions: findAssumptions(brief, searcherType),
    questions: findQuestions(brief, searcherType),
  };
}

const labelPattern = new RegExp(`^(${Object.values(sectionLabels).join("|")}): \\S`);

function restructured(knowledge: Knowledge, text: string): string {
  const given = text.trim();
  if (isImproved(given)) return given;
  const lines = linesOf(knowledge, withoutLabels(given));
  const improved = lines.join("\n");
  return improved === "" || improved.length > matchingLimits.briefMax ? given : improved;
}

function isImproved(text: string): boolean {
  const lines = text.split("\n");
  const labels = lines.map((line) => labelPattern.exec(line)?.[1]);
  return labels.every((label) => label !== undefined) && new Set(labels).size === labels.length;
}

/** Takes the old labels out of an improved brief that somebody added to, so that it is sorted anew. */
function withoutLabels(text: string): string {
  const labels = new RegExp(`^(${Object.values(sectionLabels).join("|")}): `);
  return text
    .split("\n")
    .map((line) => line.replace(labels, ""))
    .join("\n");
}

function linesOf(knowledge: Knowledge, text: string): string[] {
  const clauses = sectionClauses(knowledge, text);
  const lines: string[] = [];
  for (const section of Object.keys(sectionLabels) as Section[]) {
    const own = [
      ...new Set(clauses.filter((clause) => clause.section === section).map((clause) => capitalised(clause.text))),
    ];
    if (own.length > 0) lines.push(`${sectionLabels[section]}: ${own.map(ended).join(" ")}`);
  }
  return lines;
}

const ended = (clause: string) => (clause.endsWith("?") ? clause : `${clause}.`);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
