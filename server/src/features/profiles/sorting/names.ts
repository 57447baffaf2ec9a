import type { SpokenValue } from "@triptych/matching-engine/read-profile-text";
import { profileLimits } from "@triptych/contract/profiles";
import { afterLabel, type Line, type PastedText } from "./lines.ts";

/** Describes words of a text: `text.slice(start, end)`. The value may be spelled a little differently, as a name in capitals. */
export interface Words {
  value: string;
  start: number;
  end: number;
}

type Overlaps = (words: Words) => boolean;

/** Finds the name of a person, and what they are, at the top of a CV or in the sentences of a page. */
export function findPerson(pasted: PastedText, spoken: readonly SpokenValue[]): { name?: Words; title?: Words } {
  const isSkill = overlapping(spoken, "skill");
  const isPlace = overlapping(spoken, "place");
  const isName = (words: Words) => looksLikePerson(words.value) && !isSkill(words) && !isWithin(words, spoken);
  const top = pasted.lines.filter(
    ({ section, isHeading }) => !isHeading && section !== "aside" && section !== "education",
  );
  const named = labelled(top, /^(?:full |my )?name$/) ?? nameAtTop(top, isName) ?? nameInProse(pasted, isName);
  const title =
    labelled(top, /^(?:job |professional )?(?:title|role|profession|occupation|position)$/) ??
    (named
      ? titleBeside({ ...pasted, lines: top }, named, { isSkill, isPlace })
      : titleAtTop(top, { isSkill, isPlace })) ??
    titleInProse(pasted, isSkill);
  return { ...(named && { name: inTitleCase(named) }), ...(title && { title: capitalised(title) }) };
}

/** Finds the name of a company in its own sentences, or at the top of its page. */
export function findCompany({ lines, unwrapped }: PastedText, spoken: readonly SpokenValue[]): Words | undefined {
  const isSkill = overlapping(spoken, "skill");
  const isPlace = overlapping(spoken, "place");
  const isName = (words: Words) => looksLikeCompany(words.value) && !isPlace(words);
  const label = labelled(lines, /^(?:agency|studio|company|business|brand)(?: name)?$|^name$/);
  if (label !== undefined) return label;
  for (const pattern of companyPatterns) {
    const words = firstMatch(unwrapped.slice(0, openingCharacters), pattern);
    if (words && isName(words)) return words;
  }
  const about = companyInHeading(lines);
  if (about && isName(about)) return inTitleCase(about);
  const top = companyAtTop(lines);
  return top && isName(top) && !isSkill(top) ? inTitleCase(top) : undefined;
}

/** Returns the name in a heading such as "About Kettle & Crane". */
function companyInHeading(lines: readonly Line[]): Words | undefined {
  const heading = lines.find(({ text }) => /^(?:About|ABOUT) \p{Lu}/u.test(text) && text.length <= 50);
  return heading && within(heading, /^about\s+/i);
}

function companyAtTop([first]: readonly Line[]): Words | undefined {
  if (!first || first.isHeading || first.isContact || first.isBullet) return undefined;
  const words = beforeSeparator(first);
  return words && /[.!?]$/.test(words.value) ? undefined : words;
}

const openingCharacters = 3_000;
const topLines = 6;
const particle = "(?:d[aeiu]|del|van|von|der|den|bin|al|el|la|le|ap|ferch|ní|ó|mac)";
const capitalWord = "\\p{Lu}[\\p{L}\\p{M}'’-]*";
const person = `${capitalWord}(?: (?:${particle} )?${capitalWord}\\.?){1,3}`;
const company = "\\p{Lu}[\\p{L}\\p{M}\\d'’.&-]*(?: (?:&|and|of|the|\\+|\\p{Lu}[\\p{L}\\p{M}\\d'’.&-]*|\\d{1,4})){0,4}";

const personPatterns = [
  new RegExp(`\\b[Mm]y name(?:['’]s| is) (${person}|${capitalWord})`, "u"),
  new RegExp(`\\b(?:I['’]m|I am) (${person})(?=[,.;:!–—-]| and | a | – )`, "u"),
  new RegExp(`(?:^|[\\n.!?] ?)(${person})(?:,[^,\\n]{1,60},)? (?:is|works|makes|has|runs) `, "u"),
];
const companyPatterns = [
  new RegExp(`\\b[Ww]elcome to (${company})`, "u"),
  new RegExp(`\\b[Aa]t (${company}),? we\\b`, "u"),
  new RegExp(`\\b(?:We are|We['’]re) (${company})(?=[,.:;–—]| – | — )`, "u"),
  new RegExp(
    `(?:^|[\\n.!?] ?)(${company})(?:, [^,\\n]{1,60},)? (?:is|are) (?:an?|the|two|three|four|five|six|seven|eight|nine|ten|\\d+) `,
    "u",
  ),
  new RegExp(
    `(?:^|[\\n.!?] ?)(${company}) (?:makes|sells|brews|bakes|helps|designs|builds|works|creates|was founded|was started|began)\\b`,
    "u",
  ),
];

function firstMatch(text: string, pattern: RegExp): Words | undefined {
  const match = pattern.exec(text);
  const value = match?.[1]?.replace(/[.\s]+$/, "").replace(/ (?:and|of|the|&|\+)$/, "");
  if (match === null || !value) return undefined;
  const start = match.index + match[0].indexOf(value);
  return { value, start, end: start + value.length };
}

function labelled(lines: readonly Line[], labels: RegExp): Words | undefined {
  for (const line of lines) {
    const found = afterLabel(line, labels);
    if (found && found.text.length <= profileLimits.name)
      return { value: found.text, start: found.start, end: found.start + found.text.length };
  }
  return undefined;
}

function nameAtTop(lines: readonly Line[], isName: Overlaps): Words | undefined {
  for (const line of lines.slice(0, topLines)) {
    const words = beforeSeparator(line);
    if (words && !line.isBullet && isName(words)) return words;
  }
  return undefined;
}

function nameInProse({ unwrapped }: PastedText, isName: Overlaps): Words | undefined {
  for (const pattern of personPatterns) {
    const words = firstMatch(unwrapped.slice(0, openingCharacters), pattern);
    if (words && (isName(words) || pattern === personPatterns[0])) return words;
  }
  return undefined;
}

const separator = /\s+[–—|•·/-]\s+|\s*[|•·]\s*|,\s+|\t+|\s{3,}/;

/** Returns the words of a line before its first separator, without a heading such as "CV of". */
function beforeSeparator(line: Line): Words | undefined {
  const rest = within(line, /^(?:curriculum vitae|cv|r[ée]sum[ée])\s*(?:of|[:–—|-])?\s+/i);
  const value = rest.value
    .split(separator, 1)[0]
    ?.replace(/[,:]+$/, "")
    .trim();
  return value ? { value, start: rest.start, end: rest.start + value.length } : undefined;
}

/** Returns a line without what stands before its words. */
function within({ text, start, end }: Line, before: RegExp): Words {
  const length = before.exec(text)?.[0].length ?? 0;
  return { value: text.slice(length), start: start + length, end };
}

interface TitleRules {
  isSkill: Overlaps;
  isPlace: Overlaps;
}

/** Finds what a person is behind their name: on the line, in the sentence, or on one of the next two lines. */
function titleBeside({ lines, unwrapped }: PastedText, name: Words, rules: TitleRules): Words | undefined {
  const told = toldTitle(unwrapped, name.end, rules);
  if (told !== undefined) return told;
  const at = lines.findIndex(({ start, end }) => start <= name.start && end >= name.end);
  if (at < 0 || at >= topLines || lines[at]!.text.length > profileLimits.title) return undefined;
  const next = lines.slice(at + 1, at + 3).filter((line) => !line.isHeading && !line.isBullet && !line.goesOn);
  const candidates = [
    restOf(lines[at]!, name.end),
    ...next.flatMap((line) => [restOf(line, line.start), beforeSeparator(line)]),
  ];
  return candidates.find(
    (words) => words !== undefined && isTitle(words, rules.isSkill) && !isPlaceAlone(words, rules.isPlace),
  );
}

/** Finds a title that stands alone above everything else. */
function titleAtTop([first]: readonly Line[], { isSkill, isPlace }: TitleRules): Words | undefined {
  const words = first && !first.isContact && !first.isBullet ? restOf(first, first.start) : undefined;
  return words && isSkill(words) && isTitle(words, isSkill) && !isPlaceAlone(words, isPlace) ? words : undefined;
}

/** Finds a title where the sentence goes on with it: "Ada Lovell, an illustrator from Bath", "Ada Lovell is a director". */
function toldTitle(text: string, from: number, { isSkill }: TitleRules): Words | undefined {
  const match =
    /^(?:,| is|, \S{1,30} is) (?:an?|the) ([^\n.;:()–—!?]{3,160})/u.exec(text.slice(from, from + 220)) ??
    /^, (\p{Lu}[^\n.,;:()–—!?]{3,100})(?=\.)/u.exec(text.slice(from, from + 120));
  return match ? titleIn(match[1]!, from + match[0].length - match[1]!.length, isSkill) : undefined;
}

function restOf(line: Line, from: number): Words | undefined {
  const rest = line.text.slice(from - line.start);
  const value = rest.replace(/^[\s,–—|•·:/-]+/, "").trim();
  const start = from + rest.indexOf(value);
  return value === "" ? undefined : { value, start, end: start + value.length };
}

const isPlaceAlone = (words: Words, isPlace: Overlaps) => isPlace(words) && words.value.split(" ").length <= 2;

/** Ends the name of somebody's work. */
const worker =
  /^(?!(?:number|other|after|under|never|paper|letter|poster|together|whether|however|summer|winter|member)s?$)(?:\p{L}{3,}(?:er|or|ist|ian)|\p{L}*(?:artist|consultant|lead|architect|creative|dop))$/iu;
const longestTitle = 12;

function isTitle(words: Words, isSkill: Overlaps): boolean {
  const { value } = words;
  const parts = value.split(/[\s/,&]+/).filter(Boolean);
  if (
    value.length > profileLimits.title ||
    parts.length > longestTitle ||
    /[@\d]|[.!?](?:\s|$)|https?:|www\./.test(value)
  )
    return false;
  if (/\b(?:I|we|my|our|you|your)\b/i.test(value)) return false;
  return isSkill(words) || parts.some((word) => worker.test(word));
}

const titlePatterns = [
  /\b(?:I['’]m|I am|[Ww]orks? as|[Ww]orking as) (?:an?|the) ([^\n.;:()–—!?]{3,160})/gu,
  /(?:^|\n)(?:An? )?(\p{Lu}[^\n.,;:()–—!?]{3,80}) (?:with|who|based in|specialising|working)\b/gu,
];
/** Ends the name of what somebody is: what follows says where, for whom or how. */
const afterTitle =
  /\s(?:who|with|based|from|in|at|living|working|specialising|specializing|helping|that|for|whose|where|making|creating|born|currently|now|and (?:I|a)|by)\s.*$/s;

function titleInProse({ unwrapped }: PastedText, isSkill: Overlaps): Words | undefined {
  for (const pattern of titlePatterns)
    for (const match of unwrapped.slice(0, openingCharacters).matchAll(pattern)) {
      const words = titleIn(match[1]!, match.index + match[0].indexOf(match[1]!), isSkill);
      if (words !== undefined) return words;
    }
  return undefined;
}

/** Returns the title that words begin with. A comma ends it, but not behind "Lagos-born, London-based". */
function titleIn(written: string, start: number, isSkill: Overlaps): Words | undefined {
  const comma = /(?<!-(?:born|based|trained|raised)),/.exec(written)?.index ?? written.length;
  const value = `${written.slice(0, comma)} `.replace(afterTitle, "").trim();
  const words = { value, start, end: start + value.length };
  return !/\s{2}/.test(value) && isTitle(words, isSkill) ? words : undefined;
}

const neverInNames = new Set(
  "freelance senior junior lead head director portfolio profile resume curriculum vitae contact address street road lane avenue university college school limited ltd studio page about hello hi dear the professional experience skills education email phone mobile website page work i we my our and".split(
    " ",
  ),
);

function looksLikePerson(value: string): boolean {
  const words = value.split(/\s+/);
  if (words.length < 2 || words.length > 5 || value.length > 60) return false;
  const isWord = new RegExp(`^(?:${particle}|\\p{Lu}[\\p{L}\\p{M}'’-]*\\.?)$`, "u");
  return words.every((word) => isWord.test(word) && !neverInNames.has(wholeWord(word)));
}

/** Returns a word in small letters without what was shortened: "I'm" is "i". */
const wholeWord = (word: string) => word.toLowerCase().replace(/['’](?:m|re|ve|ll|d|s)$/, "");

const neverCompanies = new Set(
  "about home services work contact clients team careers we our us proud based here not a an the what who how why this that these if as in on".split(
    " ",
  ),
);

function looksLikeCompany(value: string): boolean {
  const words = value.split(/\s+/);
  if (words.length > 6 || value.length > profileLimits.name || /-based$/i.test(value)) return false;
  if (neverCompanies.has(value.toLowerCase()) || /\b(?:us|me|you)$/i.test(value)) return false;
  const isWord = /^(?:&|\+|and|of|the|by|for|\d{1,4}|[\p{Lu}\d][\p{L}\p{M}\d'’.&-]*)$/u;
  return /\p{L}/u.test(value) && words.every((word) => isWord.test(word));
}

function overlapping(spoken: readonly SpokenValue[], group: SpokenValue["group"]): Overlaps {
  const places = spoken.filter((one) => one.group === group).flatMap((one) => one.places);
  return ({ start, end }) => places.some((place) => place.start < end && place.end > start);
}

/** Returns whether words are nothing but a place, as in "United Kingdom". */
function isWithin(words: Words, spoken: readonly SpokenValue[]): boolean {
  const places = spoken.filter(({ group }) => group === "place").flatMap((one) => one.places);
  return places.some(({ start, end }) => start <= words.start && end >= words.end);
}

/** Writes words in capitals as names are written. */
function inTitleCase(words: Words): Words {
  const { value } = words;
  if (value !== value.toUpperCase() || value.length <= 4) return words;
  const lower = value.toLowerCase();
  return {
    ...words,
    value: lower.replaceAll(
      /(^|[\s'’-])(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ),
  };
}

function capitalised(words: Words): Words {
  const { value } = words.value === words.value.toUpperCase() ? { value: sentenceCase(words.value) } : words;
  return { ...words, value: value.charAt(0).toUpperCase() + value.slice(1) };
}

/** Writes a title in capitals in small letters, but not an abbreviation. */
function sentenceCase(value: string): string {
  return value
    .split(" ")
    .map((word) => (/^[A-Z/]{1,3}$/.test(word) ? word : word.toLowerCase()))
    .join(" ");
}
