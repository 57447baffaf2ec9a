import { chipsOf, type ShownReading } from "./reading-changes.ts";
import { nameOfGroup } from "./reading-words.ts";
import type { Place, TextMark } from "./text-marks.ts";

/** Lists how words are drawn: as read, as the words that somebody points at, and as used for nothing yet. */
export type WordLook = "must" | "nice" | "avoid" | "aboutYou" | "active" | "unused";

/**
 * Returns the marks of a text by what was read in it, and none while the reading is of an older text. The server reads the text
 * without the spaces around it.
 */
export function marksOf(text: string, reading: ShownReading | undefined, pointed: string | null): TextMark<WordLook>[] {
  if (reading === undefined || text.trim() !== reading.text) return [];
  const before = text.length - text.trimStart().length;
  const mark = ({ start, end }: Place, look: WordLook) => ({ start: start + before, end: end + before, look });
  const read = chipsOf(reading).flatMap(({ group, places }) => places.map((place) => mark(place, nameOfGroup(group))));
  const { question } = reading;
  return [
    ...read,
    ...tellingUnused(reading).map((place) => mark(place, "unused")),
    ...(question ? [mark(question, "active")] : []),
    ...pointedPlaces(reading, pointed).map((place) => mark(place, "active")),
  ];
}

/** Names unused words while somebody points at them. A requirement is named by the key of its chip. */
export const keyOfUnused = ({ start, end }: Place) => `unused ${start} ${end}`;

/** Returns where the words stand that somebody points at, by its key. What is not in the reading any more has no words. */
function pointedPlaces(reading: ShownReading, pointed: string | null): readonly Place[] {
  if (pointed === null) return [];
  const chip = chipsOf(reading).find(({ key }) => key === pointed);
  return chip?.places ?? tellingUnused(reading).filter((place) => keyOfUnused(place) === pointed);
}

/** Returns the unused words that may ask for something. Numbers, months and days alone ask for nothing that could be added. */
export function tellingUnused({ text, unused }: Pick<ShownReading, "text" | "unused">): Place[] {
  return unused.filter(({ start, end }) => !emptyWords.test(text.slice(start, end)));
}

const numbers =
  "\\d[\\d.,]*(?:st|nd|rd|th|k|m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|first|second|third|once|twice|half";
const times =
  "january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|weekends?|months?|years?|today|tomorrow";
const emptyWords = new RegExp(`^(?:(?:${numbers}|${times})(?:[\\s-]+|$))+$`, "i");
