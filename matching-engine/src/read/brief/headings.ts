/** Names the part of a brief that a heading opens. */
export type HeadedPart = "need" | "about" | "where" | "budget" | "wish" | "avoid" | "date" | "details";

/** Holds the words under a heading. Places in the text are `[start, end)`. */
export interface HeadedSpan {
  part: HeadedPart;
  start: number;
  end: number;
}

const partsByHeading: [HeadedPart, RegExp][] = [
  [
    "need",
    /^(?:the |our )?(?:needs?|must|must[- ]haves?|brief|job|project|task|scope|what we need|deliverables?|looking for)$/,
  ],
  ["about", /^(?:about(?: us| me)?|who we are|company|client|background)$/],
  ["where", /^(?:where|location|based)$/],
  ["budget", /^(?:our )?(?:budget|fee|rate|money)$/],
  ["wish", /^(?:nice[- ]to[- ]haves?|bonus|wishes|ideally|optional|also nice|maybe(?: also)?)$/],
  ["avoid", /^(?:avoid|please avoid|no|not wanted|don'?ts|exclusions?)$/],
  ["date", /^(?:when|dates?|timing|timings|deadline|start|timeline|schedule)$/],
  ["details", /^(?:details?|notes?|other|more|extra|extras)$/],
];

const heading = /(^|[.!?;\n]\s*|\s{2,})([A-Za-z][A-Za-z' -]{1,24}?)[ \t]*:(?!\/\/)/g;

/** Blanks the headings of a brief, because they are structure and no content; spaces keep every place. */
export function readHeadings(text: string): { text: string; spans: HeadedSpan[] } {
  const spans: HeadedSpan[] = [];
  let blanked = text;
  for (const match of text.matchAll(heading)) {
    const said = match[2]!.trim().toLowerCase();
    const part = partsByHeading.find(([, pattern]) => pattern.test(said))?.[0];
    if (part === undefined) continue;
    const from = match.index + match[1]!.length;
    const start = match.index + match[0].length;
    const last = spans.at(-1);
    if (last !== undefined) last.end = from;
    spans.push({ part, start, end: text.length });
    blanked = `${blanked.slice(0, from)}${" ".repeat(start - from - 1)}.${blanked.slice(start)}`;
  }
  for (const span of spans) span.end = Math.min(span.end, endOfLine(text, span));
  return { text: blanked, spans };
}

/** Returns where the words under a heading end: at the end of its own line, or of the list below it when its own line is empty. */
function endOfLine(text: string, { start }: HeadedSpan): number {
  const lineEnd = text.indexOf("\n", start);
  if (lineEnd < 0) return text.length;
  if (text.slice(start, lineEnd).trim() !== "") return lineEnd;
  const paragraph = /\n\s*\n/.exec(text.slice(lineEnd + 1));
  return paragraph === null ? text.length : lineEnd + 1 + paragraph.index;
}
