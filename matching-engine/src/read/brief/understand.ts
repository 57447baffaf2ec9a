import type { UserType } from "@triptych/contract/basics";
import { briefWeights, requestWeights, textLimits } from "../../weights.ts";
import { separators, splitWords } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { ClauseMeanings, TextWithClauses } from "../clause-meaning.ts";
import { fullKnowledge } from "../knowledge.ts";
import type { Knowledge } from "../knowledge.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { findMentions } from "../lexicon/mentions.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts, isOfTickedSkill } from "../lexicon/taxonomy.ts";
import { markNegated } from "../negation.ts";
import { withBarePersons } from "./bare-persons.ts";
import { suggestedByClauses, withClauses } from "./clause-suggestions.ts";
import { datesOfWork, readDates } from "./dates.ts";
import { readHeadings } from "./headings.ts";
import type { HeadedSpan } from "./headings.ts";
import { isInEnglish } from "./language.ts";
import { markIncidental } from "./incidental-places.ts";
import { findIntroduction, withIntroductions } from "./introductions.ts";
import { asPlacesOfWork } from "./places-of-work.ts";
import { inContext } from "./mentions-in-context.ts";
import { placesOfClauses, readClauses } from "./meant-by-clauses.ts";
import type { ReadClause } from "./meant-by-clauses.ts";
import { withMeantClauses } from "./jobs-of-clauses.ts";
import { readMoney } from "./money.ts";
import type { Money } from "./money.ts";
import { withParallels } from "./parallel-things.ts";
import { findRefused } from "./refusals.ts";
import { findRefusedBefore } from "./refused-before.ts";
import { headsOnly, withoutOwnThings } from "./requested-things.ts";
import type { MeantMention, Requirement, SearchTerm } from "./requirements.ts";
import { readRoles } from "./roles.ts";
import { withoutWorkOfSettled } from "./settled-clauses.ts";
import { findStories } from "./stories.ts";
import { withSectorStanding } from "./sector-standing.ts";
import { meant, withSuggestions } from "./suggested-mentions.ts";
import type { Meaning } from "./suggested-mentions.ts";
import { withMeaning } from "./several-meanings.ts";
import { findTelling, onlyTelling } from "./telling-sentences.ts";
import { readTone } from "./tone.ts";
import { endUnstopped } from "./unstopped-sentences.ts";
import { settleVerbs } from "./verbs-and-objects.ts";

export interface BriefOptions {
  searcherType: UserType | null;
  /** Returns whether several profiles use a term, so that it is not misspelt. */
  isInUse?: (term: string) => boolean;
  knowledge?: Knowledge;
  /** Says what `Brief.clauses` mean. Without it clauses are read by their words alone. */
  clauseMeanings?: ClauseMeanings | undefined;
}

/** Holds what a brief says, word by word, before it becomes requirements. */
export interface Understanding {
  text: string;
  knowledge: Knowledge;
  isEnglish: boolean;
  words: Words;
  facts: readonly WordFacts[];
  meaning: Meaning;
  /** Holds the text as its clauses are read, with their places. */
  places: TextWithClauses;
  /** Lists the clauses whose meaning is known. */
  clauses: readonly ReadClause[];
  named: readonly Mention[];
  mentions: readonly MeantMention[];
  money: Money | undefined;
  dates: readonly Requirement[];
  mistyped: readonly SearchTerm[];
  verbosity: number;
  /** Is 1 for the words of sentences that tell something of the work. */
  telling: Uint8Array;
  /** Is the text with the other sentences blanked. */
  tellingText: string;
  /** Returns whether a word is part of a sum or a date. */
  isFigure: (at: number) => boolean;
}

/** Reads what each word of a brief means. A brief in another language has words and no meaning. */
export function understand(given: string, options: BriefOptions): Understanding {
  const { isInUse = () => false, knowledge = fullKnowledge() } = options;
  const { factsOf, switches } = knowledge;
  const isKnown = (norm: string) => knowledge.spelling.known.isKnown(norm);
  const text = given.slice(0, textLimits.briefCharacters);
  const headed = readHeadings(text);
  const words = splitWords(headed.text);
  endUnstopped(words, factsOf);
  const isEnglish = isInEnglish(words.norms.map(factsOf), (at) => isKnown(words.norms[at]!));

  const corrected =
    switches.spellingCorrection && isEnglish
      ? correctSpelling(knowledge, words, isInUse)
      : new Map<number, SearchTerm>();
  const places = placesOfClauses(words, corrected);
  const facts = words.norms.map(factsOf);
  const negations = [...knowledge.findNegations(words), ...findRefusedBefore(words)];
  const negated = withHeading(markNegated(words, negations), "avoid", { words, spans: headed.spans });
  const roles = readRoles(words, negated, headed.spans);
  const refused = withHeading(findRefused({ words, roles }, negations), "avoid", { words, spans: headed.spans });
  const named = findMentions(words, facts, "brief");
  const money = switches.money ? readMoney(headed.text, budgetsOf(headed.spans)) : undefined;
  const dates = readDates(headed.text);
  const figures = [...(money === undefined ? [] : [money]), ...dates];
  const isFigure = (at: number) =>
    figures.some(({ start, end }) => words.starts[at]! >= start && words.ends[at]! <= end);
  const mayAsk = (at: number) => roles.asked[at]! > 0 || negated[at] === 1;
  const asked = knowledge.findRequests(words, facts, mayAsk);
  const introduced = findIntroduction({ words, negated, roles, mentions: [...named, ...asked], isFigure, isKnown });
  const settled = settleVerbs({ requested: asked, named }, words);
  const telling = findTelling({
    words,
    facts,
    negated,
    spans: headed.spans,
    mentions: [...named, ...settled.requested],
    hints: knowledge.hints.wide,
  });
  const tone = readTone(words, telling);
  for (const [at, isWished] of roles.wished.entries()) if (isWished === 1) tone.wished[at] = 1;
  withHeading(tone.wished, "wish", { words, spans: headed.spans });
  withHeading(tone.ownSide, "about", { words, spans: headed.spans });
  const meaning = { negated, refused, tone, roles };
  const verbosity = switches.verbosity ? verbosityOf(facts.filter((_, at) => telling[at] === 1)) : 0;
  const requested = joined(settled.named, withoutOwnThings(settled.requested, words));
  const heads = headsOnly(withMeaning(requested, { facts, telling }, knowledge.hints.wide), words);
  const inSentence = heads.map((mention) => meant(inContext(mention, heads, words), meaning, false));
  const known = withBarePersons(withParallels(inSentence, words), words);
  const stories = findStories({ words, negated, roles });
  const placed = asPlacesOfWork(markIncidental({ words, mentions: known, stories }), words, stories);
  const meantThere = withIntroductions(placed, introduced, { words, negated, ownSide: tone.ownSide });
  const withSectors = withSectorStanding({ words, facts, mentions: meantThere, stories, introduced });
  const asMeant = { facts, mentions: withSectors, meaning, verbosity, telling };
  const suggested = withSuggestions(knowledge, { ...asMeant, isFigure });
  const meantByThem = isEnglish ? readClauses(words, places, options.clauseMeanings) : [];
  const clauses = withoutWorkOfSettled(meantByThem, { words, facts, mentions: suggested, refused, isFigure });
  const readable = { words, facts, clauses, mentions: suggested, meaning, verbosity, isFigure, telling };
  const mentions =
    clauses.length > 0
      ? withMeantClauses(knowledge, suggested, readable)
      : withClauses(suggested, suggestedByClauses(knowledge, readable));
  return {
    text,
    knowledge,
    isEnglish,
    words,
    facts,
    meaning,
    places,
    clauses,
    named,
    mentions,
    money,
    dates: datesOfWork(dates, { words, roles, stories }),
    mistyped: [...corrected.values()],
    verbosity,
    telling,
    tellingText: onlyTelling(text, words, telling),
    isFigure,
  };
}

const budgetsOf = (spans: readonly HeadedSpan[]) => spans.filter(({ part }) => part === "budget");

interface Headed {
  words: Words;
  spans: readonly HeadedSpan[];
}

/** Marks the words under headings of one kind. */
function withHeading(marks: Uint8Array, part: HeadedSpan["part"], { words, spans }: Headed): Uint8Array {
  for (const span of spans.filter((one) => one.part === part))
    for (let at = 0; at < marks.length; at += 1)
      if (words.starts[at]! >= span.start && words.ends[at]! <= span.end) marks[at] = 1;
  return marks;
}

/** Returns whether a requested thing is part of a longer name: the "site" of "on site" is none. */
const isPartOfName = (one: Mention, named: readonly Mention[]) =>
  named.some((name) => overlaps(name, one) && name.to - name.from > one.to - one.from);

/** Returns whether a name is rarely meant, or names work that nobody ticks: a requested thing at the same place decides. */
const isWeaklyNamed = ({ concept, weight }: Mention) =>
  concepts[concept]!.kind === "skill" && (!isOfTickedSkill(concept) || weight < requestWeights.sureFrom);

/** Returns whether a skill is named within the longer name of what is requested: the "ads" of "ads on Google". */
const isSkillIn = (name: Mention, requested: readonly Mention[]) =>
  concepts[name.concept]!.kind === "skill" && isPartOfName(name, requested);

/** Returns whether two mentions name the same skill at the same place. */
const isTwin = (one: Mention, other: Mention) => one.concept === other.concept && overlaps(one, other);

/** Joins what is named with what is requested; the same skill at the same place counts once, at its highest weight. */
function joined(allNamed: readonly Mention[], allRequested: readonly Mention[]): Mention[] {
  const requested = allRequested.filter((one) => !isPartOfName(one, allNamed));
  const named = allNamed.filter((one) => !isSkillIn(one, requested));
  const kept = named.filter((mention) => {
    const others = isWeaklyNamed(mention) ? requested.filter((one) => overlaps(one, mention)) : [];
    return others.length === 0 || others.some((one) => isTwin(one, mention));
  });
  const raised = kept.map((mention) => {
    const twin = allRequested.find((one) => isTwin(one, mention));
    return twin === undefined
      ? mention
      : { ...mention, weight: Math.max(twin.weight, mention.weight), isThing: twin.isThing };
  });
  const added = requested.filter(
    (one) => !kept.some((mention) => concepts[mention.concept]!.kind === "skill" && overlaps(mention, one)),
  );
  return [...raised, ...added].toSorted((a, b) => a.from - b.from);
}

/** Puts the word that was probably meant in the place of an unknown one; what was written is still looked for, at half weight. */
function correctSpelling(
  { factsOf, spelling }: Knowledge,
  words: Words,
  isInUse: (term: string) => boolean,
): Map<number, SearchTerm> {
  const asWritten = new Map<number, SearchTerm>();
  for (let at = 0; at < words.norms.length && asWritten.size < briefWeights.correctionsAtMost; at += 1) {
    const norm = words.norms[at]!;
    if (spelling.known.isKnown(norm)) continue;
    const corrected = isName(words, at) ? spelling.correctName(norm) : spelling.correctWord(norm);
    const { term } = factsOf(norm);
    const mayBeMeant = isInUse(term) && !spelling.known.isSurelyMisspelt(norm);
    if (corrected === undefined || (mayBeMeant && factsOf(corrected).stem !== factsOf(norm).stem)) continue;
    asWritten.set(at, { term, stem: factsOf(norm).stem, weight: briefWeights.asWritten });
    words.norms[at] = corrected;
  }
  return asWritten;
}

/** Returns whether a word is written with a capital where no sentence begins. */
function isName({ text, starts, breaks }: Words, at: number): boolean {
  const first = text.charCodeAt(starts[at]!);
  return first >= 65 && first <= 90 && at > 0 && breaks[at] !== separators.sentence;
}

const overlaps = (a: Mention, b: Mention) => a.from < b.to && b.from < a.to;

/** Returns how verbose a brief is, 0 to 1: up to 14 content words it is plain; from 44 on its words count more than what was read out of it. */
function verbosityOf(facts: readonly WordFacts[]): number {
  const contentWords = facts.filter((word) => !word.isFunction && !word.isQuerySpeak).length;
  return Math.min(1, Math.max(0, (contentWords - briefWeights.plainUpTo) / briefWeights.verboseAfter));
}
