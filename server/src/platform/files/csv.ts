export type CsvCell = string | number | boolean | null;

/** Returns a line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Returns a cell. NOTE: a leading quote stops spreadsheets from running a cell as a formula. */
function csvCell(value: CsvCell): string {
  const text = value === null ? "" : String(value);
  const safe = typeof value === "string" && /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
