import { separators } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { clauseLimits } from "../weights.ts";
import { isAfterthought, scopeBefore } from "./afterthoughts.ts";
import { isContraction } from "./contractions.ts";
import { endOfScope } from "./negation-scope.ts";
import { wordSet } from "../text/word-set.ts";

const bareCues = wordSet("no not never without except excluding exclude excludes avoid avoiding nor neither minus");
const phraseCues = [
  "other than",
  "rather than",
  "instead of",
  "anything but",
  "tired of",
  "fed up with",
  "fed up of",
  "sick of",
  "steer clear of",
  "apart from",
  "aside from",
  "had enough of",
  "nothing to do with",
  "rule out",
  "ruling out",
  "no more",
  "do without",
  "hate",
  "burned by",
  "burnt by",
  "allergic to",
  "keep away from",
  "stay away from",
  "anyone but",
  "not a fan of",
  "as opposed to",
  "bored of",
  "weary of",
  "over it with",
  "off the table",
  "spare us",
  "spare me",
  "save us from",
  "could do without",
  "rather not",
  "had our fill of",
  "done with",
  "wary of",
  "nothing with",
  "nothing for",
  "nothing involving",
  "please nobody",
  "so nobody who",
  "no one whose",
  "no one from",
  "anywhere but",
  "everywhere but",
  "leave out",
  "we decline",
  "we declined",
  "we've declined",
  "we have declined",
  "we turn down",
  "we turned down",
  "we've turned down",
  "we refuse",
  "we've refused",
].map((phrase) => phrase.split(" "));
const phraseCuesByFirst = new Map<string, string[][]>();
for (const cue of phraseCues) phraseCuesByFirst.set(cue[0]!, [...(phraseCuesByFirst.get(cue[0]!) ?? []), cue]);

/** Lists words after a bare cue that make it something else than an exclusion. */
const harmlessAfter: Record<string, ReadonlySet<string>> = {
  not: wordSet(
    "only just sure enough to necessarily getting ranking converting working happy selling reaching seeing least everyone unlike long far as found showing opening coming keeping growing answering turning",
  ),
  no: wordSet(
    "problem problems need matter doubt later less longer preference idea rush one clue stranger nonsense-free fuss excuses wonder use chance way luck hope sense surprise point secret end character sign",
  ),
  never: wordSet("mind ending fails fail"),
  without: wordSet(
    "us me having saying fail doubt looking sounding losing breaking spending seeming being having boring shouting alienating",
  ),
  avoid: wordSet(""),
};
/** Lists words before "no" that make it a lack: having no website is a need, not an exclusion. */
const havingBefore = wordSet(
  "have has had having got with there's there is are theres with find finds found gets get getting see sees",
);
/** Lists words before "without" that make it a lack: "still without somebody to film it" asks for them. */
const beforeALack = wordSet("still left currently i'm we're");
/** Lists the only verbs that exclude what follows after "don't", "won't" and the like. */
const excludingVerbs = wordSet(
  "want wants need needs do does offer take accept work works use uses hire consider require shoot make handle cover touch send bother include involve represent believe like mean provide build write serve sell go run interested after looking",
);

/** Says which words a negation takes in, from `from` to before `to`, and where its negating word stands. */
export interface Negation {
  cue: number;
  from: number;
  to: number;
  /** Is true where the negating word stands behind what it takes in. */
  isAfterthought: boolean;
}

/** Marks each word that stands in the scope of a negation with 1. */
export function markNegated(words: Words, negations: readonly Negation[]): Uint8Array {
  const negated = new Uint8Array(words.norms.length);
  for (const { from, to } of negations) negated.fill(1, from, to);
  return negated;
}

/** Returns the negations of a text in the order of their negating words. */
export function findNegations(words: Words): Negation[] {
  const found: Negation[] = [];
  for (let cue = 0; cue < words.norms.length; cue += 1) {
    if (!mayBeCue(words.norms[cue]!)) continue;
    const from = cueEnd(words, cue);
    const isOver = from >= words.norms.length || words.breaks[from] === separators.sentence;
    if (from > cue && isOver) {
      if (isWhatIsRefused(words.norms, cue)) found.push({ cue, ...scopeBefore(words, cue), isAfterthought: true });
    } else if (from > cue) found.push({ cue, from, to: endOfScope(words, from), isAfterthought: false });
    else if (isAfterthought(words.norms, cue)) found.push({ cue, ...scopeBefore(words, cue), isAfterthought: true });
  }
  return found;
}

/** Returns whether what stands before is refused: "animation is what we don't want". */
const isWhatIsRefused = (norms: readonly string[], cue: number) =>
  norms[cue - 2] === "what" && /^(?:we|i)$/.test(norms[cue - 1]!);

function mayBeCue(word: string): boolean {
  if (word === "nothing" || word === "nobody" || word === "none") return true;
  return bareCues.has(word) || word === "non" || word === "save" || phraseCuesByFirst.has(word) || isContraction(word);
}

/** Returns the index after a cue that starts at `at`, or `at` when there is none. */
function cueEnd(words: Words, at: number): number {
  const { norms } = words;
  const word = norms[at]!;
  // NOTE: "but on the website they don't. We want a film" refuses no film.
  if (words.breaks[at + 1] === separators.sentence) return at;
  if (isAfterthought(norms, at)) return at;
  const phrase = phraseCuesByFirst.get(word)?.find((cue) => cue.every((part, offset) => norms[at + offset] === part));
  if (phrase !== undefined) return at + phrase.length;
  if (isContraction(word)) return contractionScope(norms, at);
  if (word === "non") return at + 1;
  if (word === "nothing" || word === "nobody" || word === "none") return excludesThings(words, at) ? at + 1 : at;
  return bareCues.has(word) && !isHarmless(words, at, word) ? afterAsking(norms, at + 1) : at;
}

const afterNobody = wordSet("in from with who that whose over under too outside near based like of at");
const notAQuality = wordSet(
  "else but to yet new happens works about is was are can will would has have short special wrong left",
);

/** Returns the index after "looking for", so that "not looking for an agency" excludes the agency. */
function afterAsking(norms: readonly string[], at: number): number {
  return /^(?:looking|searching|asking)$/.test(norms[at] ?? "") && norms[at + 1] === "for" ? at + 2 : at;
}

const beforeNothing = /^(?:definitely|absolutely|certainly|please)$/;

/** Returns whether "nobody in Africa" or "nothing too corporate" excludes; "nobody clicks" and "nothing works" only tell. */
function excludesThings({ norms, breaks }: Words, at: number): boolean {
  const next = norms[at + 1];
  if (next === undefined || breaks[at + 1] === separators.sentence) return false;
  if (afterNobody.has(next)) return norms[at + 2] !== "us";
  if (norms[at] !== "nothing" || notAQuality.has(next)) return false;
  return !/(?:s|ed)$/.test(next) && (at === 0 || breaks[at] !== separators.none || beforeNothing.test(norms[at - 1]!));
}

/** Returns whether the word behind a cue makes it harmless: "not mind", "no problem", "neither of them", and the answer "no". */
function isHarmlessBefore(word: string, next: string): boolean {
  if (harmlessAfter[word]?.has(next) === true) return true;
  if (word === "not") return asides.test(next);
  return word === "no" ? opensAnswer.test(next) : word === "neither" && next === "of";
}

/** Describes a subject right behind "no", which is an answer then: "if it's no I'd rather hear it". */
const opensAnswer = /^(?:i|we|he|she|they|you|i'd|we'd|i'll|we'll|i'm|we're|you'd|they'd)$/;

function isHarmless(words: Words, at: number, word: string): boolean {
  const { norms } = words;
  const next = norms[at + 1] ?? "";
  const before = norms[at - 1] ?? "";
  if (isHarmlessBefore(word, next)) return true;
  if (word === "not") return isHarmlessNot(words, at, before);
  if (word === "without") return beforeALack.has(before);
  if (word !== "no" && word !== "neither") return false;
  return havingBefore.has(before) || (word === "no" && (isLacking(norms, at) || isComplaint(words, at)));
}

/** Returns whether "not" excludes nothing: "why not", "or not", "does not" before a verb that only tells, and a told "but not". */
function isHarmlessNot(words: Words, at: number, before: string): boolean {
  const { norms } = words;
  if (/^(?:why|if|or)$/.test(before)) return true;
  if (before === "but" && tellsOfOthers(words, at)) return true;
  return /^(?:do|does|is|are)$/.test(before) && !excludesNext(norms, at + 1, before);
}

const others = wordSet("you they people customers clients guests visitors viewers readers everybody everyone he she");
const requests = wordSet("must should need needs have has are is");

/** Returns whether the clause before tells what others do: "they read it but not to the end" excludes nothing. */
function tellsOfOthers({ norms, breaks }: Words, at: number): boolean {
  let from = at - 2;
  while (from > 0 && breaks[from] === separators.none) from -= 1;
  if (from < 0) return false;
  if (/^(?:and|so|but|then)$/.test(norms[from]!)) from += 1;
  return others.has(norms[from]!) && !requests.has(norms[from + 1] ?? "");
}

const having = /^(have|has|had|got|[a-z]+'ve)$/;

/** Returns whether something is only lacking, as in "we've got a name but no sign, no colours". */
function isLacking(norms: string[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before >= at - clauseLimits.lack; before -= 1) {
    if (norms[before] !== "but" && norms[before] !== "and") continue;
    return norms.slice(Math.max(0, before - clauseLimits.lack), before).some((word) => having.test(word));
  }
  return false;
}

const complains = wordSet("has have had is are was were ever comes knows can could will wants reads answers works");

/** Returns whether "no" opens a complaint that excludes nothing, as in "no newspaper has written a line". */
function isComplaint({ norms, breaks }: Words, at: number): boolean {
  for (let ahead = at + 2; ahead < at + 4 && breaks[ahead] === separators.none; ahead += 1)
    if (complains.has(norms[ahead]!)) return true;
  return false;
}

const relatives = wordSet("who that they which anyone someone somebody people agencies freelancers");
/** Lists relatives that may stand for a thing, of which "doesn't exist" only tells. */
const relativesOfThings = wordSet("that they which");
const verbsOfQuality = wordSet(
  "look looks feel feels sound sounds come comes cost costs smell scream screams shout shouts",
);

/** Returns whether what stands before a negated verb makes it an exclusion: "people who don't fly", "one that doesn't look cheap". */
function isExcludedByRelative(relative: string, verb: string): boolean {
  if (!relatives.has(relative)) return false;
  return !relativesOfThings.has(relative) || excludingVerbs.has(verb) || verbsOfQuality.has(verb);
}

function excludesNext(norms: string[], at: number, verb: string): boolean {
  if (verb === "is" || verb === "are") return true;
  if (isExcludedByRelative(norms[at - 3] ?? "", norms[at] ?? "")) return true;
  return excludingVerbs.has(norms[at] ?? "") || excludingVerbs.has(norms[at + 1] ?? "");
}

const asides = /^(?:mind|know|hesitate)$/;

function contractionScope(norms: string[], at: number): number {
  if (/^(ca|could|have|has|had|did|was|were)n'?t$/.test(norms[at]!)) return at;
  const next = norms[at + 1] ?? "";
  if (isExcludedBefore(norms, at) && !asides.test(next)) return at + 1;
  if (isWorry(norms, at + 1)) return at;
  for (let offset = 1; offset <= 2; offset += 1) {
    const verb = norms[at + offset] ?? "";
    if (verb === "have" || asides.test(verb)) return at;
    if (excludingVerbs.has(verb)) return at + offset + 1;
  }
  return at;
}

/** Returns whether what stands before a contraction makes it an exclusion, as in "people who don't". */
function isExcludedBefore(norms: string[], at: number): boolean {
  const relative = norms[at - 1] ?? "";
  const isOfBeing = /^(is|are)n'?t$/.test(norms[at]!);
  return isOfBeing ? relatives.has(relative) : isExcludedByRelative(relative, norms[at + 1] ?? "");
}

/** Returns whether only a look is excluded, as in "we don't want our site to look cheap". */
function isWorry(norms: string[], from: number): boolean {
  if (!/^(want|need|like)$/.test(norms[from] ?? "") || /^(to|any|anyone|anybody|a|an)$/.test(norms[from + 1] ?? ""))
    return false;
  const to = norms.slice(from + 1, from + 6).indexOf("to");
  return to > 0 && /^(be|look|feel|sound|seem|become|end|come|get)$/.test(norms[from + 2 + to] ?? "");
}
