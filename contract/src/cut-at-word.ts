/**
 * Returns a text of at most `max` characters (code points) as it is, else its beginning up to the end of a word, and an ellipsis. A
 * single word that is too long for that is cut inside.
 */
export function cutAtWord(text: string, max: number): string {
  // Looks at no more than it needs, because the text may be long: a code point has at most two units.
  const characters = Array.from(text.slice(0, 2 * max + 2).toWellFormed());
  if (characters.length <= max && text.length <= 2 * max + 2) return text;
  const beginning = characters.slice(0, max).join("");
  const words = endsWord(characters[max]) ? beginning : beginning.replace(/\s\S*$/u, "");
  const kept = words.length > beginning.length / 2 ? words : beginning;
  return `${kept.replace(/[\s,;:–—-]+$/u, "")}…`;
}

function endsWord(next: string | undefined): boolean {
  return next === undefined || /\s/u.test(next);
}
