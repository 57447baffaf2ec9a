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
  /** Says that the clause names other work that is surely asked for. */
  hasOtherSureName: boolean;
  /** Says that it is what somebody sought by another name must know: the Shopify of "a web developer with Shopify experience". */
  isQuality: boolean;
  signs: CandidateSigns;
}

/** Says what speaks for and against work, as `candidateWeights` weigh it: log odds, logarithms of shares, weights, likelihoods, and 1 or 0 for yes and no. */
export type CandidateSigns = Readonly<Record<(typeof signNames)[number], number>>;

const signNames = [
  "asks",
  "asksSurely",
  "length",
  "likely",
  "first",
  "second",
  "beforeOthers",
  "behindKindred",
  "nameWeight",
  "object",
  "likelierElsewhere",
  "asksElsewhere",
  "hinted",
  "alone",
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
  const gainsOf = createGains(knowledge, read);
  return clauses.flatMap((clause) => {
    const own = names.filter((one) => stands(one, clause));
    const gains = gainsOf(clause);
    const skills = new Set([
      ...clause.meaning.skills.map(({ concept }) => concept),
      ...own.map(({ concept }) => concept),
    ]);
    return [...skills].map((concept) => {
      const name = own.filter((one) => one.concept === concept).toSorted((a, b) => weightOf(b) - weightOf(a))[0];
      const others = own.filter((one) => !one.isNegated && !isSameWork(one.concept, concept));
      const signs = {
        ...meaningSigns(clause, concept),
        ...nameSigns(name),
        ...placeSigns({ clause, concept, gains }, read),
      };
      const isQuality =
        own.some((one) => one.isQuality && isSameWork(one.concept, concept)) &&
        others.some((one) => !one.isQuality && isSurelyAsked(one));
      return { clause, concept, name, hasOtherSureName: others.some(isSurelyAsked), isQuality, signs };
    });
  });
}

/** Returns how likely a clause asks for work, 0 to 1. */
export function likelihoodOf({ signs }: JobCandidate): number {
  const sum = signNames.reduce<number>((all, name) => all + signs[name] * candidateWeights[name], candidateLimits.bias);
  return 1 / (1 + Math.exp(-sum));
}

function meaningSigns({ meaning, from, to }: ReadClause, concept: number) {
  const asks = 1 - meaning.noWork;
  const shareOf = (skill: number) =>
    (meaning.skills.find((one) => one.concept === skill)?.share ?? 0) / Math.max(asks, leastShare);
  const share = shareOf(concept);
  const others = meaning.skills.filter((one) => !isSameWork(one.concept, concept));
  const kindred = meaning.skills.filter((one) => one.concept !== concept && isSameWork(one.concept, concept));
  const rank = meaning.skills.filter((one) => one.share / Math.max(asks, leastShare) > share).length;
  return {
    asks: logit(asks),
    asksSurely: logit(asks) ** 2,
    length: Math.log(to - from),
    likely: Math.log(share + leastShare),
    first: Number(rank === 0),
    second: Number(rank === 1),
    beforeOthers: Math.log((share + 0.01) / (Math.max(0, ...others.map((one) => shareOf(one.concept))) + 0.01)),
    behindKindred: Number(kindred.some((one) => shareOf(one.concept) > share)),
  };
}

function nameSigns(name: MeantMention | undefined) {
  return name === undefined
    ? { nameWeight: 0, object: 0 }
    : { nameWeight: weightOf(name), object: Number(name.isObject) };
}

interface InClause {
  clause: ReadClause;
  concept: number;
  /** Says how much the words of the clause hint at each skill. */
  gains: ReadonlyMap<number, Gain>;
}

function placeSigns({ clause, concept, gains }: InClause, { clauses }: ReadWords) {
  const others = clauses.filter((one) => one !== clause);
  const elsewhere = others.flatMap(({ meaning }) =>
    meaning.skills.filter((skill) => skill.concept === concept).map(({ share }) => share),
  );
  return {
    likelierElsewhere: Math.max(0, ...elsewhere),
    asksElsewhere: Math.max(0, ...others.map(({ meaning }) => 1 - meaning.noWork)),
    hinted: Math.log(hintedShare(gains, concept) + 0.1),
    alone: Number(others.length === 0),
  };
}

const weightOf = ({ weight, weightOfName }: MeantMention) => Math.max(weight, weightOfName ?? 0);

const stands = ({ from, to }: MeantMention, clause: ReadClause) => from < clause.to && to > clause.from;
