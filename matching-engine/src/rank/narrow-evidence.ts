import { stemsOf } from "../read/brief/narrow-exclusions.ts";
import { conceptOf, fieldOf, lengthOf, sourceOf, startOf } from "../read/profile/evidence.ts";
import { sources, textsOf } from "../searchable-profile.ts";
import type { SearchableProfile } from "../searchable-profile.ts";

/** Returns the evidence without what other words than the excluded ones show: "no betting" refuses nobody for board games. */
export function withoutOtherWords(
  { profile, evidence }: { profile: SearchableProfile; evidence: Uint32Array },
  relations: Float32Array,
  excluded: readonly string[][],
): Uint32Array {
  const unrelated = relations.indexOf(0);
  const left = evidence.slice();
  for (let at = 0; at < left.length; at += 2) {
    const first = left[at]!;
    if (relations[conceptOf(first)] === 0 || says(profile, [first, left[at + 1]!], excluded)) continue;
    left[at] = ((first & ~0xfff) | unrelated) >>> 0;
  }
  return left;
}

/** Returns whether the words of a piece of evidence are what is excluded, or a part of it: "oil" of "oil and gas". A tick names all of its sector. */
function says(profile: SearchableProfile, [first, second]: [number, number], excluded: readonly string[][]): boolean {
  const source = sourceOf(first);
  if (source === sources.tick || source === sources.skill) return false;
  const text = textsOf(profile)[fieldOf(first)]?.text ?? "";
  const shown = stemsOf(text.slice(startOf(second), startOf(second) + lengthOf(second)));
  return excluded.some(
    (stems) => stems.every((stem) => shown.includes(stem)) || shown.every((stem) => stems.includes(stem)),
  );
}
