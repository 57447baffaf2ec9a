import type { UserType } from "@triptych/contract/basics";
import { concepts } from "../lexicon/taxonomy.ts";
import type { ConceptKind } from "../lexicon/taxonomy.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { labelOfMoney } from "./money.ts";
import type { Money } from "./money.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { sectorMeaning, widestSector } from "./sector-wishes.ts";
import { isSurelyAsked } from "./suggested-mentions.ts";
import { groupJobs } from "./group-jobs.ts";
import { isNoSector, narrowLabel } from "./narrow-exclusions.ts";
import { isStatedKind, withKindInName } from "./kind-of-account.ts";
import { isLanguage, languagesOf } from "./languages.ts";
import { jobsOfPlaces } from "./places-of-jobs.ts";
import { requirementOf } from "./requirement-of-mentions.ts";
import type { MeantMention, Requirement } from "./requirements.ts";
import { isWayOfWorking, joinExclusions, unknownExclusions } from "./exclusions.ts";
import { isCrowd, isSizeOfAnother } from "./sizes-of-agencies.ts";
import { labelOf } from "./requirement-labels.ts";
import { briefWeights, readingWeights } from "../../weights.ts";

interface Reading {
  words: Words;
  facts: readonly WordFacts[];
  mentions: MeantMention[];
  money: Money | undefined;
  dates: Requirement[];
  negated: Uint8Array;
  refused: Uint8Array;
  searcherType: UserType | null;
  verbosity: number;
}

/** Kinds of which a brief has one requirement that any of its mentions fulfils. */
const anyOfKinds: readonly ConceptKind[] = ["clientType", "companySize", "seniority"];

/** Turns mentions into the requirements of the brief: what is wanted, wished for and excluded, each once. */
export function groupRequirements(reading: Reading): Requirement[] {
  const mentions = reading.mentions.filter(
    (mention) => !isNarrowed(mention, reading) && !isWayOfWorking(mention, reading.words),
  );
  const usable = mentions.filter(isUsable);
  const { joined, rest } = joinExclusions({
    words: reading.words,
    mentions: usable.filter(({ isRefused, weight }) => isRefused && weight >= briefWeights.weakestExclusion),
  });
  const alone = usable.filter((mention) => !mention.isNegated || rest.includes(mention));
  const excluded = exclusionsOf(alone, reading.words);
  const excludedConcepts = new Set(excluded.map((mention) => mention.concept));
  const wanted = usable.filter((mention) => !mention.isNegated && !excludedConcepts.has(mention.concept));
  const languages = wanted.filter((mention) => isLanguage(mention, wanted, reading.words));
  const candidates = wanted.filter(
    (mention) => !languages.includes(mention) && !isCrowd(mention, reading.words) && !isSizeOfAnother(mention, reading),
  );
  const contradictory = new Set(
    usable
      .filter((mention) => !mention.isNegated && excludedConcepts.has(mention.concept) && !isAnybody(mention))
      .map((mention) => mention.concept),
  );
  const jobs = groupJobs(wanted, reading);
  const requirements = [
    ...jobs,
    ...groupSectors(wanted, reading),
    ...groupPlaces(candidates, jobs, reading),
    ...anyOfKinds.flatMap((kind) => groupAnyOf(kind, candidates, reading)),
    ...languagesOf(languages, reading.words),
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
  const { words, facts, refused } = reading;
  const others = unknownExclusions({ words, facts, refused, mentions, used: joined });
  return [...requirements, ...others].map((requirement) => ({ ...requirement, id: idOf(requirement) }));
}

/**
 * Returns what is excluded in earnest: of a word with several meanings the narrowest ("Magento" excludes no online shops), no whole sector
 * for an everyday word, no weak hint of something that is clearly wanted ("a casting director, no actors"), no account type that is only
 * excluded with a place or a size ("no big London outfits"), and not everybody ("nobody wants someone with a million followers").
 */
function exclusionsOf(usable: readonly MeantMention[], { norms, breaks }: Words): MeantMention[] {
  const refused = usable.filter((mention) => mention.isRefused);
  return refused.filter((mention) => {
    const { kind } = concepts[mention.concept]!;
    if (isNoSector(mention, norms)) return false;
    const isWider = refused.some(
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
      (/^(?:who|that|which)$/.test(norms[mention.to] ?? "") ||
        refused.some(
          (other) =>
            other.to <= mention.from &&
            other.to >= mention.from - 3 &&
            breaks.slice(other.to, mention.from + 1).every((mark) => mark !== separators.sentence) &&
            ["place", "companySize", "sector"].includes(concepts[other.concept]!.kind),
        ));
    return !isWider && !isWanted && !isQualified && !isAnybody(mention);
  });
}

/** Returns whether a word such as "someone" names nobody in particular. */
const isAnybody = ({ concept, weight }: MeantMention) =>
  concepts[concept]!.kind === "accountType" && weight < readingWeights.statedKind;

function idOf(requirement: Requirement): string {
  return `${requirement.kind}:${requirement.importance}:${requirement.label.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/**
 * Returns whether the word before an excluded skill makes it something narrower: "no stock footage" refuses stock footage, and neither
 * films nor the people who make them; "no lager brands" refuses no branding.
 */
function isNarrowed({ concept, isNegated, from }: MeantMention, { words, facts, negated, mentions }: Reading): boolean {
  if (!isNegated || concepts[concept]!.kind !== "skill" || from === 0) return false;
  const before = from - 1;
  if (negated[before] === 0 || words.breaks[from] !== separators.none) return false;
  const { isFunction, isQuerySpeak } = facts[before]!;
  const isNamed = mentions.some(
    (other) => other.from <= before && other.to > before && concepts[other.concept]!.kind !== "sector",
  );
  return !isFunction && !isQuerySpeak && !isNamed;
}

/** Returns whether a mention may become a requirement: what the writer is, has or does is none, but their sector is a wish. */
function isUsable(mention: MeantMention): boolean {
  const { kind } = concepts[mention.concept]!;
  if (mention.isNegated || kind === "sector") return true;
  if (kind === "skill") return !mention.isOwnSide;
  if (kind === "seniority" && mention.weight < briefWeights.clearSeniority) return false;
  return !mention.isOwnSide && mention.isIncidental !== true && (!mention.isTold || mention.isAsked);
}

/** Groups sectors: experience that is asked for, and, as a wish, the client's own trade. */
function groupSectors(wanted: MeantMention[], reading: Reading): Requirement[] {
  const { words } = reading;
  const sectors = wanted.filter(
    (mention) =>
      concepts[mention.concept]!.kind === "sector" &&
      mention.weight > briefWeights.weakestSector &&
      !wanted.some((job) => isSurelyAsked(job) && job.from < mention.to && mention.from < job.to),
  );
  const meanings = Map.groupBy(sectors, (mention) => sectorMeaning(mention, words));
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

/** Groups places: those that were said of one job, and those that hold for all. */
function groupPlaces(candidates: MeantMention[], jobs: readonly Requirement[], reading: Reading): Requirement[] {
  const places = candidates.filter(({ concept }) => concepts[concept]!.kind === "place");
  const wanted = jobs.filter(({ isBeside }) => isBeside !== true);
  const saidOf = jobsOfPlaces(places, { words: reading.words, mentions: reading.mentions, jobs: wanted });
  return [...Map.groupBy(places, (place) => saidOf.get(place))].flatMap(([job, own]) =>
    groupAnyOf("place", own, reading).map((one) => (job === undefined ? one : { ...one, saidOf: job.concepts[0]! })),
  );
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
      return requirementOf(
        { kind: kindOfRequirement, ids: withoutWider(ids), mentions: group, weight: strongest },
        reading.words,
      );
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
    requirementOf(
      { kind: kind as Requirement["kind"], ids: [id], mentions, weight: briefWeights.workingMode },
      reading.words,
    ),
  );
}

function groupAccountType(wanted: MeantMention[], reading: Reading): Requirement[] {
  if (reading.searcherType !== "brand" && reading.searcherType !== null) return [];
  const mentions = wanted
    .map((mention) => withKindInName(mention, reading.words))
    .filter(
      (mention) =>
        concepts[mention.concept]!.kind === "accountType" &&
        mention.weight >= readingWeights.statedKind &&
        isStatedKind(mention, reading),
    );
  const ids = new Set(mentions.map((mention) => mention.concept));
  return ids.size === 1
    ? [requirementOf({ kind: "accountType", ids: [...ids], mentions, weight: 1 }, reading.words)]
    : [];
}

/** Returns what can be spent. NOTE: a freelancer who looks for clients says what they ask, and not what they pay. */
function groupMoney({ money, searcherType }: Reading): Requirement[] {
  if (money === undefined || searcherType === "freelancer") return [];
  const { start, end, per } = money;
  const kept = per === undefined || per === "day" ? { money } : {};
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
    const requirement = requirementOf(
      { kind: kind === "skill" ? "job" : kind, ids: [id], mentions, weight: 1 },
      reading.words,
    );
    return {
      ...requirement,
      label: narrowLabel(mentions, reading.words) ?? requirement.label,
      importance: "mustNot" as const,
    };
  });
}
