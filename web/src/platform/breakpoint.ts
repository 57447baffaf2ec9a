import { useSyncExternalStore } from "react";

/** Sets the width in pixels below which a screen is narrow. NOTE: the same as for the `sm:` classes. */
const narrowBelow = 640;

export function isNarrow(): boolean {
  return narrowScreen.matches;
}

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

const narrowScreen = matchMedia(`(max-width: ${narrowBelow - 0.02}px)`);

function subscribe(notify: () => void) {
  narrowScreen.addEventListener("change", notify);
  return () => narrowScreen.removeEventListener("change", notify);
}
