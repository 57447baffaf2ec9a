import { useLayoutEffect } from "react";

let holding = 0;

/**
 * Keeps a page that is longer than the window from scrolling behind an open dialog, by a rule of main.css.
 * NOTE: not with `:has()`, which would look through the whole page for a dialog whenever any part of it is added or removed.
 */
export function useHeldPage(isHeld: boolean) {
  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!isHeld || (holding === 0 && scrollHeight <= clientHeight)) return undefined;
    holding += 1;
    document.documentElement.dataset.held = "";
    return () => {
      holding -= 1;
      if (holding === 0) delete document.documentElement.dataset.held;
    };
  }, [isHeld]);
}
