import { profileLimits } from "@triptych/contract/profiles";
import { hasContact, type Line, type PastedText, type Section } from "./lines.ts";

/** Holds what somebody wrote about their work, and where: their own words, without the lines that tell how to reach them. */
export interface Prose {
  value: string;
  places: Span[];
}

/** Finds the paragraphs that tell of the work: those under a heading for them, otherwise the first ones that are sentences. */
export function findProse(pasted: PastedText, addresses: readonly Span[]): Prose | undefined {
  const paragraphs = paragraphsOf(pasted).map((lines) => ({
    section: lines[0]!.section,
    ...cleaned(pasted, lines, addresses),
  }));
  const told = paragraphs.map((one) => !isAside(one.section) && isTelling(one.value));
  const first = ranks
    .map((isRanked) => paragraphs.findIndex((one, at) => told[at] && isRanked(one.section)))
    .find((at) => at >= 0);
  if (first === undefined) return undefined;
  let last = first;
  while (
    told[last + 1] &&
    paragraphs[last + 1]!.section === paragraphs[first]!.section &&
    lengthOf(first, last + 1) <= enough
  )
    last += 1;
  const taken = paragraphs.slice(first, last + 1);
  const value = taken.map((one) => one.value).join("\n\n");
  return value.length > profileLimits.proseMax ? undefined : { value, places: taken.flatMap((one) => one.places) };

  function lengthOf(from: number, to: number): number {
    return paragraphs.slice(from, to + 1).reduce((sum, { value: { length } }) => sum + length, 0);
  }
}

/** Says how long a description may grow by the paragraphs behind its first. */
const enough = 1_500;

const ranks: ((section: Section | null) => boolean)[] = [
  (section) => section === "about",
  (section) => section === null || section === "other",
  (section) => section === "skills" || section === "sectors",
  (section) => section === "work",
];
const isAside = (section: Section | null) => section === "aside" || section === "contact" || section === "education";

/** Groups lines into paragraphs; a list, a heading and a line to reach somebody by belong to none. */
function paragraphsOf({ lines }: PastedText): Line[][] {
  const paragraphs: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    const isApart = line.isHeading || line.isBullet || line.isContact;
    if (isApart) {
      open = undefined;
      continue;
    }
    if (open !== undefined && (line.goesOn || (line.isNext && isSentence(open.at(-1)!.text)))) open.push(line);
    else paragraphs.push((open = [line]));
  }
  return paragraphs;
}

const isSentence = (words: string) => words.length >= 40 && /[.!?]["”’)]?$/.test(words);

interface Span {
  start: number;
  end: number;
}

interface Sentence extends Span {
  text: string;
}

/** Returns a paragraph without the sentences that tell how to reach somebody, and its line breaks as spaces. */
function cleaned({ unwrapped }: PastedText, lines: readonly Line[], addresses: readonly Span[]): Prose {
  const { start } = lines[0]!;
  const { end } = lines.at(-1)!;
  const sentences = splitSentences(unwrapped.slice(start, end), start).filter(
    (one) =>
      !hasContact(one.text) &&
      !isCall(one.text) &&
      !addresses.some((span) => span.start < one.end && span.end > one.start),
  );
  const places: Prose["places"] = [];
  for (const sentence of sentences) {
    const before = places.at(-1);
    if (before && /^\s*$/.test(unwrapped.slice(before.end, sentence.start))) before.end = sentence.end;
    else places.push({ start: sentence.start, end: sentence.end });
  }
  return { value: joinWords(sentences.map(({ text }) => text).join(" ")), places };
}

const isCall = (words: string) => /^(?:e-?mail|phone|tel|call me|call us|contact me|contact us|mobile)\b/i.test(words);

function splitSentences(words: string, from: number): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of words.matchAll(
    /[.!?]["”’)]?\s+(?=\p{Lu}|["“‘(@]|\d|https?:|www\.|[a-z0-9-]{2,40}\.[a-z]{2,})/gu,
  )) {
    const end = match.index + match[0].trimEnd().length;
    sentences.push({ text: words.slice(start, end), start: from + start, end: from + end });
    start = match.index + match[0].length;
  }
  if (start < words.length) sentences.push({ text: words.slice(start), start: from + start, end: from + words.length });
  return sentences;
}

/** Stands before a hyphen that belongs to its word. */
const hyphenated =
  /(?:^|[\s(])(?:well|non|self|co|pre|post|multi|award|hand|full|long|short|high|low|re|ex|e|in|on|semi|anti|user|data|mid|half|part|open|one|two|three|best|up|down|cross)-$/i;

/** Writes one space for many, and a word that was divided at the end of a line as one. */
function joinWords(words: string): string {
  const joined = words.replaceAll(/(\S{1,40}-)\s{1,4}(?=\p{Ll})/gu, (found, before: string) =>
    /\p{L}-$/u.test(before) && !hyphenated.test(before) && found !== before ? before.slice(0, -1) : before,
  );
  return joined.replaceAll(/\s+/g, " ").trim();
}

/** Returns whether words are sentences that somebody says, and not a list or a line of an address. */
function isTelling(words: string): boolean {
  if (words.length < profileLimits.proseMin || words.length > profileLimits.proseMax) return false;
  if (/^["“‘]/.test(words)) return false;
  const parts = words.split(" ");
  const small = parts.filter((word) => smallWords.has(word.toLowerCase().replace(/['’].*$/, "")));
  const commas = words.split(",").length;
  return small.length >= 3 && small.length / parts.length >= 0.1 && parts.length / commas >= 3;
}

const smallWords = new Set(
  "a an the and or i we my our you your for in with of to from on at by that who is are was were have has it this as not but he she they his her their".split(
    " ",
  ),
);
