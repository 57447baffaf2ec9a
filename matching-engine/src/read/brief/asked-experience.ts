import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { MeantMention } from "./requirements.ts";
import { hasFiniteVerb } from "./roles.ts";

const experience =
  /^(?:experience|experienced|know|knows|knowing|knowledge|understand|understands|understanding|background|worked|works|specialist|specialists|specialise|specialising|specialises|specialism|familiar|expert|expertise|sector|industry|done|does|credentials|has-done)$/;
/** Matches those of them that say who has it: "the last one works for an airline" asks for nothing. */
const verbs = /^(?:know|knows|understand|understands|worked|works|specialise|specialises|done|does)$/;
const experienceBehind =
  /^(?:experience|background|specialists?|specialism|experts?|expertise|knowledge|credentials|sector|industry)$/;
/** Matches those who are not sought: what they know or have done is no experience that is asked for. */
const others =
  /^(?:we|i|we're|i'm|we've|i've|he|she|they|it|he'd|she'd|they'd|he's|she's|they've|nobody|everybody|by)$/;

/** Returns whether experience in it is asked for: "who has worked with banks", "hotel experience", but not "we know about cars". */
export function isExperience({ from, to, isAsked }: MeantMention, { norms, breaks }: Words): boolean {
  let start = from;
  while (start > 0 && breaks[start] === separators.none) start -= 1;
  let cue = from - 1;
  while (cue >= start && !isCue(norms, cue)) cue -= 1;
  if (cue >= start)
    return (
      !norms.slice(cue, from).some(isOther) && (isAsked || isOfSought(norms.slice(start, cue), verbs.test(norms[cue]!)))
    );
  for (let at = to; at < norms.length && at < to + 3 && breaks[at] === separators.none; at += 1)
    if (experienceBehind.test(norms[at]!)) return true;
  return false;
}

const isOther = (word: string) => others.test(word);

/** Returns whether a word speaks of experience; who "works in a bank" is only somebody there, and who "knows where" knows no trade. */
function isCue(norms: readonly string[], at: number): boolean {
  const next = norms[at + 1] ?? "";
  if (norms[at] === "works" && /^(?:in|at)$/.test(next)) return false;
  return experience.test(norms[at]!) && !/^(?:where|were|who|when|which|whether|if)$/.test(next);
}

/** Returns whether what stands before a cue is who is sought, as in "a director who", and tells nothing: "the bags come from a printer who". */
function isOfSought(said: readonly string[], isVerb: boolean): boolean {
  if (said.some((word) => /^(?:not|no|never|nobody)$/.test(word))) return false;
  const last = said.findLastIndex((word) => isOther(word) || sought.test(word));
  if (obligations.test(said.slice(-2).join(" "))) return true;
  if (last < 0) return said.length === 0 || !isVerb;
  return sought.test(said[last]!) && !/^(?:the|our|my)$/.test(said[0]!) && !hasFiniteVerb(said.slice(0, last));
}

const obligations = /(?:^| )(?:must|should|(?:has|have|needs?|ought) to)$/;
const sought = /^(?:who|someone|somebody|anyone|anybody|you|you've|person|with|has|must|should)$/;
