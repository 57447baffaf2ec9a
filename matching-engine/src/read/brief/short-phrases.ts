import type { Words } from "../../text/words.ts";
import { isGerund, isPast } from "./verb-forms.ts";

const openings =
  /^(?:and|or|but|no|not|nothing|too|any|an|a|the|for|with|do|really|please|want|need|to|be|look|looks|looking|feel|feels|sound|sounds|use|using|have|having|hire|hiring|see|get|send|include|show|take|work|another|been)$/;
const clauses =
  /^(?:i|we|they|he|she|it|you|who|which|what|that|us|me|them|anyone|anybody|somebody|someone|to|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|being|been|feel|feels|look|looks|knows|know|ever)$|'/;

const amounts = /^(?:more|less|fewer|above|much|many|later|longer|sooner)$/;

/** Returns where begins what somebody does who is refused: "weddings" in "nobody who only does weddings". */
function behindWho(norms: readonly string[], from: number): number {
  const who = /^(?:anybody|anyone|somebody|someone|people|those)$/.test(norms[from]!) ? from + 1 : from;
  if (!/^(?:who|that)$/.test(norms[who] ?? "")) return from;
  const verb = /^(?:only|just|also|mostly)$/.test(norms[who + 1] ?? "") ? who + 2 : who + 1;
  return /^(?:does|do|makes|make|shoots|films|sells|takes|draws|writes|designs)$/.test(norms[verb] ?? "")
    ? verb + 1
    : from;
}

/**
 * Returns where a short noun phrase or adjective begins in words that are refused: after "want", "to use" and the like. Returns nothing for
 * a clause ("hire one man to fly"), a thing that somebody does ("making people feel dreadful") or an amount ("more than 40").
 */
export function startOfPhrase({ norms }: Words, from: number, to: number): number | undefined {
  let start = behindWho(norms, from);
  while (start < to - 1 && openings.test(norms[start]!)) start += 1;
  const phrase = norms.slice(start, to);
  const isAction = (isGerund(phrase[0]!) && phrase.length > 1) || (norms[start - 1] === "be" && isPast(phrase[0]!));
  return isAction || amounts.test(phrase[0]!) || openings.test(phrase[0]!) || phrase.some((word) => clauses.test(word))
    ? undefined
    : start;
}
