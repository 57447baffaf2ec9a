/** Holds a comment that does not begin as the style asks, with the line that it starts on, counted from 1. */
export interface PoorComment {
  line: number;
  text: string;
}

const blockStart = /^\s*(?:\{\s*)?\/\*\*?\s*(.*)$/;
const lineComment = /^\s*\/\/\s?(.*)$/;
const forTools = /^(?:NOTE:|TODO|oxlint|@|#|\/|$)/;
/** Lists words that end in "s" like a verb in the third person and are none. */
const notVerbs = new Set(["Always", "As", "Its", "Less", "Perhaps", "Thus", "This", "Unless", "Yes"]);

/** Returns the comments of a file of TypeScript or CSS that begin with neither a verb in the third person nor `NOTE:`. */
export function findPoorComments(source: string): PoorComment[] {
  const lines = source.split("\n");
  return lines.flatMap((_, index) => {
    const text = openingOf(lines, index);
    return text === null || forTools.test(text) || beginsWithVerb(text) ? [] : [{ line: index + 1, text }];
  });
}

/** Returns the first words of the comment that starts on this line, or `null`. */
function openingOf(lines: string[], index: number): string | null {
  const line = lines[index]!;
  const block = blockStart.exec(line);
  if (block) return block[1] !== "" ? block[1]! : (lines[index + 1] ?? "").replace(/^\s*\*?\s*/, "");
  const isContinued = index > 0 && lineComment.test(lines[index - 1]!);
  return isContinued ? null : (lineComment.exec(line)?.[1] ?? null);
}

function beginsWithVerb(text: string): boolean {
  const first = /^[A-Z][a-z]+/.exec(text)?.[0] ?? "";
  return first.endsWith("s") && !notVerbs.has(first);
}
