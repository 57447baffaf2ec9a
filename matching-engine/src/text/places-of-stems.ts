import { functionWords } from "../../lexicon/stop-words.ts";
import { stemOf } from "./stems.ts";
import { separators } from "./words.ts";
import type { Words } from "./words.ts";

/** Holds words by their places: those from `from` to before `to`. */
export interface WordPlace {
  from: number;
  to: number;
}

/** Returns where some stems stand in a text, one behind the other, with nothing but small words between them. */
export function placesOfStems({ norms, breaks }: Words, stems: readonly string[]): WordPlace[] {
  return norms.flatMap((norm, from) => {
    if (stemOf(norm) !== stems[0]) return [];
    let to = from + 1;
    for (const stem of stems.slice(1)) {
      while (functionWords.has(norms[to] ?? "") && breaks[to] === separators.none) to += 1;
      if (norms[to] === undefined || stemOf(norms[to]!) !== stem || breaks[to] !== separators.none) return [];
      to += 1;
    }
    return [{ from, to }];
  });
}
