import { criterionKinds, importances, matchingLimits, type Criterion } from "@triptych/contract/matching";
import { type ImprovedBrief } from "@triptych/contract/matching-writing";
import { plainSentence } from "@triptych/contract/plain-sentence";
import { industries, regions, services, skills, type ProfileData } from "@triptych/contract/profiles";
import { z } from "zod";
import type { BriefText, Candidate, Judgement, MessageToDraft, ReadRequirement } from "./ai.ts";
import { ModelFailure } from "./chat-client.ts";
import { inventsNothing, isVerbatim } from "./honesty.ts";
import { plainText } from "./wording.ts";
import { draftPrompt, improvePrompt, judgePrompt, readPrompt } from "./prompts.ts";

/** Describes a question for a model: what is sent, what shape the reply has, and how the reply is checked. */
export interface ModelQuestion<S extends z.ZodType, Reply> {
  name: string;
  system: string;
  /** Goes to the model as JSON, so that nothing in it can pass for an instruction. */
  content: object;
  schema: S;
  /** Returns the usable part of the reply. Throws `ModelFailure` when there is none. */
  check: (reply: z.output<S>) => Reply;
}

const Sentence = z.string().trim().min(1).max(300);

const Improvement = z.object({
  improvedPrompt: z.string().trim().min(1).max(matchingLimits.briefMax),
  assumptions: z.array(Sentence).max(10),
  questions: z
    .array(z.object({ question: Sentence, answers: z.array(z.string().trim().min(1).max(120)).max(6) }))
    .max(10),
});

export function improvement({ text, searcherType }: BriefText): ModelQuestion<typeof Improvement, ImprovedBrief> {
  return {
    name: "improved_brief",
    system: improvePrompt,
    content: { writer: searcherType, brief: text },
    schema: Improvement,
    check: (reply) => {
      const improvedPrompt = plainText(reply.improvedPrompt);
      const assumptions = reply.assumptions.map(plainText);
      const questions = reply.questions.map((each) => ({
        question: plainText(each.question),
        answers: each.answers.map(plainText),
      }));
      if (!inventsNothing(improvedPrompt, [text]))
        throw new ModelFailure("unusable", "the improved brief invents something");
      const believed = assumptions.filter((assumption) => inventsNothing(assumption, [text])).slice(0, 5);
      return {
        improvedPrompt,
        assumptions: believed,
        assumptionTopics: believed.map(() => ({ kind: "other" as const })),
        questions: questions.filter(({ answers }) => answers.length > 0).slice(0, matchingLimits.questions),
        improvedBy: "model",
      };
    },
  };
}

const Drafted = z.object({ message: z.string().trim().min(1).max(matchingLimits.draftMax) });

export function draft({ query, userType, receiver }: MessageToDraft): ModelQuestion<typeof Drafted, string> {
  const fields = receiver ? textsOf(receiver) : {};
  return {
    name: "first_message",
    system: draftPrompt,
    content: { writer: userType, search: query, receiver: fields },
    schema: Drafted,
    check: (reply) => {
      const message = plainText(reply.message);
      const isTrue = inventsNothing(message, [query, ...Object.values(fields)]);
      if (!isTrue) throw new ModelFailure("unusable", "the message invents something");
      return message;
    },
  };
}

const Requirements = z.object({
  requirements: z
    .array(
      z.object({
        kind: z.enum(criterionKinds),
        importance: z.enum(importances),
        words: z.string().max(300),
        meaning: z.string().max(80),
      }),
    )
    .max(40),
});

const meanings: Partial<Record<Criterion["kind"], ReadonlySet<string>>> = {
  job: new Set<string>([...services, ...skills].filter((each) => each !== "Other")),
  sector: new Set<string>(industries.filter((each) => each !== "Other")),
  place: new Set<string>(regions),
  accountType: new Set(["Agency", "Freelancer"]),
};

export function reading({ text, searcherType }: BriefText): ModelQuestion<typeof Requirements, ReadRequirement[]> {
  return {
    name: "requirements",
    system: readPrompt,
    content: { writer: searcherType, brief: text },
    schema: Requirements,
    check: ({ requirements }) =>
      requirements
        .filter(({ kind, words, meaning }) => isVerbatim(words, text) && (meanings[kind]?.has(meaning) ?? false))
        .slice(0, 12),
  };
}

const Judged = z.object({
  order: z.array(z.number().int()).max(100),
  evidence: z
    .array(
      z.object({
        candidate: z.number().int(),
        requirement: z.number().int(),
        field: z.string().max(40),
        quote: z.string().max(400),
        sentence: Sentence,
      }),
    )
    .max(200),
});

/**
 * Limits the characters of a profile's field that a model gets: its input is limited, and more text does not help it.
 */
const fieldMax = 1_500;
const shortestQuote = 12;

export function judging({ text }: BriefText, candidates: Candidate[]): ModelQuestion<typeof Judged, Judgement[]> {
  const requirements = [
    ...new Map(candidates.flatMap((each) => each.criteria.map((criterion) => [criterion.id, criterion]))).values(),
  ];
  const numberOf = new Map(requirements.map(({ id }, at) => [id, at]));

  return {
    name: "judgement",
    system: judgePrompt,
    content: {
      brief: text,
      requirements: requirements.map(({ label, importance }, number) => ({ number, label, importance })),
      candidates: candidates.map((candidate, number) => ({
        number,
        profile: Object.fromEntries(
          Object.entries(textsOf(candidate.profile)).map(([field, words]) => [field, words.slice(0, fieldMax)]),
        ),
        open: openOf(candidate).map(({ id }) => numberOf.get(id)),
      })),
    },
    schema: Judged,
    check: ({ order, evidence }) => {
      if (new Set(order).size !== candidates.length || order.some((number) => !candidates[number])) {
        throw new ModelFailure("unusable", "the order leaves somebody out");
      }
      return candidates.map((candidate, number) => {
        const fields = textsOf(candidate.profile);
        const open = new Set(openOf(candidate).map(({ id }) => id));
        const believed = evidence.flatMap((each) => {
          const requirement = requirements[each.requirement];
          const words = fields[each.field];
          if (each.candidate !== number || !requirement || words === undefined || !open.has(requirement.id)) return [];
          if (each.quote.length < shortestQuote || !isVerbatim(each.quote, words)) return [];
          const note = plainSentence(plainText(each.sentence));
          const isTrue = note !== "" && inventsNothing(note, [text, ...Object.values(fields), requirement.label]);
          return [{ criterionId: requirement.id, field: each.field, quote: each.quote, ...(isTrue && { note }) }];
        });
        return { id: candidate.id, rank: order.indexOf(number), evidence: believed };
      });
    },
  };
}

const openOf = (candidate: Candidate) => candidate.criteria.filter(({ status }) => status === "notStated");

/** Returns the texts that a profile has sentences in, by field. */
function textsOf({ type, data }: ProfileData): Record<string, string> {
  if (type === "agency") return { uniqueValue: data.uniqueValue };
  return type === "brand" ? { description: data.description } : { title: data.title, bio: data.bio };
}
