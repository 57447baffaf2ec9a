import { candidateLimits, candidateWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { createGains, hintedShare, isSameWork } from "./clause-words.ts";
import type { Gain, ReadWords } from "./clause-words.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import type { MeantMention } from "./requirements.ts";
import { isSurelyAsked } from "./suggested-mentions.ts";

/** Holds work that a clause may ask for, and what speaks for and against it. */
export interface JobCandidate {
  clause: ReadClause;
  concept: number;
  /** Is how the clause names it, where it does. */
  name: MeantMention | undefined;
  signs: CandidateSigns;
}

/** Says what speaks for and against work. Numbers without a unit are 1 or 0. */
export type CandidateSigns = Readonly<Record<(typeof signNames)[number], number>>;

const signNames = [
  "asks",
  "likely",
  "first",
  "second",
  "beforeOthers",
  "behindKindred",
  "nameWeight",
  "object",
  "ownSide",
  "negated",
  "told",
  "added",
  "described",
  "surelyAsked",
  "otherSurelyAsked",
  "otherNamed",
  "telling",
  "refused",
  "aboutWriter",
  "length",
  "askedElsewhere",
  "sureAfter",
  "likelierElsewhere",
  "asksElsewhere",
  "hinted",
  "guessed",
  "alone",
  "besideSure",
] as const;

const leastShare = 1e-4;
const logit = (share: number) => Math.log((share + leastShare) / (1 - share + leastShare));

/** Lists what each of some clauses may ask for: the likeliest skills by its meaning, and those that it names. */
export function jobCandidates(
  knowledge: Knowledge,
  mentions: readonly MeantMention[],
  { read, clauses }: { read: ReadWords; clauses: readonly ReadClause[] },
): JobCandidate[] {
  const names = mentions.filter(
    (one) => concepts[one.concept]!.kind === "skill" && one.certainty === undefined && one.isOfClause !== true,
  );
  const brief: InBrief = { mentions, sure: names.filter(isSurelyAsked), read };
  const gainsOf = createGains(knowledge, read);
  return clauses.flatMap((clause) => {
    const own = names.filter((one) => stands(one, clause));
    const inClause = { clause, own, gains: gainsOf(clause), ofClause: clauseSigns(clause, brief) };
    const skills = new Set([
      ...clause.meaning.skills.map(({ concept }) => concept),
      ...own.map(({ concept }) => concept),
    ]);
    return [...skills].map((concept) => {
      const name = own.filter((one) => one.concept === concept).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
      return { clause, concept, name, signs: signsOf({ ...inClause, concept, name }, brief) };
    });
  });
}

/** Returns how likely a clause asks for work, 0 to 1. */
export function likelihoodOf({ signs }: JobCandidate): number {
  const sum = signNames.reduce<number>((all, name) => all + signs[name] * candidateWeights[name], candidateLimits.bias);
  return 1 / (1 + Math.exp(-sum));
}

interface InBrief {
  mentions: readonly MeantMention[];
  sure: readonly MeantMention[];
  read: ReadWords;
}

interface InClause {
  clause: ReadClause;
  concept: number;
  name: MeantMention | undefined;
  own: readonly MeantMention[];
  /** Says how much the words of the clause hint at each skill. */
  gains: ReadonlyMap<number, Gain>;
  ofClause: ReturnType<typeof clauseSigns>;
}

function signsOf(candidate: InClause, brief: InBrief): CandidateSigns {
  const { ofClause } = candidate;
  const signs = { ...ofClause, ...meaningSigns(candidate), ...nameSigns(candidate), ...placeSigns(candidate, brief) };
  return { ...signs, besideSure: signs.otherSurelyAsked * signs.alone };
}

function meaningSigns({ clause: { meaning }, concept }: InClause) {
  const asks = 1 - meaning.noWork;
  const shareOf = (skill: number) =>
    (meaning.skills.find((one) => one.concept === skill)?.share ?? 0) / Math.max(asks, leastShare);
  const share = shareOf(concept);
  const others = meaning.skills.filter((one) => !isSameWork(one.concept, concept));
  const kindred = meaning.skills.filter((one) => one.concept !== concept && isSameWork(one.concept, concept));
  const rank = meaning.skills.filter((one) => one.share / Math.max(asks, leastShare) > share).length;
  return {
    asks: logit(asks),
    likely: Math.log(share + leastShare),
    first: Number(rank === 0),
    second: Number(rank === 1),
    beforeOthers: Math.log((share + 0.01) / (Math.max(0, ...others.map((one) => shareOf(one.concept))) + 0.01)),
    behindKindred: Number(kindred.some((one) => shareOf(one.concept) > share)),
  };
}

const unnamed = {
  nameWeight: 0,
  object: 0,
  ownSide: 0,
  negated: 0,
  told: 0,
  added: 0,
  described: 0,
  surelyAsked: 0,
};

function nameSigns({ name, own, concept }: InClause) {
  const others = own.filter((one) => !one.isNegated && !isSameWork(one.concept, concept));
  return {
    ...(name === undefined ? unnamed : signsOfName(name)),
    otherSurelyAsked: Number(others.some(isSurelyAsked)),
    otherNamed: Math.max(0, ...others.map(weightOf)),
  };
}

function signsOfName(name: MeantMention): typeof unnamed {
  return {
    nameWeight: weightOf(name),
    object: Number(name.isObject),
    ownSide: Number(name.isOwnSide),
    negated: Number(name.isNegated),
    told: Number(name.isTold),
    added: Number(name.isAdded),
    described: Number(name.isDescribed),
    surelyAsked: Number(isSurelyAsked(name)),
  };
}

function placeSigns({ clause, concept, gains }: InClause, { mentions, sure, read }: InBrief) {
  const elsewhere = read.clauses
    .filter((one) => one !== clause)
    .flatMap(({ meaning }) => meaning.skills.filter((skill) => isSameWork(skill.concept, concept)));
  return {
    askedElsewhere: Number(sure.some((one) => !stands(one, clause) && isSameWork(one.concept, concept))),
    likelierElsewhere: Math.max(0, ...elsewhere.map(({ share }) => share)),
    hinted: Math.log(hintedShare(gains, concept) + 0.1),
    guessed: Number(mentions.some((one) => one.certainty !== undefined && one.concept === concept)),
  };
}

/** Returns the signs that are the same for all work that a clause may ask for. */
function clauseSigns(clause: ReadClause, { sure, read }: InBrief) {
  const { from, to } = clause;
  const { negated, refused, tone } = read.meaning;
  const others = read.clauses.filter((one) => one !== clause);
  return {
    telling: read.telling[from]!,
    refused: meanOf(negated.subarray(from, to).map((one, at) => Math.max(one, refused[from + at]!))),
    aboutWriter: meanOf(tone.ownSide.subarray(from, to)),
    length: (to - from) / 10,
    sureAfter: Number(sure.some((one) => one.from >= to)),
    asksElsewhere: Math.max(0, ...others.map(({ meaning }) => 1 - meaning.noWork)),
    alone: Number(others.length === 0),
  };
}

const weightOf = ({ weight, weightOfName }: MeantMention) => Math.max(weight, weightOfName ?? 0);

const meanOf = (marks: Uint8Array) => marks.reduce((sum, one) => sum + one, 0) / Math.max(1, marks.length);

const stands = ({ from, to }: MeantMention, clause: ReadClause) => from < clause.to && to > clause.from;
