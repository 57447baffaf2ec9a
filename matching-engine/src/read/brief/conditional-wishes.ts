import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { wordSet } from "../../text/word-set.ts";

/** Holds the words from `from` to before `to`. */
interface Span {
  from: number;
  to: number;
}

const money = String.raw`(?:the |our |any |some |enough )*(?:budget|money|funds|funding|time|room|grant)`;

/** Matches conditions under which more may be asked for: it goes well, or money is left. */
const condition = new RegExp(
  [
    String.raw`\bif (?:it|that|this|all|everything|the first \w+) (?:goes|works out|went|works)(?: \w+)? (?:well|fine|ok)\b`,
    String.raw`\bif (?:it|that|this|all) works out\b`,
    String.raw`\bif there(?:'s| is| was| were) (?:still )?${money}(?: still)? (?:left|over|spare|for (?:it|that))\b`,
    String.raw`\bif ${money} (?:allows|allow|permits|stretches|stretch|is left|are left|comes)\b`,
  ].join("|"),
);

/** Matches what takes back that something must be: "but that can wait". */
const canWait =
  /\b(?:(?:that|it|this|which|they)(?: part| bit| one)? can wait|(?:that|it|this)(?: part| bit| one)?(?:'s| is)(?: still)? (?:not definite|not certain|not decided|not urgent|no condition|only an idea|a maybe))\b/;

/** Matches what the writer would do without it: "otherwise we'll do them here". */
const withoutIt =
  /\b(?:otherwise|if not|if you don't|if you can't)(?: then)? (?:we'll|i'll|we|i|we'd|i'd|we can|i can|we will|i will)(?: can| will| could)?(?: just| simply| probably)? (?:do|find|ask|make|manage|use|ring|call|get|handle|cope|know|sort|carry|have)\b/;

/** Matches the opening of a sentence without a subject that only considers something: "Might ask the same person for a poster". */
const considered = /^(?:and |then |later |also )*(?:might|may) (?:also |even |well )*[a-z]+ /;

const loneWish = /^(?:and )?(?:possibly|perhaps|maybe|ideally|preferably)$/;

/** Returns the words of a sentence that are only wished because of what the sentence says of them: a condition, that they can wait, what happens without them. */
export function conditionalWishes(words: Words, { from, to }: Span): Span[] {
  const said = words.norms.slice(from, to).join(" ");
  if ([condition, canWait, withoutIt, considered].some((one) => one.test(said))) return [{ from, to }];
  return [...afterLoneWish(words, { from, to }), ...ownWishes(words, { from, to })];
}

const opensDetail = wordSet("with in by from on for at near who that which");

/** Returns what is wished because its part of the sentence ends so, and nothing behind it: "by April if possible, and a leaflet". */
function ownWishes({ norms, breaks }: Words, { from, to }: Span): Span[] {
  const found: Span[] = [];
  for (let start = from, end = from + 1; end <= to; end += 1) {
    if (end < to && breaks[end] !== separators.comma) continue;
    const last = endBeforeOwnWish(norms, start, end);
    const detail = norms.slice(start + 1, last).findLastIndex((word) => opensDetail.has(word));
    if (last < end) found.push({ from: start + 1 + detail, to: end });
    start = end;
  }
  return found;
}

/** Returns where a part of a sentence ends before "if possible" that says it of that part. */
export function endBeforeOwnWish(norms: readonly string[], from: number, to: number): number {
  return to - from > 2 && norms[to - 2] === "if" && norms[to - 1] === "possible" ? to - 2 : to;
}

/** Returns what follows a word of wishing that commas set apart: "an illustrator and, possibly, help with the layout". */
function afterLoneWish({ norms, breaks }: Words, { from, to }: Span): Span[] {
  const starts = [from];
  for (let at = from + 1; at < to; at += 1) if (breaks[at] === separators.comma) starts.push(at);
  return starts.flatMap((start, number) => {
    const end = starts[number + 1];
    if (end === undefined || !loneWish.test(norms.slice(start, end).join(" "))) return [];
    return [{ from: end, to: starts[number + 2] ?? to }];
  });
}
