import { chipsOf, type ShownReading } from "./reading-changes.ts";
import { nameOfGroup } from "./reading-words.ts";
import type { Place, TextMark } from "./text-marks.ts";

/** Lists how words are drawn: as read, as the words that somebody points at, and as used for nothing yet. */
export type WordLook = "must" | "nice" | "avoid" | "aboutYou" | "active" | "unused";

/**
 * Returns the marks of a text by what was read in it, and none while the reading is of an older text. The server reads the text
 * without the spaces around it.
 */
export function marksOf(
  text: string,
  reading: ShownReading | undefined,
  pointed: readonly Place[],
): TextMark<WordLook>[] {
  if (reading === undefined || text.trim() !== reading.text) return [];
  const before = text.length - text.trimStart().length;
  const mark = ({ start, end }: Place, look: WordLook) => ({ start: start + before, end: end + before, look });
  const read = chipsOf(reading).flatMap(({ group, places }) => places.map((place) => mark(place, nameOfGroup(group))));
  const { question } = reading;
  return [
    ...read,
    ...reading.unused.map((place) => mark(place, "unused")),
    ...(question ? [mark(question, "active")] : []),
    ...pointed.map((place) => mark(place, "active")),
  ];
}
