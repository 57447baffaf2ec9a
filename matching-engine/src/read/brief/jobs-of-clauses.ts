import { briefWeights, clauseModelWeights, clauseWeights } from "../../weights.ts";
import type { Knowledge } from "../knowledge.ts";
import type { ClauseMeaning } from "../clause-model.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { asksForWork, isWantedSkill } from "./asking-clauses.ts";
import { describedOrSpoken } from "./clause-suggestions.ts";
import { hintedShare, isSameWork } from "./clause-words.ts";
import type { ReadWords } from "./clause-words.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import { areRelated } from "./requested-things.ts";
import type { MeantMention } from "./requirements.ts";
import { isSurelyAsked, meant } from "./suggested-mentions.ts";

const {
  enoughAsked,
  enoughTold,
  enoughToldAlone,
  enoughSaid,
  enoughSpoken,
  enoughNamed,
  clearlyBefore,
  overruledBelow,
  overrulesFrom,
  tellsFrom,
  asksForNoneFrom,
  enoughBesideName,
  hintedFrom,
  moreAgainstHints,
  surelyHintedFrom,
  lessWithHints,
  confirmsNameFrom,
} = clauseModelWeights;

/**
 * Reads the clauses of a brief by what they mean. A clause that names its work outright is left as it is. Another one asks for what it most likely
 * means: less surely where it asks or names it beside, and quite surely where it only tells. What a thing or a verb seems to name ("record", "letters") goes
 * where the clause surely means other work.
 */
export function withMeantClauses(
  knowledge: Knowledge,
  mentions: readonly MeantMention[],
  read: ReadWords,
): MeantMention[] {
  if (read.clauses.length === 0) return [...mentions];
  const named = mentions.map((one) => withNameOfClause(one, read.clauses));
  const kept = named.filter(
    (one) =>
      !read.clauses.some(
        (clause) => isOverruled(one, clause, { knowledge, mentions: named, read }) || isThere(one, clause, named),
      ),
  );
  const found = findJobs(knowledge, kept, read);
  const isNamed = kept.some((one) => isWantedSkill(one) && one.certainty === undefined && !one.isDescribed);
  if (found.length === 0 || (!isNamed && found.length === 1 && kept.some(({ certainty }) => certainty !== undefined)))
    return kept;
  const likely = new Set(
    read.clauses.flatMap(({ meaning }) => meaning.skills.slice(0, 3).map(({ concept }) => concept)),
  );
  const isKept = ({ certainty, concept }: MeantMention) =>
    certainty === undefined || (likely.has(concept) && !found.some((one) => isSameWork(one.concept, concept)));
  return [...kept.filter(isKept), ...found];
}

interface Found extends MeantMention {
  share: number;
}

function findJobs(knowledge: Knowledge, mentions: readonly MeantMention[], read: ReadWords): Found[] {
  const wanted = mentions.filter((one) => isWantedSkill(one) && one.certainty === undefined);
  const named = wanted.filter((one) => !one.isDescribed);
  const sure = named.filter(isSurelyAsked);
  const found: Found[] = [];
  for (const clause of read.clauses) {
    if (!tells(clause, read) || sure.some((one) => stands(one, clause)) || refuses(clause, read)) continue;
    const others = [...named.filter((one) => isSurelyAsked(one) && !stands(one, clause)), ...found];
    const isAsked = asksForWork(clause, read, named);
    const job: JobOfClause | undefined =
      jobByMeaning(knowledge, clause, { isAsked, wanted, read }) ??
      (isAsked ? (namedIn(clause, named) ?? spokenIn(knowledge, { clause, others }, read)) : undefined);
    if (job === undefined || isRefused(job, read)) continue;
    if (others.some((one) => isSameWork(one.concept, job.concept))) continue;
    const { concept, at, share = enoughAsked } = job;
    const mention = meant({ concept, weight: clauseWeights.weight, from: at, to: at + 1 }, read.meaning, true);
    found.push({ ...mention, isOwnSide: false, isNegated: false, isOfClause: true, share });
  }
  return found;
}

/** Returns whether a clause tells something of the work by its words, or surely means some. */
const tells = (clause: ReadClause, { telling }: ReadWords) =>
  telling[clause.from] === 1 || (likeliestOf(clause.meaning)?.share ?? 0) >= tellsFrom;

/** Gives a name its weight back that all words together overruled, where its own clause may well mean it: "an animated film with a spoken commentary". */
function withNameOfClause(mention: MeantMention, clauses: readonly ReadClause[]): MeantMention {
  const { weightOfName, weight, concept } = mention;
  if (weightOfName === undefined || weightOfName <= weight) return mention;
  const named = { ...mention, weight: weightOfName };
  if (!isSurelyAsked(named)) return mention;
  const skills = clauses.find((clause) => stands(mention, clause))?.meaning.skills ?? [];
  const share = skills.filter((one) => isSameWork(one.concept, concept)).reduce((sum, one) => sum + one.share, 0);
  return share >= confirmsNameFrom ? named : mention;
}

interface JobOfClause {
  concept: number;
  at: number;
  share?: number;
}

interface Beside {
  isAsked: boolean;
  wanted: readonly MeantMention[];
  read: ReadWords;
}

/** Returns the job that a clause most likely means, where that is likely enough: likelier where its words hint at other work. */
function jobByMeaning(
  knowledge: Knowledge,
  clause: ReadClause,
  { isAsked, wanted, read }: Beside,
): JobOfClause | undefined {
  const best = likeliestOf(clause.meaning);
  if (best === undefined) return undefined;
  const own = wanted.filter((one) => stands(one, clause) && isSameWork(one.concept, best.concept));
  const enough = isAsked
    ? enoughAsked
    : own.length > 0
      ? enoughNamed
      : isSaidToYou(clause, read)
        ? enoughSaid
        : wanted.some(isSurelyAsked)
          ? enoughTold
          : enoughToldAlone;
  const hinted = hintedShare(knowledge, { clause, concept: best.concept }, read);
  const more = hinted < hintedFrom ? moreAgainstHints : hinted >= surelyHintedFrom ? -lessWithHints : 0;
  if (best.share < enough + more || best.share < best.next * clearlyBefore) return undefined;
  return { ...best, at: own[0]?.from ?? tellingWord(clause, read) };
}

/** Returns the work that a clause names which asks, though it is not the very thing that is asked for. */
function namedIn(clause: ReadClause, named: readonly MeantMention[]): JobOfClause | undefined {
  const own = named.find((one) => stands(one, clause) && one.isAsked && one.weight >= briefWeights.clearFrom);
  return own && { concept: own.concept, at: own.from };
}

/** Returns the skill that the words of a clause describe or speak of, unless the clause hardly means it. */
function spokenIn(
  knowledge: Knowledge,
  asked: { clause: ReadClause; others: readonly MeantMention[] },
  read: ReadWords,
): JobOfClause | undefined {
  const spoken = describedOrSpoken(knowledge, asked, read);
  if (spoken === undefined) return undefined;
  const isMeant = asked.clause.meaning.skills.some(
    ({ concept, share }) => isSameWork(concept, spoken.concept) && share >= enoughSpoken,
  );
  return isMeant ? spoken : undefined;
}

const address =
  /^(?:you|you'd|you'll|your|please|we'd|i'd|need|needs|want|wants|like|love|someone|somebody|anyone|should|must|could)$/;

/** Returns whether a clause speaks to whoever may do the work, or of a wish. */
const isSaidToYou = ({ from, to }: ReadClause, { words: { norms } }: ReadWords) =>
  norms.slice(from, to).some((norm) => address.test(norm));

/** Returns whether a clause refuses something: what it names is not wanted. */
function refuses({ from, to }: ReadClause, { words: { norms }, meaning: { negated, refused } }: ReadWords): boolean {
  const denied = negated.subarray(from, to).filter((one, at) => one === 1 || refused[from + at] === 1).length;
  return (
    denied * 2 > to - from ||
    /^(?:please )?(?:don't|do not|no|not|nobody)\b/.test(norms.slice(from, from + 3).join(" "))
  );
}

/** Returns whether the word that a job stands at is refused, where the rest of its clause is not. */
const isRefused = ({ at }: JobOfClause, { meaning: { negated, refused } }: ReadWords) =>
  negated[at] === 1 || refused[at] === 1;

/**
 * Returns whether what a thing or a verb seems to name is hardly what its clause means. A skill that the brief also refuses stays, because only a
 * kind of it is refused: "photographs and one short film, and no pictures that make people look helpless".
 */
function isOverruled(mention: MeantMention, clause: ReadClause, { knowledge, mentions, read }: Around): boolean {
  const { meaning } = clause;
  const { concept } = mention;
  if (!mayBeMisnamed(mention) || !stands(mention, clause)) return false;
  const best = likeliestOf(meaning);
  if (best === undefined || best.share < overrulesFrom || isSameWork(concept, best.concept)) return false;
  if (mentions.some((one) => one.concept === concept && one.isRefused)) return false;
  const share = meaning.skills.find((one) => one.concept === concept)?.share ?? 0;
  if (share >= best.share * overruledBelow) return false;
  return hintedBeside(knowledge, { clause, mention, concept: best.concept }, read) >= enoughBesideName;
}

/** Returns whether a mention is only a thing or a verb, which may name other work than it seems to. */
function mayBeMisnamed({ concept, from, to, weight, isThing, isNegated, certainty }: MeantMention): boolean {
  if (concepts[concept]!.kind !== "skill" || isNegated || certainty !== undefined) return false;
  return isThing === true || (weight < 1 && to === from + 1);
}

interface Around {
  knowledge: Knowledge;
  mentions: readonly MeantMention[];
  read: ReadWords;
}

/** Returns how much the words of a clause hint at a skill without those of a name: "at bus stops" tells where posters go, "for our regatta" does not. */
function hintedBeside(
  { hints }: Knowledge,
  { clause, mention, concept }: { clause: ReadClause; mention: MeantMention; concept: number },
  { facts }: ReadWords,
): number {
  let sum = 0;
  for (let at = clause.from; at < clause.to; at += 1) {
    if (facts[at]!.isFunction || (at >= mention.from && at < mention.to)) continue;
    const hint = hints.wide.get(facts[at]!.term);
    for (const [owner, skill] of hint?.concepts.entries() ?? [])
      if (isSameWork(skill, concept)) sum += hint!.gains[owner]!;
  }
  return sum;
}

/** Returns whether a clause surely asks for no work, so that it only says that something is there, beside a clause that asks: "we'll supply the script". */
function isThere(mention: MeantMention, clause: ReadClause, mentions: readonly MeantMention[]): boolean {
  const { concept, isNegated, certainty } = mention;
  if (concepts[concept]!.kind !== "skill" || isNegated || certainty !== undefined) return false;
  if (!stands(mention, clause) || clause.meaning.noWork < asksForNoneFrom) return false;
  return mentions.some((one) => isWantedSkill(one) && one.certainty === undefined && !stands(one, clause));
}

interface Likeliest {
  concept: number;
  /** Says how likely that skill or a neighbour of it is. */
  share: number;
  /** Says how likely the next other work is. */
  next: number;
}

/** Returns the skill that a clause most likely asks for; undefined where it likelier asks for none. */
function likeliestOf({ skills, noWork }: ClauseMeaning): Likeliest | undefined {
  const [first] = skills;
  if (first === undefined || first.share < noWork) return undefined;
  const related = skills.filter(({ concept }) => areRelated(concept, first.concept));
  const next = skills.find((one) => !related.includes(one))?.share ?? 0;
  return { concept: first.concept, share: related.reduce((sum, one) => sum + one.share, 0), next };
}

/** Returns the first word of a clause that says something, above all of what is asked for. */
function tellingWord({ from, to }: ReadClause, { facts, meaning: { negated, roles, tone } }: ReadWords): number {
  const said = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (at) => !facts[at]!.isFunction && !facts[at]!.isQuerySpeak && negated[at] === 0,
  );
  return said.find((at) => roles.asked[at]! > 0) ?? said.find((at) => tone.ownSide[at] === 0) ?? said[0] ?? from;
}

const stands = ({ from, to }: MeantMention, clause: ReadClause) => from < clause.to && to > clause.from;
