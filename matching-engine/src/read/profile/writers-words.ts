import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { isSomebodyNear } from "./people-of-writer.ts";
import { isOther } from "./profile-clauses.ts";

const firstPerson = /^(?:i|we|i'm|we're|i've|we've|i'll|we'll|i'd|we'd|myself|ourselves)$/;
const ownWord = /^(?:my|our|us|me|mine|ours)$/;
const thirdPerson = /^(?:he|she|they|he's|she's|they're)$/;
/** Lists what a group of people who work together call themselves. */
const groups =
  /^(?:team|teams|studio|crew|agency|collective|cooperative|co-op|house|company|practice|duo|trio|partnership)$/;
const beforeGroup = /^(?:a|an|the|this|our|of|same|small|tiny|whole)$/;
const number =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half)$/;
const workers = /(?:ers|ors|ists|ians|people|staff|men|women|makers|us)$/;

/** Says of each word of a text whether it is a word of the writer ("our", "us"), the writer as a subject, their name, or how many they are. */
export const whose = { others: 0, own: 1, writer: 2, name: 3, counted: 4 } as const;

/** Holds the words of a profile's name. */
export interface WriterName {
  norms: readonly string[];
  facts: readonly WordFacts[];
}

/** Marks the words by which a text speaks of who wrote it: pronouns, their name, "a team of seven", "nine editors". */
export function findWriter(words: Words, name: WriterName): Uint8Array {
  const { norms } = words;
  const marks = new Uint8Array(norms.length);
  const isToldOfThem = !norms.some((word) => firstPerson.test(word) || ownWord.test(word));
  for (const [at, word] of norms.entries()) {
    if (marks[at] !== whose.others) continue;
    if (firstPerson.test(word) || (isToldOfThem && thirdPerson.test(word))) marks[at] = whose.writer;
    else if (isName(norms, at, name)) markName(norms, at, { name, marks });
    else if (isCounted(words, at)) marks[at] = whose.counted;
    else if (isGroup(words, at)) marks[at] = whose.writer;
    else if (isSomebodyNear(words, at)) continue;
    else if (/^(?:my|our)$/.test(word) && isSubject(words, at)) marks[at] = whose.writer;
    else if (ownWord.test(word)) marks[at] = whose.own;
  }
  return marks;
}

/** Returns whether the name of the profile stands here; one that is an everyday word needs the word behind it. */
function isName(norms: readonly string[], at: number, name: WriterName): boolean {
  const first = name.facts.findIndex(({ isFunction }) => !isFunction);
  if (first < 0 || norms[at] !== name.norms[first]) return false;
  const next = name.norms.slice(first + 1).find((word) => word.length > 1);
  return next === undefined || !name.facts[first]!.isEveryday || norms.slice(at + 1, at + 3).includes(next);
}

/** Marks the name from its first word on, as far as it is written here. */
function markName(
  norms: readonly string[],
  from: number,
  { name, marks }: { name: WriterName; marks: Uint8Array },
): void {
  for (let at = from; at < norms.length && (at === from || name.norms.includes(norms[at]!)); at += 1)
    marks[at] = whose.name;
}

function isGroup({ norms }: Words, at: number): boolean {
  if (!groups.test(norms[at]!)) return false;
  if (norms[at + 1] === "of" && number.test(norms[at + 2] ?? "")) return true;
  return norms.slice(Math.max(0, at - 2), at).some((word) => beforeGroup.test(word) && word !== "of");
}

/** Returns whether "our" begins who does something: at the start of a clause, or before the people who work there. */
function isSubject({ norms, breaks }: Words, at: number): boolean {
  if (breaks[at] !== separators.none) return true;
  const people = norms.slice(at + 1, at + 4).findIndex((word) => workers.test(word) && !isOther(word));
  return people >= 0 && breaks.slice(at + 1, at + 2 + people).every((one) => one === separators.none);
}

/** Returns whether a sentence opens with how many of them there are: "Five social scientists", "twelve of us". */
function isCounted({ norms, breaks }: Words, at: number): boolean {
  if (breaks[at] !== separators.sentence || !number.test(norms[at]!)) return false;
  return norms
    .slice(at + 1, at + 4)
    .some((word, next) => workers.test(word) && breaks[at + 1 + next] === separators.none);
}
