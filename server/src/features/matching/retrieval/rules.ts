import type { UserType } from "@triptych/contract/basics";
import type { Criterion } from "@triptych/contract/matching";
import { readBrief } from "@triptych/matching-engine/read-brief";
import type { Found } from "../rules.ts";

/** A requirement that a model read: words of the brief, and what they mean in a word of the contract's lists. */
export type Reading = Pick<Criterion, "importance"> & { words: string; meaning: string };

/** Words of a profile that a model found for a requirement. */
export interface Evidence {
  criterionId: string;
  field: string;
  quote: string;
  sentence: string;
}

/**
 * A brief with the requirements that a model read out of it and the engine does not see, said in words that the engine
 * knows. Without such requirements it is the brief itself.
 */
export function withReadings(text: string, readings: readonly Reading[], searcherType: UserType): string {
  const seen = new Set(subjectsOf(text, searcherType));
  const sentences = readings.flatMap((reading) => {
    const sentence = sentenceOf(reading);
    const subjects = subjectsOf(sentence, searcherType);
    if (subjects.length === 0 || subjects.some((subject) => seen.has(subject))) return [];
    for (const subject of subjects) seen.add(subject);
    return [sentence];
  });
  return [text, ...sentences].join("\n");
}

function sentenceOf({ importance, meaning }: Reading): string {
  if (importance === "mustNot") return `No ${meaning}.`;
  return importance === "nice" ? `Ideally ${meaning}.` : `${meaning}.`;
}

/** What the engine takes a text to be about, whatever the importance. */
function subjectsOf(text: string, searcherType: UserType): string[] {
  return readBrief(text, { searcherType }).requirements.map(({ kind, label }) => `${kind}:${label}`);
}

/** Criteria quote the person's own brief, never the words that were added to it. */
export function quoteTheBrief(found: Found, brief: string, readings: readonly Reading[]): Found {
  const criteria = found.criteria.map((criterion) => {
    if (brief.includes(criterion.briefQuote)) return criterion;
    const reading = readings.find(({ meaning }) => meaning.includes(criterion.briefQuote));
    return { ...criterion, briefQuote: reading?.words ?? "" };
  });
  return { ...found, criteria };
}

/** Evidence that a model found, and that was checked, is worth half of what it proves, and so much at most altogether. */
const evidenceShare = 0.5;
const evidenceAtMost = 10;
const reasonsAtMost = 6;
/** From here on every requirement has evidence of the engine's own. */
const exceptional = 90;

/** A match with what a model found in the profile's words for requirements that the engine left open. */
export function creditEvidence(found: Found, { evidence }: { evidence: readonly Evidence[] }): Found {
  const gained: Criterion[] = [];
  const criteria = found.criteria.map((criterion) => {
    const proof = evidence.find(({ criterionId }) => criterionId === criterion.id);
    if (!proof || criterion.status !== "notStated" || criterion.importance === "mustNot") return criterion;
    const { quote, field } = proof;
    const lead = proof.sentence.replace(/[.!?]+$/, "") || `${criterion.label}, in part`;
    const points = Math.round(criterion.weight * evidenceShare * 10) / 10;
    const credited: Criterion = {
      ...criterion,
      status: "partly",
      quote,
      field,
      points,
      sentence: `${lead}: “${quote}”.`,
    };
    gained.push(credited);
    return credited;
  });
  if (gained.length === 0) return found;
  const gain = Math.min(
    evidenceAtMost,
    gained.reduce((sum, { points }) => sum + points, 0),
  );
  const open = new Set(gained.map(({ id }) => found.criteria.find((criterion) => criterion.id === id)!.sentence));
  const reasons = [...found.reasons.filter((reason) => !open.has(reason)), ...gained.map(({ sentence }) => sentence)];
  return { ...found, criteria, reasons: reasons.slice(0, reasonsAtMost), score: raised(found, gain) };
}

/** Smooths ranks, as published with reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009). */
const fusionConstant = 60;

/** Joins several orders of people into one: by the sum of the reciprocals of their places. Equal sums keep the first order. */
export function fuse(rankings: readonly (readonly string[])[]): string[] {
  const sums = new Map<string, number>();
  for (const ranking of rankings) {
    ranking.forEach((id, place) => sums.set(id, (sums.get(id) ?? 0) + 1 / (fusionConstant + place + 1)));
  }
  return [...sums.keys()].toSorted((a, b) => sums.get(b)! - sums.get(a)!);
}

/** Points that another order than the engine's can bring or cost at most. */
const nudgeAtMost = 5;

/**
 * The matches in the engine's order, moved a little towards another one: scores keep their meaning, what breaks a rule
 * never rises, and nobody gets among the exceptional by it.
 */
export function nudgeTowards(found: readonly Found[], order: readonly string[]): Found[] {
  const placeIn = new Map(order.map((id, place) => [id, place]));
  const nudged = found.map((match, place) => {
    const climbed = place - (placeIn.get(match.id) ?? place);
    const points = Math.round((climbed / Math.max(1, found.length)) * nudgeAtMost * 2);
    const nudge = Math.max(-nudgeAtMost, Math.min(nudgeAtMost, points));
    return { ...match, score: nudge > 0 ? raised(match, nudge) : Math.max(0, match.score + nudge) };
  });
  const place = (id: string) => placeIn.get(id) ?? order.length;
  return nudged.toSorted((a, b) => b.score - a.score || place(a.id) - place(b.id));
}

function raised({ score, criteria }: Found, points: number): number {
  const breaksRule = criteria.some(({ status, importance }) => status === "contradicted" && importance !== "nice");
  if (breaksRule || score >= exceptional) return score;
  return Math.min(exceptional - 1, Math.round(score + points));
}
