import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights, clauseWeights } from "../../weights.ts";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import { requirementOf } from "./requirement-of-mentions.ts";
import type { MeantMention, Requirement } from "./requirements.ts";
import { firstOfPhrase, isNumber } from "./phrases.ts";
import { isSurelyAsked } from "./suggested-mentions.ts";

/** Holds the mentions that speak for one job; several concepts are several things that one wording may mean. */
interface JobMentions {
  concepts: number[];
  mentions: MeantMention[];
  weight: number;
}

/** Says in which words the mentions stand, and how verbose the brief is, 0 to 1. */
interface BriefWords {
  words: Words;
  verbosity: number;
}

/** Groups the skills that are wanted into jobs, the weightiest first. What a person must have beside ("with Figma") belongs to a job. */
export function groupJobs(wanted: readonly MeantMention[], brief: BriefWords): Requirement[] {
  const isUnsure = brief.verbosity < clauseWeights.longStory && wanted.some(({ certainty }) => certainty !== undefined);
  const isAsked = wanted.some((mention) => isSurelyAsked(mention) && !(isUnsure && mention.isAdded === true));
  const skills = wanted.filter(
    (mention) =>
      concepts[mention.concept]!.kind === "skill" &&
      mention.weight >= briefWeights.weakestJob &&
      (!isAsked ||
        isSurelyAsked(mention) ||
        mention.isOfClause === true ||
        (mention.isWished && mention.weight >= briefWeights.clearFrom)),
  );
  const isGuessed = skills.some(({ certainty }) => certainty !== undefined);
  const jobs = collectJobs(isGuessed ? skills.filter((mention) => !isOnlyTold(mention)) : skills);
  if (brief.verbosity < briefWeights.sideSkillsBelow) lowerSideSkills(jobs);
  const ranked = inOrder(withoutImplied(jobs, brief.words));
  const best = Math.max(0, ...ranked.map(({ weight }) => weight));
  const kept = ranked.filter(
    (job, rank) =>
      rank < briefWeights.jobsAtMost &&
      (isOfClause(job) || isClearlyAsked(job) || job.weight >= best * briefWeights.weakestBesideBest),
  );
  const hasOther = kept.some((job) => !isQuality(job));
  return kept.map((job, rank) => requirementOfJob({ job, rank, isBeside: hasOther && isQuality(job) }, brief.words));
}

/** Returns whether a name stands only in what the writer tells: "our website reads like a catalogue" asks for no website by name. */
const isOnlyTold = ({ isTold, isAsked, isDescribed, weight }: MeantMention) =>
  isTold && !isAsked && !isDescribed && weight < briefWeights.clearFrom;

/** Puts the main job first: of jobs that weigh about the same the one that is named first. */
function inOrder(jobs: readonly JobMentions[]): JobMentions[] {
  const best = Math.max(0, ...jobs.map(({ weight }) => weight));
  const isMain = ({ weight }: JobMentions) => weight >= best * briefWeights.asMain;
  const main = jobs.filter(isMain).toSorted((a, b) => a.mentions[0]!.from - b.mentions[0]!.from);
  return [...main, ...jobs.filter((job) => !isMain(job)).toSorted((a, b) => b.weight - a.weight)];
}

const isOfClause = ({ mentions }: JobMentions) => mentions.some((mention) => mention.isOfClause === true);
/** Returns whether a job is asked for by a clear name, however often another one is named. */
const isClearlyAsked = ({ mentions }: JobMentions) =>
  mentions.some((mention) => isSurelyAsked(mention) && mention.weight >= briefWeights.clearFrom);
const isQuality = ({ mentions }: JobMentions) => mentions.every((mention) => mention.isQuality);

/** Collects the mentions of each job; what stands at one place belongs together. */
function collectJobs(skills: readonly MeantMention[]): JobMentions[] {
  const jobs = new Map<string, JobMentions>();
  for (const together of bySpan(skills)) {
    const ids = together.toSorted((a, b) => b.weight - a.weight).map((mention) => mention.concept);
    const key = ids.toSorted((a, b) => a - b).join();
    const job = jobs.get(key) ?? { concepts: [...new Set(ids)], mentions: [], weight: 0 };
    job.mentions.push(...together);
    job.weight += Math.max(...together.map((mention) => mention.weight * mention.salience));
    jobs.set(key, job);
  }
  return [...jobs.values()];
}

interface Ranked {
  job: JobMentions;
  rank: number;
  isBeside: boolean;
}

function requirementOfJob({ job, rank, isBeside }: Ranked, words: Words): Requirement {
  const { concepts: ids, mentions } = job;
  const share = Math.min(1, 0.5 + job.weight / 2);
  const weight = (1 / (1 + briefWeights.jobRankDiscount * rank)) * share;
  return {
    ...requirementOf({ kind: "job", ids, mentions, weight }, words),
    title: titleOf(mentions, words),
    ...(isBeside && { isBeside }),
    ...(ids.length > 1 && { shares: sharesOf(job) }),
    ...(mentions.some(isSurelyAsked) && { isAsked: true }),
    ...(mentions.every((mention) => mention.certainty !== undefined) && {
      certainty: Math.max(...mentions.map((mention) => mention.certainty ?? 0)),
    }),
  };
}

/** Returns the thing that is asked for with the words that say which, as in "Launch video"; undefined where no words do. */
function titleOf(mentions: readonly MeantMention[], words: Words): string | undefined {
  const thing = mentions.find(({ isThing, isObject }) => isThing === true && isObject);
  if (thing === undefined) return undefined;
  const first = firstOfPhrase(thing.from, words);
  if (first === thing.from) return undefined;
  const from = isMeasured(first, words) ? first - 1 : first;
  const title = words.text.slice(words.starts[from], words.ends[thing.to - 1]).replace(/\s+/g, " ");
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const units = /^(?:second|minute|hour|day|week|month|year|page|part|panel|side|track|word|inch|metre)s?$/;

/** Returns whether a phrase begins with the unit of the number before it: "a two minute film", "our 120-page report". */
const isMeasured = (first: number, { norms }: Words) => units.test(norms[first]!) && isNumber(norms[first - 1] ?? "");

/** Returns how far each of several things that one wording may mean counts: the likeliest in full. */
function sharesOf({ concepts: ids, mentions }: JobMentions): number[] {
  const weights = ids.map((id) =>
    Math.max(...mentions.filter((mention) => mention.concept === id).map((mention) => mention.weight)),
  );
  const most = Math.max(...weights);
  return weights.map((weight) => weight / most);
}

/** Lowers an office word beside a named skill ("a booking app"): in a short brief it is what the work is about, not a second job. */
function lowerSideSkills(jobs: readonly JobMentions[]): void {
  if (!jobs.some((job) => job.weight >= briefWeights.clearJob && job.concepts.some(isOfTickedSkill))) return;
  for (const job of jobs) if (!job.concepts.some(isOfTickedSkill)) job.weight *= briefWeights.sideSkillShare;
}

/**
 * Takes out what is implied: "a graphic designer for labels" is one job, so the wider skill goes when a kind of it is named. Of several
 * things that one wording may mean, the likeliest decides: when it is named, its name stands for all, else what is named goes with them.
 */
function withoutImplied(jobs: readonly JobMentions[], words: Words): JobMentions[] {
  const named = new Set(jobs.filter((job) => job.concepts.length === 1).map((job) => job.concepts[0]!));
  const open = jobs.filter((job) => job.concepts.length > 1 && !named.has(job.concepts[0]!));
  const within = new Set(open.flatMap((job) => job.concepts));
  const uncovered = jobs.filter((job) =>
    job.concepts.length === 1 ? !within.has(job.concepts[0]!) : open.includes(job),
  );
  return uncovered.filter((job) => {
    const isWider =
      job.concepts.length === 1 &&
      uncovered.some(
        (other) =>
          other !== job &&
          !areSeparateThings(job, other, words) &&
          other.weight >= job.weight * 0.6 &&
          other.concepts.some((id) => concepts[id]!.up.some((up) => up.id === job.concepts[0] && up.factor > 0.8)),
      );
    return !isWider;
  });
}

/** Returns whether two jobs are asked for side by side, by clauses of their own or as in "leaflets and van wrap": neither is a kind of the other then. */
function areSeparateThings(one: JobMentions, other: JobMentions, { norms, breaks }: Words): boolean {
  if (isOfClause(one) && isOfClause(other)) return true;
  const [a, b] = [one, other].map(({ mentions }) => mentions.find((mention) => mention.isObject && !mention.isQuality));
  if (a === undefined || b === undefined) return false;
  const [first, second] = a.from < b.from ? [a, b] : [b, a];
  for (let at = first.to; at <= second.from; at += 1)
    if (breaks[at] !== separators.none || norms[at] === "and" || norms[at] === "plus") return true;
  return false;
}

function bySpan(mentions: readonly MeantMention[]): MeantMention[][] {
  const spans = new Map<string, MeantMention[]>();
  for (const mention of mentions) {
    const key = `${mention.from}-${mention.isDescribed ? "s" : mention.to}`;
    spans.set(key, [...(spans.get(key) ?? []), mention]);
  }
  return [...spans.values()];
}
