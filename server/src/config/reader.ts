import type { Environment } from "./types.ts";

export type Reader = ReturnType<typeof createReader>;

/** Reads variables one by one and remembers which exist. An empty variable counts as not set. */
export function createReader(env: Environment, problems: string[]) {
  const known = new Set<string>();
  const problem = (sentence: string) => void problems.push(sentence);

  function text(name: string): string | null {
    known.add(name);
    return env[name]?.trim() || null;
  }

  function choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = text(name);
    if (value === null) return fallback;
    const found = choices.find((each) => each === value);
    if (!found) problem(`${name} is "${value}", but must be ${inWords(choices)}.`);
    return found ?? fallback;
  }

  function number<const D extends number | null>(
    name: string,
    range: { default: D; min: number; max: number },
  ): number | D {
    const value = text(name);
    if (value === null) return range.default;
    const isGood = /^\d+$/.test(value) && Number(value) >= range.min && Number(value) <= range.max;
    if (!isGood) problem(`${name} is "${value}", but must be a whole number from ${range.min} to ${range.max}.`);
    return isGood ? Number(value) : range.default;
  }

  /** NOTE: the value is never repeated in the problem, because addresses may hold a password. */
  function url(name: string, protocols: string[]): string | null {
    const value = text(name);
    if (value === null) return null;
    const isGood = URL.canParse(value) && protocols.includes(new URL(value).protocol);
    if (!isGood)
      problem(`${name} must be an address that begins with ${inWords(protocols.map((each) => `${each}//`))}.`);
    return isGood ? value : null;
  }

  function list(name: string): string[] | null {
    const value = text(name);
    return value === null
      ? null
      : [
          ...new Set(
            value
              .split(",")
              .map((each) => each.trim())
              .filter(Boolean),
          ),
        ];
  }

  /** Variables that only make sense together: all of them, or none. */
  function together<K extends string>(names: Record<K, string>): Record<K, string> | null {
    const entries = (Object.entries(names) as [K, string][]).map(([key, name]) => ({ key, name, value: text(name) }));
    const missing = entries.filter(({ value }) => value === null).map(({ name }) => name);
    if (missing.length === entries.length) return null;
    if (missing.length > 0) {
      const set = entries.filter(({ value }) => value !== null).map(({ name }) => name);
      problem(
        `${set.join(", ")} ${set.length === 1 ? "is" : "are"} set, but ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
      );
      return null;
    }
    return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<K, string>;
  }

  function prefix(name: string, value: string, prefixes: string[]) {
    if (!prefixes.some((each) => value.startsWith(each))) problem(`${name} must begin with ${inWords(prefixes)}.`);
  }

  /** Sentences about variables that look like ours misspelt, where ours is not set. Others' variables are no concern of ours. */
  function listNearMisses(): string[] {
    const unset = [...known].filter((name) => name.length >= shortestGuessed && !env[name]?.trim());
    return Object.keys(env)
      .toSorted()
      .filter((name) => !known.has(name))
      .flatMap((name) => {
        const near = unset.find((each) => isNear(each, name));
        return near ? [`${name} is not a variable of this server. Did you mean ${near}?`] : [];
      });
  }

  return { text, choice, number, url, list, together, prefix, listNearMisses, problem };
}

function inWords(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join("") : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

/** Of shorter names, as of PORT, too many others differ in a letter or two. */
const shortestGuessed = 7;

function isNear(ours: string, theirs: string): boolean {
  if (Math.abs(ours.length - theirs.length) > 2) return false;
  return distance(ours, theirs) <= (ours.length >= 10 ? 2 : 1);
}

/** How many letters differ between two names (Levenshtein). */
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
