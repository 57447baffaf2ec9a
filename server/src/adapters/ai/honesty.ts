/**
 * Returns whether a model's text says nothing that its sources do not say: every number, address and proper name in it must be in
 * one of them. NOTE: strict on purpose; the local engine writes what this refuses.
 */
export function inventsNothing(written: string, sources: readonly string[]): boolean {
  const source = sources.join("\n");
  const known = new Set(wordsOf(source.toLowerCase()));
  const numbers = new Set(numbersOf(source));
  if (numbersOf(written).some((number) => !numbers.has(number))) return false;
  if (/https?:|www\.|@/i.test(written) && !addressesOf(written).every((address) => source.includes(address)))
    return false;
  return suspiciousWords(written).every((word) => known.has(word.toLowerCase()));
}

/** Returns whether a quote is in the text character for character, and is long enough to prove something. */
export function isVerbatim(quote: string, text: string): boolean {
  return quote.trim().length >= 3 && text.includes(quote);
}

/** Returns the numbers of a text by value, so that `£30k`, `30,000` and `£30,000` are the same number. */
function numbersOf(text: string): string[] {
  return [...text.matchAll(/(\d[\d,.]*\d|\d)\s?(k|m|bn)?\b/gi)].map(([, digits, scale]) => {
    const value = Number(digits!.replaceAll(/,(?=\d{3}\b)/g, ""));
    return String(value * (scales[scale?.toLowerCase() ?? ""] ?? 1));
  });
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9 };

function addressesOf(text: string): string[] {
  const found = text.match(/(https?:\/\/|www\.)[^\s)>\]]+|[^\s<>()]+@[^\s<>()]+/gi) ?? [];
  return found.map((address) => address.replace(/[.,;:!?]+$/, ""));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Returns words that may be facts: capitalised words inside a sentence; months, days and numbers in words anywhere. */
function suspiciousWords(text: string): string[] {
  const inside = [...text.matchAll(/(?<![.!?:;•\n*-]\s*)(?<=\S\s+["'“‘(]?)\p{Lu}[\p{L}\p{N}]*/gu)].map(
    ([word]) => word,
  );
  const dated = wordsOf(text).filter((word) => factualWords.has(word.toLowerCase()));
  return [...inside, ...dated].filter((word) => !harmlessCapitals.has(word));
}

const harmlessCapitals = new Set([
  "I",
  "UK",
  "We",
  "Our",
  "My",
  "The",
  "A",
  "An",
  "It",
  "This",
  "They",
  "Please",
  "No",
  "Not",
]);

const factualWords = new Set(
  (
    "january february march april june july august september october november december monday tuesday wednesday thursday " +
    "friday saturday sunday spring summer autumn winter christmas easter two three four five six seven eight nine ten " +
    "eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen"
  ).split(" "),
);
