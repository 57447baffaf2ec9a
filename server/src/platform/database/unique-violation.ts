const uniqueViolation = "23505";

/** Returns whether the database refused a row because another one has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === uniqueViolation) return true;
  }
  return false;
}
