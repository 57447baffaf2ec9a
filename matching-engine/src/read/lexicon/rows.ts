/** Marks an alias that needs capitals, one that needs the context of a place, and one that counts only as it is written. */
export const aliasMarks = { needsCapitals: "^", needsPlaceContext: "?", asWritten: "+" } as const;

/** Describes an alias as the lexicon files write it: `words~0.5` has a weight, `^words` needs capitals, `words?` needs a place's context, `words+` counts only in just that form. */
export interface Alias {
  words: string;
  weight: number;
  needsCapitals: boolean;
  needsPlaceContext: boolean;
  asWritten: boolean;
}

export function readAliases(list: string): Alias[] {
  return list
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readAlias);
}

function readAlias(part: string): Alias {
  const [written = "", weight] = part.split("~");
  const needsCapitals = written.startsWith("^");
  const needsPlaceContext = written.endsWith("?");
  const asWritten = written.endsWith("+");
  const words = written.replace(/^\^|[?+]$/g, "");
  return { words, weight: weight === undefined ? 1 : Number(weight), needsCapitals, needsPlaceContext, asWritten };
}

/** Splits a data file into blocks: the first line is the block's name, the others are `key: value`. */
export function readBlocks(table: string): { name: string; lines: { key: string; value: string }[] }[] {
  return table
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const [name = "", ...lines] = block.split("\n");
      return { name: name.trim(), lines: lines.filter((line) => line.trim() !== "").map(readLine) };
    });
}

export function readLine(line: string): { key: string; value: string } {
  const colon = line.indexOf(":");
  return { key: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}
