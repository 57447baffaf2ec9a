import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { briefWeights, readingWeights } from "../../weights.ts";
import type { WordFacts } from "../lexicon/lexicon.ts";
import { concepts, taxonomy } from "../lexicon/taxonomy.ts";
import { labelOf } from "./requirement-labels.ts";
import type { MeantMention, Requirement } from "./requirements.ts";
import { isNumber } from "./phrases.ts";
import { startOfPhrase } from "./short-phrases.ts";

interface Excluded {
  words: Words;
  mentions: readonly MeantMention[];
}

/**
 * Joins what is excluded together: "no big London agencies" avoids agencies that are big and in London, not London and not every
 * agency. What is excluded alone stays as it is.
 */
export function joinExclusions({ words, mentions }: Excluded): { joined: Requirement[]; rest: MeantMention[] } {
  const joined: Requirement[] = [];
  const taken = new Set<MeantMention>();
  for (const account of mentions) {
    if (kindOf(account) !== "accountType" || taken.has(account)) continue;
    const beside = mentions.filter((other) => other !== account && qualifies(other, account, words));
    if (beside.length === 0) continue;
    for (const one of [account, ...beside]) taken.add(one);
    joined.push(together(account, beside, words));
  }
  return { joined, rest: mentions.filter((mention) => !taken.has(mention)) };
}

const kindOf = ({ concept }: MeantMention) => concepts[concept]!.kind;
const qualifying = new Set(["place", "companySize", "sector"]);

/** Returns whether a word says which agencies: right before them, or behind "in", "from" or "for". */
function qualifies(other: MeantMention, account: MeantMention, { norms, breaks }: Words): boolean {
  if (!qualifying.has(kindOf(other))) return false;
  const [first, last] = other.from < account.from ? [other, account] : [account, other];
  const between = norms.slice(first.to, last.from);
  if (last.from - first.to > 3 || breaks.slice(first.to, last.from + 1).some((mark) => mark !== separators.none))
    return false;
  return other.from < account.from ? !between.includes("and") : /^(?:in|from|for|based)$/.test(between[0] ?? "");
}

function together(account: MeantMention, beside: readonly MeantMention[], words: Words): Requirement {
  const all = [account, ...beside];
  const of = (kind: string) => beside.filter((one) => kindOf(one) === kind).map(({ concept }) => concept);
  const size = [...of("companySize"), ...sizeBefore(account, words)].map((id) => sizeNames[concepts[id]!.name] ?? "");
  const kind = concepts[account.concept]!.name === "An agency" ? "agencies" : "freelancers";
  const sector = of("sector").map((id) => labelOf("sector", [id]).toLowerCase());
  const place = of("place").map((id) => `in ${labelOf("place", [id])}`);
  const label = [...new Set(size), ...sector, kind, ...place].join(" ");
  return {
    id: "",
    kind: "accountType",
    importance: "mustNot",
    label: label.charAt(0).toUpperCase() + label.slice(1),
    concepts: [account.concept],
    with: [...beside.map(({ concept }) => [concept]), ...sizeBefore(account, words).map((id) => [id])],
    start: words.starts[Math.min(...all.map(({ from }) => from))]!,
    end: words.ends[Math.max(...all.map(({ to }) => to)) - 1]!,
    weight: 1,
  };
}

const largeAgency = "Large agency";
const smallTeam = "Small, independent team";
const sizeNames: Record<string, string> = { [largeAgency]: "Large", [smallTeam]: "Small" };
const sizeWords: Record<string, string> = {
  big: largeAgency,
  large: largeAgency,
  huge: largeAgency,
  giant: largeAgency,
  small: smallTeam,
};

/** Returns the size that stands a word or two before the account, as in "big London agencies". */
function sizeBefore({ from }: MeantMention, { norms, breaks }: Words): number[] {
  for (let at = from - 1; at >= 0 && at >= from - 3 && breaks[at + 1] === separators.none; at -= 1) {
    const size = sizeWords[norms[at]!];
    if (size !== undefined) return [taxonomy.byName.get(`companySize ${size}`)!];
  }
  return [];
}

const businesses =
  /^(?:compan|start-?up|firm|business|client|brand|sector|industr|agenc|studio|people|expert|speciali)/;

const madeBy = /^(?:generated|made|written|assisted|created|produced)$/;

/** Returns whether "AI" is excluded as a way of working, and not as a sector ("no AI companies"): "no AI pictures" refuses neither AI clients nor pictures. */
export function isWayOfWorking({ concept, isNegated, from, to }: MeantMention, { norms, breaks }: Words): boolean {
  const { kind } = concepts[concept]!;
  if (!isNegated || (kind !== "sector" && kind !== "skill")) return false;
  if (norms[from] === "ai")
    return to === from + 1 && (breaks[to] !== separators.none || !businesses.test(norms[to] ?? ""));
  const before = madeBy.test(norms[from - 1] ?? "") ? from - 2 : from - 1;
  return norms[before] === "ai" && breaks[from] === separators.none;
}

interface Unknown {
  words: Words;
  facts: readonly WordFacts[];
  refused: Uint8Array;
  mentions: readonly MeantMention[];
  used: readonly Requirement[];
}

/** Returns what is excluded in words that the lexicon does not know, such as "no stock footage", in the writer's words. */
export function unknownExclusions({ words, facts, refused, mentions, used }: Unknown): Requirement[] {
  const found: Requirement[] = [];
  for (let at = 0; at < refused.length; at += 1) {
    if (refused[at] === 0) continue;
    let end = at + 1;
    while (end < refused.length && refused[end] === 1 && words.breaks[end] === separators.none) end += 1;
    const start = words.starts[at]!;
    const to = lastOfContent(facts, at, end);
    const isUsed =
      used.some((one) => one.start < words.ends[end - 1]! && one.end > start) ||
      mentions.some((one) => !one.isDescribed && one.from < end && one.to > at);
    const isCount = words.norms.slice(at, to).every(isNumber);
    const first = to > at && !isUsed && !isCount ? startOfPhrase(words, at, to) : undefined;
    const isShort = first !== undefined && to - first <= readingWeights.exclusionWords;
    if (isShort && found.length < briefWeights.exclusionsAtMost) found.push(otherExclusion(words, first, to));
    at = end - 1;
  }
  return found;
}

function lastOfContent(facts: readonly WordFacts[], from: number, to: number): number {
  let end = to;
  while (end > from && (facts[end - 1]!.isFunction || facts[end - 1]!.isQuerySpeak)) end -= 1;
  return end;
}

function otherExclusion({ text, starts, ends }: Words, first: number, to: number): Requirement {
  const said = text.slice(starts[first], ends[to - 1]);
  return {
    id: "",
    kind: "other",
    importance: "mustNot",
    label: said.charAt(0).toUpperCase() + said.slice(1),
    concepts: [],
    start: starts[first]!,
    end: ends[to - 1]!,
    weight: 1,
  };
}
