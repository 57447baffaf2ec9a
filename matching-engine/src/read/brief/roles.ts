import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { endOfAsk, somebody } from "./asking-phrases.ts";
import type { Sentence } from "./asking-phrases.ts";
import type { HeadedSpan } from "./headings.ts";

/** Says who each word of a brief is about. */
export interface Roles {
  /**
   * Is above 0 where the writer asks for it: after an asking verb, or in a note that is nothing but a request. `roleOf.object` is the very
   * thing that is asked for, up to the first preposition; `roleOf.circumstance` is what stands behind it ("for our bakery in Leeds");
   * `roleOf.quality` is what the person must have ("someone with After Effects").
   */
  asked: Uint8Array;
  /** Is 1 where it is about the writer: the subject of what they tell, or of what needs something. */
  told: Uint8Array;
}

export const roleOf = { circumstance: 1, object: 2, quality: 3 } as const;

const setOf = (list: string) => new Set(list.split(" "));

const passiveAsks = setOf("wanted needed required sought");
const subjectPronouns = setOf("we i they he she you we're i'm we've i've they're they've he's she's it it's");
const writer = setOf("we i we're i'm we've i've we'd i'd we'll i'll im ive");
const possessives = setOf("our my");
const finiteVerbs = setOf(
  "is are am was were be been has have had do does did can could will would should may might isn't aren't don't doesn't can't won't isnt dont keeps kept says said looks look feels works worked makes comes came goes went gets got buys sells sell runs like likes love loves knows know thinks think lets it's there's that's",
);
const stops = setOf("because since so although though while whereas but");

/** Reads sentence by sentence what is asked for and what is told; headings decide for the words under them. */
export function readRoles(words: Words, negated: Uint8Array, spans: readonly HeadedSpan[]): Roles {
  const count = words.norms.length;
  const roles: Roles = { asked: new Uint8Array(count), told: new Uint8Array(count) };
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && words.breaks[to] !== separators.sentence) to += 1;
    readSentence(
      { words, negated, from, to, isRequest: spans.some((span) => isNeed(span, words.starts[from]!)) },
      roles,
    );
    from = to;
  }
  for (const span of spans) applyHeading(words, span, roles);
  return roles;
}

const isNeed = ({ part, start, end }: HeadedSpan, at: number) => part === "need" && at >= start && at < end;

/** Reads a sentence; `isRequest` says that it stands below a heading of what is needed. */
function readSentence(sentence: Sentence & { isRequest: boolean }, roles: Roles): void {
  const { words, from, to, isRequest } = sentence;
  let hasAsk = isRequest && opensAThing.has(words.norms[from]!);
  if (hasAsk) markRequest(sentence, from, roles.asked);
  for (let at = from; at < to; at += 1) {
    const end = endOfAsk(sentence, at);
    if (end === at) continue;
    if (!hasAsk) readSubject(sentence, at, roles);
    hasAsk = true;
    markRequest(sentence, end, roles.asked);
    at = end - 1;
  }
  if (!hasAsk && isNote(sentence)) markRequest(sentence, from, roles.asked);
  const opensAsTold = writer.has(words.norms[from]!) || possessives.has(words.norms[from]!);
  if (!hasAsk && opensAsTold) roles.told.fill(1, from, to);
  markTold(sentence, roles);
}

/** Marks what stands before "needs" or "wants": the writer's own side, or, in "logo needed", what is asked for. */
function readSubject({ words: { norms, breaks }, from }: Sentence, cue: number, roles: Roles): void {
  if (subjectPronouns.has(norms[cue - 1] ?? "")) return;
  let start = cue;
  while (start > from && breaks[start] !== separators.comma && !stops.has(norms[start - 1]!)) start -= 1;
  if (start === cue) return;
  if (passiveAsks.has(norms[cue]!)) return void roles.asked.fill(roleOf.object, from, cue);
  if (!/^(?:needs?|wants?|seeks?|seeking|looking|hiring|searching|requires?)$/.test(norms[cue]!)) return;
  const isToBeDone = /(?:ing|ed)$/.test(norms[cue + 1] ?? "");
  if (isToBeDone) roles.asked.fill(roleOf.object, start, cue);
  roles.told.fill(1, start, cue);
}

/** Marks what is asked for: up to a new clause about somebody, or a reason. */
function markRequest({ words: { norms, breaks }, from, to }: Sentence, start: number, asked: Uint8Array): void {
  let role: number = roleOf.object;
  for (let at = start; at < to; at += 1) {
    const word = norms[at]!;
    const isComma = at > from && breaks[at] === separators.comma;
    const opensAClause = stops.has(word) || subjectPronouns.has(word) || (isComma && possessives.has(word));
    if (at > start && opensAClause) return;
    if (isComma || opensAnObject(norms, at)) role = roleOf.object;
    else if (word === "with" && isPerson(norms[at - 1] ?? "")) role = roleOf.quality;
    else if (role === roleOf.quality ? endsQualities.has(word) : endsObject(norms, at)) role = roleOf.circumstance;
    asked[at] = role;
  }
}

/** Returns whether another thing is asked for from here on: after "plus", "and a", or "to make". */
function opensAnObject(norms: readonly string[], at: number): boolean {
  const next = norms[at + 1] ?? "";
  const word = norms[at]!;
  if (word === "and" && making.has(next) && beforeObjects.test(norms[at + 2] ?? "")) return true;
  return word === "plus" || (word === "and" && opensAThing.has(next)) || (word === "to" && making.has(next));
}

/** Returns whether a preposition ends what is asked for; "a set of photographs" goes on. */
function endsObject(norms: readonly string[], at: number): boolean {
  const word = norms[at]!;
  return prepositions.has(word) && !(word === "of" && amounts.has(norms[at - 1] ?? ""));
}

const amounts = setOf("set sets couple series range bunch batch pair handful dozen selection collection suite");
const beforeObjects = /^(?:the|a|an|our|my|it|them|us|their|this|that|these|those|all|some)$/;
const making = setOf(
  "make create produce build design redesign develop do redo write rewrite shoot film photograph draw edit animate code take record run manage handle organise plan set translate lay",
);
const endsQualities = setOf("for about at by");

/** Returns whether a word names a person, whose skills may follow: "someone with", "a designer with". */
export function isPerson(word: string): boolean {
  return somebody.has(word) || /(?:er|or|ist|ian|man|woman|freelancer|agency|studio|team|company)s?$/.test(word);
}

const prepositions = setOf(
  "for about on with in at of from through by beside behind between during after before into onto around near across over under against without when where which how what why if as than like using whose per",
);
const opensAThing = setOf("a an some someone somebody maybe perhaps then do also the new two three to");

/** Marks clauses in which the writer is the subject: "we run a café in Leeds and need…" ends at "and need". */
function markTold(sentence: Sentence, { asked, told }: Roles): void {
  const { words, from, to } = sentence;
  for (let at = from; at < to; at += 1) {
    if (!writer.has(words.norms[at]!) || asked[at]! > 0) continue;
    if (asksSoon(sentence, at)) continue;
    for (let end = at; end < to && asked[end] === 0; end += 1) {
      if (end > at && endsTelling(sentence, end)) break;
      told[end] = 1;
    }
  }
}

/** Returns whether the writer stops telling: at a comma, at "but" and "so", and where they ask. */
function endsTelling(sentence: Sentence, at: number): boolean {
  const { norms, breaks } = sentence.words;
  if (breaks[at] === separators.comma || norms[at] === "but" || norms[at] === "so") return true;
  return (norms[at] === "and" && asksSoon(sentence, at)) || endOfAsk(sentence, at) > at;
}

function asksSoon(sentence: Sentence, at: number): boolean {
  for (let ahead = at; ahead < Math.min(at + 4, sentence.to); ahead += 1)
    if (endOfAsk(sentence, ahead) > ahead) return true;
  return false;
}

/** Returns whether a sentence is a note without a verb, such as "Poster and programme for our panto". */
function isNote({ words: { norms, breaks }, from, to }: Sentence): boolean {
  let end = from + 1;
  while (end < to && breaks[end] !== separators.comma) end += 1;
  return !hasFiniteVerb(norms.slice(from, end)) && !possessives.has(norms[from]!);
}

/** Returns whether words have a subject or a verb of their own, which notes do without. */
export function hasFiniteVerb(norms: readonly string[]): boolean {
  return norms.some(
    (word, at) =>
      subjectPronouns.has(word) ||
      ((finiteVerbs.has(word) || notInNotes.has(word)) && norms[at - 1] !== "to" && !isMonth(word, norms[at - 1])),
  );
}

/** Returns whether "may" is a month, as in "12 May" and "by May". */
function isMonth(word: string, before = ""): boolean {
  return word === "may" && /^(?:\d{1,2}(?:st|nd|rd|th)?|in|by|of|until|from|early|mid|late|before)$/.test(before);
}

const notInNotes = setOf(
  "us me them him nobody everybody everyone there when how why that who half every each shall give gives given show shows take takes find finds want wants need needs",
);

function applyHeading(words: Words, { part, start, end }: HeadedSpan, { asked, told }: Roles): void {
  for (let at = 0; at < words.norms.length; at += 1) {
    if (words.starts[at]! < start || words.ends[at]! > end) continue;
    asked[at] =
      part === "need" || part === "wish"
        ? Math.max(asked[at]!, roleOf.circumstance)
        : part === "details"
          ? asked[at]!
          : 0;
    told[at] = part === "about" ? 1 : part === "details" || part === "need" ? told[at]! : 0;
  }
}
