import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { endOfAsk, somebody } from "./asking-phrases.ts";
import { roleNouns } from "./role-nouns.ts";
import type { Roles } from "./roles.ts";
import { wordSet } from "../../text/word-set.ts";

/** Holds a brief with what it refuses, and who each word is about. */
interface Told {
  words: Words;
  negated: Uint8Array;
  roles: Roles;
}

/** Holds the words of a clause, from `from` to before `to`. */
interface Clause {
  norms: readonly string[];
  from: number;
  to: number;
}

/**
 * Marks clauses that tell a story about others or about the past, as in "a buyer from Sweden told me" and "in March we sent the pack".
 * A place or a date in it is none of the request. What an asking phrase asks for is marked by none of this.
 */
export function findStories({ words, negated, roles }: Told): Uint8Array {
  const marks = new Uint8Array(words.norms.length);
  for (let from = 0; from < marks.length;) {
    const to = endOfSentence(words, from);
    const sentence = { words, negated, from, to };
    const asks = words.norms.slice(from, to).some((_, at) => endOfAsk(sentence, from + at) > from + at);
    for (const story of clausesOf(words, from, to).filter(isStory)) marks.fill(1, story.from, story.to);
    if (asks) unmarkAsked(marks, roles, [from, to]);
    from = to;
  }
  return marks;
}

function unmarkAsked(marks: Uint8Array, { asked }: Roles, [from, to]: [number, number]): void {
  for (let at = from; at < to; at += 1) if (asked[at]! > 0) marks[at] = 0;
}

function endOfSentence({ norms, breaks }: Words, from: number): number {
  let to = from + 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  return to;
}

/** Returns the clauses of a sentence: a comma begins one, and so does a conjunction with a subject behind it. */
function clausesOf({ norms, breaks }: Words, from: number, to: number): Clause[] {
  const clauses: Clause[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const opens =
      at === to || breaks[at] !== separators.none || (conjunctions.has(norms[at]!) && opensSubject.has(norms[at + 1]!));
    if (!opens) continue;
    clauses.push({ norms, from: start, to: at });
    start = at;
  }
  return clauses;
}

const conjunctions = wordSet("and but so or because since while whereas although though");
const opensSubject = wordSet("a an the we i you he she they it there this that my our his her their nobody everybody");

/** Returns whether a clause tells what happened, or what somebody else does, and neither asks nor says what must be. */
function isStory(clause: Clause): boolean {
  const said = clause.norms.slice(clause.from, clause.to);
  if (said.some((word, at) => hopes.has(word) || (obligations.has(word) && said[at + 1] !== "not"))) return false;
  return said.some((_, at) => isPast(said, at)) || isAboutOthers(said) || isAboutSome(said);
}

/** Lists verbs that ask, also in the past: "we were hoping for somebody in Leeds". */
const hopes = wordSet("hoping wondering looking wanted needed required hoped planned planning meant due supposed");
const obligations = wordSet("must should ideally preferably");

/** Lists forms that are past and no participle. */
const pasts = wordSet(
  "was were wasn't weren't did didn't had went came gave took wrote saw knew began rang spoke chose drove flew grew fell ate broke forgot rose sang swam threw wore woke stole shook hid hasn't haven't hadn't",
);
/** Lists forms that are past or a participle: "they sent a pack", but "a film sent by post". */
const pastsOrParticiples = wordSet(
  "told said sent made sold paid found held lost left met won built bought brought caught felt heard kept led meant spent stood taught thought got laid",
);
const subjects = wordSet("i we he she they it you who which nobody everybody everyone somebody someone people there");
const objects = wordSet("me us him her them it the a an my our his their that");
const helpers = wordSet("be been being is are am was were get gets got have has had having to not n't");
const modals = wordSet("to must should would could can will may might");

/** Returns whether a word is the verb of what happened: "told me", "we sent", "has applied". */
function isPast(said: readonly string[], at: number): boolean {
  const word = said[at]!;
  const before = said[at - 1] ?? "";
  if (pasts.has(word)) return !modals.has(before) && !said.slice(0, at).includes("if");
  if (word === "used" && said[at + 1] === "to") return true;
  if (/^(?:has|have|they've|he's|she's)$/.test(word)) return isPerfect(said, at);
  if (!pastsOrParticiples.has(word) && !isRegularPast(word)) return false;
  if (helpers.has(before) || modals.has(before)) return false;
  return subjects.has(before) || (at > 0 && objects.has(said[at + 1] ?? ""));
}

/**
 * Returns whether "has" or "have" opens a perfect of somebody else: "hardly a soul has applied" does; "has to", "must have run" and "the
 * person has worked" do not, because the last says what is asked of whoever does the work.
 */
function isPerfect(said: readonly string[], at: number): boolean {
  if (modals.has(said[at - 1] ?? "") || said.slice(0, at).some(isSought)) return false;
  const next = /^(?:not|never|just|already|all|even|always)$/.test(said[at + 1] ?? "") ? at + 2 : at + 1;
  const verb = said[next] ?? "";
  return (
    isRegularPast(verb) ||
    pastsOrParticiples.has(verb) ||
    /^(?:been|gone|come|become|written|taken|given|driven|seen|done|grown|known|shown|fallen|chosen|spoken|begun|run)$/.test(
      verb,
    )
  );
}

const isSought = (word: string) =>
  somebody.has(word) || roleNouns.has(word) || /^(?:you|candidates?|applicants?|freelancers?)$/.test(word);

const isRegularPast = (word: string) => /[a-z]{2}ed$/.test(word) && !word.endsWith("eed");

/** Returns whether somebody who is neither the writer nor the person sought is the subject: "when they walk past", "somebody's boiler goes". */
function isAboutOthers(said: readonly string[]): boolean {
  if (said.some((word) => /^(?:you|you'd|you'll|your)$/.test(word))) return false;
  return said.some(
    (word, at) => others.has(word) && !modals.has(said[at + 1] ?? "") && !/^(?:so|if|that)$/.test(said[at - 1] ?? ""),
  );
}

/** Returns whether some of the writer's people or things are the subject: "half our patients", "most of our guests". */
function isAboutSome(said: readonly string[]): boolean {
  const owner = said.findIndex((word) => word === "our" || word === "my");
  const opening = said.slice(0, Math.max(0, owner));
  return opening.length > 0 && opening.every((word) => quantities.test(word));
}

const quantities =
  /^(?:and|but|half|most|many|some|all|both|none|few|a|lot|lots|quarter|third|one|two|three|four|five|six|several|more|of|than|\d+)$/;
const others = wordSet("he she they he's she's they're nobody everybody everyone");
