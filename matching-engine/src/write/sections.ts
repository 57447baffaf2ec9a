import type { sectionLabels } from "../../lexicon/section-labels.ts";
import { concepts } from "../read/lexicon/taxonomy.ts";
import type { Knowledge } from "../read/knowledge.ts";
import type { WordFacts } from "../read/lexicon/lexicon.ts";
import { findMentions } from "../read/lexicon/mentions.ts";
import type { Mention } from "../read/lexicon/mentions.ts";
import { readTone } from "../read/brief/tone.ts";
import { readMoney } from "../read/brief/money.ts";
import { splitWords } from "../text/words.ts";
import { writingLimits, textLimits } from "../weights.ts";

export type Section = keyof typeof sectionLabels;

export type SectionedClause = { section: Section; text: string };

const openings =
  /^(hi|hello|hey|hiya|dear all|good (morning|afternoon|evening)|greetings)( (there|all|everyone|everybody|folks|team|guys))?[\s,!.:-]*/i;
const closings =
  /^(thanks|thank you|many thanks|cheers|ta|regards|kind regards|best wishes|best|please help|help|looking forward.*)[\s!.,]*$/i;
const fillers =
  /\b(basically|actually|literally|honestly|obviously|you know(?=,)|i mean(?=,)|(?<!\b(?:what|which|this|that|any|some|every|one|same|a|the|of) )(?:sort|kind) of|i guess|i suppose|to be honest|tbh|just|really|very|pretty much|at the end of the day)\b,? ?/gi;
/** A full stop after these ends no sentence. */
const endOfSentence =
  /(?<=[.!?])(?<!(?:^|[\s(])(?:i\.e|e\.g|c|ca|approx|vs|mr|mrs|ms|dr|st|incl|excl|max|min|no)\.)\s+|\n+/i;
/** A comma inside a number joins: "£30,000". */
const endOfPart = /((?:(?<!\d),|,(?!\d)|;| - | – | — )\s*|\s(?=(?:and|but) not ))/i;
/** "No sound, and the same pictures again": this "and" is not part of the exclusion. */
const opensAnew = /^and (the|a|an|to|we|i|you|they|it|is|are|has|have|can|will|be|our|their)\b/i;
/** Words with which people say what they want of somebody. */
const asks =
  /\b(looking for|in search of|searching for|(?:we|i)(?:'d| would)? (?:need|want|like|love|wish)|(?:we're|we are|i'm|i am) after|needs? (?:a|an|some|someone|somebody|help|to|\w+ing)|would (?:like|love)|want (?:a|an|some|someone|somebody|help|to|more)|wanted|needed|seeking|could do with|help (?:us|me|with)|can (?:you|anyone|anybody|somebody|someone)|must (?:get|have)|(?:someone|somebody|anyone|anybody|a (?:\w+ )?person|one (?:\w+ )?person) (?:to|who|that|has to|must|should|ought to|needs to|could|can)|(?:has|have|ought) to (?:be|become|look|sound|feel)|should (?:be|look|sound|feel|get|know|see|hear|read)|how (?:do|can|could|should) (?:we|i)|who (?:could|can|would|will|makes?|finds?|keeps?|does|goes|gets|knows))\b/i;
/** How people begin to tell what was or is, instead of what should be. */
const tells = /^(?:and |but |so )?(?:we|i|our|my|they|it|there|people|he|she|their|the)(?:'\w+)?\b/i;

/** Cuts a text into clauses and says for each which part of a brief it belongs to. */
export function sectionClauses(knowledge: Knowledge, text: string): SectionedClause[] {
  const sectioned: SectionedClause[] = [];
  for (const sentence of sentencesOf(text)) {
    let isFirst = true;
    for (const clause of clausesOf(knowledge, sentence)) {
      const section = sectionOf(knowledge, clause) ?? (isFirst ? "details" : sectionBefore(sectioned));
      sectioned.push({ section, text: clause });
      isFirst = false;
    }
  }
  return withNeedsThatAreAsked(sectioned);
}

/** Moves what people merely tell of themselves out of the need, even when it names a skill, where they also ask for something. */
function withNeedsThatAreAsked(clauses: SectionedClause[]): SectionedClause[] {
  const isAsk = (clause: SectionedClause) => clause.section === "need" && asks.test(clause.text);
  if (!clauses.some(isAsk)) return clauses;
  return clauses.map((clause) =>
    clause.section === "need" && !isAsk(clause) && tells.test(clause.text) ? { ...clause, section: "details" } : clause,
  );
}

/** Returns the section that stood before an exclusion, a wish or a sum, for what follows without a sign of its own. */
function sectionBefore(clauses: readonly SectionedClause[]): Section {
  return clauses.findLast(({ section }) => !standingAlone.includes(section))?.section ?? "details";
}

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

const standingAlone: readonly (Section | undefined)[] = ["avoid", "wish", "budget"];

/** Splits a sentence where an exclusion, a wish or a sum starts; lists and the rest stay together. */
function clausesOf(knowledge: Knowledge, sentence: string): string[] {
  const pieces = sentence.split(endOfPart);
  if (pieces.length > textLimits.clausesPerSentence * 2) return [sentence];
  const clauses: string[] = [];
  let before: Section | undefined;
  for (let at = 0; at < pieces.length; at += 2) {
    const part = pieces[at]!;
    const section = sectionOf(knowledge, part);
    const continues = !opensAnew.test(part) && (/^(or|nor|and) /i.test(part) || section === undefined);
    const startsAnew =
      clauses.length === 0 || standingAlone.includes(section) || (standingAlone.includes(before) && !continues);
    if (startsAnew) clauses.push(part);
    else clauses[clauses.length - 1] += pieces[at - 1]! + part;
    if (startsAnew) before = section;
  }
  return clauses.map(tidied).filter((clause) => clause !== "");
}

function sectionOf(knowledge: Knowledge, clause: string): Section | undefined {
  const words = splitWords(clause);
  if (words.norms.length === 0) return undefined;
  const negated = knowledge.findNegated(words);
  const facts = words.norms.map(knowledge.factsOf);
  const mentions = findMentions(words, facts, "brief").filter((mention) => mention.weight >= writingLimits.mentionFrom);
  if (negated.includes(1) && !compares.test(clause) && !wantsToo(negated, facts, mentions)) return "avoid";
  const tone = readTone(words);
  if (tone.wished.includes(1)) return "wish";
  const kinds = new Set(mentions.map((mention) => concepts[mention.concept]!.kind));
  const hasJob =
    (kinds.has("skill") &&
      mentions.some((mention) => concepts[mention.concept]!.kind === "skill" && tone.ownSide[mention.from] === 0)) ||
    knowledge.findDescribedNeeds(words, facts).length > 0;
  if (readMoney(clause) !== undefined && (!hasJob || words.norms.length <= writingLimits.budgetWords)) return "budget";
  if (hasJob || asks.test(clause)) return "need";
  if (tone.ownSide.includes(1) || kinds.has("sector")) return "about";
  if (kinds.has("place")) return "where";
  return undefined;
}

const compares = /\S.*\b(?:rather than|instead of|as opposed to)\b/i;

/** Returns whether a clause also says what is wanted, as "a film without cartoons" and "pleasant rather than a scream" do. */
function wantsToo(negated: Uint8Array, facts: readonly WordFacts[], mentions: readonly Mention[]): boolean {
  if (mentions.some((mention) => negated[mention.from] === 0)) return true;
  return (
    facts.filter((word, at) => negated[at] === 0 && !word.isFunction && !word.isQuerySpeak).length >=
    writingLimits.wantedWords
  );
}
