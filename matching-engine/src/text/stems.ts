import { fixedStems } from "../../lexicon/fixed-stems.ts";

/**
 * Returns the term that a word shares with its family: "designer", "designs" and "designing" are all "design",
 * "translator" and "translation" are "translat". British and American spellings meet in one term.
 */
export function stemOf(word: string): string {
  const fixed = fixedStems.get(word);
  if (fixed !== undefined) return fixed;
  if (word.length <= 3 || isNumeric(word))
    return word.length === 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, 2) : word;
  let term = withoutInflection(oneSpelling(word.replaceAll("'", "")));
  const fixedRoot = fixedStems.get(term);
  if (fixedRoot !== undefined) return fixedRoot;
  for (let round = 0; round < 3; round += 1) {
    const shorter = withoutSuffix(term);
    if (shorter === term) break;
    term = shorter;
  }
  return term;
}

/** Returns the word without its plural, in one spelling: what must agree for a word to be an alias. */
export function singular(word: string): string {
  if (Object.hasOwn(irregularPlurals, word)) return irregularPlurals[word]!;
  if (word.length <= 3)
    return word.length === 3 && word.endsWith("s") && !/(ss|us|is|as|os)$/.test(word) ? word.slice(0, 2) : word;
  const spelt = oneSpelling(word.replaceAll("'", ""));
  if (spelt.endsWith("ies") && spelt.length > 4) return spelt.slice(0, -3) + "y";
  if (spelt.endsWith("sses") || /(ches|shes|xes|zes)$/.test(spelt)) return spelt.slice(0, -2);
  return spelt.endsWith("s") && !/(ss|us|is)$/.test(spelt) ? spelt.slice(0, -1) : spelt;
}

/** Returns the word without plural, "-ing" and "-ed": the term that words are searched by. */
export function inflectionless(word: string): string {
  if (word.length <= 3 || isNumeric(word) || fixedStems.has(word)) return singular(word);
  return withoutParticiple(singular(word));
}

const irregularPlurals: Record<string, string> = {
  people: "person",
  women: "woman",
  men: "man",
  children: "child",
  news: "news",
  series: "series",
  adverts: "advert",
  ads: "ad",
  programme: "program",
  programmes: "program",
  jewellery: "jewelry",
  tyres: "tire",
  tyre: "tire",
  movies: "movie",
  cookies: "cookie",
  pies: "pie",
  menus: "menu",
};

const suffixes = [
  "izational",
  "fulness",
  "ousness",
  "iveness",
  "ization",
  "ational",
  "ability",
  "atory",
  "ation",
  "ative",
  "ically",
  "ators",
  "ator",
  "ician",
  "ingly",
  "ment",
  "ness",
  "ical",
  "ance",
  "ence",
  "ancy",
  "ency",
  "able",
  "ible",
  "ship",
  "less",
  "ator",
  "ize",
  "iz",
  "ant",
  "ent",
  "ive",
  "ial",
  "ian",
  "ity",
  "ist",
  "ism",
  "ion",
  "ory",
  "ous",
  "ful",
  "ic",
  "al",
  "er",
  "or",
  "ly",
  "ate",
  "e",
  "y",
  "i",
];
/** Endings that need a longer word before them, because they so often belong to it. */
const carefulSuffixes: Record<string, number> = {
  ent: 6,
  ant: 6,
  al: 5,
  ic: 5,
  ian: 5,
  ial: 5,
  ate: 5,
  able: 4,
  ence: 5,
  ance: 5,
  ous: 5,
  ship: 5,
  i: 5,
};

/** Groups the suffixes by their last letter, so that a word is held against a few of them only. */
const suffixesByEnd = new Map<string, string[]>();
for (const suffix of suffixes)
  suffixesByEnd.set(suffix.at(-1)!, [...(suffixesByEnd.get(suffix.at(-1)!) ?? []), suffix]);

function withoutSuffix(word: string): string {
  for (const suffix of suffixesByEnd.get(word.charAt(word.length - 1)) ?? []) {
    if (!word.endsWith(suffix)) continue;
    const term = word.slice(0, -suffix.length);
    if (term.length < (carefulSuffixes[suffix] ?? 4)) return word;
    return undoubled(term);
  }
  return word;
}

function withoutInflection(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return word.slice(0, -3) + "y";
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/(ches|shes|xes|zes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(ss|us|is)$/.test(word)) return withoutParticiple(word.slice(0, -1));
  return withoutParticiple(word);
}

function withoutParticiple(word: string): string {
  const cut = word.endsWith("ing") ? 3 : word.endsWith("ed") ? 2 : 0;
  if (cut === 0) return word;
  const term = word.slice(0, -cut);
  if (term.length < 3 || !/[aeiouy]/.test(term)) return word;
  return undoubled(term);
}

function undoubled(term: string): string {
  const last = term.charCodeAt(term.length - 1);
  const isDoubled =
    term.length > 4 && last === term.charCodeAt(term.length - 2) && !/[aeiou]$/.test(term) && !/(ss)$/.test(term);
  return isDoubled ? term.slice(0, -1) : term;
}

function oneSpelling(word: string): string {
  if (word.length < 5) return word;
  let spelt = word;
  if (spelt.includes("our"))
    spelt = spelt.replace(/(col|fav|flav|behavi|harb|hum|lab|neighb|hon|arm|rum|vap|sav|od|glam|endeav)our/, "$1or");
  if (spelt.includes("is")) spelt = spelt.replace(/is(e|es|ed|er|ers|ing|ation|ations)$/, "iz$1");
  if (spelt.includes("ys")) spelt = spelt.replace(/lys(e|es|ed|er|ing)$/, "lyz$1");
  if (spelt.endsWith("tre") || spelt.endsWith("tres")) spelt = spelt.replace(/tre(s?)$/, "ter$1");
  if (spelt.includes("ogue")) spelt = spelt.replace(/(catal|dial|anal|monol)ogue/, "$1og");
  return spelt;
}

function isNumeric(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}
