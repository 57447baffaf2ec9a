import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Roles } from "./roles.ts";
import { others, writers } from "./subjects.ts";
import { wordSet } from "../../text/word-set.ts";

/** Holds the words of a brief and who they are about. */
export interface Clauses {
  words: Words;
  roles: Roles;
}

const joins = wordSet("and but so because though although while whereas or");
const relatives = wordSet("who that which whose where");
/** Lists verbs that have a subject before them: auxiliaries, and the commonest verbs in the forms that are nothing else. */
const finiteVerbs = wordSet(
  "is are am was were has have had does do did can could will would should may might must isn't aren't wasn't weren't don't doesn't didn't can't won't hasn't haven't couldn't wouldn't knows know thinks buys sells reads goes comes gets looks feels keeps ever said told came went got gave took made saw knew thought found left kept heard stood felt brought bought sold paid sent met",
);
const objects = wordSet("it us me them him her you people what how why where that anything");
const mustBe = /^(?:should|must|needs|please|prefer|want|wants)$/;

/** Returns where the clause of a word begins: after a comma, a full stop or a word that joins clauses. */
export function clauseStart({ norms, breaks }: Words, at: number): number {
  let start = at;
  while (start > 0 && breaks[start] === separators.none && !joins.has(norms[start - 1]!)) start -= 1;
  return start;
}

/** Returns whether something is told of what stands behind a negation: "nobody in Leeds knows us", "not one of them could tell". */
export function tellsAfter({ norms, breaks }: Words, cue: number): boolean {
  for (let at = cue + 1; at < norms.length && breaks[at] === separators.none; at += 1) {
    const word = norms[at]!;
    if (relatives.has(word) || joins.has(word) || writers.has(word) || others.has(word)) return false;
    if ((at > cue + 1 || /^no(?:thing|body|ne)$/.test(norms[cue]!)) && isFinite({ norms, breaks }, at))
      return !opensRequest.test(norms[at + 1] ?? "");
  }
  return false;
}

/** Describes words right behind a verb that make it a request: "no agencies can you help", "no editor is wanted". */
const opensRequest = /^(?:i|we|you|wanted|needed|required|welcome|allowed|please)$/;

/** Returns whether a word is surely a verb with a subject: one of the list, or a plural form before an object, as in "buys it". */
function isFinite({ norms, breaks }: Pick<Words, "norms" | "breaks">, at: number): boolean {
  if (finiteVerbs.has(norms[at]!)) return true;
  return /[a-z]{2}s$/.test(norms[at]!) && breaks[at + 1] === separators.none && objects.has(norms[at + 1]!);
}

/** Returns whether a sentence tells something before a word and asks for nothing. */
export function tellsBefore({ words, roles }: Clauses, before: number): boolean {
  let isTold = false;
  for (let at = before; at >= 0; at -= 1) {
    const word = words.norms[at]!;
    if (at < before && (roles.asked[at]! > 0 || mustBe.test(word))) return false;
    if (at < before) isTold ||= finiteVerbs.has(word) || writers.has(word) || others.has(word);
    if (words.breaks[at] === separators.sentence) break;
  }
  return isTold;
}
