/** Returns whether a word is a past form, which tells what happened. */
export function isPast(word: string): boolean {
  return /[a-z]{2}ed$/.test(word) || pastForms.has(word);
}

const pastForms = new Set(
  "been done got had made gone went came saw seen gave given took taken knew known thought found left kept heard stood felt brought bought sold paid sent met won lost told said wrote written spoke spoken ran held worn grown grew began begun".split(
    " ",
  ),
);

/** Returns whether a word is a verb that ends in "-ing"; "nothing" and "something" are none. */
export const isGerund = (word: string) =>
  /[a-z]{2}ing$/.test(word) && !/thing$|^(?:king|spring|string|wedding)/.test(word);
