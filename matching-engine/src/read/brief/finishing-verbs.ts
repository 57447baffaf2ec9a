import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import { concepts } from "../lexicon/taxonomy.ts";
import type { Mention } from "../lexicon/mentions.ts";
import type { RequestMention } from "./requested-things.ts";

/** Matches verbs that ask for work on a thing that is there: who says "print the boxes" or "grade a film" asks for no box and no film. */
const finishing =
  /^(?:re)?-?(?:print|edit|cut|grade|retouch|translate|localise|proofread|subtitle|caption|transcribe|dub|narrate|voice|mix|master|test|promote|market|restore)$/;
const finished =
  /^(?:re)?-?(?:printed|edited|cut|graded|retouched|translated|localised|proofread|subtitled|captioned|transcribed|dubbed|narrated|voiced|mixed|mastered|tested|promoted|marketed|restored)$/;

/** Returns whether a verb finishes what is there, as a verb or as a participle. */
export function isFinishing({ from, isVerb }: RequestMention, { norms }: Words): boolean {
  return isVerb && (finishing.test(norms[from]!) || finished.test(norms[from]!));
}

/** Returns whether a participle right behind a thing finishes it: "the leaflet printed". */
export function isFinished(object: Mention, verb: RequestMention, { norms, breaks }: Words): boolean {
  return (
    verb.from === object.to &&
    breaks[verb.from] === separators.none &&
    finished.test(norms[verb.from]!) &&
    !isSameWork(object, verb)
  );
}

/** Returns whether a thing is one that is known: "the finished film", "our talks", "200 of these posters". */
export function isCertain({ from }: Mention, { norms, breaks }: Words): boolean {
  for (let at = from - 1; at >= 0 && at >= from - 3 && breaks[at + 1] === separators.none; at -= 1) {
    if (/^(?:the|our|my|their|his|her|this|that|these|those)$/.test(norms[at]!)) return true;
    if (/^(?:a|an|to|some|new|of|and)$/.test(norms[at]!)) return false;
  }
  return false;
}

/** Returns whether a thing belongs to the very skill of its verb, or to a kind of it: "edit a trailer". */
export function isSameWork(object: Mention, verb: Pick<Mention, "concept">): boolean {
  return object.concept === verb.concept || concepts[object.concept]!.up.some(({ id }) => id === verb.concept);
}
