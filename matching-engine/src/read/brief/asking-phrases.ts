import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Holds a sentence of a brief as the words from `from` to before `to`. */
export interface Sentence {
  words: Words;
  negated: Uint8Array;
  from: number;
  to: number;
}

const askingVerbs = wordSet(
  "need needs want wants hire hiring seek seeks seeking require requires commission commissioning wanted needed required",
);
/** Lists words for anybody who might do the work. */
export const somebody: ReadonlySet<string> = wordSet("someone somebody anyone anybody person people one who");

/** Describes words that ask: a word, the next one, and sometimes the one before. */
interface AskingPhrase {
  word: RegExp;
  next: RegExp;
  before?: RegExp;
}

const phrases: readonly AskingPhrase[] = [
  { word: /^(?:looking|searching|search|lookin)$/, next: /^(?:for|of)$/ },
  { word: /^(?:would|we'd|i'd|id|wed)$/, next: /^(?:like|love)$/ },
  { word: /^(?:we'd|i'd)$/, next: /^(?:also|maybe|perhaps|possibly)$/ },
  { word: /^do$/, next: /^with$/, before: /^could$/ },
  { word: /^(?:we're|i'm|are|am)$/, next: /^after$/ },
  { word: /^like$/, next: /^to$/, before: /^(?:we|i|also)$/ },
  { word: /^(?:can|could|please)$/, next: /^(?:someone|somebody|anyone|anybody|you)$/ },
  {
    word: /^(?:pay|paying)$/,
    next: /^for$/,
    before: /^(?:will|would|can|could|to|we'll|i'll|we'd|i'd|is|are|am|i'm|we're)$/,
  },
  { word: /^(?:missing|lack|lacking)$/, next: /^(?:an?|some|someone|somebody)$/ },
  { word: /^get$/, next: /^(?:me|us)$/ },
  { word: /^(?:thinking|dreaming)$/, next: /^(?:of|about)$/ },
  { word: /^(?:hoping|lookout|quote|quotes|quotation)$/, next: /^for$/ },
  { word: /^(?:fancy|due)$/, next: /^(?:an?|some|new)$/ },
  { word: /^interested$/, next: /^in$/, before: /^(?:i'm|we're|am|are|be)$/ },
  { word: /^much$/, next: /^(?:for|would)$/, before: /^how$/ },
  { word: /^help$/, next: /^(?:with|us|me)$/ },
  {
    word: /^(?:someone|somebody|anyone|anybody|person|people|one|who)$/,
    next: /^(?:to|who|that|can|could|should|must|needs|has|please|free|available)$/,
  },
];

/** Returns where the words that ask end, or `at` where nothing asks. */
export function endOfAsk({ words: { norms }, negated, from, to }: Sentence, at: number): number {
  const before = norms[at - 1] ?? "";
  if (negated[at] === 1 || /^(?:don'?t|doesn'?t|not|never)$/.test(before)) return at;
  const word = norms[at]!;
  const next = at + 1 < to ? norms[at + 1]! : "";
  if (isAfterSomething(next, { word, before, isFirst: at === from })) return at + 1;
  if (askingVerbs.has(word)) return next === "to" && /^(?:need|needs)$/.test(word) ? at + 2 : at + 1;
  const asks = phrases.some((one) => one.word.test(word) && one.next.test(next) && (one.before?.test(before) ?? true));
  if (!asks) return at;
  const isHelpUsWith = word === "help" && next !== "with" && norms[at + 2] === "with";
  return isHelpUsWith ? at + 3 : at + 2;
}

/** Returns whether "after" asks, as in "After a writer for two spots" and "Also after a photographer". */
function isAfterSomething(next: string, said: { word: string; before: string; isFirst: boolean }): boolean {
  if (said.word !== "after" || !/^(?:an?|some|someone|somebody)$/.test(next)) return false;
  return said.isFirst || /^(?:also|still)$/.test(said.before);
}
