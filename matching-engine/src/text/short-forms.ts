/** Lists short forms whose full stop ends no sentence, as a part of a regular expression: "e.g.", "St. Ives". */
export const shortForms = String.raw`i\.e|e\.g|c|ca|approx|vs|mr|mrs|ms|dr|prof|rev|st|incl|excl|max|min|no`;

const shortForm = new RegExp(String.raw`(?:^|[\s("“‘])(?:${shortForms})$`, "i");
const longest = 12;

/** Returns whether the full stop at a place of a text belongs to a short form before it. */
export function endsShortForm(text: string, at: number): boolean {
  return text[at] === "." && shortForm.test(text.slice(Math.max(0, at - longest), at));
}
