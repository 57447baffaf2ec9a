interface Group<Item> {
  heading: string;
  items: readonly Item[];
}

/** Returns the items that fit what was typed, in their groups, and the best first of both. Everything fits nothing typed. */
export function fittingItems<Item extends { words: readonly string[] }>(
  groups: readonly Group<Item>[],
  typed: string,
): Group<Item>[] {
  return groups
    .map(({ heading, items }) => {
      const fits = items.map((item) => ({ item, fit: fitOf(item.words, typed) })).filter(({ fit }) => fit > 0);
      fits.sort((one, another) => another.fit - one.fit);
      return { heading, items: fits.map(({ item }) => item), best: fits[0]?.fit ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .toSorted((one, another) => another.best - one.best);
}

/**
 * Returns how well an item fits what was typed, from 0 to 1: each typed word must begin a word of the item. Items whose first
 * words are typed come first.
 */
export function fitOf(words: readonly string[], typed: string): number {
  const asked = wordsOf(typed);
  const held = wordsOf(words.join(" "));
  if (!asked.every((beginning) => held.some((word) => word.startsWith(beginning)))) return 0;
  return asked.every((beginning, at) => held[at]?.startsWith(beginning)) ? 1 : 0.5;
}

/** Returns the words of a text in small letters, without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
