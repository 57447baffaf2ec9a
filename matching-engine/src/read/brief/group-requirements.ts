import type { UserType } from "@triptych/contract/basics";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import type { ConceptKind } from "../lexicon/taxonomy.ts";
import type { Words } from "../../text/words.ts";
import type { Money } from "./money.ts";
import type { MeantMention, Requirement } from "./requirements.ts";
import { labelOf } from "./requirement-labels.ts";
import { briefWeights } from "../../weights.ts";

type Reading = {
  words: Words;
  mentions: MeantMention[];
  money: Money | undefined;
  searcherType: UserType | null;
  verbosity: number;
};

/** Kinds of which a brief has one requirement that any of its mentions fulfils. */
const anyOfKinds: readonly ConceptKind[] = ["sector", "place", "clientType", "companySize", "seniority"];

/** Turns mentions into the requirements of the brief: what is wanted, wished for and excluded, each once. */
export function groupRequirements(reading: Reading): Requirement[] {
  const usable = reading.mentions.filter((mention) => isUsable(mention, reading));
  const excluded = exclusionsOf(usable);
  const excludedConcepts = new Set(excluded.map((mention) => mention.concept));
  const wanted = usable.filter((mention) => !mention.isNegated && !excludedConcepts.has(mention.concept));
  const contradictory = new Set(
    usable
      .filter((mention) => !mention.isNegated && excludedConcepts.has(mention.concept))
      .map((mention) => mention.concept),
  );
  const requirements = [
    ...groupJobs(wanted, reading),
    ...anyOfKinds.flatMap((kind) => groupAnyOf(kind, wanted, reading)),
    ...groupEach("workingMode", wanted, reading),
    ...groupAccountType(wanted, reading),
    ...groupMoney(reading),
    ...groupExclusions(
      excluded.filter((mention) => !contradictory.has(mention.concept)),
      wanted,
      reading,
    ),
  ];
  return requirements.map((requirement) => ({ ...requirement, id: idOf(requirement) }));
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

/** Returns whether a mention may become a requirement: what writers say of themselves names their sector and size, never the job. */
function isUsable(mention: MeantMention, reading: Reading): boolean {
  const { kind } = concepts[mention.concept]!;
  if (mention.isOwnSide)
    return kind === "sector" || kind === "clientType" || (kind === "place" && reading.searcherType === "brand");
  return true;
}

function groupJobs(wanted: MeantMention[], reading: Reading): Requirement[] {
  const jobs = new Map<string, { concepts: number[]; mentions: MeantMention[]; weight: number }>();
  for (const together of bySpan(
    wanted.filter(
      (mention) => concepts[mention.concept]!.kind === "skill" && mention.weight >= briefWeights.weakestJob,
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

function groupMoney({ money, words, searcherType }: Reading): Requirement[] {
  if (money === undefined || (searcherType !== "brand" && searcherType !== null)) return [];
  const label = `Budget of ${words.text.slice(money.start, money.end).trim()}`;
  return [
    {
      id: "",
      kind: "budget",
      importance: "must",
      label,
      concepts: [],
      money,
      start: money.start,
      end: money.end,
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
