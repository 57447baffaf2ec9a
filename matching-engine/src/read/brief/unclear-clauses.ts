import { readingLimits } from "@triptych/contract/reading-limits";
import { candidateLimits, clauseWeights, questionWeights } from "../../weights.ts";
import type { Words } from "../../text/words.ts";
import type { Knowledge } from "../knowledge.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { asksForWork, isWantedSkill } from "./asking-clauses.ts";
import { somebody } from "./asking-phrases.ts";
import { createGains, isSameWork } from "./clause-words.ts";
import type { ReadWords } from "./clause-words.ts";
import { jobCandidates, likelihoodOf } from "./job-candidates.ts";
import { everyClause } from "./meant-by-clauses.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import type { Clause } from "./clauses.ts";
import { isGuess } from "./requirements.ts";
import type { Requirement, UnclearClause } from "./requirements.ts";
import type { Meaning } from "./suggested-mentions.ts";

/**
 * Returns the clauses that ask for work which was read as nothing, each with the few skills that its words may mean, most likely first. A
 * clause in which a job was read is clear. One that names no work must ask for something beside the rest, in words that speak of work.
 */
export function findUnclearClauses(
  knowledge: Knowledge,
  read: ReadWords,
  requirements: readonly Requirement[],
): UnclearClause[] {
  const isStory = read.verbosity >= clauseWeights.longStory;
  if (isStory && read.clauses.length === 0) return [];
  const { words, meaning } = read;
  const jobs = requirements.filter(({ kind }) => kind === "job");
  const taken = jobs.filter((job) => !isGuess(job)).flatMap((job) => job.concepts);
  if (taken.length === 0) return [];
  const named = read.mentions.filter(isWantedSkill);
  return everyClause(read).flatMap((whole) => {
    const clause = withoutJoins(whole, words);
    const place = { start: words.starts[clause.from]!, end: words.ends[clause.to - 1]! };
    if (jobs.some(({ start, end }) => start < place.end && end > place.start)) return [];
    if (isAboutTerms(clause, words) || refuses(clause, words, meaning)) return [];
    const meant = read.clauses.find(({ from, to }) => from === whole.from && to === whole.to);
    if (meant === undefined && (isStory || !asksForWork(whole, read, named))) return [];
    const ids =
      meant === undefined
        ? likeliest(knowledge, clause, { read, taken, isBeside: isBeside(whole, read) })
        : optionsOf(knowledge, meant, { read, taken });
    return ids.length === 0
      ? []
      : [{ ...place, concepts: ids, isWish: meaning.tone.wished.subarray(clause.from, clause.to).includes(1) }];
  });
}

/** Returns whether a clause refuses something: what it names is not wanted. */
function refuses({ from, to }: Clause, { norms }: Words, { refused }: Meaning): boolean {
  return (
    refused.subarray(from, to).includes(1) ||
    /^(?:please )?(?:don't|do not|no|not|nobody)\b/.test(norms.slice(from, from + 3).join(" "))
  );
}

const joins = /^(?:and|then|also|plus|but|so)$/;

/** Returns a clause without the words that join it to the one before. */
function withoutJoins({ from, to }: Clause, { norms }: Words): Clause {
  let start = from;
  while (start < to - 1 && joins.test(norms[start]!)) start += 1;
  return { from: start, to };
}

const terms =
  /^(?:budget|budgets|quote|quotes|price|prices|cost|costs|fee|fees|rate|rates|invoice|pay|paid|quotation)$/;

/** Returns whether a clause is about what is paid. */
const isAboutTerms = ({ from, to }: Clause, { norms }: Words) => norms.slice(from, to).some((norm) => terms.test(norm));

/** Returns whether a clause asks for something beside other work: "also", "and somebody to", "plus". */
function isBeside({ from, to }: Clause, { words: { norms }, meaning }: ReadWords): boolean {
  if (meaning.roles.added.subarray(from, to).includes(1)) return true;
  return from > 0 && joins.test(norms[from]!) && (norms[from] === "plus" || somebody.has(norms[from + 1] ?? ""));
}

interface Asked {
  read: ReadWords;
  /** Lists the skills of the jobs that were read elsewhere. */
  taken: readonly number[];
  /** Is true where the clause asks for something beside other work. */
  isBeside: boolean;
}

/** Returns what the words of a clause may mean: what they name, or else what they speak of. */
function likeliest(knowledge: Knowledge, clause: Clause, { read, taken, isBeside: mayBeSpoken }: Asked): number[] {
  const isOpen = (concept: number) => taken.every((one) => !isSameWork(one, concept));
  const all = namedIn(clause, read);
  const named = all.filter(isOpen);
  if (all.length > 0 && named.length === 0) return [];
  const gains = new Map([...createGains(knowledge, read)(clause)].map(([concept, { own }]) => [concept, own]));
  for (const concept of named) gains.set(concept, (gains.get(concept) ?? 0) + clauseWeights.namedGain);
  const ranked = [...gains].filter(([concept]) => isOpen(concept)).toSorted(([a, x], [b, y]) => y - x || a - b);
  const most = ranked[0]?.[1] ?? 0;
  if (named.length === 0 && (!mayBeSpoken || most < clauseWeights.mayMean)) return [];
  return ranked
    .filter(([, gain]) => gain >= most * clauseWeights.besideLikeliest)
    .map(([concept]) => concept)
    .slice(0, readingLimits.options);
}

/** Returns the few skills that a clause likeliest asks for. None where it hardly asks for work, or likeliest for what is read. */
function optionsOf(knowledge: Knowledge, clause: ReadClause, { read, taken }: Pick<Asked, "read" | "taken">): number[] {
  if (clause.meaning.noWork >= questionWeights.noWorkFrom) return [];
  const isOpen = (concept: number) => taken.every((one) => !isSameWork(one, concept));
  const likely = jobCandidates(knowledge, read.mentions, { read, clauses: [clause] })
    .map((one) => ({ concept: one.concept, share: likelihoodOf(one) }))
    .toSorted((a, b) => b.share - a.share);
  const [first] = likely;
  // NOTE: most of a long story asks for nothing, so that only what would be a job in a shorter brief is asked about.
  const least = read.verbosity >= clauseWeights.longStory ? candidateLimits.jobFrom : questionWeights.mayMean;
  if (first === undefined || !isOpen(first.concept) || first.share < least) return [];
  return likely
    .filter(({ concept, share }) => isOpen(concept) && share >= first.share * questionWeights.besideLikeliest)
    .map(({ concept }) => concept)
    .slice(0, readingLimits.options);
}

/** Returns the skills that a clause names, however unsurely. */
function namedIn({ from, to }: Clause, { mentions }: ReadWords): number[] {
  const named = mentions.filter(
    (one) =>
      one.from >= from &&
      one.from < to &&
      concepts[one.concept]!.kind === "skill" &&
      !one.isNegated &&
      one.certainty === undefined &&
      one.weight >= clauseWeights.faintlyNamed,
  );
  return [...new Set(named.map(({ concept }) => concept))];
}
