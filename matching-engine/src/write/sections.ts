import type { UserType } from "@triptych/contract/basics";
import type { sectionLabels } from "../../lexicon/section-labels.ts";
import type { Knowledge } from "../read/knowledge.ts";
import { readHeadings } from "../read/brief/headings.ts";
import type { HeadedSpan } from "../read/brief/headings.ts";
import { isSurelyAsked } from "../read/brief/suggested-mentions.ts";
import { understand } from "../read/brief/understand.ts";
import type { Understanding } from "../read/brief/understand.ts";
import { shortForms } from "../text/short-forms.ts";
import { separators } from "../text/words.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import { writingLimits, textLimits } from "../weights.ts";
import { clauseAt } from "./clause-of-brief.ts";
import type { Clause } from "./clause-of-brief.ts";
import { endsASum, isRefusal } from "./refused-parts.ts";

export type Section = keyof typeof sectionLabels;

/** Holds a clause with the part of a brief that it is, or without one where that is unsure. */
export interface SectionedClause {
  section: Section | undefined;
  text: string;
}

const openings =
  /^(hi|hello|hey|hiya|dear all|good (morning|afternoon|evening)|greetings)( (there|all|everyone|everybody|folks|team|guys))?[\s,!.:-]*/i;
const closings =
  /^(thanks|thank you|many thanks|cheers|ta|regards|kind regards|best wishes|best|please help|help|looking forward.*)[\s!.,]*$/i;
const fillers =
  /\b(basically|actually|literally|honestly|obviously|you know(?=,)|i mean(?=,)|(?<!\b(?:what|which|this|that|any|some|every|one|same|a|the|of) )(?:sort|kind) of|to be honest|tbh|just|really|very|pretty much|at the end of the day)\b,? ?/gi;
/** Matches the end of a sentence. A full stop after a short form such as "e.g." ends none. */
const endOfSentence = new RegExp(String.raw`(?<=[.!?])(?<!(?:^|[\s(])(?:${shortForms})\.)\s+|\n+`, "i");
/** Matches the end of a part of a sentence. A comma inside a number joins: "£30,000". */
const endOfPart =
  /((?:(?<!\d),|,(?!\d)|;| - | – | — )\s*|\s(?=(?:and|but) not (?!have\b|be\b|do\b|get\b|all\b|just\b|only\b)))/i;
/** Matches words with which people say what they want of somebody. */
const asks =
  /\b(looking for|in search of|searching for|(?:we|i)(?:'d| would)? (?:need|want|like|love|wish)|(?:we're|we are|i'm|i am) after|needs? (?:a|an|some|someone|somebody|help|to|\w+ing)|would (?:like|love)|want (?:a|an|some|someone|somebody|help|to|more)|wanted|needed|seeking|could do with|help (?:us|me|with)|can (?:you|anyone|anybody|somebody|someone)|must (?:get|have)|(?:someone|somebody|anyone|anybody|a (?:\w+ )?person|one (?:\w+ )?person) (?:to|who|that|has to|must|should|ought to|needs to|could|can)|(?:has|have|ought) to (?:be|become|look|sound|feel)|should (?:be|look|sound|feel|get|know|see|hear|read)|how (?:do|can|could|should) (?:we|i)|who (?:could|can|would|will|makes?|finds?|keeps?|does|goes|gets|knows))\b/i;

/** Says how the sentences of a brief are cut: for whom, and whether they may be cut at what the writer tells of themselves. */
interface Cutting {
  knowledge: Knowledge;
  searcherType: UserType | null;
  isNamed: boolean;
}

/** Cuts a text into clauses and says of each which part of a brief it surely is. What is unsure stays whole and gets no label. */
export function sectionClauses(knowledge: Knowledge, text: string, searcherType: UserType | null): SectionedClause[] {
  const isNamed = namesItsJob(understand(text, { searcherType, knowledge }));
  const cutting = { knowledge, searcherType, isNamed };
  const clauses = headedParts(text).flatMap(({ section, part }) =>
    sentencesOf(part).flatMap((sentence) =>
      section === undefined ? clausesOf(sentence, cutting) : [{ section, text: sentence }],
    ),
  );
  return isNamed ? withNeed(clauses) : clauses;
}

/** Returns whether a brief says by name what it needs, and is no story. Only then it is sure which clauses are the need. */
function namesItsJob({ mentions, verbosity }: Understanding): boolean {
  return mentions.some(isSurelyAsked) && verbosity < writingLimits.keptWholeFrom;
}

/** Labels as the need what asks, where no clause names the job. */
function withNeed(clauses: readonly SectionedClause[]): SectionedClause[] {
  const hasNeed = clauses.some(({ section }) => section === "need");
  return clauses.map((clause) =>
    clause.section === undefined && !hasNeed && asksOf(clause.text) ? { ...clause, section: "need" } : clause,
  );
}

const sectionOfHeading: Partial<Record<HeadedSpan["part"], Section>> = {
  need: "need",
  about: "about",
  where: "where",
  budget: "budget",
  wish: "wish",
  avoid: "avoid",
  date: "when",
};

/** Cuts a text at its own headings, which say what stands below them. */
function headedParts(text: string): { section: Section | undefined; part: string }[] {
  const { text: plain, spans } = readHeadings(text);
  const parts: { section: Section | undefined; part: string }[] = [];
  let last = 0;
  for (const { part, start, end } of spans) {
    parts.push({ section: undefined, part: plain.slice(last, start) });
    parts.push({ section: sectionOfHeading[part], part: plain.slice(start, end) });
    last = end;
  }
  return [...parts, { section: undefined, part: plain.slice(last) }];
}

const asksOf = (clause: string) => asks.test(clause) && !/^not sure\b/i.test(clause);

function sentencesOf(text: string): string[] {
  return text
    .split(endOfSentence)
    .map((sentence) => tidied(sentence.replace(openings, "")))
    .filter((sentence) => sentence !== "" && !closings.test(sentence.replace(/\?$/, "")));
}

/** Removes filler and spare space; every word that stays is the person's, and a question stays one. */
function tidied(sentence: string): string {
  return sentence
    .replace(fillers, "")
    .replace(/[ \t\r\f\v]+/g, " ")
    .replace(/^[\s,;:.!?•*–—-]+|[\s,;:•*–—-]+$/g, "")
    .replace(/[.!?]+$/g, (marks) => (marks.includes("?") ? "?" : ""))
    .trim();
}

interface Part {
  text: string;
  section: Section | undefined;
  joint: string;
}

/** Splits a sentence where a part stands alone: an exclusion, a wish, a sum or a date. Everything else stays together. */
function clausesOf(sentence: string, cutting: Cutting): SectionedClause[] {
  const whole = understand(sentence, cutting);
  const section = labelled(sectionOf(whole, 0, sentence.length), cutting);
  const ownPart = cutting.isNamed ? endOfOwnPart(whole) : undefined;
  if (ownPart !== undefined)
    return [
      { section: "about", text: tidied(sentence.slice(0, ownPart)) },
      ...clausesOf(tidied(sentence.slice(ownPart).replace(/^[\s,;]*(?:and|so|but)?\s*/i, "")), cutting),
    ];
  const parts = partsOf(whole, sentence).map((part) => ({ ...part, section: labelled(part.section, cutting) }));
  const isOfOneKind = parts.every((part) => part.section === section || continues.test(part.text));
  if (parts.length > textLimits.clausesPerSentence || (sectionsAlone.includes(section) && isOfOneKind))
    return [{ section, text: sentence }];
  const clauses: Part[] = [];
  for (const part of parts) addPart(clauses, part);
  const rest = sectionsAlone.includes(section) ? undefined : section;
  return clauses
    .map((clause) => ({ section: clause.section ?? rest, text: tidied(clause.text) }))
    .filter((clause) => clause.text !== "");
}

/** Leaves the need and what is told around it without a label where it is unsure which is which. */
function labelled(section: Section | undefined, { isNamed }: Cutting): Section | undefined {
  return isNamed || (section !== "need" && section !== "about") ? section : undefined;
}

/** Returns where the writer stops telling who they are and asks: in "We run a bakery and need a logo" after "bakery". */
function endOfOwnPart({ words, meaning, mentions }: Understanding): number | undefined {
  const { asked, told } = meaning.roles;
  const first = asked.findIndex((role) => role > 0);
  if (first < 1 || !opensOnOwnSide.test(words.norms[0]!)) return undefined;
  let end = first;
  while (end > 0 && told[end - 1] === 0) end -= 1;
  if (/^(?:and|so|but)$/.test(words.norms[end - 1] ?? "")) end -= 1;
  const isShort = first - end <= writingLimits.wordsOfAsking;
  const isWhole = told.subarray(0, end).every((mark) => mark === 1);
  const saysWho = mentions.some(({ isOwnSide, isTold, to }) => (isOwnSide || isTold) && to <= end);
  const isJoined = /^(?:and|so|but)$/.test(words.norms[end] ?? "") || words.breaks[end] === separators.comma;
  return end > 2 && isShort && isWhole && saysWho && isJoined ? words.ends[end - 1]! : undefined;
}

const opensOnOwnSide = /^(?:we|i|we're|i'm|we've|i've|our|my)$/;

function partsOf(whole: Understanding, sentence: string): Part[] {
  const pieces = sentence.split(endOfPart);
  let at = 0;
  return pieces
    .map((text, piece) => {
      const start = at;
      at += text.length;
      return { text, section: standsAlone(sectionOf(whole, start, at), text), joint: pieces[piece - 1] ?? "" };
    })
    .filter((_, piece) => piece % 2 === 0)
    .reduce<Part[]>(withOpening, [])
    .map((part, piece) => (piece > 0 && dependsOn(part.text) ? { ...part, section: undefined } : part));
}

/** Adds a part to those before it, or to the one before where that only opens it: "Maybe also" and "if there's money left" are parts of a wish. */
function withOpening(parts: Part[], part: Part): Part[] {
  const opening = parts.at(-1);
  if (opening === undefined || parts.length > 1 || !opens.test(opening.text)) return [...parts, part];
  return [{ ...part, text: opening.text + part.joint + part.text, joint: opening.joint }];
}

const opens = /^(?:(?:maybe|perhaps|possibly|also|and|ideally|please|then|if)\b ?)+(?:(?<=\bif )[^,]*)?$/i;

const continues = /^(?:or|nor|and)\b/i;
/** Matches words that go on about what stands before them, so that nothing is cut there: "a consultancy, who left". */
const dependsOnBefore = /^(?:who|which|whose|whom|where|because|since|so that|though|although|unless|until|as|than)\b/i;
/** Returns whether a part goes on about what stands before it, or ends with a word for it: "no website, my nephew looks after that". */
const dependsOn = (part: string) => dependsOnBefore.test(part) || /\b(?:that|it|them|those)[.!]?$/i.test(part);
/** Matches an "and" that opens something new: in "No sound, and the same pictures again" it ends the exclusion. */
const opensAnew = /^and (?:the|a|an|to|we|i|you|they|it|is|are|has|have|can|will|be|our|their)\b/i;

const sectionsAlone: readonly (Section | undefined)[] = ["avoid", "wish", "budget", "when"];

/** Returns the section of a part that may be taken out of its sentence; what begins with "and" or "or" belongs to what stands before. */
function standsAlone(section: Section | undefined, text: string): Section | undefined {
  if (section === "about") return opensOnOwnSide.test(text.trim().split(/\s/)[0]!.toLowerCase()) ? section : undefined;
  return sectionsAlone.includes(section) && !/^(?:and|or|nor|plus)\b(?! (?:not|no)\b)/i.test(text)
    ? section
    : undefined;
}

/** Adds a part: an exclusion or a sum of its own, or more of what was said before it. */
function addPart(clauses: Part[], part: Part): void {
  const before = part.section === undefined ? clauses.findLast(({ section }) => section === undefined) : undefined;
  const isMore = part.section === undefined && continues.test(part.text) && !opensAnew.test(part.text);
  const isOfBefore = isMore || dependsOn(part.text) || endsASum.test(part.text);
  const previous = isOfBefore ? clauses.at(-1) : before;
  if (previous === undefined) clauses.push(part);
  else previous.text += (part.joint.trim() === "" ? " " : part.joint) + part.text;
}

/** Returns which part of a brief the words from `start` to before `end` are, where that is sure. */
function sectionOf(whole: Understanding, start: number, end: number): Section | undefined {
  const clause = clauseAt(whole, start, end);
  if (clause.inside.length === 0) return undefined;
  if (isRefusal(whole, clause)) return "avoid";
  const figures = figuresIn(whole, clause, { start, end });
  if (figures !== undefined) return figures;
  if (clause.content.length > 0 && clause.content.every((at) => whole.meaning.tone.wished[at] === 1)) return "wish";
  return clause.refused.length > 0 && !clause.hasSkill ? undefined : needOrAbout(whole, clause);
}

/** Returns "budget" or "when" for a clause that is hardly more than a sum or a date. */
function figuresIn(
  { money, dates, isFigure }: Understanding,
  { inside, content, hasSkill, refused }: Clause,
  { start, end }: { start: number; end: number },
): Section | undefined {
  if (hasSkill || refused.length > 0) return undefined;
  const isIn = (one: { start: number; end: number }) => one.start >= start && one.end <= end;
  if (money !== undefined && isIn(money) && inside.length <= writingLimits.budgetWords) return "budget";
  const others = content.filter((at) => !isFigure(at));
  return dates.some(isIn) && others.length <= writingLimits.wordsBesideADate ? "when" : undefined;
}

function needOrAbout({ meaning, isFigure }: Understanding, clause: Clause): Section | undefined {
  const { text, inside, content, says, hasSkill } = clause;
  const told = inside.filter((at) => meaning.roles.told[at] === 1 || meaning.tone.ownSide[at] === 1);
  const asksByName = says.some(isSurelyAsked);
  const isAllTold = told.length === inside.length && !asksByName;
  if (!isAllTold && (asksByName || asksOf(text))) return "need";
  const isTrade = says.some(({ isOwnSide, isTold }) => isOwnSide || isTold);
  if (isTrade && told.length > inside.length / 2 && !hasSkill && !tellsATrouble.test(text)) return "about";
  const others = content.filter((at) => !isFigure(at));
  const namesPlaces = says.length > 0 && says.every(({ concept }) => concepts[concept]!.kind === "place");
  if (namesPlaces && others.length <= says.length + 1) return "where";
  return hasSkill && told.length === 0 && meaning.roles.asked[inside[0]!]! > 0 ? "need" : undefined;
}

/** Matches what turns an introduction into a trouble: "our cheese sells at the market but nobody sees it in shops". */
const tellsATrouble =
  /\b(?:but|yet|however|though|nobody|never|can't|cannot|don't|doesn't|isn't|aren't|won't|no one)\b/i;
