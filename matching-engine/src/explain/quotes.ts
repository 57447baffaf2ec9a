import { fieldOf, lengthOf, sourceOf, startOf } from "../read/profile/evidence.ts";
import { sources, textsOf, ticksOf } from "../searchable-profile.ts";
import type { SearchableProfile } from "../searchable-profile.ts";
import { endsShortForm } from "../text/short-forms.ts";
import { explanationLimits } from "../weights.ts";

/** Holds words of a profile, character for character, the field that they stand in, and where in them the proof is. */
export interface Quote {
  quote: string;
  field: string;
  /** Names the case study that the words are of. */
  caseStudyId?: string;
  proof?: { start: number; end: number };
}

/** Returns the words behind a piece of evidence: a ticked value, a title, or the clause of the prose around it. */
export function quoteOf(profile: SearchableProfile, evidence: Uint32Array, at: number): Quote | undefined {
  if (at < 0) return undefined;
  const first = evidence[at]!;
  const second = evidence[at + 1]!;
  const source = sourceOf(first);
  if (source === sources.tick || source === sources.skill) {
    const list = ticksOf(profile)[fieldOf(first)];
    const value = list?.values[startOf(second)];
    return value === undefined ? undefined : { quote: value, field: list!.field };
  }
  const text = textsOf(profile)[fieldOf(first)];
  if (text === undefined) return undefined;
  const start = startOf(second);
  const end = start + lengthOf(second);
  const [from, to] = source === sources.title ? [0, text.text.length] : sentenceAround(text.text, start, end);
  const proof = { start: start - from, end: end - from };
  const of = text.caseStudyId === undefined ? {} : { caseStudyId: text.caseStudyId };
  return { quote: text.text.slice(from, to), field: text.field, ...of, proof };
}

/** Returns where the sentence around a mention begins and ends; only a very long one is cut, at word ends. */
function sentenceAround(text: string, start: number, end: number): [number, number] {
  let from = start;
  while (from > 0 && !isSentenceEnd(text, from - 1)) from -= 1;
  let to = end;
  while (to < text.length && !isSentenceEnd(text, to)) to += 1;
  const isLong = to - from > explanationLimits.quoteCharacters;
  if (isLong) [from, to] = narrowed(text, { from, to }, { start, end });
  while (from < start && text[from]!.trim() === "") from += 1;
  while (to > end && text[to - 1]!.trim() === "") to -= 1;
  return [from, to];
}

/** Cuts a sentence at word ends around the proving words. */
function narrowed(
  text: string,
  { from, to }: { from: number; to: number },
  { start, end }: { start: number; end: number },
): [number, number] {
  const room = Math.max(0, explanationLimits.quoteCharacters - (end - start));
  let left = Math.max(from, start - Math.floor(room / 2));
  let right = Math.min(to, end + Math.ceil(room / 2));
  while (left > from && left < start && text[left - 1] !== " ") left += 1;
  while (right < to && right > end && text[right] !== " ") right -= 1;
  return [left, right];
}

function isSentenceEnd(text: string, at: number): boolean {
  const character = text[at]!;
  if (character === "\n") return true;
  if (character !== "." && character !== "!" && character !== "?" && character !== ";") return false;
  if (endsShortForm(text, at)) return false;
  const next = text[at + 1];
  return next === undefined || next === " " || next === "\n";
}
