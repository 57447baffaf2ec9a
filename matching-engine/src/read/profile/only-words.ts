import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Mention } from "../lexicon/mentions.ts";
import type { Place, Written } from "./told-work-levels.ts";
import { whose } from "./writers-words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Returns whether a name of work is only a word here: of two things in a list, of a name, of somebody else, or an everyday one that does nothing. */
export function isOnlyWord(place: Place, written: Written): boolean {
  const { words, writer } = written;
  if (crossesComma(place, words)) return true;
  if (writer[place.from] === whose.name || writer[place.to - 1] === whose.name) return true;
  if (place.isSkill && isWorkersOwn(place, words)) return true;
  return !place.isName && isLooseWord(place, written);
}

/** Returns whether a skill is named by somebody to whom something belongs: "the architect's drawings", "a stylist's assistant". */
export function isWorkersOwn({ to }: Pick<Mention, "to">, { text, starts, ends, norms, breaks }: Words): boolean {
  const written = text.slice(starts[to - 1], ends[to - 1]);
  return /(?:er|or|ist|ian|ect)$/.test(norms[to - 1]!) && /['’]s$/.test(written) && breaks[to] === separators.none;
}

/** Returns whether a sector is only where something takes place: "in a hotel car park". */
export function isWhereabouts({ from }: Pick<Mention, "from">, { norms, breaks }: Words): boolean {
  const article = [from - 1, from - 2].find((at) => /^an?$/.test(norms[at] ?? ""));
  if (article === undefined || breaks.slice(article, from + 1).some((one) => one !== separators.none)) return false;
  return /^(?:in|at|above|behind|near|beside|opposite)$/.test(norms[article - 1] ?? "");
}

/** Returns whether a name of several words was put together over a comma: "English, Spanish". */
function crossesComma({ from, to }: Place, { text, starts, ends }: Words): boolean {
  return to > from + 1 && text.slice(starts[from], ends[to - 1]).includes(",");
}

const prepositions = wordSet("from to with without about like than of by into for in");

/**
 * Returns whether a single everyday word stands where it tells of no work: as a participle without an object ("reviewed for the code"), or
 * behind the preposition that opens a sentence ("from social to sites, we …").
 */
function isLooseWord({ from, to }: Place, { words: { norms, breaks }, facts, writer }: Written): boolean {
  if (to !== from + 1 || !facts[from]!.isEveryday || writer[from - 1] === whose.writer) return false;
  if (norms[from]!.endsWith("ed")) return breaks[to] !== separators.none || prepositions.has(norms[to] ?? "");
  const isBehindOpening = breaks[from - 1] === separators.sentence && breaks[from] === separators.none;
  return isBehindOpening && prepositions.has(norms[from - 1]!);
}
