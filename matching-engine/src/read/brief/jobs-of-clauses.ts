import { candidateLimits, clauseWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { isWantedSkill } from "./asking-clauses.ts";
import { isSameWork } from "./clause-words.ts";
import type { ReadWords } from "./clause-words.ts";
import { jobCandidates, likelihoodOf } from "./job-candidates.ts";
import type { JobCandidate } from "./job-candidates.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import type { MeantMention } from "./requirements.ts";
import { areRelated } from "./requested-things.ts";
import { isSurelyAsked, meant, person } from "./suggested-mentions.ts";

const {
  alsoMeant,
  anotherKindFrom,
  asksAtLeast,
  asksFrom,
  asksForNameAtLeast,
  askedBelow,
  asksForNameOfStory,
  jobFrom,
  jobOfStoryFrom,
  meansAtLeast,
  meansBesideAsking,
  besideFrom,
  besideSureFrom,
  clearly,
  keepsName,
  keepsNameBesideJob,
  keepsSureName,
  surely,
} = candidateLimits;

/**
 * Reads the clauses of a brief by what they mean: of all work that a clause may ask for, by its meaning or by a name in it, what likely enough is asked for
 * becomes a job. A name that is hardly meant goes.
 */
export function withMeantClauses(
  knowledge: Knowledge,
  mentions: readonly MeantMention[],
  read: ReadWords,
): MeantMention[] {
  if (read.clauses.length === 0) return [...mentions];
  const likely = jobCandidates(knowledge, mentions, { read, clauses: read.clauses })
    .map((one) => ({ ...one, share: mayAsk(one, read) ? likelihoodOf(one) : 0 }))
    .toSorted((a, b) => b.share - a.share);
  const jobs = chooseJobs(likely, read);
  const kept = mentions
    .filter(
      (one) => !isHardlyMeant(one, { likely, jobs, facts: read.facts }) && !isDeniedBeside(one, { jobs, mentions }),
    )
    .map((one) => withNameOfClause(one, jobs));
  const found: MeantMention[] = [];
  for (const job of jobs) {
    const name = kept.find((one) => isNameOf(one, job));
    const others = [...kept.filter((one) => !one.isNegated), ...jobs].filter((one) => one !== name && one !== job);
    const other = alternativeOf(job, likely, others);
    if (other && name === undefined && jobs.length > 1 && isUnclear(job, other)) continue;
    const mention = name ?? mentionOf(job, { knowledge, read, taken: [...kept, ...found] });
    if (name?.concept !== job.concept) found.push({ ...mention, concept: job.concept });
    if (other) found.push({ ...mention, concept: other.concept, weight: (mention.weight * other.share) / job.share });
  }
  const isNamed = kept.some((one) => isWantedSkill(one) && one.certainty === undefined && !one.isDescribed);
  if (found.length === 0 && !isNamed) return kept;
  const meantSkills = new Set(likely.filter(({ share }) => share >= keepsName).map(({ concept }) => concept));
  const isKept = ({ certainty, concept }: MeantMention) =>
    certainty === undefined || (meantSkills.has(concept) && !found.some((one) => isSameWork(one.concept, concept)));
  return [...kept.filter(isKept), ...found];
}

interface LikelyJob extends JobCandidate {
  share: number;
}

/** Returns whether a clause may ask for work at all: for what it does not name it must speak more like a request, and for what it names where no other one does. */
function mayAsk({ clause: { meaning }, name, isQuality, signs }: JobCandidate, { verbosity }: ReadWords): boolean {
  if (isQuality) return false;
  const asks = 1 - meaning.noWork;
  const least = signs.asksElsewhere >= asksFrom ? meansBesideAsking : meansAtLeast;
  if (name === undefined) return asks >= asksAtLeast && signs.likely >= Math.log(least);
  const ofStory = isSurelyAsked(name) ? 0 : asksForNameOfStory * verbosity;
  const leastForName = Math.max(asksForNameAtLeast, ofStory);
  return asks >= leastForName || signs.asksElsewhere < asksAtLeast;
}

/** Returns the jobs that are likely enough, the likeliest first: one for each work, and more than one of a clause only where they are likelier still. */
function chooseJobs(likely: readonly LikelyJob[], read: ReadWords): LikelyJob[] {
  const jobs: LikelyJob[] = [];
  for (const one of likely) {
    if (one.share < leastShareOf(one, jobs, read)) continue;
    if (!jobs.some((job) => isSameJob(job, one))) jobs.push(one);
  }
  return jobs;
}

/**
 * Returns how likely work must be to be a job beside these: most where a clause hardly asks for both, because they are neighbours or one has a sure name. The more
 * a brief tells, the likelier must be what it does not name.
 */
function leastShareOf(one: LikelyJob, jobs: readonly LikelyJob[], { verbosity }: ReadWords): number {
  const besides = jobs.filter(({ clause }) => clause === one.clause);
  const isNeighbour = one.name === undefined && besides.some(({ concept }) => areRelated(concept, one.concept));
  if (isBesideAlone(one) || isNeighbour) return besideSureFrom;
  const least = besides.length > 0 ? besideFrom : jobFrom;
  const isBesideLikelier = one.name === undefined && jobs.length > 0;
  return isBesideLikelier ? least + Math.max(0, jobOfStoryFrom - least) * verbosity : least;
}

/** Returns whether work is another word for a job. Two kinds of one work that two clauses likely ask for are two jobs. */
function isSameJob(job: LikelyJob, { concept, clause, share }: LikelyJob): boolean {
  if (!isSameWork(job.concept, concept)) return false;
  return job.concept === concept || job.clause === clause || share < anotherKindFrom;
}

/**
 * Returns other work that the clause of a job may mean, where that is about as likely and has no name there: "I'd like my CV rewritten" means
 * copywriting or the writing of a résumé, and both are looked for.
 */
function alternativeOf(
  job: LikelyJob,
  likely: readonly LikelyJob[],
  others: readonly Pick<MeantMention, "concept">[],
): LikelyJob | undefined {
  if (job.share >= clearly || isSureName(job)) return undefined;
  const least = job.share * alsoMeant;
  return likely.find(
    ({ clause, concept, name, share }) =>
      clause === job.clause &&
      concept !== job.concept &&
      name === undefined &&
      share >= least &&
      !others.some((one) => isSameWork(one.concept, concept)),
  );
}

/** Returns whether a clause may mean two quite different kinds of work and neither is likely: then it is asked which one. */
const isUnclear = (job: LikelyJob, other: LikelyJob) =>
  job.share < askedBelow && !areRelated(job.concept, other.concept);

/** Returns whether a brief of one clause asks for other work by a sure name: "a photographer for our posters" asks for no posters. */
const isBesideAlone = (one: LikelyJob) => one.hasOtherSureName && one.signs.alone === 1 && !isSureName(one);

const isSureName = ({ name }: LikelyJob) => name !== undefined && isSurelyAsked(name);

/**
 * Returns whether a name stands in a clause that hardly asks for its work. What surely asks for somebody by title is believed longer, and a brief of one
 * clause too: the clause model has never met some names.
 */
function isHardlyMeant(
  mention: MeantMention,
  { likely, jobs, facts }: { likely: readonly LikelyJob[]; jobs: readonly LikelyJob[]; facts: readonly WordFacts[] },
): boolean {
  if (concepts[mention.concept]!.kind !== "skill" || mention.certainty !== undefined || mention.isNegated) return false;
  // NOTE: where no other work is asked for, what is named is: the network reads "no recruiters, we want a film" as recruiting.
  if (jobs.length === 0 && isSurelyAsked(mention)) return false;
  const own = likely.filter((one) => one.concept === mention.concept && stands(mention, one.clause));
  if (own.some(({ clause }) => clause.meaning.unlearnt.includes(mention.concept))) return false;
  const isTitle = person.test(facts[mention.to - 1]!.form);
  const isBesideJob = jobs.some((job) => !isSameWork(job.concept, mention.concept));
  const least = (one: LikelyJob) => {
    const isSure = isSureName(one) && (isTitle || one.clause.meaning.noWork < 1 - asksFrom);
    if (isSure && (isTitle || one.signs.alone === 1)) return keepsSureName;
    return isBesideJob ? keepsNameBesideJob : keepsName;
  };
  return own.length > 0 && own.every((one) => one.share < least(one));
}

/** Returns whether a skill is denied that is surely asked for: "someone to photograph them, because without pictures nobody buys". */
function isDeniedBeside(
  { isNegated, concept }: MeantMention,
  { jobs, mentions }: { jobs: readonly LikelyJob[]; mentions: readonly MeantMention[] },
): boolean {
  if (!isNegated || concepts[concept]!.kind !== "skill") return false;
  const isWantedElsewhere = mentions.some((one) => one.concept === concept && isWantedSkill(one));
  return isWantedElsewhere || jobs.some((job) => job.share >= surely && isSameWork(concept, job.concept));
}

/** Gives a name its weight back that all words together overruled, where its own clause asks for it. */
function withNameOfClause(mention: MeantMention, jobs: readonly LikelyJob[]): MeantMention {
  if (!jobs.some((job) => isNameOf(mention, job))) return mention;
  const { weightOfName = 0, weight } = mention;
  return { ...mention, weight: Math.max(weight, weightOfName, clauseWeights.weight), isOfClause: true };
}

/** Returns whether a mention names the work of a job in its clause. */
function isNameOf(mention: MeantMention, { clause, concept }: Pick<LikelyJob, "clause" | "concept">): boolean {
  return (
    mention.certainty === undefined &&
    !mention.isNegated &&
    concepts[mention.concept]!.kind === "skill" &&
    isSameWork(mention.concept, concept) &&
    stands(mention, clause)
  );
}

interface Around {
  knowledge: Knowledge;
  read: ReadWords;
  taken: readonly MeantMention[];
}

function mentionOf({ clause, concept }: LikelyJob, around: Around): MeantMention {
  const at = placeOf({ clause, concept }, around);
  const mention = meant({ concept, weight: clauseWeights.weight, from: at, to: at + 1 }, around.read.meaning, true);
  return { ...mention, isOwnSide: false, isNegated: false, isQuality: false, isOfClause: true };
}

/** Returns the word of a clause that hints most at a job, of those at which no other job stands. */
function placeOf(
  { clause, concept }: Pick<LikelyJob, "clause" | "concept">,
  { knowledge: { hints }, read, taken }: Around,
): number {
  const isTaken = (at: number) =>
    taken.some((one) => one.from <= at && one.to > at && concepts[one.concept]!.kind === "skill");
  const gainAt = (at: number) => {
    const hint = hints.wide.get(read.facts[at]!.term);
    const gains = hint?.concepts.map((owner, one) => (isSameWork(owner, concept) ? hint.gains[one]! : 0)) ?? [];
    return Math.max(0, ...gains);
  };
  const places = Array.from({ length: clause.to - clause.from }, (_, at) => clause.from + at).filter(
    (at) => !isTaken(at) && !read.facts[at]!.isFunction && read.meaning.negated[at] === 0,
  );
  const best = places.toSorted((a, b) => gainAt(b) - gainAt(a) || a - b)[0];
  return best !== undefined && gainAt(best) > 0 ? best : tellingWord(clause, read);
}

/** Returns the first word of a clause that says something, above all of what is asked for. */
function tellingWord({ from, to }: ReadClause, { facts, meaning: { negated, roles, tone } }: ReadWords): number {
  const said = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => !facts[at]!.isFunction && !facts[at]!.isQuerySpeak && negated[at] === 0,
  );
  return said.find((at) => roles.asked[at]! > 0) ?? said.find((at) => tone.ownSide[at] === 0) ?? said[0] ?? from;
}

const stands = ({ from, to }: MeantMention, clause: ReadClause) => from < clause.to && to > clause.from;
