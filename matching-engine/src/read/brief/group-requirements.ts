import type { UserType } from "@triptych/contract/basics";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import type { ConceptKind } from "../lexicon/taxonomy.ts";
import type { Words } from "../../text/words.ts";
import { labelOfMoney } from "./money.ts";
import type { Money } from "./money.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { sectorMeaning, widestSector } from "./sector-wishes.ts";
import { isSurelyAsked } from "./suggested-mentions.ts";
import type { MeantMention, Requirement } from "./requirements.ts";
import { joinExclusions, unknownExclusions } from "./exclusions.ts";
import { labelOf } from "./requirement-labels.ts";
import { briefWeights } from "../../weights.ts";

type Reading = {
  words: Words;
  facts: readonly WordFacts[];
  mentions: MeantMention[];
  money: Money | undefined;
  dates: Requirement[];
  negated: Uint8Array;
  searcherType: UserType | null;
  verbosity: number;
};

/** Kinds of which a brief has one requirement that any of its mentions fulfils. */
const anyOfKinds: readonly ConceptKind[] = ["place", "clientType", "companySize", "seniority"];

/** Turns mentions into the requirements of the brief: what is wanted, wished for and excluded, each once. */
export function groupRequirements(reading: Reading): Requirement[] {
  const usable = reading.mentions.filter(isUsable);
  const { joined, rest } = joinExclusions({
    words: reading.words,
    mentions: usable.filter(({ isNegated, weight }) => isNegated && weight >= briefWeights.weakestExclusion),
  });
  const alone = usable.filter((mention) => !mention.isNegated || rest.includes(mention));
  const excluded = exclusionsOf(alone);
  const excludedConcepts = new Set(excluded.map((mention) => mention.concept));
  const wanted = usable.filter((mention) => !mention.isNegated && !excludedConcepts.has(mention.concept));
  const contradictory = new Set(
    usable
      .filter((mention) => !mention.isNegated && excludedConcepts.has(mention.concept))
      .map((mention) => mention.concept),
  );
  const requirements = [
    ...groupJobs(wanted, reading),
    ...groupSectors(wanted, reading),
    ...anyOfKinds.flatMap((kind) => groupAnyOf(kind, wanted, reading)),
    ...groupEach("workingMode", wanted, reading),
    ...groupAccountType(wanted, reading),
    ...groupMoney(reading),
    ...reading.dates,
    ...joined,
    ...groupExclusions(
      excluded.filter((mention) => !contradictory.has(mention.concept)),
      wanted,
      reading,
    ),
  ];
  const { words, facts, negated, mentions } = reading;
  const others = unknownExclusions({ words, facts, negated, mentions, used: joined });
  return [...requirements, ...others].map((requirement) => ({ ...requirement, id: idOf(requirement) }));
}

/**
 * Returns what is excluded in earnest: of a word with several meanings the narrowest ("Magento" excludes no online shops), no weak hint
 * of something that is clearly wanted ("a casting director, no actors"), and no account type that is only excluded with a
 * place or a size ("no big London outfits").
 */
function exclusionsOf(usable: readonly MeantMention[]): MeantMention[] {
  const negated = usable.filter((mention) => mention.isNegated);
  return negated.filter((mention) => {
    const { kind } = concepts[mention.concept]!;
    const isWider = negated.some(
      (other) => other.from === mention.from && concepts[other.concept]!.up.some((up) => up.id === mention.concept),
    );
    const isWanted = usable.some(
      (other) =>
        !other.isNegated &&
        other.concept === mention.concept &&
        other.weight >= mention.weight + briefWeights.clearlyWeaker,
    );
    const isQualified =
      kind === "accountType" &&
      negated.some(
        (other) =>
          other.to <= mention.from &&
          other.to >= mention.from - 3 &&
          ["place", "companySize", "sector"].includes(concepts[other.concept]!.kind),
      );
    return !isWider && !isWanted && !isQualified;
  });
}

function idOf(requirement: Requirement): string {
  return `${requirement.kind}:${requirement.importance}:${requirement.label.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** Returns whether a mention may become a requirement: what the writer is, has or does is none, but their sector is a wish. */
function isUsable(mention: MeantMention): boolean {
  const { kind } = concepts[mention.concept]!;
  if (mention.isNegated || kind === "sector") return true;
  if (kind === "skill") return !mention.isOwnSide;
  if (kind === "seniority" && mention.weight < briefWeights.clearSeniority) return false;
  return !mention.isOwnSide && (!mention.isTold || mention.isAsked);
}

/** Groups sectors: experience that is asked for, and, as a wish, the client's own trade. */
function groupSectors(wanted: MeantMention[], reading: Reading): Requirement[] {
  const { words, facts } = reading;
  const sectors = wanted.filter(
    ({ concept, weight }) => concepts[concept]!.kind === "sector" && weight > briefWeights.weakestSector,
  );
  const meanings = Map.groupBy(sectors, (mention) => sectorMeaning(mention, words, facts));
  const asked = groupAnyOf("sector", meanings.get("asked") ?? [], reading);
  if (asked.length > 0) return asked;
  const trade = (meanings.get("trade") ?? []).map((mention) => ({ ...mention, isWished: true }));
  const told = trade.filter(({ isOwnSide, isTold }) => isOwnSide || isTold);
  if (told.length > 0) return groupAnyOf("sector", told, reading).map(asAssumed);
  return groupAnyOf("sector", trade, reading).map(withWidest);
}

/** Adds the sector that the client's trade belongs to: for a coffee roastery, experience of food and drink helps too. */
function withWidest(trade: Requirement): Requirement {
  return { ...trade, concepts: [...new Set([...trade.concepts, ...trade.concepts.map(widestSector)])] };
}

/** Names the sector of what the writer does. No words of the brief ask for it, so it has no place there. */
function asAssumed(trade: Requirement): Requirement {
  const widest = [...new Set(trade.concepts.map(widestSector))];
  return { ...withWidest(trade), label: labelOf("sector", widest), start: 0, end: 0 };
}

function groupJobs(wanted: MeantMention[], reading: Reading): Requirement[] {
  const isAsked = wanted.some(isSurelyAsked);
  const jobs = new Map<string, { concepts: number[]; mentions: MeantMention[]; weight: number }>();
  for (const together of bySpan(
    wanted.filter(
      (mention) =>
        concepts[mention.concept]!.kind === "skill" &&
        mention.weight >= briefWeights.weakestJob &&
        (!isAsked || isSurelyAsked(mention) || (mention.isWished && mention.weight >= briefWeights.clearFrom)),
    ),
  )) {
    const ids = together.toSorted((a, b) => b.weight - a.weight).map((mention) => mention.concept);
    const key = ids.toSorted((a, b) => a - b).join();
    const job = jobs.get(key) ?? { concepts: [...new Set(ids)], mentions: [], weight: 0 };
    job.mentions.push(...together);
    job.weight += Math.max(...together.map((mention) => mention.weight * mention.salience));
    jobs.set(key, job);
  }
  if (reading.verbosity < briefWeights.sideSkillsBelow) lowerSideSkills([...jobs.values()]);
  const ranked = withoutImplied([...jobs.values()]).toSorted(
    (a, b) => b.weight - a.weight || a.mentions[0]!.from - b.mentions[0]!.from,
  );
  const best = ranked[0]?.weight ?? 0;
  return ranked
    .filter((job, rank) => rank < briefWeights.jobsAtMost && job.weight >= best * briefWeights.weakestBesideBest)
    .map((job, rank) => ({
      ...fromMentions(
        "job",
        job.concepts,
        job.mentions,
        (1 / (1 + briefWeights.jobRankDiscount * rank)) * Math.min(1, 0.5 + job.weight / 2),
        reading,
      ),
      ...(job.concepts.length > 1 && { shares: sharesOf(job) }),
      ...(job.mentions.every((mention) => mention.certainty !== undefined) && {
        certainty: Math.max(...job.mentions.map((mention) => mention.certainty ?? 0)),
      }),
    }));
}

/** Returns how far each of several things that one wording may mean counts: the likeliest in full. */
function sharesOf({ concepts: ids, mentions }: { concepts: number[]; mentions: MeantMention[] }): number[] {
  const weights = ids.map((id) =>
    Math.max(...mentions.filter((mention) => mention.concept === id).map((mention) => mention.weight)),
  );
  const most = Math.max(...weights);
  return weights.map((weight) => weight / most);
}

/** Lowers an office word beside a named skill ("a booking app"): in a short brief it is what the work is about, not a second job. */
function lowerSideSkills(jobs: { concepts: number[]; weight: number }[]): void {
  if (!jobs.some((job) => job.weight >= briefWeights.clearJob && job.concepts.some(isOfTickedSkill))) return;
  for (const job of jobs) if (!job.concepts.some(isOfTickedSkill)) job.weight *= briefWeights.sideSkillShare;
}

/**
 * Takes out what is implied: "a graphic designer for labels" is one job, so the wider skill goes when a kind of it is named. Of several
 * things that one wording may mean, the likeliest decides: when it is named, its name stands for all, else what is named goes with them.
 */
function withoutImplied<Job extends { concepts: number[]; weight: number }>(jobs: Job[]): Job[] {
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
          other.weight >= job.weight * 0.6 &&
          other.concepts.some((id) => concepts[id]!.up.some((up) => up.id === job.concepts[0] && up.factor > 0.8)),
      );
    return !isWider;
  });
}

function bySpan(mentions: MeantMention[]): MeantMention[][] {
  const spans = new Map<string, MeantMention[]>();
  for (const mention of mentions) {
    const key = `${mention.from}-${mention.isDescribed ? "s" : mention.to}`;
    spans.set(key, [...(spans.get(key) ?? []), mention]);
  }
  return [...spans.values()];
}

function groupAnyOf(kind: ConceptKind, wanted: MeantMention[], reading: Reading): Requirement[] {
  const mentions = wanted.filter((mention) => concepts[mention.concept]!.kind === kind);
  const strongest = Math.max(0, ...mentions.map((mention) => mention.weight));
  const sure = mentions.filter((mention) => mention.weight >= strongest * 0.7 && mention.weight > 0.25);
  if (sure.length === 0) return [];
  const kindOfRequirement = kind as Requirement["kind"];
  const wishes = sure.filter((mention) => mention.isWished);
  const musts = sure.filter((mention) => !mention.isWished);
  return [musts, wishes]
    .filter((group) => group.length > 0)
    .map((group) => {
      const ids = [...new Set(group.map((mention) => mention.concept))];
      return fromMentions(kindOfRequirement, withoutWider(ids), group, strongest, reading);
    });
}

/** Takes out wider places and sectors: "Leeds, UK" is Leeds, and "skincare in the beauty sector" is skincare. */
function withoutWider(ids: number[]): number[] {
  const wider = new Set(ids.flatMap((id) => concepts[id]!.up.map((up) => up.id)));
  const narrow = ids.filter((id) => !wider.has(id));
  return narrow.length === 0 ? ids : narrow;
}

function groupEach(kind: ConceptKind, wanted: MeantMention[], reading: Reading): Requirement[] {
  const byConcept = new Map<number, MeantMention[]>();
  for (const mention of wanted)
    if (concepts[mention.concept]!.kind === kind && mention.weight >= 0.5)
      byConcept.set(mention.concept, [...(byConcept.get(mention.concept) ?? []), mention]);
  return [...byConcept].map(([id, mentions]) =>
    fromMentions(kind as Requirement["kind"], [id], mentions, briefWeights.workingMode, reading),
  );
}

function groupAccountType(wanted: MeantMention[], reading: Reading): Requirement[] {
  if (reading.searcherType !== "brand" && reading.searcherType !== null) return [];
  const mentions = wanted.filter(
    (mention) => concepts[mention.concept]!.kind === "accountType" && mention.weight >= 0.6,
  );
  const ids = new Set(mentions.map((mention) => mention.concept));
  return ids.size === 1 ? [fromMentions("accountType", [...ids], mentions, 1, reading)] : [];
}

function groupMoney({ money, searcherType }: Reading): Requirement[] {
  if (money === undefined || (searcherType !== "brand" && searcherType !== null)) return [];
  const { start, end, per } = money;
  const kept = per === undefined ? { money } : {};
  return [
    {
      id: "",
      kind: "budget",
      importance: "must",
      label: labelOfMoney(money),
      concepts: [],
      ...kept,
      start,
      end,
      weight: 1,
    },
  ];
}

function groupExclusions(excluded: MeantMention[], wanted: MeantMention[], reading: Reading): Requirement[] {
  const byConcept = new Map<number, MeantMention[]>();
  const wantedIds = new Set(wanted.map((mention) => mention.concept));
  for (const mention of excluded) {
    const isPartOfWanted = concepts[mention.concept]!.kind === "seniority" && wantedIds.size === 0;
    if (mention.weight >= briefWeights.weakestExclusion && !isPartOfWanted)
      byConcept.set(mention.concept, [...(byConcept.get(mention.concept) ?? []), mention]);
  }
  return [...byConcept].map(([id, mentions]) => {
    const { kind } = concepts[id]!;
    return {
      ...fromMentions(kind === "skill" ? "job" : kind, [id], mentions, 1, reading),
      importance: "mustNot" as const,
    };
  });
}

function fromMentions(
  kind: Requirement["kind"],
  ids: number[],
  mentions: MeantMention[],
  weight: number,
  reading: Reading,
): Requirement {
  const first = mentions.toSorted((a, b) => a.from - b.from)[0]!;
  const isWish = mentions.every((mention) => mention.isWished);
  const isInsisted = mentions.some((mention) => mention.isInsisted);
  return {
    id: "",
    kind,
    importance: isWish ? "nice" : "must",
    label: labelOf(kind, ids),
    concepts: ids,
    start: reading.words.starts[first.from]!,
    end: reading.words.ends[first.to - 1]!,
    weight: weight * (isWish ? briefWeights.wishedShare : isInsisted ? briefWeights.insistedShare : 1),
  };
}
