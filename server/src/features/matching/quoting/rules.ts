import type { Criterion, Match } from "@triptych/contract/matching";
import type { ReferenceQuote } from "@triptych/matching-engine/quote-references";

/** Names who wrote each reference. */
export type Authors = ReadonlyMap<string, string>;

/**
 * Adds what others say to requirements that the person's own profile meets, wholly or in part. NOTE: nothing else of a match changes, so
 * that nobody stands higher or lower for references.
 */
export function withReferences(matches: Match[], quotes: readonly ReferenceQuote[], authors: Authors): Match[] {
  if (quotes.length === 0) return matches;
  const byPlace = new Map(quotes.map((quote) => [placeOf(quote.userId, quote.criterionId), quote]));
  return matches.map((match) => ({
    ...match,
    criteria: match.criteria.map((criterion) => {
      const found = isShown(criterion) ? byPlace.get(placeOf(match.user.id, criterion.id)) : undefined;
      const author = found && authors.get(found.referenceId);
      if (!found || author === undefined) return criterion;
      const { referenceId, quote, proof } = found;
      return { ...criterion, said: { referenceId, author, quote, proof } };
    }),
  }));
}

const placeOf = (userId: string, criterionId: string) => `${userId} ${criterionId}`;

const isShown = ({ importance, status }: Criterion) =>
  importance !== "mustNot" && (status === "met" || status === "partly");
