import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Span } from "./profile-clauses.ts";
import type { ReadText } from "./read-text.ts";

/** Names groups of people who work together, and the rooms in which they do. */
export const premises = wordSet(
  "team teams studio studios crew agency agencies company practice house collective cooperative co-operative co-op duo trio partnership office offices workshop workshops room rooms desk base home barn warehouse shed attic basement garage unit booth laboratory lab mill loft bureau consultancy",
);
/** Names rooms in which anybody may work: these are the writer's only behind "from" or "our". */
const rooms = wordSet("barn warehouse shed basement garage unit mill home house");
/** Stands before "in" where somebody speaks of themselves: "forty years in Nottingham", "starting out in Liverpool". */
const ofThemselves = wordSet("years out mostly here always usually");
const workers = /(?:ers|ors|ists|ians|ants|men|women|er|or|ist|ian|ant|people|staff|natives)$/;
const oneWorker = /(?:er|or|ist|ian|ant|man|woman)$/;

export const prepositions = wordSet("in at near outside around across throughout from behind inside beside above out");
const owners = /^(?:our|my|this)$/;
const articles = /^(?:an?|one)$/;
const beforeOwn = /^(?:i'm|we're|am|are|is|as)$/;

/** Counts the words between a place and the group that it describes: "Bogotá's kitchen-table research house". */
const wordsToGroup = 4;

/** Returns whether a word stands before "in" that names people who work, a room in which they do, or the writer's time. */
export const namesGroup = (word: string): boolean => premises.has(word) || ofThemselves.has(word) || workers.test(word);

/** Returns whether a place is named by its people or its language: "British", "Scots", but not "Dubai". */
export function namesPeople({ concept, to }: Mention, { norms }: Words): boolean {
  const word = norms[to - 1]!;
  const isName = concepts[concept]!.name.toLowerCase().includes(word);
  return !isName && /(?:ish|ese|ian|ean|ench|utch|zech|man|ican|atalan|ic|i|scots|arab)$/.test(word);
}

/** Returns whether a place says where the writer's group is: "our Belfast team", "an Amsterdam crew", "Leeds photographer". */
export function isOfOwnGroup({ from, to }: Pick<Mention, "from" | "to">, read: ReadText): boolean {
  const { norms, breaks } = read.words;
  const first = firstOfGroup(from, read.words);
  const opening = first < from ? norms[first]! : "";
  const before = breaks[first] === separators.none ? (norms[first - 1] ?? "") : undefined;
  if (owners.test(opening)) return isBeforeGroup(to, read);
  if (first !== from && !articles.test(opening)) return false;
  if (before === undefined || beforeOwn.test(before)) return isBeforeGroup(to, read);
  return before === "from" && first < from && premises.has(norms[to] ?? "");
}

/** Returns where the words begin that describe a group together with its place: "our busy Belfast team". */
function firstOfGroup(from: number, { norms, breaks }: Words): number {
  let first = from;
  while (first > from - wordsToGroup && breaks[first] === separators.none && !prepositions.has(norms[first - 1]!)) {
    if (owners.test(norms[first]!) || articles.test(norms[first]!)) break;
    first -= 1;
  }
  return first;
}

function isBeforeGroup(from: number, { words: { norms, breaks }, facts }: ReadText): boolean {
  for (let at = from; at < from + wordsToGroup && at < norms.length && breaks[at] === separators.none; at += 1) {
    if (prepositions.has(norms[at]!) || /^(?:and|or|are|is|has|have|who|that)$/.test(norms[at]!)) return false;
    if (premises.has(norms[at]!) || (oneWorker.test(norms[at]!) && !facts[at]!.isFunction)) return true;
  }
  return false;
}

/** Returns whether a thing, a person or a room stands here that may be anybody's: "a museum", "900 roads", "the shop", "your day". */
export function isSomebodyElses(head: number, sentence: Span, { norms, breaks }: Words): boolean {
  for (let at = head - 1; at >= head - 2 && at >= sentence.from && breaks[at + 1] === separators.none; at -= 1) {
    if (/^(?:the|some|every|their|his|her|your|\d+)$/.test(norms[at]!)) return true;
    if (!articles.test(norms[at]!)) continue;
    const isGroup = premises.has(norms[head]!) && !rooms.has(norms[head]!);
    return !isGroup || norms.slice(head, sentence.to).some((word) => word === "me" || word === "us");
  }
  return false;
}
