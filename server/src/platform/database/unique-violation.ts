const uniqueViolation = "23505";

/** Did the database refuse a row because another one has the same name, address or the like? */
export function isUniqueViolation(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ((current as { code?: unknown }).code === uniqueViolation) return true;
  }
  return false;
}
