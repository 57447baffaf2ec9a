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

const irregular: Readonly<Record<string, string>> = {
  write: "written",
  rewrite: "rewritten",
  draw: "drawn",
  lay: "laid",
  shoot: "shot",
  cut: "cut",
  recut: "recut",
  bind: "bound",
  light: "lit",
  sew: "sewn",
  trim: "trimmed",
  dub: "dubbed",
  read: "read",
};

/** Returns a verb as it stands behind a thing that is to be done: "a guide written", "our site redesigned". */
export function participleOf(verb: string): string {
  return irregular[verb] ?? (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);
}

/** Returns a verb as it stands behind "needs": "the panels need writing". */
export function gerundOf(verb: string): string {
  if (/(?:cut|trim|chop|dub|program|scan|plan|map|ship|knit)$/.test(verb)) return `${verb}${verb.at(-1)!}ing`;
  return verb.endsWith("e") && !verb.endsWith("ee") ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
