import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "../../ui/toast.ts";
import { improvedToast } from "./improvement-words.ts";
import type { ReadingEditing } from "./use-reading.ts";
import type { Improved } from "./use-search.ts";

type Read = Pick<ReadingEditing, "reading" | "isReading" | "error">;

/**
 * Returns a function that says that a brief was improved, once it is known what was read in it, so that one sentence says both. Says
 * nothing where another brief (`turn`) was opened meanwhile.
 */
export function useImprovedToast(turn: number, { reading, isReading, error }: Read): (improved: Improved) => void {
  const [waiting, setWaiting] = useState<{ improved: Improved; turn: number } | null>(null);
  const said = useRef<typeof waiting>(null);
  const isKnown = waiting?.turn === turn && (error !== null || (reading !== undefined && !isReading));
  const say = useEffectEvent((next: NonNullable<typeof waiting>) => {
    if (said.current !== next) toast(improvedToast(next.improved, error ? undefined : reading));
    said.current = next;
  });
  useEffect(() => {
    if (isKnown) say(waiting);
  }, [isKnown, waiting]);
  return (improved) => setWaiting({ improved, turn });
}
