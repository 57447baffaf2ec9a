import { separators } from "../text/words.ts";
import type { Words } from "../text/words.ts";
import { clauseLimits } from "../weights.ts";

const clauseOpeners = new Set(
  "we i just please need want looking rather instead must should prefer but only someone somebody ideally would they you it he she our however although though because so then yet happy".split(
    " ",
  ),
);

/** Returns where an exclusion that begins at `start` ends: at the end of its clause. */
export function endOfScope(words: Words, start: number): number {
  let at = start;
  while (at < words.norms.length && at < start + clauseLimits.negation && (at === start || !endsClause(words, at)))
    at += 1;
  return at;
}

function endsClause(words: Words, at: number): boolean {
  if (words.breaks[at] === separators.sentence) return true;
  const word = words.norms[at]!;
  if (word === "but" || word === "though" || word === "because" || word === "so" || word === "instead") return true;
  if (relatives.test(word)) return true;
  if (words.breaks[at] === separators.comma) return !listContinues(words, at);
  if (word === "and") return andOpensClause(words, at + 1);
  if (word === "for") return /^(a|an|our|my|the|this|us|me|new|young|small)$/.test(words.norms[at + 1] ?? "");
  return (word === "just" || word === "only") && !relatives.test(words.norms[at - 1] ?? "");
}

const relatives = /^(?:who|that|which)$/;

/** Returns whether a list goes on over the comma, as in "no agencies, recruiters or resellers": an "or" follows before a new clause. */
function listContinues(words: Words, at: number): boolean {
  // NOTE: "an agency rather than one person, with experience in health or charities" goes back to what is wanted.
  if (words.norms[at] === "with") return false;
  for (let ahead = at; ahead < Math.min(at + 7, words.norms.length); ahead += 1) {
    if (ahead > at && words.breaks[ahead] === separators.sentence) return false;
    if (words.norms[ahead] === "or" || words.norms[ahead] === "nor") return true;
    if (clauseOpeners.has(words.norms[ahead]!)) return false;
  }
  return false;
}

function andOpensClause(words: Words, at: number): boolean {
  for (let ahead = at; ahead < Math.min(at + 4, words.norms.length); ahead += 1) {
    if (words.breaks[ahead] !== separators.none) return ahead === at;
    if (
      clauseOpeners.has(words.norms[ahead]!) ||
      /^(a|an|the|is|are|has|have|can|will|knows|works|based|in)$/.test(words.norms[ahead]!)
    )
      return true;
  }
  return false;
}
