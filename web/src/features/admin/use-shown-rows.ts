import { useState } from "react";
import { useIsNarrow } from "../../platform/breakpoint.ts";
import { shownRows } from "./rules.ts";

/** Returns the rows of a list that are shown: all of them, and on narrow screens as many as somebody has asked for. */
export function useShownRows<Row>(rows: readonly Row[]): {
  isNarrow: boolean;
  shown: readonly Row[];
  hidden: number;
  showMore: () => void;
} {
  const isNarrow = useIsNarrow();
  const [steps, setSteps] = useState(1);
  const shown = isNarrow ? shownRows(rows, steps) : rows;
  return { isNarrow, shown, hidden: rows.length - shown.length, showMore: () => setSteps(steps + 1) };
}
