import type { UserType } from "@triptych/contract/basics";
import { matchingLimits } from "@triptych/contract/matching-limits";
import { regions } from "@triptych/contract/profile-choices";
import type { Brief, Requirement } from "../read/brief/requirements.ts";

/** Describes a question about what is missing, with answers that can be added to the brief as they stand. */
export interface Question {
  question: string;
  answers: string[];
}

interface Asked extends Question {
  kind: Requirement["kind"];
  onlyBrands?: boolean;
}

/** Lists the questions in the order of what changes a result most. */
const asked: Asked[] = [
  {
    kind: "job",
    question: "What should they make or do?",
    answers: ["A new website", "A film or video", "Photography", "Branding and design", "Social media and content"],
  },
  {
    kind: "sector",
    question: "Which sector is it for?",
    answers: [
      "For food and beverage",
      "For fashion and luxury",
      "For technology and software",
      "For a charity",
      "Any sector",
    ],
  },
  {
    kind: "place",
    question: "Where should they be based, or which market should they know?",
    answers: [...regions.map((region) => `Based in ${region}`), "Remote is fine"],
  },
  {
    kind: "budget",
    question: "What can you spend?",
    answers: ["Budget under £10k", "Budget £10k to £50k", "Budget £50k to £100k", "Budget over £100k"],
    onlyBrands: true,
  },
  {
    kind: "workingMode",
    question: "Is it one project or ongoing work?",
    answers: ["One-off project", "Ongoing retainer", "Advice only"],
  },
  {
    kind: "seniority",
    question: "How experienced should they be?",
    answers: ["Senior", "Mid-level", "Junior is fine"],
  },
];

/** Returns at most three questions about what a brief leaves open. */
export function findQuestions(brief: Brief, searcherType: UserType | null): Question[] {
  const stated = new Set(brief.requirements.filter((one) => one.importance !== "mustNot").map((one) => one.kind));
  const isBrand = searcherType === "brand" || searcherType === null;
  return asked
    .filter((one) => !stated.has(one.kind) && (isBrand || one.onlyBrands !== true))
    .slice(0, matchingLimits.questions)
    .map(({ question, answers }) => ({ question, answers: [...answers] }));
}
