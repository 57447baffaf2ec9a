import { textLimits } from "../../weights.ts";
import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Requirement } from "./requirements.ts";
import { hasFiniteVerb } from "./roles.ts";
import type { Roles } from "./roles.ts";

const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const day = "(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?";
const season = "(?:spring|summer|autumn|winter|christmas|easter|new year|half[- ]term|term)";
const count = "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|ten|twelve|a few|a couple of)";
const moment = [
  `${day} ${month}(?: 20\\d\\d)?`,
  `${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b`,
  `(?:early |mid[- ]|late |(?:the )?(?:start|end|beginning|middle) of |the first of |the last of )?${month}\\b(?: 20\\d\\d)?`,
  `(?:the )?(?:next |this |following )?${weekday}(?: week)?`,
  `(?:next|this|early next|later this|end of the|the end of the|the end of) (?:week|month|year|quarter)`,
  `(?:the )?(?:early |late |next |this )?${season}\\b`,
  `(?:the )?(?:start|end|beginning) of (?:term|the year|next year|the month|month)`,
  `${count} (?:days?|weeks?|months?)(?: time)?`,
].join("|");
const cue =
  "(?:(?:we |i )?(?:want to |like to |hope to |need to |can )?(?:start(?:ing|s)?|begin(?:ning)?|launch(?:ing|es)?|open(?:ing|s)?|ready|live|due|deadline|needed|wanted|delivered|delivery|finished|done|out)(?: is| it| them)?:? ?(?:on|in|by|before|for|from|at|until)?|by|before|until|within|on|in|from|for)";
/** Matches a date: words that open it, then a moment. A month alone counts only after such words, because "May" and "March" are words too. */
const dated = new RegExp(
  `\\b(?:(?:between|from) (?:${moment}) (?:and|to|until|till|-|–) (?:${moment})|${cue} (?:${moment})|as soon as possible|asap|straight ?away|immediately|urgently)\\b`,
  "gi",
);

/**
 * Reads when the work should start or be ready, in the writer's own words, because the engine has no clock. NOTE: a few lines instead
 * of a package: those that parse dates turn them into moments by the clock and know neither "start of term" nor "in spring".
 */
export function readDates(text: string): Requirement[] {
  const found: Requirement[] = [];
  for (const match of text.matchAll(dated).take(textLimits.datesPerBrief)) {
    const said = match[0].trimEnd();
    if (
      /^(?:in|for|on|from) (?:an?|one|\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|a few|a couple of) (?:days?|weeks?|months?)$/i.test(
        said,
      ) &&
      !/^in /i.test(said)
    )
      continue;
    const start = match.index;
    found.push({
      id: "",
      kind: "date",
      // NOTE: few profiles say when somebody is free, so a date costs nobody anything who says nothing of it. It is shown as it was meant.
      importance: "nice",
      isMeantAsMust: true,
      label: labelOfDate(said),
      concepts: [],
      start,
      end: start + said.length,
      weight: 0,
    });
  }
  return found;
}

/** Holds a brief with who each word is about, and which clauses tell a story. */
interface Told {
  words: Words;
  roles: Roles;
  stories: Uint8Array;
}

/**
 * Takes out the dates of a story, and a season that something lasts: "in March we sent the pack" and "from May to September we can't
 * complain" say nothing about when the work is, but "cover from May to September" does.
 */
export function datesOfWork(dates: readonly Requirement[], { words, roles, stories }: Told): Requirement[] {
  return dates.filter(({ start, label }) => {
    const at = words.starts.findIndex((place) => place >= start);
    const lasts = /^from /i.test(label) && isInTellingSentence(words, roles, at);
    return stories[at] !== 1 && !lasts;
  });
}

/** Returns whether a date stands in a sentence that says what happens and asks for nothing: "from October the café is dead". */
function isInTellingSentence({ norms, breaks }: Words, { asked }: Roles, at: number): boolean {
  let from = at;
  while (from > 0 && breaks[from] !== separators.sentence) from -= 1;
  let to = at + 1;
  while (to < norms.length && breaks[to] !== separators.sentence) to += 1;
  return !asked.subarray(from, to).some((role) => role > 0) && hasFiniteVerb(norms.slice(from, to));
}

/** Returns a date as a short line: "want to start in January" is "Start in January". */
function labelOfDate(said: string): string {
  const plain = said.replace(/^(?:we |i )?(?:want to |like to |hope to |need to |can )/i, "");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
