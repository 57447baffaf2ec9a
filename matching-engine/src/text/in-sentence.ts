/** Matches names, which keep their capital anywhere: what has a capital inside or is all capitals, days, months and feasts, and a shop system. */
const name =
  /^(?:\P{Ll}*\p{Lu}\P{Ll}*$|\S+\p{Lu}|(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Shopify)\b)/u;
/** Lists the kinds of requirement whose labels are names: places and languages. */
const ofNames: ReadonlySet<string> = new Set(["place", "other"]);

/** Returns the label of a requirement as it stands inside a sentence: "packaging design", "résumé writing", but "UI/UX", "Leeds" and "Welsh". */
export function inSentence(label: string, kind: string): string {
  return ofNames.has(kind) || name.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
