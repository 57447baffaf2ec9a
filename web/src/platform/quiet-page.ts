import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isCodeLoading } from "./code-part.ts";

const lookMs = 100;
/** Counts how often in a row nothing must be on its way, because what arrives may ask for more. */
const looksInARow = 2;
const atMostMs = 8_000;

/**
 * Calls back once nothing more is on its way for what the page shows, for what can come after it. Waits at most some seconds.
 * Returns a function that cancels it.
 */
export function whenQuiet(client: QueryClient, callBack: () => void): () => void {
  const until = performance.now() + atMostMs;
  let quiet = 0;
  const timer = setInterval(() => {
    const isBusy = document.readyState !== "complete" || isCodeLoading() || client.isFetching() > 0;
    quiet = isBusy ? 0 : quiet + 1;
    if (quiet < looksInARow && performance.now() < until) return;
    clearInterval(timer);
    callBack();
  }, lookMs);
  return () => clearInterval(timer);
}

/** Loads what the next press may need once the page is drawn. NOTE: where it does not load, the press itself tries again. */
export function useLoadSoon(load: () => Promise<unknown>) {
  const client = useQueryClient();
  const start = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => whenQuiet(client, () => start()), [client]);
}

/** Returns whether the first page has been drawn, with everything it fetched. */
export function useIsQuiet(): boolean {
  const client = useQueryClient();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => whenQuiet(client, () => setIsQuiet(true)), [client]);
  return isQuiet;
}
