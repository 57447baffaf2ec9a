/**
 * Throws the errors that were collected while the other work went on: the single one as it is, several as one error.
 */
export function throwAll(errors: unknown[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join("; "));
}
