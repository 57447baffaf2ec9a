import type { Criterion } from "@triptych/contract/matching";
import { matchingFigures } from "@triptych/matching-engine/figures";
import { reasonsOf } from "@triptych/matching-engine/reasons";
import type { Found } from "../rules.ts";

/** Describes a requirement that a model read: words of the brief, and the value of the contract's lists that they mean. */
export type Reading = Pick<Criterion, "importance"> & { words: string; meaning: string };

/** Describes words of a profile that a model found for a requirement. */
export interface Evidence {
  criterionId: string;
  field: string;
  quote: string;
  /** Says why the quote shows it. */
  note?: string;
}

/**
 * Returns the brief followed by the requirements that a model read in it and the engine misses, in words that the engine knows.
 * Without such requirements it returns the brief unchanged.
 */
export async function withReadings(
  text: string,
  readings: readonly Reading[],
  listSubjects: (words: string) => Promise<string[]>,
): Promise<string> {
  if (readings.length === 0) return text;
  const seen = new Set(await listSubjects(text));
  const added: string[] = [];
  for (const sentence of readings.map(sentenceOf)) {
    const subjects = await listSubjects(sentence);
    if (subjects.length === 0 || subjects.some((subject) => seen.has(subject))) continue;
    for (const subject of subjects) seen.add(subject);
    added.push(sentence);
  }
  return [text, ...added].join("\n");
}

function sentenceOf({ importance, meaning }: Reading): string {
  if (importance === "mustNot") return `No ${meaning}.`;
  return importance === "nice" ? `Ideally ${meaning}.` : `${meaning}.`;
}

/** Replaces quotes of added words with quotes of the person's own brief. */
export function quoteTheBrief(found: Found, brief: string, readings: readonly Reading[]): Found {
  const criteria = found.criteria.map((criterion) => {
    if (brief.includes(criterion.briefQuote)) return criterion;
    const reading = readings.find(({ meaning }) => meaning.includes(criterion.briefQuote));
    return { ...criterion, briefQuote: reading?.words ?? "" };
  });
  return { ...found, criteria };
}

/** Limits what a model's evidence brings: a share of the requirement's points, and so many points for all of it. */
const evidenceShare = 0.5;
const evidenceAtMost = 10;
/** Holds the scores that take evidence which the engine found itself: of who fits, and of who agrees in nearly everything. */
const { fits, nearlyAll } = matchingFigures;

/** Adds to a match the evidence that a model found in the profile for requirements that the engine left open. */
export function creditEvidence(found: Found, { evidence }: { evidence: readonly Evidence[] }): Found {
  const gained: Criterion[] = [];
  const criteria = found.criteria.map((criterion) => {
    const proof = evidence.find(({ criterionId }) => criterionId === criterion.id);
    if (!proof || criterion.status !== "notStated" || criterion.importance === "mustNot") return criterion;
    const { quote, field, note } = proof;
    const points = Math.round(criterion.weight * evidenceShare * 10) / 10;
    const credited: Criterion = {
      ...criterion,
      status: "partly",
      quote,
      field,
      ...(note === undefined ? {} : { note }),
      points,
    };
    gained.push(credited);
    return credited;
  });
  if (gained.length === 0) return found;
  const gain = Math.min(
    evidenceAtMost,
    gained.reduce((sum, { points }) => sum + points, 0),
  );
  return { ...found, criteria, reasons: reasonsOf(criteria), score: raised(found, gain) };
}

/** Holds the constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009). */
const fusionConstant = 60;

/** Merges several rankings by reciprocal rank fusion. Equal sums keep the order of the first ranking. */
export function fuse(rankings: readonly (readonly string[])[]): string[] {
  const sums = new Map<string, number>();
  for (const ranking of rankings) {
    ranking.forEach((id, place) => sums.set(id, (sums.get(id) ?? 0) + 1 / (fusionConstant + place + 1)));
  }
  return [...sums.keys()].toSorted((a, b) => sums.get(b)! - sums.get(a)!);
}

/** Limits the points that another ranking than the engine's can add or take away. */
const boostAtMost = 5;

/**
 * Moves matches a few points towards another ranking. Scores keep their meaning: who breaks a rule never rises, and nobody comes to fit, or ceases to, this way.
 */
export function boostTowards(found: readonly Found[], order: readonly string[]): Found[] {
  const placeIn = new Map(order.map((id, place) => [id, place]));
  const boosted = found.map((match, place) => {
    const climbed = place - (placeIn.get(match.id) ?? place);
    const points = Math.round((climbed / Math.max(1, found.length)) * boostAtMost * 2);
    const boost = Math.max(-boostAtMost, Math.min(boostAtMost, points));
    return { ...match, score: boost > 0 ? raised(match, boost) : lowered(match, -boost) };
  });
  const place = (id: string) => placeIn.get(id) ?? order.length;
  return boosted.toSorted((a, b) => b.score - a.score || place(a.id) - place(b.id));
}

function raised({ score, criteria }: Found, points: number): number {
  const breaksRule = criteria.some(({ status, importance }) => status === "contradicted" && importance !== "nice");
  const line = [fits, nearlyAll].find((one) => score < one);
  if (breaksRule || line === undefined) return score;
  return Math.min(line - 1, Math.round(score + points));
}

const lowered = ({ score }: Found, points: number) =>
  Math.max(
    [nearlyAll, fits, 0].find((one) => score >= one)!,
    score - points,
  );
