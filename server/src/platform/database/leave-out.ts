/** Returns copies of the rows without some of their properties. */
export function leaveOut<Row extends object, Key extends keyof Row>(rows: Row[], ...keys: Key[]): Omit<Row, Key>[] {
  const left = new Set<PropertyKey>(keys);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !left.has(key))) as Omit<Row, Key>);
}
