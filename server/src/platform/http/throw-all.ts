/** Throws what was collected while the rest was still done: nothing, the one error, or all of them together. */
export function throwAll(errors: unknown[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, errors.map(String).join("; "));
}
