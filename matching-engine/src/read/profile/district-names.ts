import { separators } from "../../text/words.ts";
import type { Words } from "../../text/words.ts";
import type { Mention } from "../lexicon/mentions.ts";
import { concepts } from "../lexicon/taxonomy.ts";

/**
 * Drops a place that is only part of a district's name: in "Roma Norte, Mexico City" a further capital follows, and then a place that
 * does not hold the first. Where none follows, all other places of the text say whether the first is meant.
 */
export function withoutDistrictNames(mentions: readonly Mention[], words: Words): Mention[] {
  const places = mentions.filter(({ concept }) => concepts[concept]!.kind === "place");
  return mentions.filter((mention) => {
    if (concepts[mention.concept]!.kind !== "place" || !isFollowedByAName(mention, words)) return true;
    const next = places.filter(({ from }) => from === mention.to + 1);
    const others = places.filter(({ from }) => from !== mention.from && from !== mention.to);
    const behind = next.length > 0 ? next : others;
    return behind.length === 0 || behind.some(({ concept }) => isSamePlace(mention.concept, concept));
  });
}

function isFollowedByAName({ to }: Mention, { text, starts, breaks }: Words): boolean {
  const start = starts[to];
  if (start === undefined || breaks[to] !== separators.none || breaks[to + 1] === separators.sentence) return false;
  return /\p{Lu}/u.test(text.charAt(start));
}

/** Returns whether one place is, holds or lies in the other. */
function isSamePlace(one: number, other: number): boolean {
  return one === other || holds(one, other) || holds(other, one);
}

function holds(place: number, inner: number): boolean {
  return concepts[inner]!.up.some(({ id }) => id === place);
}
