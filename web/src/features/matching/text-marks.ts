/** Says where words stand in a text: `text.slice(start, end)`. */
export interface Place {
  start: number;
  end: number;
}

/** Describes a stretch of a text that is drawn in a certain way. */
export interface TextMark<Look extends string = string> extends Place {
  look: Look;
}

/** Describes a piece of a text with every way in which it is drawn. */
export interface MarkedPiece<Look extends string = string> {
  text: string;
  looks: Look[];
}

/** Cuts a text at the ends of its marks, which may overlap, so that each piece is drawn in one way. */
export function markedPieces<Look extends string>(text: string, marks: readonly TextMark<Look>[]): MarkedPiece<Look>[] {
  const inText = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const cuts = [0, text.length, ...inText.flatMap(({ start, end }) => [start, end])];
  const ends = [...new Set(cuts)].toSorted((a, b) => a - b);
  return ends.slice(1).map((end, index) => {
    const start = ends[index]!;
    const over = inText.filter((mark) => mark.start < end && mark.end > start);
    return { text: text.slice(start, end), looks: [...new Set(over.map(({ look }) => look))] };
  });
}
