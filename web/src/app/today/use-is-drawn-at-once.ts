import { listSuggestions } from "@triptych/contract/matching";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isReplyOf } from "../../platform/query.ts";

const atMostMs = 1_500;

/**
 * Returns whether what the sections of Today begin with has arrived, so that they appear together and nothing jumps. A slow call
 * keeps them for a moment only.
 */
export function useIsDrawnAtOnce(): boolean {
  const client = useQueryClient();
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    const look = () => {
      if (client.isFetching({ predicate: isAwaited }) === 0) setIsDrawn(true);
    };
    // NOTE: sections begin to fetch before this runs, because they are inside the panel.
    look();
    const stop = client.getQueryCache().subscribe(look);
    const timer = setTimeout(() => setIsDrawn(true), atMostMs);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, isDrawn]);
  return isDrawn;
}

/** NOTE: not the suggestions, which take longest and stand last. */
function isAwaited({ state, queryKey }: Query): boolean {
  return state.data === undefined && !isReplyOf(listSuggestions, queryKey[0]);
}
