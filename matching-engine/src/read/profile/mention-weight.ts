import { isSentences, sources } from "../../searchable-profile.ts";
import { separators } from "../../text/words.ts";
import { profileWeights } from "../../weights.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { isOwnVerb } from "./names-of-work.ts";
import type { ReadText } from "./read-text.ts";
import { sectorUse } from "./sector-experience.ts";
import { isOwnTrade } from "./sectors-of-brand.ts";
import { wholeSectorOf } from "./sectors-shown.ts";
import type { ShownSectors } from "./sectors-shown.ts";
import { saidOf } from "./told-of-others.ts";
import { whose } from "./writers-words.ts";

/** Returns how much a mention shows: how surely it is of its concept, and how far it is believed. */
export function weightOfMention(mention: Mention, read: ReadText, sectors: ShownSectors): number {
  return weightIn(mention, read) * trustIn(mention, read, sectors);
}

/** Returns how surely a mention is of its concept: a verb that says what the writer does is clearer than the same word as a thing. */
function weightIn(mention: Mention, { source, words }: ReadText): number {
  const isVerb = isSentences(source) && isOwnVerb(mention, words);
  return isVerb ? Math.max(mention.weight, profileWeights.ownVerb) : mention.weight;
}

/** Returns how far a mention is believed: a skill less where it is about other people or a past that is over. */
function trustIn(mention: Mention, read: ReadText, sectors: ShownSectors): number {
  const { source, words, elsewhere } = read;
  if (source === sources.title)
    return words.norms.lastIndexOf("for", mention.from) >= 0 ? profileWeights.aboutOthers : 1;
  if (!isSentences(source)) return 1;
  const { kind } = concepts[mention.concept]!;
  if (kind === "place") return 1;
  if (kind === "sector") return trustInSector(mention, read, sectors);
  const isOfOthers =
    kind === "skill" && manyOthers.test(words.norms[mention.to - 1]!) && !isOwnPeople(mention.from, read);
  return isOfOthers || elsewhere[mention.from] !== saidOf.writer ? profileWeights.aboutOthers : 1;
}

/** Matches the names of several people or companies of a trade, who are rarely the one who writes. */
const manyOthers = /(?:ers|ors|ists|men|companies|agencies|firms|houses)$/;

/** Returns whether the people are the writer's own: "our five film-makers", "nine editors in Hull". */
function isOwnPeople(from: number, { words: { norms, breaks }, writer }: ReadText): boolean {
  const { wordsBeforeOwnPeople } = profileWeights;
  for (let at = from - 1; at >= from - wordsBeforeOwnPeople && breaks[at + 1] === separators.none; at -= 1)
    if (norms[at] === "our" || writer[at] === whose.counted) return true;
  return false;
}

/**
 * Returns how far a word of a sector is believed. Where the sentence tells of no work in it, or the word is an everyday one, it needs a tick
 * or the title beside it.
 */
function trustInSector(mention: Mention, read: ReadText, sectors: ShownSectors): number {
  const { from, to, concept } = mention;
  const { words, facts, elsewhere } = read;
  const isEveryday = to === from + 1 && facts[from]!.isEveryday;
  const isConfirmed = sectors.whole.has(wholeSectorOf(concept));
  if (sectors.isOfBrand) {
    if (!isConfirmed && !isOwnTrade(mention, read)) return profileWeights.aboutOthers;
    return isEveryday ? profileWeights.sectorInPassing : 1;
  }
  const use = sectorUse(mention, words);
  const isDone = elsewhere[from] === saidOf.writer || (elsewhere[from] === saidOf.others && use === "experience");
  if (use === "other" || !isDone) return profileWeights.aboutOthers;
  const isWork = use === "experience";
  return (isEveryday ? isWork && isConfirmed : isWork || isConfirmed) ? 1 : profileWeights.sectorInPassing;
}
