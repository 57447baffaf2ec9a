import type { CaseStudyBody, OwnCaseStudy, WorkPerson } from "@triptych/contract/work";

/** Describes a picture of the form: chosen and on its way, or uploaded. */
export interface FormImage {
  key: string;
  fileId: string | null;
  /** Holds an address to show it at while the form is open. */
  shownAt: string;
  alternativeText: string;
  /** Says that the server does not have it any more. */
  isGone?: boolean;
}

/** Describes somebody who is credited in the form. */
export interface FormCredit extends WorkPerson {
  role: string;
  state?: "waiting" | "confirmed" | "refused";
}

/** Holds what the form of a case study shows. */
export interface CaseStudyDraft {
  values: CaseStudyBody;
  images: readonly FormImage[];
  credits: readonly FormCredit[];
}

/** Returns an empty case study of this year. */
export function emptyCaseStudy(today: Date): CaseStudyBody {
  return {
    title: "",
    client: "",
    year: today.getFullYear(),
    part: "",
    outcome: "",
    skills: [],
    sector: null,
    films: [],
    images: [],
    credits: [],
  };
}

/** Returns what a saved case study is changed with. */
export function bodyOf(saved: OwnCaseStudy): CaseStudyBody {
  const { title, client, year, part, outcome, skills, sector, films, images, credits } = saved;
  return {
    ...({ title, client, year, part, outcome, skills, sector, films } as Omit<CaseStudyBody, "images" | "credits">),
    images: images.map(({ fileId, alternativeText }) => ({ fileId, alternativeText })),
    credits: credits.map(({ userId, role }) => ({ userId, role })),
  };
}

/** Reads an unsaved case study as it was kept, with what is missing from an empty or saved one. Returns null where there is none. */
export function parseDraft(text: string, initial: CaseStudyDraft): CaseStudyDraft | null {
  try {
    const { values, images, credits } = JSON.parse(text) as CaseStudyDraft;
    if (!Array.isArray(images) || !Array.isArray(credits)) return null;
    const all = { ...initial.values, ...values };
    // NOTE: an empty year is not a number, which JSON has no word for.
    return { values: { ...all, year: all.year ?? Number.NaN }, images, credits };
  } catch {
    return null;
  }
}

/** Returns a list with the item at one place moved to another one. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const at = Math.max(0, Math.min(to, list.length - 1));
  const left = list.toSpliced(from, 1);
  return from < 0 || from >= list.length ? [...list] : left.toSpliced(at, 0, list[from]!);
}

/** Returns items in the order of these ids. Those that it does not name follow as they were. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the place over which something is held: the one whose box has the point in it, or is nearest to it. */
export function placeAt(boxes: readonly Box[], point: { x: number; y: number }): number {
  const distances = boxes.map(({ left, top, width, height }) => {
    const x = Math.max(left - point.x, 0, point.x - left - width);
    const y = Math.max(top - point.y, 0, point.y - top - height);
    return Math.hypot(x, y);
  });
  return distances.indexOf(Math.min(...distances));
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Says for whom and when something was made. */
export const madeFor = ({ client, year }: { client: string | null; year: number }): string =>
  client === null ? `Client under wraps, ${year}` : `For ${client}, ${year}`;

/** Returns a list with a new item before the first one that was chosen after it, or at its end. */
export function placeAsChosen<Item extends { key: string }>(
  list: readonly Item[],
  item: Item,
  chosen: readonly string[],
): readonly Item[] {
  const later = chosen.slice(chosen.indexOf(item.key) + 1);
  const at = list.findIndex(({ key }) => later.includes(key));
  return at === -1 ? [...list, item] : list.toSpliced(at, 0, item);
}
