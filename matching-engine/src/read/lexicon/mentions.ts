import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "./taxonomy.ts";
import type { AliasNode, WordFacts } from "./lexicon.ts";
import type { ConceptAlias } from "./taxonomy.ts";

/** Describes an alias found in a text: the words from `from` to before `to`. */
export interface Mention {
  concept: number;
  weight: number;
  from: number;
  to: number;
  /** Is true where a brief asks for the thing itself, as in "a film". */
  isThing?: boolean;
}

/**
 * Finds aliases in a text, the longest first at each place; none reaches over the end of a sentence. In a brief an everyday
 * word is not taken for a skill of its stem: a "letter" is no lettering and to "explain" is no explainer film.
 */
export function findMentions(
  words: Words,
  facts: readonly WordFacts[],
  text: "brief" | "profile" = "profile",
): Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < facts.length) {
    const node = facts[at]!.node;
    let end = at;
    const longest = node === undefined ? undefined : longestMatch({ words, facts, text }, at, node);
    if (longest !== undefined) {
      end = longest.to;
      for (const { concept, weight } of longest.meanings) mentions.push({ concept, weight, from: at, to: end });
    }
    const mayBeFamily = facts[at]!.family !== undefined && !(text === "brief" && facts[at]!.isEveryday);
    if (end === at && mayBeFamily) end = addFamily(facts[at]!.family!, at, mentions);
    at = end > at ? end : at + 1;
  }
  return mentions;
}

interface Text {
  words: Words;
  facts: readonly WordFacts[];
  text: "brief" | "profile";
}
interface Match {
  meanings: ConceptAlias[];
  to: number;
}

function longestMatch(read: Text, start: number, first: AliasNode): Match | undefined {
  const { words, facts } = read;
  let node: AliasNode | undefined = first;
  let found: Match | undefined;
  for (let at = start; node !== undefined;) {
    at += 1;
    const meanings = node.meanings.filter((alias) => isMeant(alias, read, [start, at]));
    if (meanings.length > 0) found = { meanings, to: at };
    if (at >= facts.length || words.breaks[at] === separators.sentence) break;
    node = node.next.get(facts[at]!.form);
  }
  return found;
}

function addFamily(family: readonly ConceptAlias[], at: number, mentions: Mention[]): number {
  for (const { concept, weight } of family) mentions.push({ concept, weight, from: at, to: at + 1 });
  return at + 1;
}

const beforePlaces = new Set([
  "in",
  "from",
  "near",
  "around",
  "at",
  "to",
  "of",
  "across",
  "outside",
  "based",
  "for",
  "or",
  "and",
  "between",
  "not",
  "than",
  "for",
]);

function isMeant(alias: ConceptAlias, read: Text, [from, to]: [number, number]): boolean {
  const { words } = read;
  if (alias.asWritten && !alias.words.endsWith(words.norms[to - 1]!)) return false;
  if (alias.needsCapitals) return isInCapitals(words.text.slice(words.starts[from], words.ends[to - 1]));
  if (!alias.needsPlaceContext) return concepts[alias.concept]!.kind !== "place" || isPlaceWord(words, from, to);
  return isInPlaceContext(read, from, to);
}

/**
 * Returns whether an ordinary word is the name of a place: with its capital behind a preposition. A profile names it too where it stands alone behind a comma
 * ("Photographer, Hull"), and in a text without any capital.
 */
function isInPlaceContext({ words, facts, text }: Text, from: number, to: number): boolean {
  const { norms, breaks, starts } = words;
  const first = words.text.charCodeAt(starts[from]!);
  const hasCapital = first >= 65 && first <= 90;
  const isBehind = breaks[from] !== separators.sentence && beforePlaces.has(norms[from - 1]!);
  if (text === "brief" || facts[from]!.isEveryday) return hasCapital && isBehind;
  if (hasCapital) return isBehind || (breaks[from] === separators.comma && endsClause(words, to));
  const isJoined = /^(?:and|or)$/.test(norms[to] ?? "") || endsClause(words, to);
  return isBehind && isJoined && words.text === words.text.toLowerCase();
}

const endsClause = ({ norms, breaks }: Words, at: number) => at === norms.length || breaks[at] !== separators.none;

/** Returns whether a short name of a place has its capital: a lower-case "us" is not a country. */
function isPlaceWord(words: Words, from: number, to: number): boolean {
  const written = words.text.slice(words.starts[from], words.ends[to - 1]);
  return written.length > 2 || written === written.toUpperCase() || written === "uk";
}

function isInCapitals(written: string): boolean {
  return written === written.toUpperCase() && written !== written.toLowerCase();
}
