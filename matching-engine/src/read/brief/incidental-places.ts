import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { somebody } from "./asking-phrases.ts";
import { isLanguage } from "./languages.ts";
import { hasFiniteVerb } from "./roles.ts";
import { isSizeOfThing } from "./sizes-of-agencies.ts";
import type { MeantMention } from "./requirements.ts";
import { roleNouns } from "./role-nouns.ts";

/** Holds the words of a brief with what they mention, and which clauses tell a story. */
interface Mentioned {
  words: Words;
  mentions: readonly MeantMention[];
  stories: Uint8Array;
}

/**
 * Marks places and sizes that say nothing about where the work is and who should do it: those of a story, where others come from, what
 * a thing is like ("an Italian restaurant"), and what another place beside them corrects ("Halifax, the Nova Scotia one").
 */
export function markIncidental(mentioned: Mentioned): MeantMention[] {
  const { words, mentions, stories } = mentioned;
  return mentions.map((mention) => {
    const { kind } = concepts[mention.concept]!;
    const { isTold, isWished, isInsisted } = mention;
    const isOfStory = stories[mention.from] === 1 && !isTold && !isWished && !isInsisted;
    const isIncidental =
      kind === "place"
        ? isOfStory || isOfOthers(mention, mentioned) || isCorrected(mention, mentions, words)
        : kind === "companySize" && (isOfStory || isSizeOfThing(mention, mentioned));
    return isIncidental ? { ...mention, isIncidental } : mention;
  });
}

/** Returns whether a place only says which people or which thing: "the Germans", "visitors from Japan", "Polish food". */
function isOfOthers(mention: MeantMention, mentioned: Mentioned): boolean {
  const { words, mentions } = mentioned;
  if (mention.isNegated || isLanguage(mention, mentions, words)) return false;
  if (isPeople(mention, words) || isOrigin(mention, mentioned)) return true;
  return isKindOfThing(mention, mentioned) || isOfPerson(mention, mentioned);
}

const placeBefore = /^(?:in|near|around|at|across|outside|within|of|round|throughout)$/;

/** Returns whether the name of a people stands for the people: "the Germans", but not "the Balkans". */
function isPeople({ from, to, concept }: Mention, { norms }: Words): boolean {
  const norm = norms[to - 1]!;
  if (placeBefore.test(norms[from - 1] ?? "") || to > from + 1 || !norm.endsWith("s")) return false;
  return nationalities.get(norm.slice(0, -1)) === concept;
}

const personEnding =
  /^(?:[a-z]{2,}(?:er|or|ist|ian|man|men)|lady|ladies|people|folk|lad|guest|couple|family|families)s?$/;

/** Returns whether it is where somebody else comes from: "a buyer from Sweden", "they fly in from Dubai", but not "a director from Leeds". */
function isOrigin({ from, isAsked, isTold, isOwnSide, isInsisted }: MeantMention, mentioned: Mentioned): boolean {
  const { norms, breaks } = mentioned.words;
  const before = norms[from - 2] ?? "";
  if (norms[from - 1] !== "from" || breaks[from - 1] !== separators.none || isSought(from - 2, mentioned)) return false;
  if (personEnding.test(before)) return true;
  let start = from - 1;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  if (isAsked || isTold || isOwnSide || isInsisted) return false;
  return !distanceOrWork.test(before) && hasFiniteVerb(norms.slice(start, from));
}

/** Matches what stands before "from" where it says how far, or where somebody works: "an hour from Leeds", "working from Leeds". */
const distanceOrWork =
  /^(?:hours?|minutes?|miles?|kilometres?|km|drive|train|far|away|work|works|working|remote|remotely|be|live)$/;

/** Returns whether a word names the person sought: by their work, their kind of account, or as anybody. */
function isSought(at: number, { words: { norms }, mentions }: Mentioned): boolean {
  if (somebody.has(norms[at]!) || roleNouns.has(norms[at]!) || seekers.test(norms[at]!)) return true;
  return mentions.some(
    (one) =>
      one.from <= at && one.to > at && ["skill", "accountType", "companySize"].includes(concepts[one.concept]!.kind),
  );
}

const seekers =
  /^(?:freelancer|freelance|specialist|expert|speaker|native|team|crew|talent|voice|accent|company|supplier|creative|maker)s?$/;

/**
 * Returns whether the name of a people says what a thing is like, "an Italian restaurant", where no work and nobody sought stands in the
 * same phrase, as in "a Welsh copywriter".
 */
function isKindOfThing(mention: MeantMention, mentioned: Mentioned): boolean {
  const { norms, breaks } = mentioned.words;
  if (nationalities.get(norms.slice(mention.from, mention.to).join(" ")) !== mention.concept) return false;
  if (isLand(mention, mentioned.words)) return false;
  const end = endOfPhrase(mention.to, mentioned);
  if (end === mention.to) return false;
  for (let at = mention.to; at < end; at += 1) if (isSought(at, mentioned)) return false;
  return breaks[mention.to] === separators.none;
}

/** Returns whether the name of a people says which land is meant, and the work is there: "in the Icelandic highlands". */
function isLand({ from, to }: Mention, { norms }: Words): boolean {
  const before = norms[from - 1] === "the" ? from - 2 : from - 1;
  return placeBefore.test(norms[before] ?? "") && landWord.test(norms[to] ?? "");
}

const landWord =
  /^(?:alps|border|capital|coast|coastline|countryside|desert|hill|highland|island|lake|mainland|mountain|north|south|east|west|province|region|riviera|town|village)s?$/;

/** Returns whether a place only says who somebody else is, as in "some Leeds lads", and nobody like that is asked for. */
function isOfPerson({ from, to, isObject }: MeantMention, mentioned: Mentioned): boolean {
  const { norms, breaks } = mentioned.words;
  if (isObject || placeBefore.test(norms[from - 1] ?? "") || breaks[to] !== separators.none) return false;
  return personEnding.test(norms[to] ?? "") && !isSought(to, mentioned);
}

/** Returns where the nouns behind a word end, four words at most: at a break, a function word, or a verb. */
function endOfPhrase(from: number, { words: { norms, breaks } }: Mentioned): number {
  let at = from;
  while (at < norms.length && at < from + 4 && breaks[at] === separators.none && !endsPhrase(norms[at]!)) at += 1;
  return at;
}

const endsPhrase = (norm: string) =>
  /^(?:please|only|based|needed|wanted)$/.test(norm) || functionWords.has(norm) || hasFiniteVerb([norm]);

/** Returns whether a place beside this one says that another of the same name is meant: "Halifax, the Nova Scotia one", "Perth in Scotland". */
function isCorrected(mention: MeantMention, mentions: readonly MeantMention[], { norms }: Words): boolean {
  return mentions.some((other) => {
    const gap = norms.slice(mention.to, other.from).join(" ");
    const isOfOtherPeople = other.to === mention.from && nationalities.get(norms[other.from]!) === other.concept;
    if (isPlace(other) && isOfOtherPeople && !isRelated(mention.concept, other.concept)) return true;
    if (!isPlace(other) || other.from < mention.to || isRelated(mention.concept, other.concept)) return false;
    if (/^(?:the|in the|that is the|i mean the)$/.test(gap)) return norms[other.to] === "one";
    const isList =
      /^(?:and|or)$/.test(norms[other.to] ?? "") || mentions.some((next) => isPlace(next) && next.from === other.to);
    return /^(?:|in)$/.test(gap) && isCountry(other.concept) && !isCountry(mention.concept) && !isList;
  });
}

const isRelated = (one: number, other: number) =>
  one === other || concepts[one]!.up.some(({ id }) => id === other) || concepts[other]!.up.some(({ id }) => id === one);

const isPlace = ({ concept }: Mention) => concepts[concept]!.kind === "place";

const withParts = new Set(concepts.filter(({ kind }) => kind === "place").flatMap(({ up }) => up.map(({ id }) => id)));

/** Returns whether a place is a country or wider: others are part of it, or only a region of the world is above it. */
const isCountry = (id: number) => withParts.has(id) || concepts[id]!.up.length === 1;

/** Matches how the names of peoples end, as in "Swedish", "Japanese" and "American". */
const peopleEnding = /(?:[^l]an|ish|ese|ench|utch|zech|reek|elsh|ic|wiss|ino|ina|thai|[aeqwt]i)$/;
const nameEnding = /(?:an|ish|ese|i)$/;

/** Returns whether words are made from the name of a place, and so are a people's even if nothing in the lexicon lies in that place: "Lebanese". */
const isMadeFromName = (words: string, name: string) =>
  nameEnding.test(words) && words.slice(0, 3) === name.toLowerCase().slice(0, 3);

/** Holds the names of peoples, which are also said of things, with their countries. */
const nationalities: ReadonlyMap<string, number> = new Map(
  taxonomy.aliases
    .filter(
      ({ concept, words }) => concepts[concept]!.kind === "place" && words !== concepts[concept]!.name.toLowerCase(),
    )
    .filter(
      ({ words, norms, concept }) =>
        (norms.length === 1 && isCountry(concept) && peopleEnding.test(words)) ||
        isMadeFromName(words, concepts[concept]!.name),
    )
    .map(({ words, concept }) => [words, concept]),
);
