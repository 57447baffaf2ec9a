import type { StoredFile } from "@triptych/contract/files";
import { type CaseStudyImage, type WorkCover, type WorkPicture, workLimits } from "@triptych/contract/work";

/** Holds what matching may read of a case study. */
export interface WorkWords {
  id: string;
  title: string;
  text: string;
}

/** Returns the words of a case study that are searched: what was made and what the owner did, and not for whom. */
export function wordsOf(told: { id: string; title: string; part: string; outcome: string }): WorkWords {
  const { id, title, part, outcome } = told;
  return { id, title, text: [part, outcome].filter((each) => each !== "").join("\n") };
}

/** Describes a stored picture with its words. */
export function pictureOf(file: StoredFile, alternativeText: string): WorkPicture {
  const { width = 1, height = 1, pictures } = file;
  return { alternativeText, width, height, pictures };
}

export const imageOf = (file: StoredFile, alternativeText: string): CaseStudyImage => ({
  fileId: file.id,
  ...pictureOf(file, alternativeText),
});

/** Limits the sizes of a cover, which is never shown larger than on a card. */
const coverWidth = 640;

/** Describes a case study as a card shows it. */
export function coverOf(told: { id: string; title: string }, file: StoredFile, alternativeText: string): WorkCover {
  const picture = pictureOf(file, alternativeText);
  const small = picture.pictures.filter(({ width }) => width <= coverWidth);
  return { ...told, picture: { ...picture, pictures: small.length === 0 ? picture.pictures.slice(0, 1) : small } };
}

/** Returns ids in the order that is asked for; those that it leaves out follow as they were. */
export function inOrder(current: readonly string[], asked: readonly string[]): string[] {
  const known = asked.filter((id, at) => current.includes(id) && asked.indexOf(id) === at);
  return [...known, ...current.filter((id) => !known.includes(id))];
}

/** Returns the moment before which what was deleted is gone for good. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - keptHours * 3_600_000);

/** Returns whether what was deleted then can still be brought back. */
export const canBeRestored = (removedAt: Date, now: Date): boolean =>
  now.getTime() - removedAt.getTime() <= workLimits.undoMinutes * 60_000;

// NOTE: longer than it can be brought back, so that who was asked about a credit is known for a day.
const keptHours = 25;
