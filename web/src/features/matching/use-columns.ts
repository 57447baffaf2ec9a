import { useSyncExternalStore } from "react";

const two = matchMedia("(min-width: 640px)");
const three = matchMedia("(min-width: 1024px)");

/** Returns how many cards stand side by side: one on a narrow screen, else two or three. */
export function useColumns(): 1 | 2 | 3 {
  return useSyncExternalStore(subscribe, () => (three.matches ? 3 : two.matches ? 2 : 1));
}

function subscribe(notify: () => void) {
  two.addEventListener("change", notify);
  three.addEventListener("change", notify);
  return () => {
    two.removeEventListener("change", notify);
    three.removeEventListener("change", notify);
  };
}
