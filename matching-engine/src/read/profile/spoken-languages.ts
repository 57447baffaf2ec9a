import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { isNoun, languageNames } from "../brief/languages.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";

/** Drops a place whose name only says which languages somebody works in: "Spanish or English, as you like" proves nothing about Spain. */
export function withoutSpokenLanguages(mentions: readonly Mention[], words: Words): Mention[] {
  return mentions.filter((mention) => concepts[mention.concept]!.kind !== "place" || !isSpoken(mention, words));
}

function isSpoken({ from, to }: Mention, words: Words): boolean {
  const { norms } = words;
  if (to > from + 1 || !languageNames.has(norms[from]!)) return false;
  return /^(?:speak|speaks|speaking|spoken)$/.test(norms[from - 1] ?? "") || isListed(from, words);
}

/** Returns whether other languages stand beside one, and nothing behind them that they describe, as in "Danish or Swedish studios". */
function isListed(at: number, words: Words): boolean {
  let first = at;
  let last = at;
  while (isJoined(first - 1, words) || isJoined(first - 2, words)) first -= isJoined(first - 1, words) ? 1 : 2;
  while (joinOf(last, words) > 0) last += joinOf(last, words);
  if (first === last) return false;
  const next = words.norms[last + 1];
  return next === undefined || words.breaks[last + 1] !== separators.none || !isNoun(next);
}

function isJoined(at: number, words: Words): boolean {
  return at >= 0 && joinOf(at, words) > 0;
}

/** Returns how many words behind a language the next one of the same list stands: 1 over a comma, 2 over "and", 0 where there is none. */
function joinOf(at: number, { norms, breaks }: Words): number {
  if (!languageNames.has(norms[at]!)) return 0;
  if (breaks[at + 1] === separators.comma && languageNames.has(norms[at + 1] ?? "")) return 1;
  const isList = /^(?:and|or)$/.test(norms[at + 1] ?? "") && languageNames.has(norms[at + 2] ?? "");
  return isList && breaks[at + 1] !== separators.sentence && breaks[at + 2] !== separators.sentence ? 2 : 0;
}
