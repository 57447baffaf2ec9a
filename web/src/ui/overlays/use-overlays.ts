import { useEffect, useEffectEvent, useState } from "react";
import { loadCodePart } from "../../platform/code-part.ts";
import { toastError } from "../toast.ts";
import type * as OverlaysFile from "./overlays.ts";

type Overlays = typeof OverlaysFile;

let loaded: Overlays | undefined;

/** Loads the menus and dialogs. Pages call it once they are drawn, so that the first press finds them there. */
export async function loadOverlays(): Promise<void> {
  loaded ??= await loadCodePart(() => import("./overlays.ts"), { mayReload: false });
}

const againMs = 5_000;

/** Returns the menus and dialogs once they are wanted and have loaded. Keeps trying while they are wanted. */
export function useOverlays({
  isWanted,
  onFailed,
}: {
  isWanted: boolean;
  onFailed?: (() => void) | undefined;
}): Overlays | undefined {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const [, setIsLoaded] = useState(loaded !== undefined);
  const fail = useEffectEvent(() => {
    toastError("This could not be opened. Please check your connection and try again.");
    onFailed?.();
  });
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void loadOverlays().then(
        () => isOver || setIsLoaded(true),
        () => {
          if (isOver) return;
          fail();
          timer = setTimeout(load, againMs);
        },
      );
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
  return wasWanted ? loaded : undefined;
}
