import { functionWords } from "../../../lexicon/stop-words.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { isExperience } from "./asked-experience.ts";
import { nounPhraseAt } from "./noun-phrases.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import { isOfProduct, isOwnTrade } from "./own-trade.ts";
import type { MeantMention } from "./requirements.ts";
import { isPossessive, standingInWork } from "./sectors-of-work.ts";
import { standings } from "./standings.ts";
import type { Standing } from "./standings.ts";

/** Holds the words of a brief with what they mention, and which clauses tell a story. */
interface Mentioned {
  words: Words;
  facts: readonly WordFacts[];
  mentions: readonly MeantMention[];
  stories: Uint8Array;
  /** Is where an opening note that says who is writing ends. */
  introduced: number;
}

/** Marks sectors that are named by the way, and tells those of the writer from those of the work. */
export function withSectorStanding(mentioned: Mentioned): MeantMention[] {
  const { mentions } = mentioned;
  const found = new Map(mentions.filter(isSector).map((mention) => [mention, standingOf(mention, mentioned)]));
  const best = Math.max(0, ...[...found.values()].filter((one) => one !== standings.experience));
  return mentions.map((mention) => {
    const standing = found.get(mention);
    return standing === undefined ? mention : withStanding(mention, standing, best);
  });
}

/** Returns a sector as what it stands for: what the writer is goes before whom the work is for, and that before a thing that is asked for. */
function withStanding(mention: MeantMention, standing: Standing, best: number): MeantMention {
  if (standing === standings.own) return { ...mention, isTold: true, isAsked: false, isObject: false };
  if (standing === standings.client && best === standing) return mention;
  const isByTheWay = standing === standings.none || standing < Math.min(best, standings.client);
  return { ...mention, isTold: false, isOwnSide: false, ...(isByTheWay ? { isIncidental: true } : {}) };
}

const isSector = ({ concept, isNegated }: MeantMention) => concepts[concept]!.kind === "sector" && !isNegated;

function standingOf(mention: MeantMention, mentioned: Mentioned): Standing {
  const { words, stories, introduced } = mentioned;
  const phrase = nounPhraseAt(words, mention.from);
  if (isOfAnother(mention, phrase, words)) return standings.none;
  const isIntroduced = mention.from < introduced && phrase.link < 0 && !isWeak(mention);
  if (isIntroduced || isOwnTrade(mention, phrase, mentioned))
    return isRest(mention, phrase, mentioned) ? standings.none : standings.own;
  if (isOfProduct(mention, words)) return standings.client;
  if (phrase.determiners.some((word) => /^(?:our|my)$/.test(word)))
    return isOfAcquaintance(mention, phrase, words) ? standings.none : standings.client;
  if (stories[mention.from] === 1 && !mention.isAsked) return standings.none;
  if (isExperience(mention, words)) return standings.experience;
  if (isPartOfName(mention, mentioned)) return standings.none;
  const standing = standingInWork(mention, phrase, mentioned);
  return isEnough(mention, { standing, phrase, mentioned }) ? standing : standings.none;
}

const isWeak = ({ weight }: MeantMention) => weight < briefWeights.clearSector;

interface Found {
  standing: Standing;
  phrase: NounPhrase;
  mentioned: Mentioned;
}

/** Returns whether a word is enough for a sector there: an everyday one says nothing of the work, and "the van" may be any. */
function isEnough(mention: MeantMention, { standing, phrase, mentioned: { words, facts } }: Found): boolean {
  const isEveryday = mention.to === mention.from + 1 && facts[mention.from]!.isEveryday;
  if (standing <= standings.work && isEveryday && !words.norms[mention.from]!.endsWith("s")) return false;
  const isDoubtful = standing === standings.object || phrase.determiners[0] === "the";
  return !isWeak(mention) || !isDoubtful || isPossessive(mention, words);
}

/** Returns whether it belongs to somebody else, "their kitchen", or is a verb, "dress them". */
function isOfAnother({ to }: MeantMention, phrase: NounPhrase, words: Words): boolean {
  const { norms, breaks } = words;
  if (/^(?:his|her|their|your|own)$/.test(phrase.determiners[0] ?? "")) return true;
  if (breaks[to] !== separators.none) return false;
  const next = norms[to] ?? "";
  return /^(?:them|it|us)$/.test(next) || (isPossessive({ to }, words) && next.endsWith("ing"));
}

/** Returns whether it belongs to somebody whom the writer knows: "my brother's brewery", but not "our client's brewery". */
function isOfAcquaintance({ from }: MeantMention, phrase: NounPhrase, words: Words): boolean {
  for (let at = phrase.from; at < from; at += 1)
    if (isPossessive({ to: at + 1 }, words) && !/^(?:client|customer)/.test(words.norms[at]!)) return true;
  return false;
}

/** Returns whether it is part of the name of something else, as in "a car park" and "a tea break". */
function isPartOfName({ from, to }: MeantMention, { words: { norms, breaks }, facts, mentions }: Mentioned): boolean {
  if (to >= norms.length || breaks[to] !== separators.none || to > from + 1) return false;
  if (functionWords.has(norms[to]!) || firms.test(norms[to]!)) return false;
  const isNamed = mentions.some((one) => one.from <= to && one.to > to);
  return facts[to]!.isEveryday && facts[from]!.isEveryday && !isNamed;
}

const firms =
  /^(?:brand|client|company|firm|business|shop|chain|maker|manufacturer|start-up|startup|charity|club|trust|group|association|label|range|product|house|centre|school|service|network|sector|industry|trade|market|fund|bank|library|practice|surgery|studio|dealer|supplier)(?:'s|s)?$/;

/** Returns whether a sector is the lesser half of a name: who makes "gearbox housings" makes gearboxes, who runs "ski hotels" has hotels. */
function isRest(mention: MeantMention, { link }: NounPhrase, { mentions, words }: Mentioned): boolean {
  const isMade = link >= 0 && /^(?:mak|sell|produc|manufactur|suppl)/.test(words.norms[link]!);
  return mentions.some((one) => {
    if (!isSector(one) || one.weight < mention.weight) return false;
    const [first, second] = isMade ? [one.to, mention.from] : [mention.to, one.from];
    return first === second && words.breaks[second] === separators.none;
  });
}
