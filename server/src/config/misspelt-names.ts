import type { Environment } from "./types.ts";

/** Skips shorter names, such as PORT: too many variables of other programs differ from them in a letter or two. */
const shortestGuessed = 7;

/** Returns a hint for each variable whose name looks like a misspelling of one of ours that is not set. */
export function listMisspeltNames(env: Environment, names: readonly string[]): string[] {
  const known = new Set(names);
  const unset = names.filter((name) => name.length >= shortestGuessed && !env[name]?.trim());
  return Object.keys(env)
    .toSorted()
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const near = unset.find((each) => isNear(each, name));
      return near ? [`${name} is not a variable of this server. Did you mean ${near}?`] : [];
    });
}

function isNear(ours: string, theirs: string): boolean {
  if (Math.abs(ours.length - theirs.length) > 2) return false;
  return distance(ours, theirs) <= (ours.length >= 10 ? 2 : 1);
}

/** Counts the letters that differ between two names (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
