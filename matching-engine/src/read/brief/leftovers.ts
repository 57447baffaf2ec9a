import type { AboutYou } from "@triptych/contract/reading";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { readingWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { firstOfPhrase, workVerbs } from "./phrases.ts";
import { roleNouns } from "./role-nouns.ts";
import { labelOf } from "./requirement-labels.ts";
import type { MeantMention } from "./requirements.ts";
import type { Meaning } from "./suggested-mentions.ts";

/** Returns what the writer says of themselves, each thing once. */
export function aboutYouOf(words: Words, mentions: readonly MeantMention[]): AboutYou[] {
  const own = mentions.filter((mention) => isAboutYou(mention) && mention.weight >= readingWeights.aboutYouFrom);
  const byPlace = Map.groupBy(own, ({ from }) => from);
  return [...byPlace.values()].map((each) => {
    const { concept, from, to } = each.toSorted((a, b) => b.weight - a.weight)[0]!;
    const kind = concepts[concept]!.kind === "skill" ? "job" : (concepts[concept]!.kind as AboutYou["kind"]);
    return { label: labelOf(kind, [concept]), kind, start: words.starts[from]!, end: words.ends[to - 1]! };
  });
}

/** Returns whether a mention is what the writer is, owns or does: their trade, their place, their kind of business. */
function isAboutYou(mention: MeantMention): boolean {
  const { concept, isOwnSide, isTold, isAsked, isNegated, isDescribed, isIncidental } = mention;
  if (isNegated || isDescribed || isIncidental === true) return false;
  return isOwnSide || (isTold && !isAsked && concepts[concept]!.kind !== "skill");
}

/** Returns whether a word asks for nothing by itself: numbers, verbs of any work, roles, function words and words of asking. */
function saysNothing(norm: string, { isFunction, isQuerySpeak }: WordFacts): boolean {
  return /^\d/.test(norm) || workVerbs.has(norm) || roleNouns.has(norm) || isFunction || isQuerySpeak;
}

interface Read {
  words: Words;
  facts: readonly WordFacts[];
  meaning: Meaning;
  mentions: readonly MeantMention[];
  /** Returns whether a word is part of a sum or a date. */
  isFigure: (at: number) => boolean;
}

/** Returns the words of asking sentences that were read as nothing; neighbours are one place. */
export function findUnused({ words, facts, meaning, mentions, isFigure }: Read): { start: number; end: number }[] {
  const used = new Uint8Array(facts.length);
  for (const { from, to, isThing } of mentions) used.fill(1, isThing === true ? firstOfPhrase(from, words) : from, to);
  const unused: { start: number; end: number }[] = [];
  let last = -2;
  for (const [at, word] of facts.entries()) {
    const isTold = meaning.negated[at] === 1 || meaning.roles.told[at] === 1;
    if (isTold || saysNothing(words.norms[at]!, word) || used[at] === 1) continue;
    if (meaning.roles.asked[at] === 0 || isFigure(at)) continue;
    const end = words.ends[at]!;
    if (last === at - 1 && words.breaks[at] === separators.none) unused.at(-1)!.end = end;
    else unused.push({ start: words.starts[at]!, end });
    last = at;
  }
  return unused;
}
