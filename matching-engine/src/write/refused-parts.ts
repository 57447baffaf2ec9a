import { isNumber } from "../read/brief/phrases.ts";
import type { Understanding } from "../read/brief/understand.ts";
import type { Clause } from "./clause-of-brief.ts";

/** Returns whether a clause only says what is refused. */
export function isRefusal(whole: Understanding, clause: Clause): boolean {
  const { text, inside, content, hasSkill, refused } = clause;
  const tells = tellsOfNobody.test(text) || tellsOfSelf.test(text) || endsASum.test(text);
  const isOnlyNumber = content.length > 0 && content.every((at) => isNumber(whole.words.norms[at]!));
  if (refused.length === 0 || tells || isOnlyNumber) return false;
  const isWhole = content.every((at) => whole.meaning.negated[at] === 1);
  return (isWhole && opensWithRefusal(whole, inside)) || (content.length > 0 && !hasSkill && opensRefusal.test(text));
}

/** Returns whether a clause begins with what is refused; "never done it before" only tells, and "a specialist not a generalist" wants. */
function opensWithRefusal({ words, meaning }: Understanding, inside: readonly number[]): boolean {
  const first = inside.find((at) => !beforeRefusals.test(words.norms[at]!));
  return first !== undefined && meaning.negated[first] === 1;
}

const beforeRefusals =
  /^(?:but|and|please|so|we|i|do|does|not|no|nothing|nobody|without|avoid|don'?t|doesn'?t|won'?t|would|rather|want|need|like|looking|interested|for|anything|anyone|instead|of|we're|i'm|are|am|other|than|tired|sick|fed|up|with|just)$/;

const opensRefusal =
  /^\s*(?:but |and |please |we )*(?:no|not(?! (?:all|every|everyone|everybody|sure|only|just|yet|enough)\b)|nothing|nobody|no one|without|avoid|don't want|do not want)\b/i;

/** Matches a sentence that only tells: "Nobody in our council knows what people think". */
const tellsOfNobody =
  /^\s*(?:but |and )*(?:nobody|no one|none)\b(?!.*\bplease\b).*\b(?:knows?|can|could|wants?|reads?|finds?|understands?|buys?|comes?|sees?|thinks?|remembers?|does|has|will)\b/i;

/** Matches what somebody says that they are not: "We're not a posh place". */
const tellsOfSelf =
  /^\s*(?:but |and )*(?:we|i)(?:['’](?:re|m)| are| am| were| was) not (?:an?|the|very|that|so|really|too)\b/i;

/** Matches "no more" alone, which says of a sum that it is all there is. */
export const endsASum = /^\s*(?:and |but )?(?:no|not a penny|not) more\s*$/i;
