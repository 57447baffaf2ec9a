import { functionWords, querySpeak } from "../../../lexicon/stop-words.ts";
import { textLimits } from "../../weights.ts";

/** Describes a sum that a brief states, in pounds: what they can spend at least and at most, and the words it was read from. */
export interface Money {
  from: number;
  to: number;
  start: number;
  end: number;
  /** Says what a rate pays for. A rate is not compared with the smallest project that somebody takes. */
  per?: "hour" | "day" | "week";
  isAbout?: boolean;
  /** Is true where the sum is the least, as in "at least £5,000". */
  isLeast?: boolean;
  /** Is true where the sum is what a year of the stated months comes to. */
  isMonthly?: boolean;
}

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  "a hundred": 100,
  "a few": 3,
  "a couple of": 2,
  several: 5,
};
/** Pounds for one unit of the currency; fixed, so that equal briefs always mean equal sums. */
const poundsPer: Record<string, number> = {
  "£": 1,
  gbp: 1,
  pound: 1,
  pounds: 1,
  quid: 1,
  sterling: 1,
  "€": 0.85,
  eur: 0.85,
  euro: 0.85,
  euros: 0.85,
  $: 0.78,
  usd: 0.78,
  dollar: 0.78,
  dollars: 0.78,
  bucks: 0.78,
};
const scales: Record<string, number> = {
  k: 1_000,
  grand: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
  hundred: 100,
};
const figures: Record<string, [number, number]> = {
  four: [1_000, 9_999],
  five: [10_000, 99_999],
  six: [100_000, 999_999],
  seven: [1_000_000, 9_999_999],
};

const amount = String.raw`(£|€|\$|gbp ?|eur ?|usd ?)? ?(\d{1,3}(?:[,. ]\d{3}){1,2}(?!\d)|\d{1,9}(?:\.\d{1,2})?|(?:a hundred|a few|a couple of|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several)(?: hundred)?) ?(k|m|mil|grand|thousand|million|hundred)?\b ?(pounds|pound|quid|euros|euro|eur|dollars|dollar|usd|gbp|bucks|sterling|€|£)?`;
const figuresPattern = /\b(low |mid |high )?(four|five|six|seven)[ -]figures?\b/g;
const upperCues =
  /(up to|under|below|less than|no more than|not more than|maximum of|maximum|max|at most|within|capped at|cap of|can't go over|not over|ceiling of|tops|only have|only got|just)\s*(of|is|about|around)?\s*$/;
const lowerCues =
  /(over|above|more than|at least|minimum of|minimum|from|starting at|upwards of|north of|excess of)\s*(of|about)?\s*$/;
const aboutCues = /(about|around|roughly|approximately|circa|ca\.?|some|in the region of|ish|near)\s*$/;
const monthly = /^\s*(\/|per|a|each|every)?\s*(month|mo\b|pcm)/;

const rate = /^\s*(?:\/|per|a|an|each)\s*(hour|hr|day|week)\b/;
const dayRate = /\b(?:day rate|daily rate|rate per day)(?: is| of)?:? ?(?:of |about |around |up to )?$/;
/** Matches what was paid, earned or asked before: "the last firm charged us", "we've spent", "tickets cost". It is no budget. */
const told =
  /\b(?:spend|spends|spent|pays?|paid|loses?|lost|earns?|earned|makes?|made|turns? over|turned over|costs?|charges?|charged|quoted|billed|invoiced|owes?|owed|fined|sells?|sold|priced)\b(?: (?!to\b|up\b|under\b|less\b)[a-z']+){0,4}\s*$/;
/** Matches what makes such a verb one of a budget: "we can pay", "hoping to spend". */
const mayBeSpent =
  /\b(?:to|can|could|will|would|should|must|might|'ll|'d|budget|price|fee|it)(?: (?:only|also|probably|then))? [a-z]+(?: [a-z']+){0,4}\s*$/;

const pounds = (sum: number) => `£${Math.round(sum).toLocaleString("en-GB")}`;

/** Returns a sum as a short line, as in "About £8,000" or "£200 a day". */
export function labelOfMoney(money: Money): string {
  const { isAbout, isMonthly } = money;
  const per = isMonthly === true ? "month" : money.per;
  const [from, to] = isMonthly === true ? [money.from / 12, money.to / 12] : [money.from, money.to];
  const middle = (from + to) / 2;
  const rest = per === undefined ? "" : ` ${per === "hour" ? "an" : "a"} ${per}`;
  if (from === 0) return `Up to ${pounds(to)}${rest}`;
  if (money.isLeast === true) return `At least ${pounds(from)}${rest}`;
  if (isAbout !== undefined) return `${isAbout ? "About " : ""}${pounds(middle)}${rest}`;
  return `${pounds(from)} to ${pounds(to)}${rest}`;
}

/** Reads the first sum or range of money. Years, counts and sizes are not money: a sign, a unit or a money word must be there. */
export function readMoney(text: string, budgets: readonly Place[] = []): Money | undefined {
  const lower = text.toLowerCase().slice(0, textLimits.briefCharacters);
  const read = { text: lower, budgets };
  return readRange(read) ?? readSingle(read) ?? readFigures(lower);
}

/** Holds a place in a brief: `text.slice(start, end)`. */
interface Place {
  start: number;
  end: number;
}

/** Holds a brief in small letters with what stands under a heading such as "Budget:", where a number alone is a sum. */
interface Read {
  text: string;
  budgets: readonly Place[];
}

function readRange(read: Read): Money | undefined {
  const { text } = read;
  const range = new RegExp(String.raw`${amount}\s?(?:-|–|—|to|and|or)\s?${amount}`, "g");
  for (const match of text.matchAll(range).take(textLimits.sumsPerBrief)) {
    const money = rangeOf(match, read);
    if (money !== undefined) return money;
  }
  return undefined;
}

function rangeOf(match: RegExpExecArray, read: Read): Money | undefined {
  const { text } = read;
  const [whole, sign1, digits1, scale1, unit1, sign2, digits2, scale2, unit2] = match;
  if (digits1 === undefined || digits2 === undefined) return undefined;
  const sum = { sign: sign1 ?? sign2, scale: scale1 ?? scale2, unit: unit1 ?? unit2 };
  const end = match.index + whole.length;
  const start = end - whole.trimStart().length;
  if (!isMoneyLike(sum, read, { start, end })) return undefined;
  const currency = sum.sign ?? sum.unit;
  const isMonthly = monthly.test(text.slice(end));
  const times = isMonthly ? 12 : 1;
  const from = toPounds(digits1, sum.scale, currency) * times;
  const to = toPounds(digits2, scale2, currency) * times;
  if (to <= from || from <= 0) return undefined;
  const paid = rate.exec(text.slice(end));
  if (paid !== null) return { from, to, start, end: end + paid[0].length, per: rateOf(paid[1]!) };
  const bounds = { from, to, start, end: match.index + whole.trimEnd().length };
  if (dayRate.test(text.slice(Math.max(0, start - 28), start))) return { ...bounds, per: "day" };
  return { ...bounds, ...(isMonthly && { isMonthly }) };
}

function readSingle(read: Read): Money | undefined {
  for (const match of read.text.matchAll(new RegExp(amount, "g")).take(textLimits.sumsPerBrief)) {
    const money = sumOf(match, read);
    if (money !== undefined) return money;
  }
  return undefined;
}

function sumOf(match: RegExpExecArray, read: Read): Money | undefined {
  const { text } = read;
  const [whole, sign, digits, scale, unit] = match;
  const place = { start: match.index, end: match.index + whole.length };
  if (digits === undefined || !isMoneyLike({ sign, scale, unit }, read, place)) return undefined;
  const start = place.end - whole.trimStart().length;
  const end = place.start + whole.trimEnd().length;
  const before = text.slice(Math.max(0, start - 28), start);
  if (isTold(text.slice(Math.max(0, start - 60), start))) return undefined;
  const paid = rate.exec(text.slice(end));
  const isMonthly = monthly.test(text.slice(end));
  const sum = toPounds(digits, scale, sign ?? unit) * (isMonthly ? 12 : 1);
  if (sum < 100 && paid === null) return undefined;
  const bounds = { ...boundsOf(sum, before, text.slice(end, end + 20)), start, end };
  if (paid !== null) return { ...bounds, end: end + paid[0].length, per: rateOf(paid[1]!) };
  if (dayRate.test(before)) return { ...bounds, per: "day" };
  return { ...bounds, ...(isMonthly && { isMonthly }) };
}

/** Returns whether the clause up to a sum tells what something cost or brought in. */
function isTold(before: string): boolean {
  const clause = before.slice(before.search(/[^.,;:!?\n]*$/));
  return told.test(clause) && !mayBeSpent.test(clause);
}

const rateOf = (unit: string) => (unit === "hr" ? "hour" : unit) as NonNullable<Money["per"]>;

type Bounds = Pick<Money, "from" | "to" | "isAbout" | "isLeast">;

/** Returns what a sum means by the words around it: "up to", "at least", "around", or just so. */
function boundsOf(sum: number, before: string, after: string): Bounds {
  if (upperCues.test(before) || /^\s*(max|maximum|tops|at most|or less|limit)/.test(after)) return { from: 0, to: sum };
  if (lowerCues.test(before) || /^\s*(\+|plus|or more|minimum|upwards)/.test(after))
    return { from: sum, to: sum * 4, isLeast: true };
  const slack = aboutCues.test(before) || /^\s*(ish|or so|or thereabouts)/.test(after) ? 0.2 : 0.1;
  return { from: rounded(sum * (1 - slack)), to: rounded(sum * (1 + slack)), isAbout: slack > 0.1 };
}

/** Rounds a sum to pence. */
const rounded = (sum: number) => Math.round(sum * 100) / 100;

function readFigures(text: string): Money | undefined {
  for (const match of text.matchAll(figuresPattern)) {
    const bounds = figures[match[2]!]!;
    const third = (bounds[1] - bounds[0]) / 3;
    const start = match.index;
    const end = start + match[0].length;
    if (match[1] === "low ") return { from: bounds[0], to: bounds[0] + third, start, end };
    if (match[1] === "high ") return { from: bounds[1] - third, to: bounds[1], start, end };
    return { from: bounds[0], to: match[1] === "mid " ? bounds[1] - third : bounds[1], start, end };
  }
  return undefined;
}

/** Matches what is counted and is no sum: "61k subs", "two thousand loyal customers", "1,000 words". */
const counted =
  /^\s*([a-z]+ )?(followers|fans|people|users|visitors|visits|subs|subscribers|customers|clients|guests|patients|donors|readers|listeners|views|clicks|hits|members|staff|employees|volunteers|pupils|students|words|characters|pages|images|photos|pictures|downloads|installs|units|copies|products|items|parts|orders|run|race|homes|households|litres|miles|rows|records|entries|cards|complaints|resolution|km|metres|screen|display)\b/;

interface Marks {
  sign: string | undefined;
  scale: string | undefined;
  unit: string | undefined;
}

function isMoneyLike({ sign, scale, unit }: Marks, { text, budgets }: Read, { start, end }: Place): boolean {
  if (sign !== undefined || unit !== undefined) return true;
  const written = text.slice(start, end);
  const after = text.slice(end, end + 40);
  if (/^\s*(?:\/|per|a)\s*(?:day|hour|month)\b/.test(after) && /\d{3}/.test(written)) return true;
  if (counted.test(after) || (scale !== "grand" && isCount(after))) return false;
  const isUnderBudget = budgets.some((one) => one.start <= start && one.end >= end);
  const saysMoney =
    isUnderBudget || moneyWords.test(text.slice(Math.max(0, start - 30), start) + text.slice(end, end + 24));
  if (scale !== undefined) return saysMoney || /^(?:grand|k)$|thousand|million/.test(scale);
  return saysMoney && /\d{3}|hundred/.test(written) && !/^(19|20)\d\d$/.test(written.trim());
}

/** Returns whether a plain noun follows a number without a currency, as in "nine thousand addresses": then it counts things. */
function isCount(after: string): boolean {
  const next = /^ ?(?:of )?([a-z']+)/.exec(after)?.[1];
  return next !== undefined && !functionWords.has(next) && !querySpeak.has(next) && !aroundSums.test(next);
}

const aroundSums =
  /^(?:saved|put|set|aside|available|total|altogether|all|tops|max|maximum|minimum|limit|ex|exc|inc|incl|excluding|including|plus|net|gross|vat|ish|cash|money|pa|pcm|annually|ready|earmarked|ringfenced|left|spare|range|region|ceiling|cap|roughly|approx|approximately|ideally|sterling|thereabouts|absolute)$/;

const moneyWords =
  /budget|spend|spare|afford|cost|fee|price|invest|worth of|ex vat|exc vat|plus vat|\+ ?vat|set aside|to play with/;

function toPounds(digits: string, scale: string | undefined, currency: string | undefined): number {
  const plain = /^\d{1,3}([,. ]\d{3})+$/.test(digits) ? Number(digits.replace(/[,. ]/g, "")) : Number(digits);
  const parts = digits.split(" ");
  const inWords =
    (numberWords[digits] ?? numberWords[parts[0]!] ?? 0) *
    (digits.endsWith(" hundred") && digits !== "a hundred" ? 100 : 1);
  const value = Number.isNaN(plain) ? inWords : plain;
  return value * (scales[scale ?? ""] ?? 1) * (poundsPer[(currency ?? "£").trim()] ?? 1);
}
