/** Holds what is known about somebody's payments, answers and saves, by the names that the check shows. */
export type PaymentFacts = Record<string, string | number | boolean | null>;

/** Returns a number between 0 and 1, as `Math.random` does. */
export type Random = () => number;

/**
 * Gives everybody other people's facts, and some that nobody has: every field is dealt out anew on its own, from all
 * values that occur and as many invented ones.
 */
export function scramble(facts: ReadonlyMap<string, PaymentFacts>, random: Random): Map<string, PaymentFacts> {
  const fields = fieldsOf(facts);
  const scrambled = new Map<string, PaymentFacts>([...facts.keys()].map((id) => [id, {}]));
  for (const field of fields) {
    const values = [...facts.values()].map((each) => each[field] ?? null);
    const deck = shuffle([...values, ...values.map((value) => invent(value, random))], random);
    for (const each of scrambled.values()) each[field] = deck.pop() ?? null;
  }
  return scrambled;
}

export function fieldsOf(facts: ReadonlyMap<string, PaymentFacts>): string[] {
  return [...new Set([...facts.values()].flatMap((each) => Object.keys(each)))].toSorted();
}

/** Merges what several sources know about everybody. */
export function mergeFacts(...sources: ReadonlyMap<string, PaymentFacts>[]): Map<string, PaymentFacts> {
  const merged = new Map<string, PaymentFacts>();
  for (const source of sources)
    for (const [userId, facts] of source) merged.set(userId, { ...merged.get(userId), ...facts });
  return merged;
}

/** Sorts people by what they pay, so that the order in which they enter the index is scrambled too. */
export function orderByFacts<T extends { id: string }>(
  people: readonly T[],
  facts: ReadonlyMap<string, PaymentFacts>,
): T[] {
  const keyed = people.map((person) => ({
    person,
    key: JSON.stringify(inOrder(facts.get(person.id) ?? {})),
  }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ person }) => person);
}

function inOrder(known: PaymentFacts) {
  return Object.keys(known)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((field) => [field, known[field]]);
}

function shuffle<T>(list: T[], random: Random): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

function invent(like: PaymentFacts[string], random: Random): PaymentFacts[string] {
  if (typeof like === "boolean") return random() < 0.5;
  if (typeof like === "number") return Math.floor(random() * 100_000);
  return `invented-${Math.floor(random() * 1_000_000)}`;
}
