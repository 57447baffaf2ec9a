import { clauseWeights } from "../../weights.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import { endOfAsk } from "./asking-phrases.ts";
import type { Sentence } from "./asking-phrases.ts";
import { roleOf } from "./asked-words.ts";
import type { ReadWords } from "./clause-words.ts";
import { sentenceAround } from "./clauses.ts";
import type { Clause } from "./clauses.ts";
import { startOfOrder } from "./orders.ts";
import type { MeantMention } from "./requirements.ts";
import { isSurelyAsked } from "./suggested-mentions.ts";

/** Returns whether a mention names or suggests work that is wanted. */
export function isWantedSkill({ concept, weight, isNegated, isOwnSide }: MeantMention): boolean {
  return concepts[concept]!.kind === "skill" && !isNegated && !isOwnSide && weight >= clauseWeights.namedFrom;
}

/** Returns whether words of a clause are asked for, in a sentence that asks: a note may only be told. */
export function asksForWork(
  { from, to }: Clause,
  { words, meaning, telling }: ReadWords,
  named: readonly MeantMention[],
): boolean {
  const { roles, negated } = meaning;
  if (telling[from] === 0) return false;
  if (isObjection({ from, to }, { words, negated })) return false;
  if (roles.added.subarray(from, to).includes(1)) return true;
  const isAsked = roles.asked
    .subarray(from, to)
    .some((role, offset) => role >= roleOf.object && negated[from + offset] === 0);
  if (!isAsked) return false;
  const sentence = { words, negated, ...sentenceAround(words, from) };
  if (startOfOrder(words, sentence.from) !== undefined) return true;
  if (named.some((one) => isSurelyAsked(one) && one.from >= sentence.from && one.to <= from)) return true;
  for (let at = sentence.from; at < sentence.to; at += 1) if (endOfAsk(sentence, at) > at) return true;
  return false;
}

/** Returns whether a clause only says something against it: "but both jobs have to be covered" asks for nothing, "but also a film" does. */
function isObjection({ from, to }: Clause, { words, negated }: Pick<Sentence, "words" | "negated">): boolean {
  if (words.norms[from] !== "but" || words.norms[from + 1] === "also") return false;
  for (let at = from; at < to; at += 1) if (endOfAsk({ words, negated, from, to }, at) > at) return false;
  return true;
}
