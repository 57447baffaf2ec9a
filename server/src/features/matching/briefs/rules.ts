/** Returns who came and who left between two runs; nobody where there was no run before. */
export function compareRuns(
  last: readonly string[],
  previous: readonly string[] | null,
): { came: string[]; left: string[] } {
  if (!previous) return { came: [], left: [] };
  return { came: last.filter((id) => !previous.includes(id)), left: previous.filter((id) => !last.includes(id)) };
}
