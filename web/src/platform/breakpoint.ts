import { useSyncExternalStore } from "react";

/** Pixels: screens narrower than this are narrow. The same as the `sm:` classes. */
export const narrowBelow = 640;

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
